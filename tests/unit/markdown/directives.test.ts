// Container directives that are no admonitions: plain html of lists, code and boxes.
import { describe, expect, it } from 'vitest'
import { compile, htmlOf, OPTIONS } from './compile-for-test.ts'

const html = (text: string) => htmlOf(compile(text)).replaceAll('\n', '')
const findings = (text: string) =>
  compile(text).diagnostics.map(({ code, message, place }) => `${place?.start.line} ${code} ${message}`)
const admonitions = (text: string) => compile(text, { options: { admonitionKeywords: ['steps'] } })

describe('titles', () => {
  it.each([
    [':::steps{title="How"}\n1. One\n:::', '<p>How</p><div class="steps"><ol><li>One</li></ol></div>'],
    [':::hero{title="How"}\nx\n:::', '<div class="hero"><p>How</p><p>x</p></div>'],
    [':::nothing{title="How"}\nx\n:::', '<p>How</p><p>x</p>'],
    [':::hero[More]{title="How"}\nx\n:::', '<div class="hero"><p>How</p><p>More</p><p>x</p></div>'],
  ])('of any directive may be attributes: %j', (text, expected) => {
    expect(html(text)).toBe(expected)
  })

  it('of a disclosure is its visible line', () => {
    expect(html(':::details{title="How"}\nx\n:::')).toContain('<summary>How</summary>')
  })
})

describe(':::steps', () => {
  it('render the numbered list inside them with an id and classes', () => {
    expect(html(':::steps{#go .wide}\n\n1. One\n2. Two\n\n:::')).toBe(
      '<div class="steps wide" id="go"><ol><li>One</li><li>Two</li></ol></div>',
    )
  })

  it('keep a title that they cannot show', () => {
    expect(html(':::steps How\n1. One\n:::')).toBe('<p>How</p><div class="steps"><ol><li>One</li></ol></div>')
  })

  it('are an admonition where the site configures one of this name', () => {
    expect(htmlOf(admonitions(':::steps\n1. One\n:::'))).toContain('theme-admonition-steps')
  })
})

describe(':::file-tree', () => {
  it('separates names from comments and folders from files', () => {
    expect(html(':::file-tree\n- a/ all of *it*\n  - **b.md**\n- `read me` twice\n- src\n  - c\n:::')).toBe(
      '<div class="file-tree"><ul>' +
        '<li class="folder"><span class="file-tree__name">a/</span> <span class="file-tree__remark">all of <em>it</em></span>' +
        '<ul><li class="file"><span class="file-tree__name"><strong>b.md</strong></span></li></ul></li>' +
        '<li class="file"><span class="file-tree__name"><code>read me</code></span> <span class="file-tree__remark">twice</span></li>' +
        '<li class="folder"><span class="file-tree__name">src</span><ul><li class="file"><span class="file-tree__name">c</span></li></ul></li>' +
        '</ul></div>',
    )
  })

  it('keeps links as links of the page', () => {
    const { slots } = compile(':::file-tree\n- [a.md](./a.md) first\n:::')
    expect(slots.map((slot) => 'url' in slot && slot.url)).toEqual(['./a.md'])
  })
})

describe(':::cards', () => {
  const card = (content: string) => `<li class="cards__item"><div class="card">${content}</div></li>`

  it.each([
    ['- [A](a.md)', '<p class="card__title"><a href="a.md">A</a></p>'],
    ['- [A](a.md) — text', '<p class="card__title"><a href="a.md">A</a></p><p>text</p>'],
    ['- [A](a.md): text', '<p class="card__title"><a href="a.md">A</a></p><p>text</p>'],
    [
      '- [A](a.md) -5 *and* [b](b.md)',
      '<p class="card__title"><a href="a.md">A</a></p><p>-5 <em>and</em> <a href="b.md">b</a></p>',
    ],
    [
      '- ★ **A**\n\n  One.\n\n  Two.',
      '<p class="card__title"><span class="card__icon" aria-hidden="true">★</span> <strong>A</strong></p><p>One.</p><p>Two.</p>',
    ],
    ['- only text', '<p>only text</p>'],
    ['- ```\n  code\n  ```', null],
  ])('%j', (item, content) => {
    const shown = html(`:::cards\n${item}\n:::`)
    if (content === null) expect(shown).toContain('<div class="card"><div class="language-text')
    else expect(shown).toBe(`<div class="card-list"><ul class="cards">${card(content)}</ul></div>`)
  })
})

