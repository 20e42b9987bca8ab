// A text to mdast: what comes from the parser, what is prepared for it, and that places are those of the author.
import { describe, expect, it } from 'vitest'
import { type ParserChoice, parseDocument } from '../../../cli/markdown/parse/parse-document.ts'
import type { TreeNode } from '../../../cli/markdown/tree.ts'

const parse = (text: string, mdx = true, parser: ParserChoice = 'auto') =>
  parseDocument({
    text,
    mdx,
    parser,
    math: false,
    isDirective: (name) => name === 'note' || name === 'tip',
    maxDepth: 100,
  })

/** A tree in short: types with names, values, and the source of each node where it is not a text. */
function shown({ type, name, value, children }: TreeNode): string {
  const head = `${type}${name ? ` ${name}` : ''}${value === undefined ? '' : ` ${JSON.stringify(value)}`}`
  return children && children.length > 0 ? `${head}(${children.map(shown).join(', ')})` : head
}

const tree = (text: string, mdx = true, parser: ParserChoice = 'auto'): string =>
  (parse(text, mdx, parser).tree.children ?? []).map(shown).join('; ')

describe('directives', () => {
  it.each([
    [':::note\nx\n:::', 'containerDirective note(paragraph(text "x"))'],
    [
      ':::note A *b*\nx\n:::',
      'containerDirective note(paragraph(text "A ", emphasis(text "b")), paragraph(text "x"))',
    ],
    [':::note A [0\nx\n:::', 'containerDirective note(paragraph(text "A [0"), paragraph(text "x"))'],
    [
      ':::note\n:::tip\na\n:::\nb\n:::',
      'containerDirective note(containerDirective tip(paragraph(text "a")), paragraph(text "b"))',
    ],
    [':::other with words', 'paragraph(text ":::other with words")'],
    [':::note\n10:30 ::leaf a:b[c]\n:::', 'containerDirective note(paragraph(text "10:30 ::leaf a:b[c]"))'],
  ])('%j', (text, expected) => {
    expect(tree(text)).toBe(expected)
    expect(tree(text, false)).toBe(expected)
  })
})

describe.each(['auto', 'remark'] as const)('directives without an end (%s)', (parser) => {
  const result = (text: string) => [
    tree(text, true, parser),
    ...parse(text, true, parser).findings.map(
      ({ code, position: { start } }) => `${start.line}:${start.column} ${code}`,
    ),
  ]

  it.each([
    [
      '<Foo>\n\n:::note\n\na\n\n</Foo>\n\nb',
      ['mdxJsxFlowElement Foo(containerDirective note(paragraph(text "a"))); paragraph(text "b")'],
      ['3:1'],
    ],
    [
      '<Foo>\n:::note\n::::tip A [\n- a\n</Foo>\nb',
      [
        'mdxJsxFlowElement Foo(containerDirective note(containerDirective tip(paragraph(text "A ["), list(listItem(paragraph(text "a")))))); paragraph(text "b")',
      ],
      ['3:1', '2:1'],
    ],
    [
      '> - <Foo>\n>   :::note\n>   a\n>   </Foo>\n>\n>   b',
      [
        'blockquote(list(listItem(mdxJsxFlowElement Foo(containerDirective note(paragraph(text "a"))), paragraph(text "b"))))',
      ],
      ['2:5'],
    ],
    [
      '<Foo>\n:::note\na</Foo>\n\nb',
      ['mdxJsxFlowElement Foo(containerDirective note(paragraph(text "a"))); paragraph(text "b")'],
      ['2:1'],
    ],
    [
      ':::note\n\n<Foo>\n\na\n\n</Foo>\n\nb',
      ['containerDirective note(mdxJsxFlowElement Foo(paragraph(text "a")), paragraph(text "b"))'],
      ['1:1'],
    ],
  ])('%j', (text, expected, places) => {
    expect(result(text)).toEqual([...expected, ...places.map((place) => `${place} markdown/unclosed`)])
  })
})

