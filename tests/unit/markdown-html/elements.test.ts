// Links, images, tables and other elements: what they get, and which attributes become slots, classes or ids.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Element } from 'hast'
import { describe, expect, it } from 'vitest'
import { styleClass } from '../../../cli/markdown/html/style.ts'
import { element, finish, options, raw, text } from './html-for-test.ts'

const PLACE = { file: 'docs/page.md', start: { line: 1, column: 1 } }
const only = (node: Element) => finish([node])

describe('links', () => {
  it('leave their address to a slot, written before everything else', () => {
    const link = element(
      'a',
      { title: 'T "t"', href: './b.md?x=1&y#z', dataDocsiteSyntax: 'markdown' },
      text('see '),
      element('b', {}, text('b')),
    )
    const page = only(link)
    expect(page.slotted.pieces).toEqual(['<a', ' title="T &quot;t&quot;">see <b>b</b></a>'])
    expect(page.slots).toEqual([{ kind: 'link', url: './b.md?x=1&y#z', syntax: 'markdown', place: PLACE }])
    expect(page.links).toEqual([{ slot: 0, text: 'see b' }])
  })

  it('know how they were written', () => {
    const syntaxes = finish([
      element('a', { href: 'a', dataDocsiteSyntax: 'markdown' }),
      element('a', { href: 'b', dataDocsiteSyntax: 'component' }),
      raw('<a href="c">c</a><a href="d" data-docsite-syntax="component">d</a>'),
    ]).slots.map((slot) => slot.kind === 'link' && slot.syntax)
    expect(syntaxes).toEqual(['markdown', 'component', 'html', 'html'])
  })

  it('may ask not to be checked', () => {
    const page = finish(
      '<a href="a" data-noBrokenLinkCheck>a</a><a href="b" data-noBrokenLinkCheck="false">b</a>',
    )
    expect(page.slots.map((slot) => slot.kind === 'link' && slot.unchecked)).toEqual([true, undefined])
  })

  it('that the compiler made lead to their page and need no slot', () => {
    const page = finish([
      element('a', { className: ['hash-link'], href: '#ёлка', title: 'x' }, text('\u200b')),
      element('a', { href: '#fn-1', dataFootnoteRef: true, id: 'ref-1' }, text('1')),
    ])
    expect(page.html).toBe(
      '<a href="#ёлка" class="hash-link" title="x">\u200b</a><a href="#fn-1" id="ref-1" data-footnote-ref="">1</a>',
    )
    expect(page.slots).toEqual([])
  })

  it('cannot pretend that', () => {
    expect(finish('<a class="hash-link" href="#x">x</a>').slots).toHaveLength(1)
    expect(only(element('a', { className: ['hash-link'], href: 'https://example.com' })).slots).toHaveLength(
      1,
    )
  })

  it('within links are their text', () => {
    const inner = element('a', { href: 'b', dataDocsiteSyntax: 'markdown' }, text('b'))
    expect(finish([raw('<a href="a">'), element('p', {}, inner), raw('</a>')]).html).toBe(
      '<a href="a"><p>b</p></a>',
    )
  })

  it('do not choose their window', () => {
    expect(finish('<a href="a" target="_blank" rel="opener" download="x">a</a>').html).toBe(
      '<a href="a" download="x">a</a>',
    )
  })

  it('without address stay as anchors', () => {
    const page = finish('<a name="old"></a><a id="new">x</a>')
    expect(page.html).toBe('<a id="old"></a><a id="new">x</a>')
    expect(page.anchors.map(({ id }) => id)).toEqual(['old', 'new'])
  })
})

