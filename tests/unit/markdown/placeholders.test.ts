// Tags that browsers know nothing of, such as `<host>` in prose.
import { expect, it } from 'vitest'
import { compile, htmlOf, OPTIONS } from './compile-for-test.ts'

it.each([
  ['is text by default', 'safe', '<p>&lt;host></p>', ['markdown/unknown-tag']],
  ['stays with a word about it for trusted authors', 'trusted', '<host></host>', ['markdown/unknown-tag']],
  ['stays where the site names it', ['host'], '<host></host>', []],
] as const)('a placeholder %s', (_name, html, expected, codes) => {
  const article = compile('<host>', { options: { markdown: { ...OPTIONS.markdown, html } } })
  expect(htmlOf(article)).toBe(expected)
  expect(article.diagnostics.map(({ code }) => code)).toEqual(codes)
})

it('placeholders are kept in URLs', () => {
  const article = compile('http://<host>:<port>/')
  expect(htmlOf(article)).toBe('<p>http://&lt;host>:&lt;port>/</p>')
  expect(article.diagnostics.map(({ code }) => code)).toEqual([
    'markdown/unknown-tag',
    'markdown/unknown-tag',
  ])
})

it.each([
  ['a block', '<div>\na </w1x> b\n</div>', '<div>\na &lt;/w1x> b\n</div>'],
  ['a line', 'a </w1x** > </w1x>', '<p>a &lt;/w1x** > &lt;/w1x></p>'],
  ['a table', '| a |\n|---|\n| <b>x</w1x></b> |', '<td><b>x&lt;/w1x></b></td>'],
  ['a heading', '## a <b></w1x></b>', '>a <b>&lt;/w1x></b><'],
  ['several tags', 'a\n\n</w1x>\n</w1x>', '&lt;/w1x>\n&lt;/w1x>'],
  ['code', '<pre>\n</w1x>\n</pre>', '<pre tabindex="0">&lt;/w1x>\n</pre>'],
])('an end tag of an unknown element without its start tag is text in %s', (_name, text, expected) => {
  for (const format of ['md', 'mdx'] as const)
    for (const parser of ['auto', 'remark'] as const) {
      const article = compile(text, { options: { markdown: { ...OPTIONS.markdown, format, parser } } })
      expect(htmlOf(article)).toContain(expected)
      expect(article.sections.map((section) => `${section.title} ${section.text}`).join(' ')).toContain(
        '</w1x>',
      )
      expect(article.diagnostics).toEqual([])
    }
})

it('an end tag is paired with its start tag, even in another block', () => {
  const article = compile('<div>\n<w1x>\n\ntext\n\n</w1x>\n</div>')
  expect(htmlOf(article)).toBe('<div>\n\n<p>text</p>\n\n</div>')
  expect(article.diagnostics.map(({ code }) => code)).toEqual(['markdown/html-element'])
})

it.each([
  ['See <a href=docs/x>one</a>.', '<p>See <a href="docs/x">one</a>.</p>'],
  ['<b title=https://x.example/a>one</b>', '<p><b title="https://x.example/a">one</b></p>'],
  ['- <b class=c\ntitle=a/b>x</b>', '<ul>\n<li><b class="c" title="a/b">x</b></li>\n</ul>'],
  ['> **<b title=/a/>x</b>**', '<blockquote>\n<p><strong><b title="/a/">x</b></strong></p>\n</blockquote>'],
  ['`<b title=a/b>` [<b title=a/b>x</b>](y.md)', '<p><code>&lt;b title=a/b></code> <a '],
  ['| a |\n|---|\n| <b title=a/b>x</b> |', '<td><b title="a/b">x</b></td>'],
  ['<div title=a/b>\nx\n</div>', '<div title="a/b">\nx\n</div>'],
  ['<b title=a/b>x</b> <Foo/> <foo/>', '<p><b title="a/b">x</b> '],
  ['a <b title=a/b c', '<p>a &lt;b title=a/b c</p>'],
])('a slash in a value without quotes ends no tag: %s', (text, expected) => {
  for (const format of ['md', 'mdx'] as const)
    for (const parser of ['auto', 'remark'] as const) {
      const article = compile(text, { options: { markdown: { ...OPTIONS.markdown, format, parser } } })
      expect(htmlOf(article)).toContain(expected)
    }
})

it('a slash in an unquoted value does not turn Markdown into MDX', () => {
  const markdown = { ...OPTIONS.markdown, format: 'md' } as const
  const article = compile('<b title=a/b>x</b> <Foo/>', { options: { markdown } })
  expect(htmlOf(article)).toBe('<p><b title="a/b">x</b> &lt;Foo/></p>')
})
