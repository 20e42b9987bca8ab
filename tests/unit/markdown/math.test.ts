// Formulas in text: what is one, what is money, and how far one goes.
import { describe, expect, it } from 'vitest'
import { compile, htmlOf, OPTIONS } from './compile-for-test.ts'

/** Html with each formula as its source in brackets, displayed ones in double brackets. */
function html(text: string, math = true): string {
  const options = { markdown: { ...OPTIONS.markdown, math } }
  return htmlOf(compile(text, { options })).replace(
    /<(?:span|div) class="math math-(\w+)"[^>]*>.*?<annotation[^>]*>(.*?)<\/annotation>.*?<\/math><\/(?:span|div)>/gs,
    (_, kind: string, source: string) => (kind === 'display' ? `[[${source}]]` : `[${source}]`),
  )
}

describe('formulas', () => {
  it.each([
    ['a $x^2$ b', '<p>a [x^2] b</p>'],
    ['$$x$$', '[[x]]'],
    ['a $$x$$ b', '<p>a</p>\n[[x]]\n<p>b</p>'],
    ['$$\nx\n$$', '[[x]]'],
    ['a\n\n$$\nx \\, y \\\\\n\nz\n$$\n\nb', '<p>a</p>\n[[x \\, y \\\\\n\nz]]\n<p>b</p>'],
    ['> $$\n> x\n> $$', '<blockquote>\n[[x]]\n</blockquote>'],
    ['- $$\n  x\n  $$\n- b', '<ul>\n<li>\n[[x]]\n</li>\n<li>b</li>\n</ul>'],
    ['$$\n\\text{цена 5 \\$}\n$$', '[[\\text{цена 5 \\$}]]'],
  ])('%j', (text, expected) => expect(html(text)).toBe(expected))

  it.each([
    ['5 $ и 6 $', '<p>5 $ и 6 $</p>'],
    ['от $5 и\nдо $6', '<p>от $5 и\nдо $6</p>'],
    ['\\$x$', '<p>$x$</p>'],
    ['`$x$`', '<p><code>$x$</code></p>'],
    ['```\n$$\nx\n$$\n```', expect.stringContaining('$$')],
    ['a $$\n\nb\n\nc $$', '<p>a $$</p>\n<p>b</p>\n<p>c $$</p>'],
    ['$$\nx', '<p>$$\nx</p>'],
  ])('are not seen in %j', (text, expected) => expect(html(text)).toEqual(expected))

  it('are shown as text if formulas are switched off', () => {
    expect(html('$$\nx\n$$', false)).toBe('<p>$$\nx\n$$</p>')
  })

  it('leave the lines below where they are', () => {
    const text = '$$\nx\n$$\n\n[a](javascript:b)'
    const { diagnostics } = compile(text, { options: { markdown: { ...OPTIONS.markdown, math: true } } })
    expect(diagnostics.map(({ place }) => place?.start)).toEqual([{ line: 5, column: 1 }])
  })
})