describe('images', () => {
  it('load late and leave their address to a slot', () => {
    const page = only(element('img', { src: 'a.png', alt: 'A', title: 'T', dataDocsiteSyntax: 'markdown' }))
    expect(page.html).toBe('<img src="a.png" alt="A" title="T" loading="lazy" decoding="async">')
    expect(page.slots).toEqual([
      { kind: 'image', url: 'a.png', syntax: 'markdown', sized: false, place: PLACE },
    ])
    expect(page.links).toEqual([{ slot: 0, text: 'A' }])
    expect([...page.features]).toEqual(['zoom'])
  })

  it('are not enlarged inside links', () => {
    const link = element('a', { href: 'b' }, element('img', { src: 'a.png', alt: '' }))
    expect([...only(link).features]).toEqual([])
  })

  it.each([
    [
      '<img src="a.png" alt="" width="20">',
      true,
      '<img src="a.png" alt="" width="20" loading="lazy" decoding="async">',
    ],
    [
      '<img src="a.png" alt="" width="50%">',
      true,
      '<img src="a.png" class="{width:50%}" alt="" loading="lazy" decoding="async">',
    ],
    [
      '<img src="a.png" alt="" height="2em">',
      true,
      '<img src="a.png" class="{height:2em}" alt="" loading="lazy" decoding="async">',
    ],
    [
      '<img src="a.png" alt="" style="width:3em">',
      true,
      '<img src="a.png" class="{width:3em}" alt="" loading="lazy" decoding="async">',
    ],
    [
      '<img src="a.png" alt="" align="right">',
      false,
      '<img src="a.png" class="{float:right}" alt="" loading="lazy" decoding="async">',
    ],
    [
      '<img src="a.png" alt="" loading="eager">',
      false,
      '<img src="a.png" alt="" loading="eager" decoding="async">',
    ],
  ])('keep the size they have: %s', (content, sized, expected) => {
    const page = finish(content)
    expect(page.html).toBe(expected)
    expect(page.slots).toMatchObject([{ sized }])
  })

  it('without alternative text are decoration, with a note', () => {
    const page = finish('<img src="a.png">')
    expect(page.html).toBe('<img src="a.png" alt="" loading="lazy" decoding="async">')
    expect(page.diagnostics).toMatchObject([{ code: 'markdown/missing-alt', severity: 'info' }])
  })

  it('without address are their text', () => {
    const page = finish('<img alt="a">')
    expect(page.html).toBe('a')
    expect(page.codes).toEqual(['markdown/missing-src'])
  })

  it('have other addresses as assets', () => {
    const page = finish(
      '<picture><source srcset="a.webp" type="image/webp"><img src="a.png" alt="a" data-zoom-src="big.png"></picture>',
    )
    expect(page.html).toBe(
      '<picture><source srcset="a.webp" type="image/webp"><img src="a.png" data-zoom-src="big.png" alt="a" loading="lazy" decoding="async"></picture>',
    )
    expect(page.slots.map((slot) => slot.kind)).toEqual(['asset', 'image', 'asset'])
  })

  it.each([
    ['a.png 1x, b.png 2x', 'a.png 1x, b.png 2x', ['a.png', 'b.png']],
    ['a.png, b.png 2x', 'a.png, b.png 2x', ['a.png', 'b.png']],
    [' a,b.png 1x,c.png 2x ', 'a,b.png 1x, c.png 2x', ['a,b.png', 'c.png']],
    ['a.png 100w,\n\tb.png 200w,', 'a.png 100w, b.png 200w', ['a.png', 'b.png']],
    ['a.png 100w 50h, b.png 1.5x', 'a.png 100w 50h, b.png 1.5x', ['a.png', 'b.png']],
  ])('have every address of a list of sources %j checked', (list, written, urls) => {
    const page = finish(`<img src="s.png" alt="" srcset='${list}'>`)
    expect(page.html).toContain(` srcset="${written}"`)
    expect(page.slots.flatMap((slot) => (slot.kind === 'asset' ? slot.url : []))).toEqual(urls)
  })

  it('whose address in a list of sources has blanks are named, with what to write', () => {
    const page = finish('<img src="s.png" alt="" srcset="../Premium Badge (1).png">')
    expect(page.html).not.toContain('srcset')
    expect(page.codes).toEqual(['markdown/html-attribute'])
  })

  it('take a width with a semicolon for the width, as browsers do', () => {
    const page = finish('<img src="a.png" alt="" width="100px;">')
    expect(page.html).toContain('width:100px')
    expect(page.codes).toEqual([])
  })

  it.each(['a.png 1x, javascript:x 2x', 'a.png javascript:x', '&#14; javascript:x 2x', 'a.png "x'])(
    'keep no list of sources %j',
    (list) => {
      const page = finish(`<img src="a.png" alt="" srcset='${list}'>`)
      expect(page.html).not.toContain('srcset')
      expect(page.codes).toEqual(['markdown/unsafe-url'])
    },
  )
})