describe('what only MDX has', () => {
  it.each([
    ['<Tabs>\ntext\n</Tabs>', 'mdxJsxFlowElement Tabs(paragraph(text "text"))'],
    [
      "import A from './a'\n# H\n\n<A/>",
      'mdxjsEsm "import A from \'./a\'"; heading(text "H"); mdxJsxFlowElement A',
    ],
    ['<A/> <ИМЯ> {x} `<B>`', 'paragraph(mdxJsxTextElement A, text " <ИМЯ> {x} ", inlineCode "<B>")'],
    ['<A/>\n\n    code <B>', 'mdxJsxFlowElement A; code "code <B>"'],
    ['a <B/> <br> b', 'paragraph(text "a ", mdxJsxTextElement B, text " ", html "<br>", text " b")'],
    ['a <img src={x}></img> b', 'paragraph(text "a ", mdxJsxTextElement img, text " b")'],
    [
      'text\n    ```js\n    a {/* b */}\n    ```\n<A/>',
      'paragraph(text "text"); code "a {/* b */}"; mdxJsxFlowElement A',
    ],
  ])('%j', (text, expected) => expect(tree(text)).toBe(expected))

  it('has no effect in text that is not MDX', () => {
    expect(tree('a <B/> {/* c */}', false)).toBe('paragraph(text "a ", html "<B/>", text " {/* c */}")')
    expect(parse('a <B/>', false).readAs).toBe('markdown')
    expect(parse('a <br>').readAs).toBe('markdown')
  })
})

it('places refer to the text as the author wrote it', () => {
  const text = ':::note A [b](c)\n\n:::tip\n\n[d](e)\n\n:::\n\n:::\n\n[f](g)'
  const places: string[] = []
  const visit = ({ type, position, children }: TreeNode): void => {
    if (type === 'link') places.push(text.slice(position?.start.offset, position?.end.offset))
    children?.forEach(visit)
  }
  visit(parse(text).tree)
  expect(places).toEqual(['[b](c)', '[d](e)', '[f](g)'])
})

describe('tags that do not match up', () => {
  const findings = (text: string) =>
    parse(text).findings.map(({ code, position: { start } }) => `${start.line}:${start.column} ${code}`)

  it.each([
    [
      'a\n\n<Foo>\n\ntext',
      'paragraph(text "a"); mdxJsxFlowElement Foo(paragraph(text "text"))',
      ['3:1 markdown/unclosed'],
    ],
    ['A List<String> of things', 'paragraph(text "A List<String> of things")', ['1:7 markdown/unclosed']],
    ['a\n\n</Tabs>\n\nb', 'paragraph(text "a"); paragraph(text "b")', ['3:1 markdown/stray-end']],
    ['<Tabs>\ntext\n</Tabs> x', 'mdxJsxFlowElement Tabs(paragraph(text "text")); paragraph(text "x")', []],
    [
      '| a |\n|---|\n| <Foo> b |\n| c |\n\n> d </Foo>',
      'table(tableRow(tableCell(text "a")), tableRow(tableCell(text "<Foo> b")), tableRow(tableCell(text "c"))); blockquote(paragraph(text "d"))',
      ['6:5 markdown/stray-end', '3:3 markdown/unclosed'],
    ],
    [
      '## A <Foo b={\n1}/>',
      'heading(text "A <Foo b={"); paragraph(text "1}/>")',
      ['1:6 markdown/unclosed-tag'],
    ],
    [
      'a <Foo b={\n\n1}/> c',
      'paragraph(text "a <Foo b={"); paragraph(text "1}/> c")',
      ['1:3 markdown/unclosed-tag'],
    ],
    [
      "{'x'}\n\n<table\na",
      'mdxFlowExpression "\'x\'"; paragraph(text "<table\\na")',
      ['3:1 markdown/unclosed-tag'],
    ],
    [
      "{'x'}\n\n<!-- a",
      'mdxFlowExpression "\'x\'"; paragraph(text "<!-- a")',
      ['3:1 markdown/unclosed-comment'],
    ],
    ['::::tip\n\n:::\n\n::::', 'containerDirective tip(paragraph(text ":::"))', ['3:1 markdown/stray-end']],
    ['<Foo/>\t<Bar/>', 'mdxJsxFlowElement Foo; mdxJsxFlowElement Bar', []],
  ])('%j', (text, expected, found) => {
    expect(tree(text)).toBe(expected)
    expect(findings(text)).toEqual(found)
  })
})

