// Nothing an author writes can run, load from a forbidden scheme, or style itself; every attack is answered by a finding.
import { describe, expect, it } from 'vitest'
import { compileArticle } from '../../../cli/markdown/compile.ts'
import { safeUrl } from '../../../cli/markdown/html/url.ts'
import { schemeOf } from '../../../cli/model/link-schemes.ts'
import { element, finish, options, show, text } from './html-for-test.ts'
import { BAD_URLS, CARRIERS, VECTORS } from './payloads.ts'
import { dangers } from './scan.ts'

const quoted = (url: string): string => url.replaceAll('"', '&quot;')
const pairs = BAD_URLS.flatMap((url) => CARRIERS.map((carrier) => [carrier, url] as const))

const NOTHING_MORE = { rasterData: false, linkSchemes: new Set<string>() }

describe('the scan itself', () => {
  it('sees what it is there to see', () => {
    expect(dangers('<p onclick="x">')).toEqual(['p[onClick]'])
    expect(dangers('<script>1</script>')).toEqual(['<script>'])
    expect(dangers('<a href="java\tscript:x">x</a>')).toEqual(['href=javascript:x'])
    expect(dangers('<p style="color:red">')).toEqual(['p[style]'])
    expect(dangers('<a href="a.md">x</a><svg><title>x</title></svg>')).toEqual([])
  })
})

describe('addresses with a forbidden scheme', () => {
  it(`are in none of ${BAD_URLS.length} × ${CARRIERS.length} results`, () => {
    for (const [carrier, url] of pairs) {
      const page = finish(carrier.replaceAll('URL', () => quoted(url)))
      expect(dangers(page.html), `${carrier} with ${JSON.stringify(url)}`).toEqual([])
      expect(page.codes.length, `${carrier} with ${JSON.stringify(url)}`).toBeGreaterThan(
        carrier.includes('cite') ? -1 : 0,
      )
    }
  })

  /** Everything that runs code or opens files; the schemes of other programs only need a look. */
  const isWarning = (url: string) =>
    /^(?:livescript|mocha|blob|filesystem|about|view-source|feed|jar|ms-its|mhtml|res|chrome|intent):/.test(
      url,
    )

  it.each(BAD_URLS)('leave a link as its text: %j', (url) => {
    const page = finish(`<p><a href="${quoted(url)}">see <b>this</b></a></p>`)
    expect(page.html).toBe('<p>see <b>this</b></p>')
    expect(page.slots).toEqual([])
    expect(page.diagnostics.map(({ code, severity, place }) => ({ code, severity, place }))).toEqual([
      {
        code: 'markdown/unsafe-url',
        severity: isWarning(url) ? 'warning' : 'error',
        place: { file: 'docs/page.md', start: { line: 1, column: 4 } },
      },
    ])
  })

  it.each(BAD_URLS)('leave an image as its alternative text: %j', (url) => {
    const page = finish(`<p><img src="${quoted(url)}" alt="a < b"></p>`)
    expect(page.html).toBe('<p>a &lt; b</p>')
    expect(page.codes).toEqual(['markdown/unsafe-url'])
  })

  it.each(BAD_URLS.filter((url) => !/[\n\r\0]|<|&#0000|&#106&#|&#x6A&#/.test(url)))(
    'never come out of Markdown: %j',
    (url) => {
      const markdown = [`[a](<${url}>)`, `![b](<${url}>)`, '[c][r]', `[r]: <${url}>`, `<${url}>`].join('\n\n')
      const article = compileArticle({
        source: { path: 'docs/page.md', text: markdown, hash: '' },
        bodyLine: 1,
        title: 'Page',
        partials: {},
        options: options(),
      })
      expect(article.slots).toEqual([])
      expect(dangers(show(article.html, { slots: [...article.slots], styles: new Map() }))).toEqual([])
      expect(
        article.diagnostics.filter(({ code }) => code === 'markdown/unsafe-url').length,
      ).toBeGreaterThanOrEqual(3)
    },
  )

  it('are found in elements the compiler made as well', () => {
    const page = finish([
      element('p', {}, element('a', { href: 'javascript:x', dataDocsiteSyntax: 'component' }, text('t'))),
    ])
    expect(page.html).toBe('<p>t</p>')
    expect(page.codes).toEqual(['markdown/unsafe-url'])
  })
})

describe('addresses that are fine', () => {
  const GOOD = [
    'a.md',
    './a.md#x',
    '../b/c.md?x=1',
    '/docs/',
    '#x',
    '?q',
    '',
    'https://example.com/?a=b&c',
    'HTTP://example.com',
  ]
  it.each([
    ...GOOD,
    'mailto:a@example.com',
    'tel:+7495',
    '//example.com/x',
    'pathname:///x',
    'ключ:значение',
    './a:b',
  ])('are kept: %j', (url) => expect(safeUrl(url, 'link', NOTHING_MORE)).toBe(url))

  it('may have the schemes that a site adds, as links only', () => {
    const policy = { ...NOTHING_MORE, linkSchemes: new Set(['acme']) }
    expect(safeUrl('ACME:com.acme/1-0-0', 'link', policy)).toBe('ACME:com.acme/1-0-0')
    expect(safeUrl('other:x', 'link', policy)).toBe(null)
    expect(safeUrl('acme:x', 'image', policy)).toBe(null)
    expect(safeUrl('java\nscript:alert(1)', 'link', policy)).toBe(null)
  })

  it('lose what browsers ignore', () => expect(safeUrl(' \n/a\tb\n', 'link', NOTHING_MORE)).toBe('/ab'))
  it('have a scheme only before the first slash', () => expect(schemeOf('a/b:c')).toBeUndefined())
  it('may not be mail for images', () => expect(safeUrl('mailto:a@b', 'image', NOTHING_MORE)).toBe(null))

  it('are raster data only when that is switched on', () => {
    const png = '<img src="data:image/png;base64,iVBORw0KGgo=" alt="a">'
    expect(finish(png).html).toBe('a')
    expect(finish(png, options({}, { html: ['data:'] })).slots).toMatchObject([
      { url: 'data:image/png;base64,iVBORw0KGgo=' },
    ])
    expect(finish(png.replace('png', 'svg+xml'), options({}, { html: ['data:'] })).html).toBe('a')
  })
})

describe('published attacks', () => {
  it.each(VECTORS)('come to nothing: %j', (vector) => {
    expect(dangers(finish(vector).html)).toEqual([])
    expect(dangers(finish(`<div>${vector}</div>`).html)).toEqual([])
    expect(
      dangers(finish([element('p', {}, text('a '), { type: 'raw', value: vector }, text(' b'))]).html),
    ).toEqual([])
  })

  it('are told to the author unless they are comments, text or nothing at all', () => {
    const loud = /<(?:script|iframe|form|style|base|meta|svg ?on)|\son\w+\s*=|=["']?javascript:/i
    const harmless = /<!|<listing|<\?|="[^"]*(?:<|&lt;)[^"]*"|='[^']*<[^']*'/
    const silent = VECTORS.filter((vector) => finish(vector).codes.length === 0)
    expect(silent.filter((vector) => loud.test(vector) && !harmless.test(vector))).toEqual([])
  })
})
