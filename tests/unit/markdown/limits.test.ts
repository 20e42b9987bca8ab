// Limits, and inputs known to be hard on parsers: each ends quickly with the right text or with a placed error.
import { describe, expect, it } from 'vitest'
import { costOf } from '../../helpers/cpu.ts'
import { compile, htmlOf, OPTIONS } from './compile-for-test.ts'

const repeat = (text: string, count: number): string => text.repeat(count)
const lines = (count: number, line: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n')

describe('nesting (C16)', () => {
  it.each([
    ['quotes', `${repeat('> ', 101)}a`],
    ['lists on one line', `${repeat('- ', 101)}a`],
    ['lists over lines', lines(120, (i) => `${repeat('  ', i)}- a`)],
    ['100 000 quotes', `${repeat('>', 100_000)}a`],
    ['emphasis', `${repeat('*a **a ', 1_000)}b${repeat(' a** a*', 1_000)}`],
    [
      'components',
      `${repeat('<Foo>\n', 1_000)}a\n${repeat('</Foo>\n', 1_000)}`.replaceAll('Foo', 'Admonition'),
    ],
    ['directives', `${lines(500, (i) => `${repeat(':', 600 - i)}note`)}\na`],
  ])('of %s past the limit is an error, and the text is shown as written', (_name, text) => {
    const article = compile(`first\n\n${text}`)
    const error = article.diagnostics.find(({ code }) => code === 'markdown/nesting')
    expect(error).toMatchObject({ severity: 'error', hint: 'Raise limits.nesting if this is intended.' })
    expect(error?.message).toMatch(/^Nested more than 100 levels deep/)
    expect(error?.place?.start.line).toBeGreaterThan(2)
    expect(htmlOf(article)).toContain('first')
  })

  it('of 100 containers is allowed', () => {
    expect(compile(`${repeat('> ', 100)}a`).diagnostics).toEqual([])
    expect(compile(`${repeat('- ', 90)}a`).diagnostics).toEqual([])
  })

  it('of raw HTML beyond the limit is an error (C17)', () => {
    const article = compile(`${repeat('<div>', 5_000)}deep${repeat('</div>', 5_000)}`)
    expect(article.diagnostics).toMatchObject([
      { code: 'markdown/nesting', severity: 'error', place: { start: { line: 1, column: 1 } } },
    ])
    expect(htmlOf(article)).toContain('deep')
  })
})

describe('comments of a page with thousands of tags', () => {
  const page = `<!-- secret -->\n\n${repeat('<b>x</b> ', 2_100)}\n\nBefore <!-- secret --> after.\n`

  it.each([
    ['html alone', page],
    ['a component', `${page}\n<Admonition type="tip">\n\nText\n\n</Admonition>\n`],
    ['a tag that no parser accepts', `${page}\n<Foo a={x>\n\n{y\n`],
  ])('are not shown beside %s', (_name, text) => {
    const html = htmlOf(compile(text))
    expect(html).not.toContain('secret')
    expect(html).toContain('after.')
  })
})

describe('tables and footnotes', () => {
  it('a table beyond the limit is shown as source text', () => {
    const article = compile(`a\n\n|x|y|\n|-|-|\n${repeat('|1|2|\n', 60)}`, {
      options: { limits: { ...OPTIONS.limits, tableCells: 100 } },
    })
    expect(article.diagnostics).toMatchObject([
      {
        code: 'markdown/table-cells',
        severity: 'error',
        message: 'The table has 122 cells, more than the 100 allowed; its source is shown instead.',
        hint: 'Raise limits.tableCells.',
        place: { start: { line: 3, column: 1 } },
      },
    ])
    expect(htmlOf(article)).not.toContain('<table')
    expect(htmlOf(article)).toContain('|x|y|')
  })

  it('cells added to match the width of the header also count', () => {
    const article = compile(`${repeat('|a', 2_000)}|\n${repeat('|-', 2_000)}|\n${repeat('|x|\n', 2_000)}`)
    expect(article.diagnostics).toMatchObject([{ code: 'markdown/table-cells' }])
  })

  it('footnote references beyond the limit are shown as text', () => {
    const article = compile(`${repeat('[^a] ', 12)}\n\n[^a]: b`, {
      options: { limits: { ...OPTIONS.limits, footnoteReferences: 10 } },
    })
    expect(article.diagnostics).toMatchObject([
      { code: 'markdown/footnotes', severity: 'error', hint: 'Raise limits.footnoteReferences.' },
    ])
    expect(htmlOf(article).match(/data-footnote-ref=/g)).toHaveLength(10)
    expect(htmlOf(article).match(/\[\^a\]/g)).toHaveLength(2)
  })
})

/** The list that comes with the reference parser of CommonMark, at full size. */
const PATHOLOGICAL: Readonly<Record<string, string>> = {
  'nested strong emphasis': `${repeat('*a **a ', 65_000)}b${repeat(' a** a*', 65_000)}`,
  'emphasis closers without openers': repeat('a_ ', 65_000),
  'emphasis openers without closers': repeat('_a ', 65_000),
  'link closers without openers': repeat('a]', 65_000),
  'link openers without closers': repeat('[a', 65_000),
  'mismatched openers and closers': repeat('*a_ ', 50_000),
  'many kinds of runs': repeat('*a ', 20_000) + repeat('_a*_ ', 20_000),
  'openers and closers, multiples of three': `a**b${repeat('c* ', 50_000)}`,
  'link openers and emphasis closers': repeat('[ a_', 50_000),
  'the pattern [ (](': repeat('[ (](', 80_000),
  'the pattern ![[]()': repeat('![[]()', 80_000),
  'hard links and emphasis': '**x [a*b**c*](d)',
  'nested brackets': `${repeat('[', 50_000)}a${repeat(']', 50_000)}`,
  'nested quotes': `${repeat('> ', 50_000)}a`,
  'deeply nested lists': lines(1_000, (i) => `${repeat('  ', i)}* a`),
  'NUL characters': 'abc\u0000de\u0000',
  backticks: lines(5_000, (i) => `e${repeat('`', i)}`).replaceAll('\n', ''),
  'unclosed links in brackets': repeat('[a](<b', 30_000),
  'unclosed links': repeat('[a](b', 30_000),
  'unclosed comments': `</${repeat('<!--', 300_000)}`,
  'unclosed declarations': repeat('<!A ', 100_000),
  'unclosed CDATA': repeat('<![CDATA[', 60_000),
  'unclosed instructions': repeat('<?', 100_000),
  'blank lines in deeply nested lists': `${repeat('- ', 30_000)}x${repeat('\n', 30_000)}`,
  'blank lines in nested quotes': `${repeat('> ', 30_000)}x${repeat('\n', 30_000)}`,
  'emphasis in a deep quote': repeat('>', 100_000) + repeat('a*', 100_000),
  references: `${lines(20_000, (i) => `[r${i}]: u`)}\n\n${repeat('[r1]', 20_000)}`,
  'wide tables': `|${repeat('x|', 5_000)}\n|${repeat('-|', 5_000)}\n${repeat('|a|\n', 5_000)}`,
}

/** Constructs of this program, repeated without end. */
const OWN: Readonly<Record<string, string>> = {
  'open tags': repeat('<A ', 100_000),
  'open quotes in tags': repeat('<A b="', 60_000),
  'open braces in tags': repeat('<A b={\n', 40_000),
  'closing tags': repeat('</Foo>\n', 30_000),
  'nested components in a line': repeat('<Foo>', 30_000) + repeat('</Foo>', 30_000),
  'indented components': lines(1_000, (i) => `${repeat(' ', i)}<Tabs>`),
  directives: repeat(':::note\n', 20_000) + repeat(':::\n', 20_000),
  colons: repeat(':', 100_000),
  braces: repeat('{', 100_000),
  'open templates': repeat('{`\n', 30_000),
  'open comments in braces': repeat('{/*', 60_000),
  imports: repeat('import x from\n', 50_000),
  exports: repeat('export const a = {\n', 30_000),
  'repeated ids': repeat('# a {#x}\n', 10_000),
  'repeated headings': repeat('# a\n', 20_000),
  'comment openings': repeat('a <!--\n', 40_000),
  backticks: repeat('`a\n', 60_000),
  entities: repeat('&amp;', 30_000),
  'names of characters without an end': repeat('&lt', 50_000),
  'comments in html without an end': `<div>${repeat('<!--', 40_000)}`,
  'code in html without an end': `<div>${repeat('<code>`', 30_000)}`,
  'tags in one block of html': repeat('<tr><td>\n', 20_000),
  'one long line': repeat('слово ', 300_000),
  summaries: repeat('<details><summary>a', 3_000),
  'deep indentation': lines(2_000, () => `a\n${repeat(' ', 1_000)}b`),
  alerts: repeat('> [!NOTE]\n> a\n\n', 3_000),
}

describe.each([
  ['known pathological inputs (C18)', PATHOLOGICAL],
  ['repetitions of our own constructs', OWN],
])('%s', (_name, inputs) => {
  it.each(Object.entries(inputs))('%s', (_input, text) => {
    const { value, cpuMs } = costOf(5_000, () => compile(text))
    const { diagnostics, html } = value
    expect(cpuMs).toBeLessThan(5_000)
    for (const { severity, place } of diagnostics) {
      if (severity === 'error') expect(place?.start.line).toBeGreaterThan(0)
    }
    expect(html.pieces.length).toBeGreaterThan(0)
  })
})