describe('players', () => {
  it('can be stopped and do not start by themselves', () => {
    const page = finish('<video src="a.mp4" poster="a.png" autoplay loop muted></video>')
    expect(page.html).toBe(
      '<video src="a.mp4" poster="a.png" loop="" muted="" controls="" preload="metadata"></video>',
    )
    expect(page.slots.map((slot) => slot.kind === 'asset' && slot.attribute)).toEqual(['src', 'poster'])
    expect(page.codes).toEqual(['markdown/html-attribute'])
  })

  it('load over https, over http as images do, or from the site', () => {
    for (const url of ['https://example.com/a.ogg', 'http://example.com/a.ogg', './a.ogg']) {
      const { slots, codes } = finish(`<audio src="${url}"></audio>`)
      expect([slots.length, codes]).toEqual([1, []])
    }
    expect(finish('<audio src="ftp://example.com/a.ogg"></audio>').codes).toEqual(['markdown/unsafe-url'])
  })
})

describe('tables', () => {
  const row = (tag: string, ...cells: string[]) =>
    element('tr', {}, ...cells.map((cell) => element(tag, {}, ...(cell ? [text(cell)] : []))))
  const table = element(
    'table',
    {},
    element('thead', {}, row('th', 'a', '')),
    element('tbody', {}, row('td', '1', '2')),
  )

  it('scroll in a named region, and their headers have a scope', () => {
    expect(finish([structuredClone(table)]).html).toBe(
      '<div class="table-wrapper" role="region" tabindex="0" aria-label="Таблица 1"><table><thead><tr><th scope="col">a</th><td></td></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table></div>',
    )
  })

  it('have names of their own', () => {
    const names = /aria-label="([^"]*)"/g
    const caption = '<table><caption>Цены <b>2026</b></caption><tr><td>1</td></tr></table>'
    const page = finish([structuredClone(table), raw(caption), structuredClone(table)])
    expect([...page.html.matchAll(names)].map(([, name]) => name)).toEqual([
      'Таблица 1',
      'Цены 2026',
      'Таблица 3',
    ])
  })

  it('are named in the language of the page', () => {
    expect(finish([structuredClone(table)], options({ lang: 'en' })).html).toContain('aria-label="Table 1"')
    expect(
      finish([structuredClone(table)], options({ messages: { 'theme.table.label': 'Tab. {number}' } })).html,
    ).toContain('aria-label="Tab. 1"')
  })

  it('head rows with header cells outside of the head, and keep what the author says', () => {
    const page = finish(
      '<table><tr><th>a</th><td>b</td></tr><tr><th scope="rowgroup">c</th><td>d</td></tr></table>',
    )
    expect(page.html).toContain('<th scope="row">a</th>')
    expect(page.html).toContain('<th scope="rowgroup">c</th>')
  })

  it('within tables scroll with the outer one', () => {
    const page = finish('<table><tr><td><table><tr><td>x</td></tr></table></td></tr></table>')
    expect(page.html.match(/table-wrapper/g)).toHaveLength(1)
  })

  it('align their cells by class', () => {
    const page = finish([
      element('table', {}, element('tr', {}, element('td', { align: 'right' }, text('1')))),
    ])
    expect(page.html).toContain('<td class="{text-align:right}">1</td>')
  })
})

