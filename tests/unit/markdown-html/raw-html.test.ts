// Raw html: what stays, what goes, what becomes text, and that it cannot reach beyond its place.
import { describe, expect, it } from 'vitest'
import { rawParts } from '../../../cli/markdown/html/raw-parts.ts'
import { costOf } from '../../helpers/cpu.ts'
import { element, finish, options, raw, text } from './html-for-test.ts'
import { parse } from './scan.ts'

const html = (content: string): string => finish(content).html

describe('raw html that documentation is written with', () => {
  it.each([
    '<p>a <kbd>b</kbd> <sub>c</sub> <sup>d</sup> <mark>e</mark> <abbr title="f">g</abbr></p>',
    '<dl><dt>a</dt><dd>b</dd></dl>',
    '<figure><p>x</p><figcaption>y</figcaption></figure>',
    '<details open=""><summary>a</summary><p>b</p></details>',
    '<ruby>a<rp>(</rp><rt>b</rt></ruby>',
    '<ol start="3" reversed=""><li value="7">a</li></ol>',
    '<p lang="en" dir="ltr">a<wbr>b<time datetime="2026-01-01">c</time></p>',
    '<div class="row" data-label="x" role="note" aria-label="y"><div class="col">a</div></div>',
    '<svg viewBox="0 0 2 2" width="20"><g fill="none" stroke-width="2" stroke-linecap="round"><path d="M0 0L2 2"></path></g></svg>',
    '<math display="block"><mfrac><mn>1</mn><mi>x</mi></mfrac></math>',
  ])('stays as it is: %s', (content) => {
    const page = finish(content)
    expect(page.html).toBe(content)
    expect(page.codes).toEqual([])
  })

  it('is joined with the Markdown inside it', () => {
    const page = finish([
      raw('<details>\n<summary>More</summary>'),
      element('p', {}, text('in '), element('em', {}, text('Markdown'))),
      raw('</details>'),
      element('p', {}, text('after')),
    ])
    expect(page.html).toBe(
      '<details>\n<summary>More</summary><p>in <em>Markdown</em></p></details><p>after</p>',
    )
    expect([...page.features]).toEqual(['details'])
  })

  it('is joined across the parts of a line', () => {
    const line = element(
      'p',
      {},
      raw('<kbd>') as never,
      text('Ctrl < C'),
      raw('</kbd>') as never,
      raw('<br/>') as never,
    )
    expect(finish([line]).html).toBe('<p><kbd>Ctrl &lt; C</kbd><br></p>')
  })

  it('becomes a division where a paragraph would hold paragraphs', () => {
    const page = finish([raw('<p align="center">'), element('p', {}, text('a')), raw('</p>')])
    expect(page.html).toBe('<div class="{text-align:center}"><p>a</p></div>')
  })

  it('loses its comments', () => {
    expect(html('<p>a<!-- b -->c</p><!-- d -->')).toBe('<p>ac</p>')
    expect(html('<!-- only -->')).toBe('')
    expect(html('<!-- a --><b>b</b><!-- c -->')).toBe('<b>b</b>')
  })
})

describe('raw html that does not belong', () => {
  it.each([
    ['<script>alert(1)</script>', '', 'html-element'],
    ['<p>a</p><style>p{}</style>', '<p>a</p>', 'html-element'],
    ['<iframe src="https://example.com"></iframe>', '', 'html-element'],
    ['<base href="/x">', '', 'html-element'],
    ['<meta http-equiv="refresh" content="0;url=/x">', '', 'html-element'],
    ['<form action="/x">a</form>', 'a', 'html-element'],
    ['<p onclick="x()">a</p>', '<p>a</p>', 'html-attribute'],
    ['<p style="position:fixed">a</p>', '<p>a</p>', 'style'],
    ['<object data="x"><p>a</p></object>', '', 'html-element'],
    ['<my-widget>a</my-widget>', 'a', 'html-element'],
    ['<body class="x">a', 'a', 'html-element'],
  ])('is removed with one warning: %s', (content, expected, code) => {
    const page = finish(`\n\n  ${content}`)
    expect(page.html.trim()).toBe(expected)
    expect(page.diagnostics).toMatchObject([
      { code: `markdown/${code}`, severity: 'warning', place: { file: 'docs/page.md', start: {} } },
    ])
  })

  it('is reported where it stands', () => {
    const page = finish([raw('<div>\n  <p>a</p>\n  <b onclick="x">c</b>\n</div>', 12, 5)])
    expect(page.diagnostics[0]?.place).toEqual({ file: 'docs/page.md', start: { line: 14, column: 3 } })
  })

  it('says how to allow it, unless nothing can', () => {
    expect(finish('<iframe></iframe>').diagnostics[0]?.hint).toBe("add 'iframe' to markdown.html to allow it")
    expect(finish('<base>').diagnostics[0]?.hint).toBe(undefined)
  })

  it('names all attributes of an element at once', () => {
    expect(finish('<p onclick="x" foo="y">a</p>').diagnostics).toMatchObject([
      { message: 'attributes not allowed on <p> were removed: onclick, foo' },
    ])
  })
})

