// Old addresses: the page there, the settings of hosts, links that name them, and what `check` says of them.
import { describe, expect, it } from 'vitest'
import { outcomeOf } from '../helpers/content-case.ts'

const PAGES = {
  'docs/a.md': '# Установка\n\n## Шаги {#steps}\n\nТекст.\n',
  'docs/b.md': '# B\n\n[по-старому](/old/install#steps), [на сайт](/away)\n',
}
const REDIRECTS = `redirects: [
    { from: ['/old/install', '/старый "адрес"'.replaceAll(' ', '_')], to: '/docs/a#steps' },
    { from: '/away', to: 'https://example.org/$1?x=%20' },
  ],`

describe('redirects', () => {
  it('are pages that lead on without scripts, and with query and fragment by a script', async () => {
    const { pages, others, findings } = await outcomeOf(PAGES, REDIRECTS)
    const page = pages.get('/old/install') ?? ''
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/docs/a#steps">')
    expect(page).toContain('<link rel="canonical" href="https://example.com/docs/a#steps">')
    expect(page).toContain('<a href="/docs/a#steps">Установка</a>')
    const [script = ''] = /\/(assets\/redirect-\w+\.js)/.exec(page)?.slice(1) ?? []
    expect(others.get(script)).toContain('location.replace')
    expect(pages.get('/away')).toContain('url=https://example.org/$1?x=%20')
    expect(pages.has('/старый_"адрес"')).toBe(true)
    expect(findings).toEqual([])
  })

  it('name the script of the whole site, whichever locale is listed first', async () => {
    const config = `${REDIRECTS} i18n: { defaultLocale: 'ru', locales: ['en', 'ru'] },`
    const { pages, others } = await outcomeOf(PAGES, config)
    const [script = ''] =
      /src="\/(assets\/redirect-\w+\.js)"/.exec(pages.get('/en/old/install') ?? '')?.slice(1) ?? []
    expect(others.has(script)).toBe(true)
  })

  it('stand in no sitemap', async () => {
    const { others } = await outcomeOf(PAGES, REDIRECTS)
    expect(others.get('sitemap.xml')).not.toContain('old')
  })

  it('stand in the file that hosts read', async () => {
    const { others } = await outcomeOf(PAGES, REDIRECTS)
    expect(others.get('_redirects')).toBe(
      '/old/install /docs/a#steps 301\n/%D1%81%D1%82%D0%B0%D1%80%D1%8B%D0%B9_%22%D0%B0%D0%B4%D1%80%D0%B5%D1%81%22 /docs/a#steps 301\n/away https://example.org/$1?x=%20 301\n',
    )
  })

  it('are followed by links of pages: readers go to the new address at once', async () => {
    const { pages } = await outcomeOf(PAGES, REDIRECTS)
    const page = pages.get('/docs/b') ?? ''
    expect(page).toContain('href="/docs/a#steps"')
    expect(page).toContain('href="https://example.org/$1?x=%20"')
  })

  it('of a file of the author are known to links, and its patterns are elsewhere', async () => {
    const rules = '/was/* /docs/:splat 301\n/old-b /docs/b 301\n/docs/a /docs/b 301\n'
    const files = {
      'docs/a.md': '# A\n\n[b](/old-b), [x](/was/b), [app](/app/x?y), [none](/nowhere)\n',
      'docs/b.md': '# B\n\n[a](./a.md)\n',
      'static/_redirects': rules,
    }
    const { pages, findings } = await outcomeOf(files, "links: { elsewhere: ['/app/**'] },")
    expect(pages.get('/docs/a')).toContain('href="/docs/b"')
    expect(pages.get('/docs/a')).toContain('href="/was/b"')
    expect(pages.get('/docs/a')).toContain('href="/app/x?y"')
    expect(pages.has('/old-b')).toBe(false)
    expect(findings).toEqual([
      'error check/redirect static/_redirects:3:1',
      'warning check/broken-link docs/a.md:3:51',
    ])
  })

  it.each([
    ['name', `/${'r'.repeat(300)}`],
    ['path', `/${'segment/'.repeat(500)}`],
  ])('from an address with a %s that no disk holds are findings', async (_what, from) => {
    for (const config of [
      `redirects: [{ from: '${from}', to: '/docs/a' }],`,
      `createRedirects: (path) => path === '/docs/a' ? '${from}' : null,`,
    ]) {
      const { pages, findings } = await outcomeOf(PAGES, config)
      expect(findings.filter((finding) => finding.startsWith('error check/redirect'))).toHaveLength(1)
      expect(pages.has('/docs/a')).toBe(true)
      expect([...pages.keys()].filter((path) => path.length > 100)).toEqual([])
    }
  })

  it('made by a function are pages, and its mistakes are findings', async () => {
    const made = await outcomeOf(
      PAGES,
      `${REDIRECTS} createRedirects: (path) => path.replace('/docs/', '/manual/'),`,
    )
    expect(made.pages.get('/manual/a')).toContain('content="0; url=/docs/a"')
    expect(made.findings).toEqual([])
    const wrong = await outcomeOf(PAGES, "createRedirects: (path) => 'manual',")
    expect(wrong.diagnostics.map(({ message }) => message)).toContain(
      "createRedirects returns 'manual', which is not a path (for the page /docs/a)",
    )
  })

  it('leave a file of the same name of the author alone', async () => {
    const { others, findings } = await outcomeOf({ ...PAGES, 'static/_redirects': '/x /y 301\n' }, REDIRECTS)
    // Files of static folders are bytes here, and no text of the build's own.
    expect(others.has('_redirects')).toBe(false)
    expect(findings).toEqual([])
  })

  it.each([
    [
      'a page that does not exist',
      "{ from: '/old', to: '/docs/aa' }",
      'leads to a page that does not exist: /docs/aa',
    ],
    [
      'an id that does not exist',
      "{ from: '/old', to: '/docs/a#step' }",
      'leads to #step, which /docs/a does not have',
    ],
    ['itself', "{ from: '/old', to: '/old/' }", 'leads back to itself'],
    ['the place of a page', "{ from: '/docs/b', to: '/docs/a' }", 'is not published: the old URL has a page'],
  ])('that lead to %s are errors at their place', async (_case, redirect, message) => {
    const { diagnostics, pages } = await outcomeOf(
      { 'docs/a.md': PAGES['docs/a.md'], 'docs/b.md': '# B\n\nB.\n' },
      `redirects: [${redirect}],`,
    )
    expect(diagnostics).toHaveLength(1)
    expect(diagnostics[0]).toMatchObject({
      code: 'check/redirect',
      severity: 'error',
      place: { file: 'site.config.ts' },
    })
    expect(diagnostics[0]?.message).toContain(message)
    expect(pages.get('/docs/b')).toContain('<h1>B</h1>')
  })
})