describe('old html', () => {
  it.each([
    ['<center>a</center>', '<div class="{text-align:center}">a</div>'],
    [
      '<font color="red" size="5" face="Arial">a</font>',
      '<span class="{color:red;font-family:arial;font-size:x-large}">a</span>',
    ],
    ['<font size="-1">a</font>', '<span class="{font-size:small}">a</span>'],
    ['<tt>a</tt>', '<code>a</code>'],
    ['<strike>a</strike>', '<s>a</s>'],
    ['<nobr>a</nobr>', '<span class="{white-space:nowrap}">a</span>'],
    [
      '<div align="justify" bgcolor="#eee">a</div>',
      '<div class="{text-align:justify;background-color:#eee}">a</div>',
    ],
    ['<p align="url(x)">a</p>', '<p>a</p>'],
    ['<main>a</main>', '<div>a</div>'],
  ])('looks as it did: %s', (content, expected) => {
    const page = finish(content)
    expect(page.html).toBe(expected)
    expect(page.codes).toEqual([])
  })

  it('loses table attributes without a word', () => {
    const page = finish(
      '<table border="1" cellpadding="2" cellspacing="0" width="100%"><tr><td nowrap valign="top" width="20">a</td></tr></table>',
    )
    expect(page.html).toContain(
      '<table class="{width:100%}"><tbody><tr><td class="{vertical-align:top;width:20px;white-space:nowrap}">',
    )
    expect(page.codes).toEqual([])
  })
})