describe('what a site opens', () => {
  it('is an element by name', () => {
    const page = finish(
      '<iframe src="https://example.com/a" width="300" onload="x"></iframe>',
      options({}, { html: ['iframe'] }),
    )
    expect(page.html).toBe('<iframe src="https://example.com/a" width="300"></iframe>')
    expect(page.codes).toEqual(['markdown/html-attribute'])
  })

  it('is never srcdoc, handlers or bad addresses', () => {
    const open = options({}, { html: 'trusted' })
    expect(finish('<iframe srcdoc="<b>" onload="x" src="javascript:x"></iframe>', open).html).toBe(
      '<iframe></iframe>',
    )
    expect(finish('<button formaction="javascript:x" onclick="y" type="submit">a</button>', open).html).toBe(
      '<button type="submit">a</button>',
    )
  })

  it('is every element for trusted authors, but no inline script, style or base', () => {
    const open = options({}, { html: 'trusted' })
    expect(finish('<form method="get"><select name="a"><option>b</option></select></form>', open).html).toBe(
      '<form method="get"><select name="a"><option>b</option></select></form>',
    )
    expect(finish('<script src="/x.js" async></script>', open).html).toBe(
      '<script src="/x.js" async=""></script>',
    )
    expect(finish('<script>1</script><style>p{}</style><base href="/">', open).html).toBe('')
    expect(finish('<my-widget foo="bar" _a x:b="c">a</my-widget>', open).html).toBe(
      '<my-widget foo="bar" _a="" x:b="c">a</my-widget>',
    )
    expect(finish('<my-widget src="a.png" data="java&#x9;script:x">a</my-widget>', open).html).toBe(
      '<my-widget src="a.png">a</my-widget>',
    )
  })
})

