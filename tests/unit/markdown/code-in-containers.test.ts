// What the look at a text takes for code is what CommonMark takes for code, whatever containers and tabs it stands in: else a
// comment of MDX in it would be hidden as one.
import fc from 'fast-check'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { compileArticle } from '../../../cli/markdown/compile.ts'
import type { TreeNode } from '../../../cli/markdown/tree.ts'
import { eachNode } from '../../../cli/markdown/walk.ts'
import { fillHtml } from '../../../cli/view/fill-slots.ts'
import { inputForTest, OPTIONS } from './compile-for-test.ts'

const PAGES = Number(process.env.DOCSITE_TEST_PAGES ?? 500)

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/w\d+x/g))

const prefix = fc
  .array(fc.constantFrom(' ', '  ', '   ', '\t', '\t', '>', '> ', '>\t', '-', '- ', '-\t', '1.\t', '1) '), {
    maxLength: 5,
  })
  .map((parts) => parts.join(''))

const body = fc.constantFrom('w', 'w', '# w', 'w {/* w */}', 'w {/* w */}', '```', '```', '~~~', '***', '')

const page = fc
  .array(fc.tuple(prefix, body), { minLength: 1, maxLength: 8 })
  .map((lines) => {
    let count = 0
    return lines.map(([before, text]) => before + text.replace(/w/g, () => `w${count++}x`)).join('\n')
  })
  // MDX lets fences be indented as far as they like, CommonMark does not.
  .filter((text) => !/(?:\t *| {3,})(?:`{3}|~{3})/.test(text))
  // The reference parser takes no empty list item for one right below indented code, CommonMark does.
  .filter((text) => !/(?:\t| {4})[^\n]*\n[^\n]*(?:[-*]|\d[.)])[ \t]*(?:\n|$)/.test(text))

interface Code {
  readonly indented: ReadonlySet<string>
  readonly other: ReadonlySet<string>
}

/** The words in code, as the reference parser has it with indented code or without. */
function codeOf(text: string, hasIndented: boolean): Code {
  const parser = unified().use(remarkParse).use(remarkGfm)
  if (!hasIndented) parser.data({ micromarkExtensions: [{ disable: { null: ['codeIndented'] } }] })
  const indented: string[] = []
  const other: string[] = []
  eachNode(parser.parse(text) as TreeNode, ({ type, value, lang, meta, position }) => {
    if (type !== 'code' && type !== 'inlineCode') return
    const isFenced = type === 'inlineCode' || /^[`~]{3}/.test(text.slice(position?.start.offset))
    ;(isFenced ? other : indented).push(...wordsOf(`${lang} ${meta} ${value}`))
  })
  return { indented: new Set(indented), other: new Set(other) }
}

/** Words that a reader has to see: all but those of comments outside of code. */
function shownOf(text: string): readonly string[] {
  const code = codeOf(text, true)
  const { other } = codeOf(text, false)
  return [...text.matchAll(/(\{\/\* )?(w\d+x)/g)].flatMap(([, comment, word = '']) =>
    !comment || code.indented.has(word) || (code.other.has(word) && other.has(word)) ? [word] : [],
  )
}

const htmlOf = (text: string, parser: 'auto' | 'remark'): string => {
  const options = { markdown: { ...OPTIONS.markdown, format: 'mdx' as const, parser } }
  const { html, slots } = compileArticle(inputForTest(text, { options }))
  return fillHtml(html, slots, [])
}

describe.each(['auto', 'remark'] as const)('code in containers (%s)', (parser) => {
  it.each([
    ['behind a thematic break', '- - -\n\tw0x {/* w1x */}\n'],
    ['behind a list item that an empty line ends', '-\t\n\n\tw0x {/* w1x */}\n'],
    ['of a list item below backticks without an end', 'a\n\t1.\t```\n-\t   w0x {/* w1x */}\n- ```\n'],
    ['of a quote below backticks without an end', 'a ```\n  > \tw0x {/* w1x */}\n```\n'],
    ['behind a quote that ends unwrapped code', '> ```mdx-code-block\n> a\n\n````\nw0x {/* w1x */}\n````\n'],
    ['in a quote in unwrapped code', '```mdx-code-block\na\n\n> ```\n> w0x {/* w1x */}\n> ```\n\n```\n'],
  ])('%s is code', (_name, text) => {
    const html = htmlOf(text, parser)
    expect(html).toContain('w0x {/* w1x */}')
  })

  it.each([
    ['spaces', '   :::note\n\n    text <b>w0x</b>\n\n   :::\n'],
    ['tabs', '> \t:::note\n>\n> \t   text <b>w0x</b>\n>\n> \t:::\n'],
    ['fences', '  :::note\n  ```\n  a\n  ```\n\n     text <b>w0x</b>\n  :::\n'],
  ])('is none that a directive indents by %s', (_name, text) => {
    for (const each of [text, `${text}\n{/* mdx */}\n`])
      expect(htmlOf(each, parser)).toContain('<p>text <b>w0x</b></p>')
  })

  it('in a directive is unindented by the indentation of the directive', () => {
    const text = '  :::note\n\n  ```\n    w0x\n  w1x\n  ```\n\n  -\tw2x\n\n    \tw3x\n  :::\n'
    expect(htmlOf(text, parser).replace(/<[^>]*>/g, '')).toContain('Note  w0x\nw1x\n\nw2x\nw3x')
  })

  it('is recognized wherever CommonMark recognizes it', { timeout: 60_000 + 200 * PAGES }, () => {
    fc.assert(
      fc.property(page, (text) => {
        const seen = wordsOf(htmlOf(text, parser))
        expect(shownOf(text).filter((word) => !seen.has(word))).toEqual([])
      }),
      { numRuns: PAGES / 2, ...(PAGES > 500 ? {} : { seed: 5 }) },
    )
  })
})
