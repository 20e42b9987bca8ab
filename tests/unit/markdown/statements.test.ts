// Import and export statements: only what is JavaScript is taken out of the text; all else stays, with a finding.
import { describe, expect, it } from 'vitest'
import { importLines, readStatements } from '../../../cli/text/esm.ts'
import { compile, htmlOf, OPTIONS } from './compile-for-test.ts'

const PARSERS = ['auto', 'remark'] as const
const page = (text: string, parser: (typeof PARSERS)[number] = 'auto') =>
  compile(text, { options: { markdown: { ...OPTIONS.markdown, parser } } })
const words = (html: string) => html.replace(/<[^>]*>/g, ' ').match(/[a-z]+/gi) ?? []

describe.each(PARSERS)('text that begins like a statement (%s)', (parser) => {
  it.each([
    'export default values with the tool, then edit the file.',
    'export function is a word',
    'export class names are long',
    'export * all of it',
    'export { alpha }',
    'export const values are kept',
    'export const alpha',
    'export let alpha',
    'export default alpha',
    'export default alpha - beta',
    'export default alpha.beta',
    "export default 'alpha' + beta",
    'export the file',
    'import the file',
    'import "acme" in the program',
    'import "acme"\nto use it',
    'import Alpha from "acme", then go on',
    'import all the things from "acme"',
    'export const alpha = {\n\nnever closed',
    'export const alpha = `\n\nnever closed',
    'export const alpha: string = "typed"',
    'import Alpha from "acme"\nright behind',
  ])('stays, with a finding: %j', (text) => {
    const article = page(`before\n\n${text}\n\nafter`, parser)
    expect(words(htmlOf(article))).toEqual(words(`before ${text} after`))
    expect(article.diagnostics).toMatchObject([
      {
        code: 'markdown/no-statement',
        severity: 'warning',
        place: { start: { line: 3, column: 1 } },
        hint: expect.stringContaining('backticks'),
      },
    ])
    expect(article.markdown.pieces.join('')).toContain(text)
  })

  it.each([
    'export default alpha',
    'export default alpha - beta',
    "import 'alpha'",
    'export const alpha = 1',
  ])('is text in a directive that is indented: %j', (text) => {
    const indented = `import Part from './_part.md'\n\n   ::::tip[gamma]\n\n   ${text}\n\n   ::::\n`
    expect(words(htmlOf(page(indented, parser)))).toEqual(words(`gamma ${text}`))
  })

  it.each(['export\nalpha', 'import\nalpha'])('is text where the line ends with the word: %j', (text) => {
    const article = page(`import A from './a.md'\n\n${text}`, parser)
    expect(words(htmlOf(article))).toEqual(words(text))
  })

  it.each([
    "import A from 'a'",
    "import A, { b as c } from 'a'; import * as D from 'd' // both",
    "import {\n  A,\n  B,\n} from 'a'",
    "import data from './x.json' with { type: 'json' }",
    'export const alpha = 1',
    'export const alpha = {\n\n  beta: [1, 2],\n}',
    'export const alpha = `\n\ntext\n`, beta = 2;',
    'export default function Layout({ children }) {\n\n  return <main>{children}</main>\n}',
    'export const Mark = ({ children }) => (\n  <mark>\n\n    {children}\n\n  </mark>\n)',
    "export * from './a.js'",
    "export { alpha } from './a.js'",
    'export class Alpha extends Beta {}',
    'export default Alpha',
    'export default layouts.Alpha',
    'export default () => <Alpha/>',
    'export default memo(Alpha)',
    'export default { alpha: 1 }',
    "import A from 'a'\nexport const alpha = A",
  ])('goes without a word when it is one: %j', (text) => {
    for (const after of ['\n\nafter', '\n# after', '\n<Foo>after</Foo>', '\n- after', '\n```\nafter\n```']) {
      const article = page(`${text}${after}`, parser)
      expect(words(htmlOf(article)).filter((word) => /alpha|beta|import|export|layout/i.test(word))).toEqual(
        [],
      )
      expect(htmlOf(article)).toContain('after')
      expect(article.diagnostics).toEqual([])
    }
  })

  it('ends at the end of its fence', () => {
    for (const statement of ['export const a = 1;', 'export const a = 1', "import X from 'x'"])
      for (const fence of ['```', '````', '~~~']) {
        const text = [
          `${fence}mdx-code-block`,
          statement,
          fence,
          '',
          'The `A` is one.',
          '',
          '## Two',
          '',
          'The `B` is another.',
          '',
          '```js',
          'code()',
          '```',
        ].join('\n')
        const article = page(text, parser)
        expect(words(htmlOf(article)).join(' ')).toMatch(/^The A is one Two.* The B is another code$/)
        expect(article.anchors.map(({ id }) => id)).toEqual(['two'])
        expect(article.diagnostics).toEqual([])
      }
  })
})

it('an import without bindings is removed and reported', () => {
  const article = compile('import "acme"\n\ntext')
  expect(htmlOf(article)).toBe('<p>text</p>')
  expect(article.diagnostics).toMatchObject([
    { code: 'markdown/bare-import', severity: 'warning', place: { start: { line: 1 } } },
  ])
})

it('exported literals are values of the page, also several in one statement', () => {
  expect(htmlOf(compile("export const a = 1, b = 'two'\n\n{a} {b}"))).toBe('<p>1 two</p>')
})

it('names and paths of imports are known', () => {
  const text =
    "import A, { b as c, d } from './\\_x.js'\nimport * as E from 'e'\nimport { default as F } from 'f'"
  const names = [
    { name: 'A', exported: 'default', from: './_x.js' },
    { name: 'c', exported: 'b', from: './_x.js' },
    { name: 'd', exported: 'd', from: './_x.js' },
    { name: 'E', exported: '*', from: 'e' },
    { name: 'F', exported: 'default', from: 'f' },
  ]
  expect(readStatements(text)).toMatchObject({ imports: names })
  expect(importLines(text)).toEqual(names)
  expect(importLines(text.replaceAll('\n', '; '))).toEqual(names)
})

it('code stays in the Markdown copy', () => {
  const text = 'see[^1]\n\n[^1]: ```\n    a {/* b */}\n    ```'
  expect(compile(text).markdown.pieces.join('')).toContain('a {/* b */}')
})

it('text between comments stays', () => {
  expect(htmlOf(compile('> <!-- a --> b <!-- c -->'))).toMatch(/\bb\b/)
})
