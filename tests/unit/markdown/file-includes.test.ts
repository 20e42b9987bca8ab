// Lines that include another file, as sites of other generators have them.
import { describe, expect, it } from 'vitest'
import { compileArticle } from '../../../cli/markdown/compile.ts'
import { fileIncludeOf, includedLines, includedProse } from '../../../cli/text/file-includes.ts'
import { compile, htmlOf, inputForTest, OPTIONS } from './compile-for-test.ts'

const CODE = 'one\n  two\n# --8<-- [start:part]\nthree\nfour\n# --8<-- [end:part]\nfive\n'
const JS = '// #region part\n  a()\n// #endregion part\nb()\n'

function shown(text: string, data: Readonly<Record<string, string>> = { 'src/a.py': CODE, 'docs/b.js': JS }) {
  const article = compileArticle({
    ...inputForTest(text, { file: 'docs/guide/page.md' }),
    data: Object.fromEntries(
      Object.entries(data).map(([path, content]) => [path, { path, text: content, hash: 'a1b2c3d4e5f6' }]),
    ),
  })
  return {
    code: [...htmlOf(article).matchAll(/<pre[\s\S]*?<\/pre>/g)].map(([block]) =>
      block.replace(/<br>/g, '\n').replace(/<[^>]*>/g, ''),
    ),
    html: htmlOf(article),
    findings: article.diagnostics.map(({ message }) => message),
    copy: article.markdown.pieces.join(''),
  }
}

describe('an include', () => {
  it.each([
    ['{* src/a.py ln[1:2] *}', 'one\n  two'],
    ['{* ../../src/a.py ln[1,7] hl[7] title["A"] *}', null],
    ['{* src/a.py ln[1,7] hl[7] *}', 'one\n…\nfive'],
    ['{! src/a.py !}', CODE.trim().replaceAll('<', '&lt;')],
    ['{!src/a.py!lines=4-5!}', null],
    ['{!src/a.py!lines=4-5}', null],
    ['--8<-- "src/a.py:part"', 'three\nfour'],
    ['--8<-- "src/a.py:2:2"', 'two'],
    ["--8<-- 'src/a.py::1'", 'one'],
    ['--8<-- "src/a.py:7"', 'five'],
    ['--8<-- "src/a.py:7:"', 'five'],
    ['<<< @/b.js', JS.trim()],
    ['<<< ../b.js#part{2 js} [B]', 'a()'],
    ['- item\n\n  --8<-- "src/a.py:2:2"', 'two'],
    ['```python title="x"\nbefore\n  --8<-- "src/a.py:part"\n```', 'before\n  three\n  four'],
  ])('%s', (text, expected) => {
    const { code, findings } = shown(text)
    if (expected === null) return
    expect(code.map((each) => each.trim())).toEqual([expected])
    expect(findings).toEqual([])
  })

  it('of VitePress is text in a code block', () => {
    expect(shown('```md\n<<< @/b.js\n```').code).toEqual(['&lt;&lt;&lt; @/b.js'])
  })

  it('highlights the lines of the file that it names, and has its title', () => {
    const { html } = shown('{* src/a.py ln[4:7] hl[7] title[A "file"] *}')
    expect(html).toContain("A 'file'")
    expect(html).toMatch(/highlighted[^>]*>(?:<[^>]*>)*five/)
  })

  it('is part of the Markdown copy', () => {
    expect(shown('Text.\n\n--8<-- "src/a.py:part"\n').copy).toContain('Text.\n\n```py\nthree\nfour\n```')
  })

  it.each(['{* src/c.py *}', '--8<-- "src/a.py:absent"', '<<< @/c.js'])(
    'of a file that does not exist is reported: %s',
    (text) => {
      const { code, findings } = shown(text)
      expect(code).toEqual([])
      expect(findings).toEqual([expect.stringContaining('is shown as plain text')])
    },
  )
})