describe('ids', () => {
  it('are the anchors of the page, with their places', () => {
    const page = finish([element('h2', { id: 'ёлка' }, text('x')), raw('<p>\n<b id="y">y</b>', 3)])
    expect(page.anchors).toEqual([
      { id: 'ёлка', place: PLACE },
      { id: 'y', place: { file: 'docs/page.md', start: { line: 4, column: 1 } } },
    ])
  })

  it('are unique: a second one is removed with a warning', () => {
    const page = finish('<p id="a">1</p><p id="a">2</p><a name="a">3</a>')
    expect(page.html).toBe('<p id="a">1</p><p>2</p><a>3</a>')
    expect(page.codes).toEqual(['markdown/duplicate-id', 'markdown/duplicate-id'])
  })

  it('hold no blanks or control characters', () => {
    expect(finish('<p id=" a b\tc\u0085d ">1</p><p id="  ">2</p>').html).toBe('<p id="a-b-c-d">1</p><p>2</p>')
  })

  it.each(['__docusaurus', 'docsite-page', 'docsite-diagram-0', 'ddocsite-diagram-12-anew', '__proto__'])(
    'cannot be those of the page frame: %s',
    (id) => expect(finish(`<p id="${id}">1</p>`).html).toBe(`<p id="user-content-${id}">1</p>`),
  )

  it.each(['docsite-data', 'docsite-pages', 'docsite-diagram', 'Docsite-page'])(
    'may look like them: %s',
    (id) => expect(finish(`<p id="${id}">1</p>`).html).toBe(`<p id="${id}">1</p>`),
  )

  it('that the program writes or looks for are reserved', () => {
    const folder = fileURLToPath(new URL('../../../', import.meta.url))
    const sources = ['runtime', 'cli/render', 'cli/view', 'cli/emit'].flatMap((part) =>
      readdirSync(folder + part, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path))
        .map((path) => readFileSync(`${folder}${part}/${path}`, 'utf8')),
    )
    const ids = new Set(
      sources.flatMap((text) =>
        [...text.matchAll(/(?:\bid(?:=| = |: )|getElementById\()\\?["'`]((?:docsite-|__)[^"'`\\]*)/g)].map(
          ([, id = '']) => id.replace(/\$\{.*/, '3'),
        ),
      ),
    )
    expect([...ids].sort()).toEqual([
      '__docusaurus',
      'docsite-announcer',
      'docsite-base-url',
      'docsite-diagram-3',
      'docsite-page',
      'docsite-site',
    ])
    for (const id of ids) expect(finish(`<p id="${id}">1</p>`).html).toContain(`user-content-${id}`)
  })

  // Names scripts may read from `window` or `document`. Anchors of these names must work; nothing of ours reads them as globals.
  const GLOBALS =
    'location body head title constructor hasOwnProperty toString valueOf isPrototypeOf document window self top parent frames ' +
    'history navigator localStorage sessionStorage name status length opener event origin screen performance crypto fetch ' +
    'open close stop focus blur print alert confirm prompt forms images links scripts anchors cookie domain referrer URL ' +
    'documentElement activeElement children firstChild getElementById querySelector addEventListener all embeds plugins ' +
    'currentScript defaultView implementation attributes nodeName'
  it.each(GLOBALS.split(' '))('may be called like a global: %s', (id) => {
    const page = finish(`<h2 id="${id}">x</h2><p id="${id}">y</p>`)
    expect(page.html).toBe(`<h2 id="${id}">x</h2><p>y</p>`)
    expect(page.anchors.map((anchor) => anchor.id)).toEqual([id])
  })

  it('are no names of elements, which would shadow properties of the document', () => {
    expect(finish('<img name="body" src="a.png" alt=""><p name="x">a</p>').html).not.toContain('name=')
  })
})

describe('styles', () => {
  it.each([
    ['color: RED', 'color:RED'],
    ['Margin : 0  auto ;; padding:1px', 'margin:0 auto;padding:1px'],
    ['font-family: "Fira; Sans", sans-serif', 'font-family:"Fira; Sans", sans-serif'],
    ['--ifm-gap: 2px; gap: var(--ifm-gap)', '--ifm-gap:2px;gap:var(--ifm-gap)'],
    ['width: calc(100% - (2px + 1em))', 'width:calc(100% - (2px + 1em))'],
    ['display: grid; grid-template-columns: [a] 1fr [b]', 'display:grid;grid-template-columns:[a] 1fr [b]'],
  ])('become classes: %s', (style, css) => {
    const page = finish(`<p style='${style}'>a</p>`)
    expect(page.html).toBe(`<p class="{${css}}">a</p>`)
    expect(page.codes).toEqual([])
  })

  it.each([
    'background:url(x)',
    'background:URL (x)',
    'background:u\\72l(x)',
    'background:image-set("x" 1x)',
    'position:fixed',
    'position: absolute',
    'position:sticky',
    'top:0',
    'z-index:9',
    'inset:0',
    'behavior:url(x)',
    '-moz-binding:none',
    'width:expression(1)',
    'color:red}',
    'color:{',
    'color:red/*',
    'color:"red',
    'color:rgb(1,2',
    'color:rgb)1(',
    'color:[red',
    '@import "x"',
    'color',
    ':red',
    'color:',
    'co lor:red',
    'animation:x 1s',
    'transition:all 1s',
    'filter:blur(1px)',
    'content:"x"',
    'color:red<',
    '--x:url(y)',
    'cursor:none',
    'pointer-events:none',
  ])('lose what loads, runs or covers: %s', (style) => {
    const page = finish(`<p style="${style.replaceAll('"', '&quot;')};margin:0">a</p>`)
    const unclosed = /"red|\(1,2$|1\($/.test(style)
    expect(page.html).toBe(unclosed ? '<p>a</p>' : '<p class="{margin:0}">a</p>')
    expect(page.codes).toEqual(['markdown/style'])
  })

  it('have one class for one set of declarations on any page', () => {
    const page = finish('<p style="color:red">a</p><b style="color: red">b</b>')
    expect(page.styles).toEqual(new Map([[styleClass('color:red'), 'color:red']]))
    expect(styleClass('color:red')).toMatch(/^s-[0-9a-f]{8}$/)
  })

  it('come after the classes of the author', () => {
    expect(finish('<p class="a  b" style="color:red" align="left">x</p>').html).toBe(
      '<p class="a b {text-align:left;color:red}">x</p>',
    )
  })
})

describe('parts of a page', () => {
  it('details have a summary in the language of the page', () => {
    expect(finish('<details><p>a</p></details>').html).toBe(
      '<details><summary>Подробности</summary><p>a</p></details>',
    )
    expect(finish('<details>a</details>', options({ lang: 'en-GB' })).html).toContain(
      '<summary>Details</summary>',
    )
  })

  it('boxes of task lists have names', () => {
    const box = (checked: boolean) => element('input', { type: 'checkbox', checked, disabled: true })
    const page = finish([
      element('li', { className: ['task-list-item'] }, box(true), text(' a')),
      element('li', {}, box(false)),
    ])
    expect(page.html).toBe(
      '<li class="task-list-item"><input type="checkbox" checked="" disabled="" aria-label="Сделано"> a</li><li><input type="checkbox" disabled="" aria-label="Не сделано"></li>',
    )
  })

  it('preformatted text can be scrolled by keyboard', () => {
    expect(finish('<pre>a\n  b</pre>').html).toBe('<pre tabindex="0">a\n  b</pre>')
  })

  it('preformatted text may begin with an empty line, of which a browser drops a line break', () => {
    expect(finish('<pre>\na</pre>').html).toBe('<pre tabindex="0">a</pre>')
    expect(finish('<pre>\n\na</pre>').html).toBe('<pre tabindex="0">\n\na</pre>')
    expect(finish('<textarea>\n\na</textarea>', options({}, { html: ['textarea'] })).html).toBe(
      '<textarea>\n\na</textarea>',
    )
  })

  it('drawings refer to their own parts, and with <use> to parts of files', () => {
    const page = finish(
      '<svg><defs><path id="p" d="M0"/></defs><use href="#p"/><use href="x.svg#p"/><use xlink:href="/y.svg#p"/><use href="https://example.com/x.svg#p"/><use href="/	/example.com/x.svg#p"/><rect fill="url(#g)"/><rect fill="url(x#g)"/></svg>',
    )
    expect(page.html).toBe(
      '<svg><defs><path id="p" d="M0"></path></defs><use href="#p"></use><use href="x.svg#p"></use><use href="/y.svg#p"></use><use></use><use></use><rect fill="url(#g)"></rect><rect></rect></svg>',
    )
    expect(page.slots.map((slot) => slot.kind === 'asset' && slot.url)).toEqual(['x.svg#p', '/y.svg#p'])
    expect(page.codes).toEqual(['markdown/unsafe-url', 'markdown/unsafe-url', 'markdown/html-attribute'])
  })

  it('slots and finished html stand where they are put', () => {
    const page = finish([
      element('p', {}, text('a'), { type: 'finished', html: '<i>b</i>', text: 'b' }),
      { type: 'slot', slot: 4 },
      raw('<b>'),
      { type: 'slot', slot: 5 },
      raw('</b>'),
    ])
    expect(page.slotted).toEqual({ pieces: ['<p>a<i>b</i></p>', '<b>', '</b>'], slots: [4, 5] })
  })

  it('text is never taken for a slot or a tag', () => {
    const strange = '\ufffc\u0000{slot 0}\u2063<!--0--><slot>&amp; {x} $& $1'
    expect(finish([element('p', { title: strange }, text(strange))]).slotted).toEqual({
      pieces: [
        '<p title="\ufffc\u0000{slot 0}\u2063&lt;!--0--&gt;&lt;slot&gt;&amp;amp; {x} $&amp; $1">\ufffc\u0000{slot 0}\u2063&lt;!--0-->&lt;slot>&amp;amp; {x} $&amp; $1</p>',
      ],
      slots: [],
    })
  })
})
