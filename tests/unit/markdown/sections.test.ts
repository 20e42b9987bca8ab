// Text for the search index: cut at headings of level 1 to 3, each text once.
import { describe, expect, it } from 'vitest'
import { compile, htmlOf, OPTIONS } from './compile-for-test.ts'

const sections = (text: string, title = 'Page') => compile(text, { title }).sections

describe('sections', () => {
  it('begin at h1, h2 and h3', () => {
    expect(sections('# T\n\na\n\n## B\n\nb\n\n#### C\n\nc\n\n### D {#x}\n\nd')).toEqual([
      { title: 'T', text: 'a' },
      { title: 'B', anchor: 'b', text: 'b C c', lead: 'b · C · c' },
      { title: 'D', anchor: 'x', text: 'd' },
    ])
  })

  it('start with the page title if there is no h1', () => {
    expect(sections('lead\n\n## A\n\na')).toEqual([
      { title: 'Page', text: 'lead' },
      { title: 'A', anchor: 'a', text: 'a' },
    ])
    expect(sections('', 'Empty')).toEqual([{ title: 'Empty', text: '' }])
  })

  it('start with an untitled section if there is text before the h1', () => {
    expect(sections('lead\n\n# T\n\na')).toEqual([
      { title: '', text: 'lead' },
      { title: 'T', text: 'a' },
    ])
  })

  it('contain the text of a nested heading once', () => {
    expect(sections('## A\n\na\n\n:::note\n\n### B\n\nb\n\n:::\n\nc')).toEqual([
      { title: 'Page', text: '' },
      { title: 'A', anchor: 'a', text: 'a' },
      { title: 'B', anchor: 'b', text: 'b c', lead: 'b · c' },
    ])
  })

  it.each(['mdx', 'md'] as const)('hold placeholders that look like tags (%s)', (format) => {
    const text =
      'a <host> b\n\n<port>\n\n| <cell> |\n|---|\n\n- <item>\n\n## Of <name>\n\n**</end>** <other-element> <u>c</u>'
    const article = compile(text, { options: { markdown: { ...OPTIONS.markdown, format } } })
    expect(article.sections).toEqual([
      {
        title: 'Page',
        text: 'a <host> b <port> <cell> <item>',
        lead: 'a <host> b · <port> · <cell> · <item>',
      },
      { title: 'Of <name>', anchor: 'of-', text: '</end> c' },
    ])
    expect(article.toc).toEqual([{ id: 'of-', level: 2, html: 'Of &lt;name>' }])
    expect(htmlOf(article)).toContain('<p>&lt;port></p>')
  })

  it('contain the visible text of invalid HTML', () => {
    const text = '<div>\n</a b c>\n<https://example.org/d>\n<!-- e\n\n<p>f &lt;g\n\n<script>\nh'
    expect(sections(text)[0]?.text).toBe('</a b c> <https://example.org/d> <!-- e f <g h')
  })

  it.each([
    ['a<br/>b', 'a b'],
    ['a  \nb\nc', 'a b c'],
    ['| a | b |\n|---|---|\n| c | d |', 'a b c d'],
    ['- a\n- b\n\n1. c', 'a b c'],
    ['<details>\n<summary>s</summary>\nx\n</details>', 's x'],
    ['a*b*c `d`e', 'abc de'],
    ['```js\nlet x\n```\n\nafter', 'let x after'],
    ['```mermaid\ngraph TD\n```\n\nafter', 'after'],
    ['со\u00adвет не\u200bви\u200dдим 10\u00a0км', 'совет невидим 10 км'],
    ['![alt](x.png) [link](y "title")', 'link'],
    ['a <!-- gone --> b <b>c</b>', 'a b c'],
    ['<table><tr><td>a</td><td>b</td></tr></table>', 'a b'],
    [':::note\nx\n:::', 'x'],
    [':::note My title\nx\n:::', 'My title x'],
    ['<Tabs>\n<TabItem value="v" label="L">x</TabItem>\n<TabItem value="w">y</TabItem>\n</Tabs>', 'L w x y'],
    ['a[^1]\n\n[^1]: note', 'a note'],
    ['<script>\nalert(1)\n</script>\n\na', 'a'],
    ['&lt;b&gt; &amp; c', '<b> & c'],
  ])('text of %s', (text, expected) => expect(sections(text)[0]?.text).toBe(expected))
})