describe('raw html that is no html', () => {
  const line = (...values: string[]) =>
    finish([
      element(
        'p',
        {},
        ...values.map((value) => (value.startsWith('<') ? (raw(value) as never) : text(value))),
      ),
    ])

  it('keeps the text after a tag that would swallow it', () => {
    const page = line('Use ', '<script>', ' and ', '<title>', ' here')
    expect(page.html).toBe('<p>Use &lt;script> and &lt;title> here</p>')
    expect(page.codes).toEqual(['markdown/unclosed-element', 'markdown/unclosed-element'])
  })

  it('keeps the text after a frame that closes itself', () => {
    expect(finish('<div><iframe src="https://example.com"/>after</div>').html).toBe('<div>after</div>')
  })

  it.each([
    ['<div>a</div><!-- b\n\n<p>c', '<div>a</div>&lt;!-- b\n\n&lt;p>c', 'unclosed-comment'],
    ['<div>a</div><p title="b', '<div>a</div>&lt;p title="b', 'unclosed-tag'],
    ['<div>a</div><p\n<b\n', '<div>a</div>&lt;p\n&lt;b\n', 'unclosed-tag'],
    ['<div>a</div><!-- b <!-- c', '<div>a</div>&lt;!-- b &lt;!-- c', 'unclosed-comment'],
    ['<div>a</div><p <!-- c', '<div>a</div>&lt;p &lt;!-- c', 'unclosed-tag'],
    ['<div title="<!--">a</div><?b', '<div title="&lt;!--">a</div>&lt;?b', 'unclosed-tag'],
  ])('is shown as text when it never ends: %j', (content, expected, code) => {
    const page = finish(content)
    expect(page.html).toBe(expected)
    expect(page.codes).toEqual([`markdown/${code}`])
  })

  it.each([
    ['<div>a </w** >b</div>', '<div>a &lt;/w** >b</div>'],
    ['<div>a </ w>b </>c </3></div>', '<div>a &lt;/ w>b &lt;/>c &lt;/3></div>'],
    ['<div>a </b title="w">b</div>', '<div>a &lt;/b title="w">b</div>'],
    ['<div>a <!- w -> b <!> c</div>', '<div>a &lt;!- w -> b &lt;!> c</div>'],
    ['<div><http://w x> <a@w.x></div>', '<div>&lt;http://w x> &lt;a@w.x></div>'],
    ['<pre></w x></pre>', '<pre tabindex="0">&lt;/w x></pre>'],
  ])('is shown as text where a browser would drop it: %s', (content, expected) => {
    const page = finish(content)
    expect(page.html).toBe(expected)
    expect(page.codes).toEqual([])
  })

  it.each([
    [
      '<div>a</b></div>',
      '<div>a</div>',
      'stray-end',
      '</b> has no start tag in this part of the page; it was removed',
    ],
    [
      '<p>a</p></w>',
      '<p>a</p>',
      'stray-end',
      '</w> has no start tag in this part of the page; it was removed',
    ],
    ['<div>a<?w x?></div>', '<div>a</div>', 'html-element', '<?w x?> is not allowed; it was removed'],
    [
      '<div>a<!DOCTYPE w></div>',
      '<div>a</div>',
      'html-element',
      '<!DOCTYPE w> is not allowed; it was removed',
    ],
    [
      '<div>a<![CDATA[w]]></div>',
      '<div>a</div>',
      'html-element',
      '<![CDATA[w]]> is not allowed; it was removed',
    ],
    [
      '<div><td title="w">a</td></div>',
      '<div>a</div>',
      'html-element',
      '<td> is not allowed in this place; its tags were removed and its content kept',
    ],
    [
      '<b title="a" lang="de" Title="w">a</b>',
      '<b title="a" lang="de">a</b>',
      'html-attribute',
      '<b> has the attribute title twice; the later one was removed: Title="w"',
    ],
    [
      '<w x y="z" title="">a</w>',
      'a',
      'html-element',
      '<w x y="z" title> is not allowed; its tags were removed and its content kept',
    ],
  ])('is reported where nothing of it is shown: %s', (content, expected, code, message) => {
    const page = finish(`\n  ${content}`)
    expect(page.html.trim()).toBe(expected)
    expect(page.diagnostics).toMatchObject([{ code: `markdown/${code}`, severity: 'warning', message }])
  })

  it('is reported at the tag itself, each name once', () => {
    expect(
      finish([raw('<div>\n  a</b>\n</i></b></div>', 12, 5)]).diagnostics.map(({ place }) => place),
    ).toEqual([
      { file: 'docs/page.md', start: { line: 13, column: 4 }, end: { line: 13, column: 8 } },
      { file: 'docs/page.md', start: { line: 14, column: 1 }, end: { line: 14, column: 5 } },
    ])
  })

  it.each([
    '<svg><text>a</text></svg>',
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
    '<p>a<br></br><img src="a.png"></img></p>',
    '<p title="a>b" lang="</b>">a</p>',
    '<textarea></b> <td> </w** ></textarea>',
    '<!-- </b> <td> -->',
  ])('is another thing than what a browser reads: %s', (content) => {
    expect(finish(content).codes.filter((code) => /stray-end|attribute/.test(code))).toEqual([])
  })

  it.each(['<table>', '<table><tr>', '<table><tbody><tr>', '<table><colgroup>'])(
    'keeps the text at the end of a table that is never closed: %s',
    (tags) => {
      for (const page of [finish(`${tags}w`), finish([raw(tags), text('w')])])
        expect(page.html).toMatch(/^w<div class="table-wrapper"/)
    },
  )

  it.each(['<!-- x -->', '<?x?>', '<!x>'])('makes no tag of what stands around it: <%stitle>', (part) => {
    expect(finish(`<div><${part}title>a</div>`).html).toBe('<div>&lt;title>a</div>')
  })

  it.each([
    ['<img src="https://example.com/a.png">', ['img-src https://example.com/a.png']],
    [
      '<video src="https://example.com/a.mp4" poster="b.png"></video>',
      ['media-src https://example.com/a.mp4', 'img-src b.png'],
    ],
    ['<audio><source src="a.mp3"></audio>', ['media-src a.mp3']],
    ['<a href="https://example.com/">a</a>', []],
    ['<img src="javascript:a">', []],
  ])('tells what browsers load: %s', (content, loaded) => {
    expect(finish(content).loaded).toEqual(loaded)
  })

  it('shows the text that drawings have between marks', () => {
    expect(finish('<svg><text><![CDATA[a <b> & c]]></text></svg>').html).toBe(
      '<svg><text>a &lt;b> &amp; c</text></svg>',
    )
    expect(finish('<svg><text><<![CDATA[title>]]></text></svg>').html).toBe(
      '<svg><text>&lt;title></text></svg>',
    )
  })

  it('costs time in proportion to its length, whatever never ends', () => {
    for (const part of ['<title>', '<![CDATA[', '</a', '<a b="', '<!--', '<?', '<svg><![CDATA[>'])
      expect(costOf(1000, () => rawParts(part.repeat(100_000))).cpuMs, part).toBeLessThan(1000)
  })

  it('is no longer html beyond the limit of nesting', () => {
    const page = finish([raw('<div>'.repeat(101), 7), element('p', {}, text('after'))])
    expect(page.html).toBe(`${'&lt;div>'.repeat(101)}<p>after</p>`)
    expect(page.diagnostics).toMatchObject([
      { code: 'markdown/nesting', severity: 'error', place: { start: { line: 7, column: 1 } } },
    ])
    expect(finish('<div>'.repeat(100)).codes).toEqual(['markdown/unclosed-html'])
  })

  it.each(['<div>', '<b>', '<table>', '<svg><p/><g/>', '<a href=x><div>', '<ul><li>'])(
    'costs no stack however deep: %s',
    (open) => {
      const page = finish(open.repeat(20_000))
      expect(page.codes).toEqual(['markdown/nesting'])
    },
  )

  it('is measured again when it has been parsed', () => {
    // In each paragraph the parser opens the elements again that the earlier ones have left open.
    const page = finish(Array.from({ length: 150 }, (_each, n) => `<p><b title="${n}"></p>`).join(''))
    expect(page.codes).toEqual(['markdown/nesting'])
    expect(page.html).toMatch(/^&lt;p>&lt;b title="0">&lt;\/p>/)
  })

  it.each([
    ['<a id="x"/> <b>b</b>', '<a id="x"></a> <b>b</b>'],
    ['<div/>a<span />b<i class="c"/>', '<div></div>a<span></span>b<i class="c"></i>'],
    ['<svg><path d="M0 0"/><g/></svg><br/><p/>a', '<svg><path d="M0 0"></path><g></g></svg><br><p></p>a'],
    ['<b title=/a/>x</b>', '<b title="/a/">x</b>'],
  ])('has empty elements where a tag closes itself: %s', (html, expected) => {
    expect(finish(html)).toMatchObject({ html: expected, codes: [] })
  })

  it('may be long', () => {
    const page = finish('<p>a'.repeat(2_000))
    expect(page.codes).toEqual([])
    expect(page.html).toBe('<p>a</p>'.repeat(2_000))
  })
})

describe('the frame around the page', () => {
  const frame = (content: string) =>
    `<header>h</header><main><div class="markdown">${content}</div></main><footer>f</footer>`

  it.each([
    '</div></main></body></html>',
    '</p></div></div></div><footer>own</footer>',
    '<div><p><b><i>',
    '<table><tr><td>',
    '<ul><li><a href="x">',
    '</main><main>',
    '<svg><g>',
    '<details><summary>',
    '</article></section></nav><h1>',
    '<select><option>',
    '<p><table></p></table></main>',
  ])('stays in place after %s', (content) => {
    const page = finish([element('p', {}, text('a')), raw(content), element('p', {}, text('b'))])
    const tree = parse(frame(page.html))
    expect(tree.children.map((node) => (node.type === 'element' ? node.tagName : node.type))).toEqual([
      'header',
      'main',
      'footer',
    ])
  })

  it('is the same for a stray end tag inside a paragraph', () => {
    const page = finish([
      element('p', {}, text('a'), raw('</p></div>') as never, text('b')),
      element('p', {}, text('c')),
    ])
    expect(page.html).toBe('<p>ab</p><p>c</p>')
  })
})