describe(':::columns', () => {
  it('render a box for each column', () => {
    expect(html(':::columns\n:::column\nA\n:::\n:::column{.wide}\nB\n:::\n:::')).toBe(
      '<div class="columns"><div class="column"><p>A</p></div><div class="column wide"><p>B</p></div></div>',
    )
  })
})

describe(':::hero', () => {
  it('renders a paragraph of links as a row of buttons and leaves other text unchanged', () => {
    expect(html(':::hero\nText with a [link](#a).\n\n[One](#a)\n[Two](#b)\n:::')).toBe(
      '<div class="hero"><p>Text with a <a href="#a">link</a>.</p>' +
        '<p class="hero__actions"><a href="#a">One</a><a href="#b">Two</a></p></div>',
    )
  })

  it('opens the search where it is asked to; the label of the button is no text of the page', () => {
    const { html: shown, sections } = compile(':::hero{search}\nText.\n:::')
    expect(shown.pieces.join('')).toContain(
      '<button class="search-button hero__search" type="button" aria-haspopup="dialog">',
    )
    expect(shown.pieces.join('')).toContain('<span class="search-button__text">Search</span>')
    expect(sections.map(({ text }) => text)).toEqual(['Text.'])
  })
})

describe(':::code-group', () => {
  const labels = (text: string) => [...html(text).matchAll(/data-label="([^"]*)"/g)].map(([, label]) => label)
  const fence = (info: string) => `\`\`\`${info}\nx\n\`\`\`\n`

  it('names tabs by the label in brackets, the title or the language, without duplicates', () => {
    const text = `:::code-group{group=pm}\n${['bash [npm i]', 'js title="a.js" {1}', 'js', 'js', ''].map(fence).join('\n')}:::`
    expect(labels(text)).toEqual(['npm i', 'a.js', 'js', 'js 2', 'text'])
    expect(html(text)).toContain('data-group-id="pm"')
    expect(html(text)).not.toContain('theme-code-block-title')
    expect(html(text)).toContain('theme-code-block-highlighted-line')
    expect(findings(text)).toEqual([])
  })

  it('shows content other than code after the tabs', () => {
    expect(html(`:::code-group\nText.\n\n${fence('js')}:::`)).toMatch(/<p>Text\.<\/p>$/)
  })
})

describe(':::signature', () => {
  it('is a list of labels with their descriptions, without the colons', () => {
    const text = ':::signature{#add}\n- **Signature:** `add(a)`\n- **Result**: a *sum*\n\n  More.\n:::'
    expect(html(text)).toBe(
      '<div class="signature" id="add"><dl>' +
        '<div class="signature__row"><dt>Signature</dt><dd><code>add(a)</code></dd></div>' +
        '<div class="signature__row"><dt>Result</dt><dd>a <em>sum</em><p>More.</p></dd></div></dl></div>',
    )
  })

  it('keeps the content around its list', () => {
    expect(html(':::signature\nBefore.\n\n- **A:** 1\n\nAfter.\n:::')).toBe(
      '<div class="signature"><p>Before.</p><dl><div class="signature__row"><dt>A</dt><dd>1</dd></div></dl><p>After.</p></div>',
    )
  })

  it('reports an item without a label and shows the list', () => {
    const text = ':::signature\n- **A:** 1\n- 2\n:::'
    expect(html(text)).toBe('<ul><li><strong>A:</strong> 1</li><li>2</li></ul>')
    expect(findings(text)).toEqual([
      '1 markdown/directive-content The directive :::signature has an item without a bold label.',
    ])
  })
})

describe(':::images', () => {
  it('are figures with the titles of pictures as captions', () => {
    const { html: shown, slots } = compile(':::images\nText.\n\n![A](a.png "One")\n![B](b.png)\n:::')
    expect(shown.pieces.join('').replaceAll('\n', '')).toMatch(
      /^<div class="images"><p>Text\.<\/p><figure><img [^>]*alt="A"[^>]*><figcaption>One<\/figcaption><\/figure><figure><img [^>]*alt="B"[^>]*><\/figure><\/div>$/,
    )
    expect(slots.map((slot) => 'url' in slot && slot.url)).toEqual(['a.png', 'b.png'])
  })
})