describe.each(['auto', 'remark'] as const)('what spans lines (%s)', (parser) => {
  it.each([
    ['a {/* b\n- c */} d', 'paragraph(text "a ", mdxTextExpression "/* b\\n- c */", text " d")'],
    ['> {/* a\nb */} c', 'blockquote(paragraph(mdxTextExpression "/* a\\nb */", text " c"))'],
    ['# a {/* b\nc */}', 'heading(text "a {/* b"); paragraph(text "c */}")'],
    [
      "{'x'} <!-- a\n> b -->",
      `paragraph(mdxTextExpression "'x'", text " <!-- a"); blockquote(paragraph(text "b -->"))`,
    ],
    ['a\n\t```\n\tb\n\t```', 'paragraph(text "a"); code "b"'],
    ['> a\n>     ```\n>     b\n>     ```', 'blockquote(paragraph(text "a"), code "b")'],
    [
      "{'x'}\n\n- a\n\n      b\n-\n\t\tc",
      `mdxFlowExpression "'x'"; list(listItem(paragraph(text "a"), code "b"), listItem(code "  c"))`,
    ],
    ['a\n```mdx-code-block\nb\n```\nc', 'paragraph(text "a\\nb\\nc")'],
    [
      '> {/* a\n>\n> b\n\nc */}',
      'blockquote(paragraph(text "{/* a"), paragraph(text "b")); paragraph(text "c */}")',
    ],
    [
      '> <!-- a\n\n<A/> b -->',
      'blockquote(paragraph(text "<!-- a")); paragraph(mdxJsxTextElement A, text " b -->")',
    ],
    [
      '- <CodeBlock>\n\n  a\n\nb </CodeBlock>',
      'list(listItem(mdxJsxFlowElement CodeBlock(paragraph(text "a")))); paragraph(text "b")',
    ],
    ['> <CodeBlock>\n> a\n> </CodeBlock>', 'blockquote(mdxJsxFlowElement CodeBlock(text "\\na\\n"))'],
    [
      '<Foo>\n\n>         ```\n>         {/* a */}\n>         ```\n\n</Foo>',
      'mdxJsxFlowElement Foo(blockquote(code "{/* a */}"))',
    ],
    [
      '<A/>\n\n| a | b |\n|---|---|\n| ``c` | { d(1) } |\n| `e` | f |',
      'mdxJsxFlowElement A; table(tableRow(tableCell(text "a"), tableCell(text "b")), tableRow(tableCell(text "``c`"), tableCell(text "{ d(1) }")), tableRow(tableCell(inlineCode "e"), tableCell(text "f")))',
    ],
    ['## <Foo> a\n\n    b {/* c */}\n\n</Foo>', 'heading(text "<Foo> a"); code "b {/* c */}"'],
    ['<A/>\n\n</b\n\n> c', 'mdxJsxFlowElement A; paragraph(text "</b"); blockquote(paragraph(text "c"))'],
    [
      '<A/>\n\n<Foo\n  a="1"\n\n:b\n\n> c',
      'mdxJsxFlowElement A; paragraph(text "<Foo\\na=\\"1\\""); paragraph(text ":b"); blockquote(paragraph(text "c"))',
    ],
    [
      '- <Foo>\n\n          > <CodeBlock>a\n          > b</CodeBlock>\n\n  </Foo>',
      'list(listItem(mdxJsxFlowElement Foo(blockquote(mdxJsxFlowElement CodeBlock(text "a\\nb")))))',
    ],
    ['<textarea>\n\n<A/> b', 'html "<textarea>"; paragraph(mdxJsxTextElement A, text " b")'],
  ])('%j', (text, expected) => {
    expect(tree(text, true, parser)).toBe(expected)
  })
})

it('placeholder characters are chosen so that the text does not contain them', () => {
  expect(tree('\u2e0e\u2e0f {a} \u1d00 <A1/> <b')).toBe(
    'paragraph(text "\u2e0e\u2e0f {a} \u1d00 ", mdxJsxTextElement A1, text " <b")',
  )
})

