import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type OfflinePlace, offlineFiles } from '../../../cli/emit/offline-files.ts'
import { OFFLINE_ROOT as ROOT } from '../../../runtime/model/offline.ts'

const place: OfflinePlace = {
  files: new Map([
    ['', 'index.html'],
    ['docs/a', 'docs/a/index.html'],
    ['docs/a b/ц', 'docs/a b/ц/index.html'],
    ['docs/a&b', 'docs/a&b/index.html'],
    ['docs/c', 'docs/c.html'],
    ['docs/v1.2', 'docs/v1.2/index.html'],
    ['en', 'en/index.html'],
    ['en/docs/start', 'en/docs/start/index.html'],
  ]),
  onlineBase: '/product/',
  folders: { ru: '', en: 'en/' },
}

const bodyOf = (path: string, body: string, format = 'pages') => {
  const [file] = offlineFiles({ path, body }, format, place)
  return file && String(file.body)
}

describe('offlineFiles', () => {
  it.each([
    [`<a href="${ROOT}">`, '<a href="../../index.html">'],
    [`<a href="${ROOT}docs/a">`, '<a href="../../docs/a/index.html">'],
    [`<a href="${ROOT}docs/a/">`, '<a href="../../docs/a/index.html">'],
    [`<a href="${ROOT}docs/a?q=1#x">`, '<a href="../../docs/a/index.html?q=1#x">'],
    [`<a href="${ROOT}docs/c">`, '<a href="../../docs/c.html">'],
    [`<a href="${ROOT}docs/a b/ц">`, '<a href="../../docs/a b/ц/index.html">'],
    [`<a href="${ROOT}docs/a%20b/%D1%86">`, '<a href="../../docs/a%20b/%D1%86/index.html">'],
    [`<a href="${ROOT}docs/a&amp;b">`, '<a href="../../docs/a&amp;b/index.html">'],
    [`<a href="${ROOT}docs/v1.2">`, '<a href="../../docs/v1.2/index.html">'],
    [`<a href="${ROOT}en/">`, '<a href="../../en/index.html">'],
    [`<a href="${ROOT}files/a.zip">`, '<a href="../../files/a.zip">'],
    [`<img srcset="${ROOT}a.png 1x, ${ROOT}b.png 2x">`, '<img srcset="../../a.png 1x, ../../b.png 2x">'],
    [
      `<x data-props="{&quot;to&quot;:&quot;${ROOT}docs/a&quot;}">`,
      '<x data-props="{&quot;to&quot;:&quot;../../docs/a/index.html&quot;}">',
    ],
    [`<script data-root="${ROOT}" defer>`, '<script data-root="../../" defer>'],
    [`<meta content="0; url=${ROOT}docs/a">`, '<meta content="0; url=../../docs/a/index.html">'],
    [
      `<link rel="canonical" href="https://x.example${ROOT}docs/a">`,
      '<link rel="canonical" href="https://x.example/product/docs/a">',
    ],
    ['<code>/docs/a and "/docs/a"</code>', '<code>/docs/a and "/docs/a"</code>'],
  ])('writes %s relative to its page', (online, offline) => {
    expect(bodyOf('docs/b/index.html', online)).toBe(offline)
  })

  it('has no modules', () => {
    expect(bodyOf('docs/b/index.html', `<script type="module" src="${ROOT}assets/moved-1.js">`)).toBe(
      '<script defer src="../../assets/moved-1.js">',
    )
  })

  it('begins addresses of the first folder with a dot', () => {
    expect(bodyOf('index.html', `<a href="${ROOT}docs/a">`)).toBe('<a href="./docs/a/index.html">')
  })

  it('leaves the root in the data of a page, and names files there', () => {
    const data = `{"path":"${ROOT}docs/a","elsewhere":{"en":"docs/start"}}`
    const page = (json: string) =>
      `<a href="x"></a><script type="application/json" id="docsite-page">${json}</script>`
    expect(bodyOf('docs/a/index.html', page(data))).toBe(
      page(`{"path":"${ROOT}docs/a/index.html","elsewhere":{"en":"docs/start/index.html"}}`),
    )
  })

  it('keeps bases of other addresses in what all pages share', () => {
    const site = `{"baseUrl":"${ROOT}","locales":[{"baseUrl":"${ROOT}en/"}],"path":"${ROOT}docs/a","href":"${ROOT}docs/a"}`
    expect(bodyOf('assets/site-1.json', site, 'shared-files')).toBe(
      `docsiteData("assets/site-1.json","text",${JSON.stringify(site.replace('docs/a"}', 'docs/a/index.html"}'))})\n`,
    )
  })

  it('writes addresses in styles relative to them', () => {
    expect(bodyOf('assets/page-1.css', `a{background:url(${ROOT}img/a.png)}`, 'page-styles')).toBe(
      'a{background:url(../img/a.png)}',
    )
  })

  it('turns deflated files into scripts, and names files in those that name pages', () => {
    const script = (path: string, inside: string | Uint8Array) =>
      String(offlineFiles({ path, body: deflateSync(inside) }, 'pages', place)[0]?.body)
    const base64 = deflateSync('terms').toString('base64')
    expect(script('assets/search/t/1.bin', 'terms')).toBe(
      `docsiteData("assets/search/t/1.bin","base64","${base64}")\n`,
    )
    // Stored pages of the search in their code page: Windows-1251 has one byte for a Russian letter.
    const stored = Buffer.concat([
      Buffer.from(`["${ROOT}docs/a","`),
      Buffer.from([0xc4, 0xe0]),
      Buffer.from('"]'),
    ])
    expect(script('en/assets/search/t/2.bin', stored)).toBe(
      `docsiteData("en/assets/search/t/2.bin","deflated",${JSON.stringify(`\ufeff["${ROOT}docs/a/index.html","Да"]`)})\n`,
    )
    expect(script('docs/a/index.bin', `{"path":"${ROOT}docs/a","title":"Да"}`)).toBe(
      `docsiteData("docs/a/index.bin","deflated",${JSON.stringify(`{"path":"${ROOT}docs/a/index.html","title":"Да"}`)})\n`,
    )
  })

  it('copies files of the author as they are', () => {
    for (const path of ['data.json', '404.html', 'notes.md', '_redirects', 'a.bin'])
      expect(offlineFiles({ path, body: ROOT }, 'static-assets', place)).toEqual([
        { path, body: Buffer.from(ROOT) },
      ])
  })

  it('copies files of the author without reading large ones', () => {
    const read = () => expect.fail('it is read')
    const body = { file: '/site/static/a.html', length: 1e9, stamp: '1', hash: read, whole: read }
    for (const format of ['static-assets', 'content-assets'])
      expect(offlineFiles({ path: 'a.html', body }, format, place)[0]?.body).toBe(body)
  })

  it('leaves out what only servers use', () => {
    for (const path of ['404.html', 'en/404.html', 'docs/a/index.md', '_redirects'])
      expect(bodyOf(path, 'x')).toBeUndefined()
  })
})
