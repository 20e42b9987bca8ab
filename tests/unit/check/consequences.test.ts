// Findings that follow from others are not reported beside them, and all others are.
import { describe, expect, it } from 'vitest'
import { dropConsequences } from '../../../cli/check/consequences.ts'
import type { Diagnostic } from '../../../cli/model/diagnostic.ts'

type More = Partial<Diagnostic>

/** A finding at `file:line:column`, or `file:line:column-column` of that line. */
function found(code: string, where: string, more: More = {}): Diagnostic {
  const [, file = '', line, column, end] = /^(.*):(\d+):(\d+)(?:-(\d+))?$/.exec(where) ?? []
  const at = (text: string | undefined) => ({ line: Number(line), column: Number(text) })
  const place = { file, start: at(column), ...(end === undefined ? {} : { end: at(end) }) }
  return { code, severity: 'error', message: code, place, ...more }
}
const named = (kind: 'file' | 'key' | 'element', ...names: readonly string[]): More =>
  ({ subject: { kind, names } }) as More

/** Which of the findings are left beside the first one. */
const left = (cause: Diagnostic, ...others: readonly Diagnostic[]) => {
  const kept = dropConsequences([cause, ...others])
  expect(kept[0]).toBe(cause)
  return others.map((each) => kept.includes(each))
}

const SYNTAX = found('scan/front-matter-syntax', 'docs/a.md:2:1')
const FOREIGN = 'markdown/foreign-syntax'

describe('what follows from', () => {
  it('a file that cannot be read', () => {
    expect(
      left(
        SYNTAX,
        found('check/missing-title', 'docs/a.md:1:1'),
        found('check/orphan-page', 'docs/a.md:1:1'),
        found('check/missing-title', 'docs/b.md:1:1'),
        found('check/broken-link', 'docs/a.md:9:1'),
      ),
    ).toEqual([false, false, true, true])
  })

  it('a file that cannot be read, in links to its page', () => {
    const to = (target: string) =>
      found('check/broken-link', 'docs/b.md:1:1', { about: { text: '', target } })
    expect(
      left(SYNTAX, ...['docs/a.md', '/docs/a', '/docs/a/', '/a.md', 'a.md', '/docs/b', '/cs/a'].map(to)),
    ).toEqual([false, false, false, false, true, true, true])
  })

  it('a title that is no text', () => {
    const title = found('check/missing-title', 'docs/a.md:1:1')
    const value = (more: More) => found('scan/front-matter-value', 'docs/a.md:2:8', more)
    expect(left(value(named('key', 'title')), title, found('check/several-titles', 'docs/a.md:1:1'))).toEqual(
      [false, true],
    )
    expect(left(value(named('key', 'draft')), title)).toEqual([true])
    expect(left(value(named('file', 'title')), title)).toEqual([true])
  })

  it('an include of another generator', () => {
    const include = found(FOREIGN, 'docs/a.md:3:5-20', named('file', 'part.md'))
    expect(
      left(
        include,
        found('check/broken-link', 'docs/a.md:3:5'),
        found('check/missing-image', 'docs/a.md:3:20'),
        found('check/broken-link', 'docs/a.md:3:4'),
        found('check/broken-link', 'docs/a.md:3:21'),
        found('check/broken-link', 'docs/a.md:4:5'),
        found('check/missing-title', 'docs/a.md:3:5'),
        found('check/unused-partial', 'docs/_part.md:1:1'),
        found('check/unused-partial', 'docs/part.md:1:1'),
      ),
    ).toEqual([false, false, true, true, true, true, true, false])
    expect(left(found(FOREIGN, 'docs/a.md:3:5-20'), found('check/broken-link', 'docs/a.md:3:5'))).toEqual([
      true,
    ])
    expect(
      left(
        found('markdown/other', 'docs/a.md:3:5', named('file', 'b')),
        found('check/broken-link', 'docs/a.md:3:5'),
      ),
    ).toEqual([true])
  })

  it('an address in typographic quotes, or in a link that is none', () => {
    const [link, image] = ['check/broken-link', 'check/missing-image'].map((code) =>
      found(code, 'docs/a.md:3:9'),
    )
    const other = found('check/broken-link', 'docs/a.md:5:1')
    expect(left(found('markdown/typographic-quotes', 'docs/a.md:3:9'), link!, image!, other)).toEqual([
      false,
      false,
      true,
    ])
    expect(left(found('markdown/link-syntax', 'docs/a.md:3:1'), link!, image!, other)).toEqual([
      false,
      true,
      true,
    ])
  })

  it('mistakes in the sidebars', () => {
    const page = found('check/orphan-page', 'docs/guides/intro.md:1:1')
    const unreachable = found('check/unreachable-page', 'docs/guides/intro/index.md:1:1')
    const title = found('check/missing-title', 'docs/guides/intro.md:1:1')
    expect(left(found('site/bad-sidebar-item', 's.js:1:1'), page, unreachable, title)).toEqual([
      false,
      false,
      true,
    ])
    const id = (text: string) => found('site/unknown-doc', 's.js:1:1', { about: { text } })
    expect(left(id('./guides/inrto'), page, unreachable)).toEqual([false, false])
    expect(left(id('other'), page, unreachable)).toEqual([true, true])
    expect(left(found('config/syntax', 's.js:1:1'), page, title)).toEqual([false, true])
    expect(left(found('config/syntax', 's.js:1:1', { severity: 'warning' }), page)).toEqual([true])
  })

  it('an element that is never closed', () => {
    const end = (where: string, name: string) => found('markdown/stray-end', where, named('element', name))
    const start = found('markdown/unclosed-html', 'docs/a.md:3:1', named('element', 'div'))
    expect(
      left(
        start,
        end('docs/a.md:3:9', 'div'),
        end('docs/a.md:5:1', 'div'),
        end('docs/a.md:2:1', 'div'),
        end('docs/a.md:5:1', 'p'),
      ),
    ).toEqual([false, false, true, true])
    expect(
      left(found('markdown/unclosed-html', 'docs/a.md:3:1'), found('markdown/stray-end', 'docs/a.md:5:1')),
    ).toEqual([true])
  })

  it('an import that is text', () => {
    const component = (text: string) => found('check/unknown-component', 'docs/a.md:5:1', { about: { text } })
    const statement = found('markdown/no-statement', 'docs/a.md:1:1', named('element', 'Box'))
    expect(
      left(
        statement,
        component('Box'),
        component('Other'),
        found('check/unknown-component', 'docs/a.md:5:1'),
      ),
    ).toEqual([false, true, true])
  })

  it('a conflict', () => {
    const conflict = { ...found('markdown/conflict', 'docs/a.md:3:1') }
    const place = { file: 'docs/a.md', start: { line: 3, column: 1 }, end: { line: 9, column: 8 } }
    expect(
      left(
        { ...conflict, place },
        ...[2, 3, 9, 10].map((line) => found('check/broken-link', `docs/a.md:${line}:1`)),
        found('check/several-titles', 'docs/a.md:20:1'),
        found('check/heading-levels', 'docs/a.md:20:1'),
      ),
    ).toEqual([true, false, false, true, false, false])
  })
})

it('without causes all findings are left', () => {
  const all = [found('check/broken-link', 'docs/a.md:1:1')]
  expect(dropConsequences(all)).toBe(all)
})