describe('an include of Markdown', () => {
  const FILES: Readonly<Record<string, string>> = {
    'docs/parts/one.md': '---\ntitle: Unused\n---\n\n## One\n\nSee [two](./two.md).\n',
    'docs/parts/two.md': 'first\n\n<!-- #region part -->\n  *second*\n<!-- #endregion part -->\n\nthird\n',
    'docs/parts/list.md': '1. a\n2. b\n',
    'docs/parts/nested.md': 'Outer.\n\n--8<-- "parts/list.md"\n',
    'docs/parts/links.md':
      '[Shop]: ../shop.md "Title"\n[image]: ../a.png\n[own]: ./no.md\n[spare]: ./spare.md\n',
    'docs/parts/example.md': '---\n[term]: ./a.md\n---\n\n```md\n[term]: ./a.md\n```\n',
    'docs/parts/head.md': '## Head\n\nOwn.\n',
    'docs/parts/linked.md': '\n# The [head](./two.md) of it #\nOwn.\n',
    'docs/parts/lined.md': '---\ntitle: A\n---\n\nTwo\nlines\n---\n\n\nOwn.\n',
    'docs/parts/gaps.md': 'One.\n\nThree.\n\nFive.\n--8<-- "none.md"\n',
    'docs/parts/ring.md': '--8<-- "parts/ring.md"\n',
    'shared/s.md': 'Shared.\n',
  }
  const included = (text: string, includeRoots: readonly string[] = []) => {
    const options = { ...OPTIONS, markdown: { ...OPTIONS.markdown, includeRoots } }
    const article = compile(text, { file: 'docs/guide/page.md', partials: FILES, options })
    return {
      html: htmlOf(article).replaceAll('\n', ''),
      findings: article.diagnostics.map(
        ({ code, message, place }) => `${place?.file}:${place?.start.line} ${code} ${message}`,
      ),
      copy: article.markdown.pieces.join('?'),
      slots: article.slots,
    }
  }
  const ONE = '<h2 class="anchor" id="one">'

  it.each([
    ['--8<-- "parts/one.md"', ONE],
    ["-8<- 'parts/one.md'", ONE],
    ['{! parts/one.md !}', ONE],
    ['{% include-markdown "parts/one.md" %}', ONE],
    ["{%- include-markdown 'parts/one.md' -%}", ONE],
    ['{% include [one](../parts/one.md) %}', ONE],
    ['{% include notitle [one](../parts/one.md) %}', '<p>See <a'],
    ['<!--@include: ../parts/one.md-->', ONE],
    ['<!-- @include: @/parts/one.md -->', ONE],
    ['--8<-- "parts/two.md:part"', '<p><em>second</em></p>'],
    ['--8<-- "parts/two.md:7:"', '<p>third</p>'],
    ['<!--@include: ../parts/two.md#part-->', '<p><em>second</em></p>'],
    ['<!--@include: ../parts/two.md{7,7}-->', '<p>third</p>'],
    ['<!--@include: ../parts/two.md{,1}-->', '<p>first</p>'],
    ['- a\n\n    --8<-- "parts/list.md"', '<ul><li><p>a</p><ol><li>a</li><li>b</li></ol></li></ul>'],
    [':::steps\n--8<-- "parts/list.md"\n:::', '<div class="steps"><ol>'],
    [
      '<Tabs>\n<TabItem value="a">\n\n{% include-markdown "parts/list.md" %}\n\n</TabItem>\n</Tabs>',
      '<ol><li>a',
    ],
    ['<Tabs><TabItem value="a">\n\n<!--@include: ../parts/list.md-->\n\n</TabItem></Tabs>', '<ol><li>a'],
    ['--8<-- "parts/list.md"\n--8<-- "parts/two.md::1"', '<ol><li>a</li><li>b</li></ol><p>first</p>'],
    ['--8<-- "parts/nested.md"', '<p>Outer.</p><ol><li>a</li><li>b</li></ol>'],
  ])('%s', (text, expected) => {
    const { html, findings } = included(text)
    expect(html).toContain(expected)
    expect(findings).toEqual([])
  })

  it('keeps its links, relative to the included file, and its text in the Markdown copy', () => {
    const { slots, copy } = included('Text.\n\n--8<-- "parts/one.md"\n\nMore.\n')
    expect(slots.map((slot) => 'place' in slot && slot.place?.file)).toContain('docs/parts/one.md')
    expect(copy).toBe('# Page\n\nText.\n\n## One\n\nSee [two](?).\n\nMore.\n')
  })

  it.each(['head', 'linked', 'lined'])('leaves out its heading also in the Markdown copy: %s', (name) => {
    const { html, copy } = included(`Text.\n\n{% include notitle [x](../parts/${name}.md) %}\n\nMore.\n`)
    expect(html).toBe('<p>Text.</p><p>Own.</p><p>More.</p>')
    expect(copy).toBe('# Page\n\nText.\n\nOwn.\n\nMore.\n')
  })

  it('is beside code on the next line', () => {
    const text = '- a\n\n  --8<-- "parts/two.md::1"\n  --8<-- "src/a.py:1:2"\n  --8<-- "parts/two.md:7:"\n'
    const article = compileArticle({
      ...inputForTest(text, { file: 'docs/guide/page.md', partials: FILES }),
      data: { 'src/a.py': { path: 'src/a.py', text: CODE, hash: 'a1b2c3d4e5f6' } },
    })
    expect(htmlOf(article)).toMatch(/<p>first<\/p>.*<pre.*two.*<\/pre>.*<p>third<\/p>/s)
    expect(article.diagnostics).toEqual([])
    expect(article.markdown.pieces.join('')).toBe(
      '# Page\n\n- a\n\n  first\n\n  ```py\n  one\n    two\n  ```\n\n  third\n',
    )
  })

  it('is reported at its lines in the file', () => {
    const { findings } = included('{! parts/gaps.md !lines=1-2 5-6!}')
    expect(findings).toEqual([expect.stringMatching(/^docs\/parts\/gaps\.md:6 markdown\//)])
  })

  it('shares its definitions with the text', () => {
    const text =
      'The [**shop**][shop], [Shop], [own][] and ![i][image].\n\n[own]: ./own.md\n\n--8<-- "parts/links.md"\n'
    const { html, findings, slots } = included(text)
    expect(slots.flatMap((slot) => ('url' in slot ? [slot.url] : []))).toEqual([
      '../shop.md',
      '../shop.md',
      './own.md',
      '../a.png',
    ])
    expect(html).toMatch(/^<p>The <a href="[^"]*" title="Title"><strong>shop<\/strong><\/a>, .*<\/p>$/)
    expect(findings).toEqual([])
    expect(compile(text, { file: 'docs/guide/page.md', partials: FILES }).references).toBeUndefined()
  })

  it.each(['```md\n[x][shop]', '<!-- [x][shop]'])('shares nothing with a text that has no end: %j', (end) => {
    const { html } = included(`[y][shop]\n\n--8<-- "parts/links.md"\n\n${end}`)
    expect(html).not.toContain('../shop.md')
  })

  it('shares no examples of its own', () => {
    const text = '[Term]\n\n--8<-- "parts/example.md"\n'
    expect(included(text).html).toMatch(/^<p>\[Term\]<\/p>/)
  })

  it('finds files in the folders of the configuration', () => {
    expect(included('--8<-- "s.md"', ['shared']).html).toBe('<p>Shared.</p>')
    expect(included('--8<-- "s.md"').findings).toHaveLength(1)
  })

  it.each([
    ['--8<-- "parts/none.md"', 'markdown/foreign-syntax'],
    ['--8<-- "parts/two.md:none"', 'markdown/foreign-syntax'],
    ['<!--@include: ./none.md-->', 'markdown/foreign-syntax'],
    ['{% include [one](none.md) %}', 'markdown/foreign-syntax'],
    ['--8<-- "parts/ring.md"', 'markdown/include-ring'],
  ])('says what is wrong with %s', (text, code) => {
    expect(included(text).findings).toEqual([expect.stringContaining(code)])
  })

  it('is text in a code block, except for that of MkDocs', () => {
    expect(included('```md\n{% include-markdown "parts/list.md" %}\n```').html).toContain('include-markdown')
  })
})

describe('a part of a file', () => {
  const partOf = (text: string, line: string) => {
    const include = fileIncludeOf(line)
    return include && includedLines(text, include)?.code
  }
  const proseOf = (text: string, line: string) => {
    const include = fileIncludeOf(line)
    return include && includedProse(text, include)
  }

  it('ends where the file ends', () => {
    expect(partOf('a\n', '--8<-- "a.py:5"')).toBeUndefined()
  })

  it('is found by its whole name', () => {
    const text =
      '#region setup-db\na\n#endregion setup-db\n#region setup\nb\n#endregion setup-db\nc\n#endregion setup\n'
    expect(partOf(text, '<<< ./a.cs#setup')).toBe('b\nc')
    expect(partOf(text, '<<< ./a.cs#setup-db')).toBe('a')
  })

  it.each([
    '// #region p\na\n// #endregion p',
    '/* #region p */\na\n/* #endregion */',
    '#pragma region p\na\n#pragma endregion p',
    '<!-- #region p -->\na\n<!-- #endregion p -->',
    '-- region p\na\n-- endregion',
    '#Region "p"\na\n#End Region',
    '{/* #region p */}\na\n{/* #endregion p */}',
    '// -8<- [start: p ]\na\n// -8<- [end: p ]',
  ])('is marked by %j', (text) => {
    expect(partOf(`x\n${text}\ny\n`, '<<< ./a.js#p')).toBe('a')
  })

  it('keeps lines that only look like marks', () => {
    const text =
      '# region of the bucket\n// #region p\n# region of the bucket\n# region inner\nx # region y\n# endregion inner\n// #endregion p\n'
    expect(partOf(text, '<<< ./a.tf')).toBe(text.trim())
    expect(partOf(text, '<<< ./a.tf#p')).toBe('# region of the bucket\nx # region y')
  })

  it('of Markdown has headings with that word', () => {
    const text =
      '# region p\n\n<!-- #region p -->\n\n# region codes\n\n## region codes\n\n<!-- #endregion -->\n'
    expect(proseOf(text, '<!--@include: ./a.md#p-->')).toEqual({
      text: '# region codes\n\n## region codes',
      first: 5,
    })
  })

  it('of Markdown keeps the numbers and columns of its lines', () => {
    const text = '1\n 2\n3\n4\n\n6\n  7\n8\n'
    expect(proseOf(text, '{! a.md !lines=2-3 7-8!}')).toEqual({ text: ' 2\n3\n\n\n\n  7\n8', first: 2 })
    const marked = 'x\n<!-- #region p -->\n  a\n<!-- #region q -->\n  b\n<!-- #endregion p -->\n'
    expect(proseOf(marked, '<!--@include: ./a.md#p-->')).toEqual({ text: '  a\n\n  b', first: 3 })
  })

  it('of Markdown is no code because it is taken from a block', () => {
    expect(proseOf('!!! note\n\n    a\n\n      b\n', '--8<-- "a.md:3:"')).toEqual({
      text: 'a\n\n  b',
      first: 3,
    })
  })

  it('may be long', () => {
    expect(partOf('  a\n'.repeat(200_000), '--8<-- "a.py:2"')?.length).toBe(2 * 199_999 - 1)
  })
})

describe('icons of Material for MkDocs', () => {
  it.each([
    [':material-check: yes', '<p>✓ yes</p>'],
    ['Go :octicons-arrow-right-24: there', '<p>Go → there</p>'],
    [':octicons-beaker-24: Text', '<p>Text</p>'],
    [':fontawesome-brands-html5:{ .big } Text', '<p>Text</p>'],
    ['[:octicons-file-code-16:](https://a.example)', '<p><a href="https://a.example">file code</a></p>'],
    ['`:material-check:`', '<p><code>:material-check:</code></p>'],
    ['a:material-check: b', '<p>a:material-check: b</p>'],
  ])('%s', (text, expected) => expect(shown(text).html).toBe(expected))

  it('are reported once for a page if they are left out', () => {
    expect(shown(':simple-git: a :simple-svg: b\n\n:simple-css3: c :material-close:').findings).toEqual([
      '3 icons of MkDocs are left out, the first of them :simple-git:.',
    ])
  })
})

describe('anchors of MkDocs', () => {
  it('are elements with an id', () => {
    const { html, findings } = shown('[](){#part}\n\nText [](){ #in-text } more, [to it](#part).')
    expect(html).toMatch(/<a id="part"><\/a>.*Text <a id="in-text"><\/a> more, <a href="#part">to it<\/a>/s)
    expect(findings).toEqual([])
  })

  it('need an id', () => {
    expect(shown('[]() text {#no}').html).toContain('{#no}')
  })
})

describe('fences of Python-Markdown', () => {
  it.each([
    '``` { .python .no-copy hl_lines="2" }',
    '```{.python hl_lines="2"}',
    '~~~ { .python #id hl_lines="2" }',
  ])('have a language and options: %s', (fence) => {
    const { html, findings } = shown(`${fence}\nimport a\nimport b\n${fence.slice(0, 3)}`)
    expect(html).toContain('class="language-python')
    expect(html).toMatch(/highlighted[^>]*>(?:<[^>]*>)*import/)
    expect(findings).toEqual([])
  })
})
