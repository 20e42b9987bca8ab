// `markdown.format` and the front matter's `mdx.format`: in Markdown alone nothing of MDX means anything.
import { describe, expect, it } from 'vitest'
import { compileArticle } from '../../../cli/markdown/compile.ts'
import { htmlOf, inputForTest, OPTIONS } from './compile-for-test.ts'

interface Setup {
  readonly config: 'md' | 'mdx' | 'detect'
  readonly page?: 'md' | 'mdx' | 'detect'
  readonly file?: string
  readonly parser?: 'auto' | 'remark'
}

function compileAs(text: string, { config, page, file = 'docs/page.md', parser = 'auto' }: Setup) {
  const options = { markdown: { ...OPTIONS.markdown, format: config, parser } }
  const input = inputForTest(text, { file, options })
  return compileArticle(page ? { ...input, format: page } : input)
}

const isMdx = (setup: Setup) => compileAs('a {/* b */} c', setup).html.pieces.join('') === '<p>a  c</p>'

describe('the format of a page', () => {
  it.each<[Setup, boolean]>([
    [{ config: 'mdx' }, true],
    [{ config: 'md' }, false],
    [{ config: 'md', file: 'docs/page.mdx' }, false],
    [{ config: 'detect' }, false],
    [{ config: 'detect', file: 'docs/page.mdx' }, true],
    [{ config: 'detect', file: 'src/pages/index.tsx' }, true],
    [{ config: 'md', file: 'src/pages/index.js' }, true],
    [{ config: 'mdx', page: 'md' }, false],
    [{ config: 'md', page: 'mdx' }, true],
    [{ config: 'mdx', page: 'detect' }, false],
    [{ config: 'md', page: 'detect', file: 'docs/page.mdx' }, true],
  ])('%j: MDX is %s', (setup, expected) => expect(isMdx(setup)).toBe(expected))

  it('of an included file follows the configuration', () => {
    const input = inputForTest("import P from './_p.md'\n\n<P/>", {
      partials: { 'docs/_p.md': 'a {/* b */}' },
    })
    const options = { ...OPTIONS, markdown: { ...OPTIONS.markdown, format: 'md' as const } }
    expect(htmlOf(compileArticle({ ...input, options, format: 'mdx' }))).toBe('<p>a {/* b */}</p>')
  })
})

describe.each(['auto', 'remark'] as const)('Markdown alone (%s)', (parser) => {
  const compile = (text: string) => compileAs(text, { config: 'md', parser })
  const html = (text: string) => htmlOf(compile(text))

  it.each([
    ['{/* c */} {macro(arg)} {a.b} {"s"} {x}', '<p>{/* c */} {macro(arg)} {a.b} {"s"} {x}</p>'],
    ['export const a = 1', '<p>export const a = 1</p>'],
    ["import A from './a.md'", "<p>import A from './a.md'</p>"],
    ['export default values', '<p>export default values</p>'],
    ['\\{a} &#123;b}', '<p>{a} {b}</p>'],
    ['<b>\n\n    code\n\n</b>', expect.stringContaining('token-line">code')],
    ['```mdx-code-block\n# code\n```', expect.stringContaining('token-line"># code')],
    ['<!-- c -->\n\n<kbd>K</kbd> &copy;', '<p><kbd>K</kbd> ©</p>'],
    ['<>a</>', '<p>&lt;>a&lt;/></p>'],
  ])('%j', (text, expected) => {
    const article = compile(text)
    expect(htmlOf(article)).toEqual(expected)
    expect(article.diagnostics).toEqual([])
  })

  it('shows Markdown inside an HTML block as written, with a warning', () => {
    const article = compile('<p>a [b](https://example.org) **c**</p>')
    expect(htmlOf(article)).toBe('<p>a [b](https://example.org) **c**</p>')
    expect(article.diagnostics.map(({ code }) => code)).toEqual(['markdown/foreign-syntax'])
  })

  it('treats component tags as unknown HTML', () => {
    const article = compile('a <Chart kind="b"/> c <Tabs>d</Tabs>')
    expect(article.unknownComponents).toEqual([])
    expect(article.slots).toEqual([])
    expect(htmlOf(article).replace(/<[^>]*>/g, '')).toContain('d')
  })

  it('has admonitions, ids of headings, alerts, tables, footnotes and diagrams', () => {
    expect(html(':::tip[A *b*]\n\ntext\n\n:::')).toMatch(/theme-admonition-tip.*A <em>b<\/em>.*<p>text/s)
    expect(html('## A {#one}')).toMatch(/<h2 class="anchor" id="one">A</)
    expect(html('> [!NOTE]\n> text')).toContain('theme-admonition-note')
    expect(html('| a |\n|---|\n| b |')).toContain('<td>b</td>')
    expect(html('a[^1]\n\n[^1]: b')).toContain('data-footnotes')
  })
})

describe.each(['auto', 'remark'] as const)('MDX (%s)', (parser) => {
  it.each([
    [
      '<p>a [b](https://example.org) **c** `d`</p>',
      '<p>a <a href="https://example.org">b</a> <strong>c</strong> <code>d</code></p>',
    ],
    ['<div>\n**a** b\n</div>', '<div><p><strong>a</strong> b</p></div>'],
    ['<span>\n`a`\n</span>', '<span><p><code>a</code></p></span>'],
    ['<div>\n* a * b\n</div>', '<div>\n* a * b\n</div>'],
    ['<pre>\n**a**\n</pre>', '<pre tabindex="0">**a**\n</pre>'],
  ])('reads Markdown in a block of html: %j', (text, expected) => {
    const article = compileAs(text, { config: 'mdx', parser })
    expect(htmlOf(article)).toBe(expected)
    expect(article.diagnostics).toEqual([])
  })
})
