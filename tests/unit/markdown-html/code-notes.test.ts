// Notes at the end of lines of code.
import { describe, expect, it } from 'vitest'
import { applyCodeNotes } from '../../../cli/markdown/html/code-notes.ts'
import { compile, htmlOf } from '../markdown/compile-for-test.ts'

const INSERTED = 'token-line--inserted'
const DELETED = 'token-line--deleted'
const FOCUS = 'token-line--focus'
const HIGHLIGHTED = 'theme-code-block-highlighted-line'

/** Lines that are left, and their classes. */
function noted(code: string, before: [number, string[]][] = []) {
  const { lines, classes } = applyCodeNotes({ lines: code.split('\n'), classes: new Map(before) })
  return lines.map((line, i) => [line, ...(classes.get(i) ?? [])])
}

describe('a note', () => {
  it.each([
    ['a() // [!code ++]', [['a()', INSERTED]]],
    ['a: 1 # [!code --]', [['a: 1', DELETED]]],
    ['select 1 -- [!code focus]', [['select 1', FOCUS]]],
    ['<a/> <!-- [!code highlight] -->', [['<a/>', HIGHLIGHTED]]],
    ['a {} /* [!code hl] */', [['a {}', HIGHLIGHTED]]],
    ['<A/> {/* [!code ++] */}', [['<A/>', INSERTED]]],
    ['  a // [!code focus] // [!code ++]', [['  a', FOCUS, INSERTED]]],
    ['a() // [!code error]', [['a()', 'token-line--error']]],
    ['a() // [!code warning]', [['a()', HIGHLIGHTED]]],
    ['// [!code word:b c:2]\na()\nb() // [!code word:b]', [['a()'], ['b()']]],
    ['a // [!code ++:2]\nb\nc', [['a', INSERTED], ['b', INSERTED], ['c']]],
    ['// [!code focus:2]\na\nb\nc', [['a', FOCUS], ['b', FOCUS], ['c']]],
    ['a\n// [!code ++:9]\nb', [['a'], ['b', INSERTED]]],
    ['// [!code ++]', [['']]],
  ])('%j', (code, expected) => {
    expect(noted(code)).toEqual(expected)
  })

  it.each([
    'a // [!code constructor]',
    'a [!code ++]',
    'a // [!code ++] b',
    'a // [\\!code ++]',
    "x = '[!code ++]'",
  ])('is text in %j', (code) => {
    expect(noted(code)).toEqual([[code]])
  })

  it('leaves lines what they were marked with, wherever they move', () => {
    expect(noted('// [!code ++]\na\nb', [[2, ['x']]])).toEqual([
      ['a', INSERTED],
      ['b', 'x'],
    ])
  })

  // In quadratic time these would take longer than any test may.
  it.each([' ', '-', '[!code ', '[!code ++] '])('is looked for in linear time among many %j', (part) => {
    const line = `${part.repeat(200_000)}[!code ++`
    expect(noted(line)).toEqual([[line]])
  })
})

describe('a fence', () => {
  it('shows no notes, but those of Markdown', () => {
    const html = (info: string) => htmlOf(compile(`\`\`\`${info}\na // [!code ++]\n\`\`\``))
    expect(html('js')).toContain(`<span class="token-line ${INSERTED}">a</span>`)
    expect(html('js {1}')).toContain(`<span class="token-line ${HIGHLIGHTED} ${INSERTED}">`)
    expect(html('md')).toContain('[!code ++]')
  })
})
