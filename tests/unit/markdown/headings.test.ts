// Heading ids, titles and tables of contents.
import { describe, expect, it } from 'vitest'
import { compile, htmlOf } from './compile-for-test.ts'

const ids = (text: string) => compile(text).toc.map(({ id }) => id)

describe('ids', () => {
  it.each([
    ['Настройка дашлета', 'настройка-дашлета'],
    ['Ёлка и Й — «кавычки»', 'ёлка-и-й--кавычки'],
    ['1.2. Общие сведения', '12-общие-сведения'],
    ['C++ / C#', 'c--c'],
    ['foo_bar&nbsp;&#32;&#32;baz', 'foo_bar--baz'],
    ['№ 5', '-5'],
    ['Таблица\u00a0один', 'таблицаодин'],
    ['With `code`, *em* and [link](x)', 'with-code-em-and-link'],
    ['A <b>bold</b> word', 'a-bold-word'],
    ['Explicit {#своё.имя}', 'своё.имя'],
    ['`code` {#code-id}', 'code-id'],
    ['Underscores {#__init__}', '__init__'],
    ['Closed {#id} ##', 'id'],
    ['Python-Markdown { #my-id }', 'my-id'],
    ['`code` { #code-id } ##', 'code-id'],
    ['kramdown {: #id}', 'id'],
    ['9.7.6 <small>March</small> { id="9.7.6" }', '9.7.6'],
    ["kramdown {: id='id' }", 'id'],
    ['Other { id="a b" }', 'other--ida-b-'],
    ['Glued {:#id }', 'id'],
    ['Classes { #id .class }', 'classes--id-class-'],
    ['Text after { #id } it', 'text-after--id--it'],
    ['Escaped \\{ #id }', 'escaped--id-'],
    [':rocket: launch', 'rocket-launch'],
    ['The root:root group', 'the-root-group'],
    ['A system:a:masters-1, `b:c` at 10:30', 'a-systema-bc-at-1030'],
    ['Comment <!-- #c-1 -->', 'c-1'],
    ['Comment {/* #c-2 */}', 'c-2'],
  ])('## %s', (heading, id) => expect(ids(`## ${heading}`)).toEqual([id]))

  it('get numbers if they repeat', () => expect(ids('## A\n\n## A\n\n### A')).toEqual(['a', 'a-1', 'a-2']))

  it('of punctuation and emoji are not empty (C24)', () => {
    expect(ids('## !!!\n\n## 🎉\n\n## …\n\n## ---')).toEqual([
      'section',
      'section-1',
      'section-2',
      'section-3',
    ])
  })

  it('are unique beside texts that look like suffixes and beside explicit ones (C25)', () => {
    expect(ids('## A\n\n## A 1\n\n## A')).toEqual(['a', 'a-1', 'a-2'])
    expect(ids('## A\n\n## B {#a}\n\n## A')).toEqual(['a-1', 'a', 'a-2'])
    expect(ids('## Section\n\n## ?')).toEqual(['section', 'section-1'])
  })

  it('given twice are reported, and the second gets a number', () => {
    const article = compile('## A {#x}\n\n## B {#x}\n\n## C {#x}')
    expect(article.toc.map(({ id }) => id)).toEqual(['x', 'x-1', 'x-2'])
    expect(article.diagnostics).toMatchObject([
      { code: 'markdown/duplicate-id', place: { start: { line: 3, column: 1 } } },
      { code: 'markdown/duplicate-id', place: { start: { line: 5, column: 1 } } },
    ])
  })

  it('may equal the names of global variables (C26)', () => {
    expect(
      ids(
        ['location', 'body', 'constructor', 'hasOwnProperty', '`__proto__`', 'toString']
          .map((name) => `## ${name}`)
          .join('\n\n'),
      ),
    ).toEqual(['location', 'body', 'constructor', 'hasownproperty', 'user-content-__proto__', 'tostring'])
  })

  it('are the same for composed and decomposed text', () => {
    expect(ids('## и\u0306од')).toEqual(['йод'])
  })

  it('are all among the anchors', () => {
    const article = compile(
      '# T\n\n## A {#x}\n\n<a id="raw"></a>\n\n:::note{#box}\nx\n:::\n\nnote[^1]\n\n[^1]: f',
    )
    expect(article.anchors.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'x',
        'raw',
        'box',
        'user-content-fn-1',
        'user-content-fnref-1',
        'footnote-label',
      ]),
    )
    expect(article.anchors.find(({ id }) => id === 'x')?.place).toMatchObject({
      start: { line: 3, column: 1 },
    })
  })
})

describe('the element', () => {
  it('links to itself', () => {
    const article = compile('## Plain «text»', {
      options: { messages: { 'theme.common.headingLinkTitle': 'Ссылка: {heading}' } },
    })
    expect(htmlOf(article)).toBe(
      '<h2 class="anchor" id="plain-text">Plain «text»<a class="hash-link" href="#plain-text" aria-label="Ссылка: Plain «text»" title="Ссылка: Plain «text»">\u200b</a></h2>',
    )
    expect(article.slots).toEqual([])
  })

  it('is labelled by its id if its text contains markup', () => {
    expect(htmlOf(compile('## A *b*'))).toContain('aria-label="Direct link to a-b"')
  })

  it('of level 1 has no id, and the first one is in a header', () => {
    expect(htmlOf(compile('# One {#x}\n\n# Two'))).toBe('<header><h1>One</h1></header>\n<h1>Two</h1>')
  })
})

describe('hasOwnTitle', () => {
  it.each([
    ['# T', true],
    ['text\n\n# T', true],
    ['T\n===', true],
    [':::note\n# T\n:::', true],
    ['## A\n\n# T', false],
    ['text\n\n---\n\n# T', false],
    ['text', false],
    ['<h1>T</h1>', false],
  ])('%s', (text, expected) => expect(compile(text).hasOwnTitle).toBe(expected))

  it('ignores headings of included files', () => {
    const partials = { 'docs/_p.md': '# Of the part\n\n---\n' }
    const titleOf = (text: string) =>
      compile(`import P from './_p.md'\n\n<P/>\n\n${text}`, { partials }).hasOwnTitle
    expect(titleOf('## Two')).toBe(false)
    expect(titleOf('# Own')).toBe(true)
  })
})

describe('table of contents', () => {
  it('contains the headings of levels 2 to 6 wherever they are', () => {
    const text =
      '# T\n\n## A\n\n:::note\n\n### In box\n\n:::\n\n- #### In list\n\n> ##### In quote\n\n###### Six\n\n<h2>html</h2>'
    expect(compile(text).toc.map(({ level, id }) => [level, id])).toEqual([
      [2, 'a'],
      [3, 'in-box'],
      [4, 'in-list'],
      [5, 'in-quote'],
      [6, 'six'],
    ])
  })

  it.each([
    [
      '## A `c < d` & *e* **f** ~~g~~',
      'A <code>c &lt; d</code> &amp; <em>e</em> <strong>f</strong> <del>g</del>',
    ],
    ['## [Link *x*](y)', 'Link <em>x</em>'],
    ['## ![alt](x.png) Text', 'Text'],
  ])('%s', (text, html) => expect(compile(text).toc[0]?.html).toBe(html))

  it('leaves out headings without text', () => {
    expect(compile('##\n\n## ![alt](x.png)').toc).toEqual([])
  })
})