describe(':::video', () => {
  const text = (content: string, src = 'https://player.example.org/1') =>
    `:::video{src="${src}"}\n${content}\n:::`

  it('renders an image that links to the player and adds its host to the policy', () => {
    const { foreignSources = [] } = compile(text('![Film](a.png)'))
    expect(foreignSources.map(({ directive, origin }) => `${directive} ${origin}`)).toEqual([
      'frame-src https://player.example.org',
    ])
    expect(html(text('![Film](a.png)\n\nMore.'))).toMatch(
      /^<div class="video" data-player="https:\/\/player\.example\.org\/1"><p><a href="https:\/\/player\.example\.org\/1"[^>]*><img [^>]*alt="Film"[^>]*>/,
    )
  })

  it('keeps the link that its picture has', () => {
    expect(html(text('[![Film](a.png)](https://example.org/watch)'))).toContain(
      '<p><a href="https://example.org/watch"',
    )
  })

  it.each([
    [text('Text.'), 'has no poster image'],
    [text('Text.', 'http://a.example/1'), 'has no src with the https:// URL of a player'],
    [text('Text.', 'java&#x73;cript:x'), 'has no src with the https:// URL of a player'],
    [':::video\nText.\n:::', 'has no src with the https:// URL of a player'],
  ])('%j: %s', (source, problem) => {
    expect(html(source)).toBe('<p>Text.</p>')
    expect(findings(source)).toEqual([`1 markdown/directive-content The directive :::video ${problem}.`])
  })
})

describe(':::details', () => {
  it.each([
    [':::details The *log*\nText.\n:::', 'data-collapsed="true"><summary>The <em>log</em></summary>'],
    [':::details[Log]{open}\nText.\n:::', 'data-collapsed="false" open=""><summary>Log</summary>'],
    [':::details\nText.\n:::', 'data-collapsed="true"><summary>Details</summary>'],
  ])('%j', (text, start) => {
    expect(html(text)).toBe(
      `<details class="details alert alert--info" ${start}<div><div class="collapsible-content"><p>Text.</p></div></div></details>`,
    )
  })
})

describe('a directive without what it is made of', () => {
  it.each([
    ['steps', 'has no numbered list'],
    ['file-tree', 'has no list'],
    ['cards', 'has no list'],
    ['columns', 'has no columns'],
    ['code-group', 'contains no code block'],
    ['signature', 'has no list'],
    ['images', 'has no images'],
  ])('%s: shows its content and says so', (name, problem) => {
    const text = `Before.\n\n:::${name}[Title]\nText.\n:::`
    expect(html(text)).toBe('<p>Before.</p><p>Title</p><p>Text.</p>')
    expect(findings(text)).toEqual([`3 markdown/directive-content The directive :::${name} ${problem}.`])
  })
})

describe.each(['auto', 'remark'] as const)('indentation of a directive (%s)', (parser) => {
  it('goes from lines of code in containers, whose tabs keep their columns', () => {
    const text = [
      '::::note',
      '',
      '  ::::tip',
      '',
      '  > -\t> ```',
      '  > \t> one\t{/* two */}',
      '  > \t> \t three',
      '  > \t> ```',
      '',
      '  ::::',
      '::::',
    ].join('\n')
    const page = htmlOf(compile(text, { options: { markdown: { ...OPTIONS.markdown, parser } } }))
    const code = [...page.matchAll(/<span class="token-line">([^<]*)/g)].map(([, line]) => line)
    expect(code).toEqual(['one\t{/* two */}\n', '\t three'])
  })
})

describe('code that is never closed', () => {
  it.each([
    [':::note\n```js\ncode\n:::\n\nafter', 'code', '<p>after</p>'],
    [
      '- item\n\n  :::note\n  ```\n  code\n  :::\n\n  after\n\n> ```\n> x\n> ```',
      'code',
      '<p>after</p></li></ul>',
    ],
    ['> :::note\n> ~~~\n> code\n> :::\n>\n> after', 'code', '<p>after</p></blockquote>'],
    ['::::note\n```\n:::\n::::\n\nafter\n\n```js\nother\n```', ':::', '<p>after</p>'],
  ])('ends with the box around it: %j', (text, code, after) => {
    const made = html(text)
    expect(made).toContain(`<span class="token-line">${code}</span></code></pre></div></div></div>${after}`)
    expect(findings(text)).toEqual([
      expect.stringMatching(
        /markdown\/unclosed-fence The code block is never closed: it ends with the box, list or quote that contains it\.$/,
      ),
    ])
  })

  it('closed code keeps lines that would close the box', () => {
    const text = ':::note\n```\n:::\n```\n\ninside\n:::\n\nafter'
    expect(html(text)).toContain(
      '<span class="token-line">:::</span></code></pre></div><p>inside</p></div></div><p>after</p>',
    )
    expect(findings(text)).toEqual([])
  })
})