it.each(['auto', 'remark'] as const)('formulas are nodes, money is text (%s)', (parser) => {
  const text = 'a $x$ $$y$$ $5 and $6\n\n$$\nz\n$$'
  const { tree: root } = parseDocument({
    text,
    mdx: true,
    parser,
    math: true,
    isDirective: () => false,
    maxDepth: 9,
  })
  expect((root.children ?? []).map(shown).join('; ')).toBe(
    'paragraph(text "a ", inlineMath "x", text " ", math "y", text " $5 and $6"); math "z"',
  )
  expect(JSON.stringify(root)).not.toContain('hChildren')
})

describe.each(['auto', 'remark'] as const)('angle brackets beside components (%s)', (parser) => {
  const COMPONENT = 'mdxJsxFlowElement Own'
  const besides = (text: string) => tree(`<Own />\n\n${text}`, true, parser).replace(`${COMPONENT}; `, '')
  const urls = (text: string) => {
    const found: (string | undefined)[] = []
    const visit = ({ type, url, children }: TreeNode) => {
      if (type === 'definition' || type === 'link') found.push(url)
      for (const child of children ?? []) visit(child)
    }
    visit(parse(`<Own />\n\n${text}`, true, parser).tree)
    return found
  }

  it.each([
    ['[a]\n\n[a]: <./my page.md>', ['./my page.md']],
    ['[a]\n\n[a]: <./b.md> "Title"', ['./b.md']],
    ['[a\\]]\n\n- [a\\]]: <./b.md>', ['./b.md']],
    ['> [a]\n>\n> [a]: <./b.md>', ['./b.md']],
    ['[a]( <./my page.md> "t")', ['./my page.md']],
  ])('hold a destination: %j', (text, expected) => {
    expect(urls(text)).toEqual(expected)
  })

  it.each([
    ['[^1]\n\n[^1]: <b>bold</b> text', []],
    ['[a]: <b>bold</b> text', []],
    ['[a]: <b>(c)', []],
  ])('hold an element: %j', (text, expected) => {
    expect(urls(text)).toEqual(expected)
  })

  it.each([
    ['<https://a.b>', 'paragraph(link(text "https://a.b"))'],
    ['<a@b.c>\n<https://a.b>', 'paragraph(link(text "a@b.c"), text "\\n", link(text "https://a.b"))'],
    ['- <https://a.b>', 'list(listItem(paragraph(link(text "https://a.b"))))'],
    ['See <https://a.b>', 'paragraph(text "See ", link(text "https://a.b"))'],
    ['# <https://a.b>', 'heading(link(text "https://a.b"))'],
    ['<p><https://a.b></p>', 'mdxJsxFlowElement p(link(text "https://a.b"))'],
  ])('hold a URL, which stays in a paragraph: %j', (text, expected) => {
    expect(besides(text)).toBe(expected)
  })
})

describe('Markdown directly below a tag', () => {
  it.each([
    ['<br/>\n## Title', 'mdxJsxFlowElement br; heading(text "Title")'],
    [
      '<a id="x"/>\n- a\n- b',
      'mdxJsxFlowElement a; list(listItem(paragraph(text "a")), listItem(paragraph(text "b")))',
    ],
    [
      '<hr />\n1. a\n2. b',
      'mdxJsxFlowElement hr; list(listItem(paragraph(text "a")), listItem(paragraph(text "b")))',
    ],
    ['<div>\n\na\n\n</div>\n## Title', 'mdxJsxFlowElement div(paragraph(text "a")); heading(text "Title")'],
    ['<div>\n# Title\n</div>', 'mdxJsxFlowElement div(heading(text "Title"))'],
    ['<br/>\n:::note\na\n:::', 'mdxJsxFlowElement br; containerDirective note(paragraph(text "a"))'],
    [
      '<p>\na | b\n--|--\n</p>',
      'mdxJsxFlowElement p(table(tableRow(tableCell(text "a"), tableCell(text "b"))))',
    ],
  ])('is Markdown: %j', (text, expected) => {
    expect(parse(text).readAs).toBe('mdx')
    expect(tree(text)).toBe(expected)
  })

  it.each([
    '<p>\n- one dash\n</p>',
    '<p>\n2020. A year\n2021. Another\n</p>',
    '<pre>\n## Title\n</pre>',
    '<div>\n#hash and a|b\n</div>',
  ])('is HTML: %j', (text) => {
    expect(parse(text).readAs).toBe('markdown')
  })
})
