// Lines that include code of another file, as MkDocs and VitePress sites have them.
import { describe, expect, it } from 'vitest'
import { compileArticle } from '../../../cli/markdown/compile.ts'
import { includedCode } from '../../../cli/text/code-includes.ts'
import { htmlOf, inputForTest } from './compile-for-test.ts'

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
    ['{! src/a.py !}', 'one\n  two\nthree\nfour\nfive'],
    ['{!src/a.py!lines=4-5!}', null],
    ['{!src/a.py!lines=4-5}', null],
    ['--8<-- "src/a.py:part"', 'three\nfour'],
    ['--8<-- "src/a.py:2:2"', 'two'],
    ["--8<-- 'src/a.py::1'", 'one'],
    ['<<< @/b.js', 'a()\nb()'],
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

  it('of Markdown is reported', () => {
    expect(shown('--8<-- "docs/c.md"', { 'docs/c.md': '# C' }).findings).toHaveLength(1)
  })
})

it('a part ends where the file says so', () => {
  expect(
    includedCode('a\n', { path: 'x', lines: '5', part: null, marked: null, title: null, language: null }),
  ).toBe(null)
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
