// The chain as a whole: what an Article holds for ordinary Markdown.
import { describe, expect, it } from 'vitest'
import { compile, htmlOf } from './compile-for-test.ts'

it.each([
  ['a <!DOCTYPE x> b *c*', '<p>a  b <em>c</em></p>'],
  ['a <?x *y* {z}?> b *c* <b>d</b>', '<p>a  b <em>c</em> <b>d</b></p>'],
  ['a <![CDATA[*x* {y}]]> b *c*', '<p>a  b <em>c</em></p>'],
  ['- <?x {y}?> b\n- *c*', '<ul>\n<li>\n b\n</li>\n<li><em>c</em></li>\n</ul>'],
  ['> <!DOCTYPE {x}> b', '<blockquote>\n b\n</blockquote>'],
])('a declaration is removed as a whole: %s', (text, expected) => {
  const article = compile(text)
  expect(htmlOf(article)).toBe(expected)
  expect(article.diagnostics.map(({ code }) => code)).toEqual(['markdown/html-element'])
})

describe('compileArticle', () => {
  const article = compile(
    '# Title\n\nLead *text*.\n\n## One `code`\n\nSee [b](./b.md#x).\n\n### Два\n\ntext\n',
  )

  it('renders headings with ids and a link to themselves', () => {
    expect(htmlOf(article)).toContain(
      '<h2 class="anchor" id="one-code">One <code>code</code><a class="hash-link" href="#one-code"',
    )
    expect(htmlOf(article)).toContain('id="два"')
  })

  it('replaces URLs with slots', () => {
    expect(article.slots).toEqual([
      {
        kind: 'link',
        url: './b.md#x',
        syntax: 'markdown',
        place: { file: 'docs/page.md', start: { line: 7, column: 5 }, end: { line: 7, column: 18 } },
      },
    ])
  })

  it('has a table of contents and sections', () => {
    expect(article.hasOwnTitle).toBe(true)
    expect(article.toc).toEqual([
      { id: 'one-code', level: 2, html: 'One <code>code</code>' },
      { id: 'два', level: 3, html: 'Два' },
    ])
    expect(article.sections).toEqual([
      { title: 'Title', text: 'Lead text.' },
      { title: 'One code', anchor: 'one-code', text: 'See b.' },
      { title: 'Два', anchor: 'два', text: 'text' },
    ])
  })

  it('shows URLs in angle brackets and end tags with extra words as text in HTML', () => {
    const { html } = compile('<div>\n<https://example.org/a> <b@example.org> </b c>\n<!-- </d e> --></div>')
    expect(html.pieces.join('').replace(/\s+/g, ' ')).toBe(
      '<div> &lt;https://example.org/a> &lt;b@example.org> &lt;/b c> </div>',
    )
  })

  it('keeps the code of an unclosed code block as written', () => {
    const html = compile('> <CodeBlock>\n> a | b\n>\n> - ![c](d "e")').html.pieces.join('')
    expect(html.replace(/<[^>]*>/g, '')).toContain('a | b\n\n- ![c](d "e")')
  })

  it('shows a declaration that never ends as text', () => {
    const article = compile('<table\n<details><!<!--\n\nb\n<div')
    expect(article.html.pieces.join('')).toContain('&lt;!&lt;!--')
    expect(article.diagnostics.map(({ code }) => code)).toContain('markdown/unclosed-tag')
  })
})
