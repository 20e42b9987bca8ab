// Where a site begins: a page at the base URL that leads to the first doc, and servers that answer there.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { docsite, remove, temporarySite } from '../helpers/cli.ts'
import { type RunningServer, startServer } from './helpers/server.ts'

const DOCS = {
  'docs/second.md': '---\nsidebar_position: 2\n---\n\n# Second\n',
  'docs/first-#.md': '---\nsidebar_position: 1\n---\n\n# First & best\n',
}
const FIRST = 'docs/first-%23'

const dirs: string[] = []
const servers: RunningServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()))
  dirs.splice(0).forEach(remove)
})

function siteOf(keys: string, files: Readonly<Record<string, string>> = {}): string {
  const config = `export default { title: 'Site <1>', url: 'https://example.com', ${keys} }\n`
  const dir = temporarySite({ 'site.config.ts': config, ...DOCS, ...files })
  dirs.push(dir)
  return dir
}

async function build(dir: string): Promise<(path: string) => string> {
  const { code, stderr } = await docsite(['build', dir, '--quiet'])
  expect(code, stderr).toBe(0)
  return (path) => readFileSync(join(dir, 'build', path), 'utf8')
}

async function start(dir: string, ...args: readonly string[]): Promise<RunningServer> {
  const server = await startServer(dir, args)
  servers.push(server)
  return server
}

describe('a site without a page at its base URL', () => {
  it('gets one that leads to the first doc, in each language, and is listed nowhere', async () => {
    const dir = siteOf("baseUrl: '/a/b/', i18n: { defaultLocale: 'en', locales: ['en', 'ru'] }")
    const built = await build(dir)
    const page = built('index.html')
    expect(page).toMatch(/^<!DOCTYPE html>\n<html lang="en" dir="ltr" data-theme="light">/)
    expect(page).toContain(`<meta http-equiv="refresh" content="0; url=/a/b/${FIRST}">`)
    expect(page).toContain('<title>Site &lt;1&gt;</title>')
    expect(page).toContain(`<link rel="canonical" href="https://example.com/a/b/${FIRST}">`)
    expect(page).toContain(`<a href="/a/b/${FIRST}">First &amp; best</a>`)
    expect(page).not.toMatch(/<script|<style| style=|robots/)
    expect(built('ru/index.html')).toContain(`content="0; url=/a/b/ru/${FIRST}"`)
    expect(built('sitemap.xml')).not.toContain('<loc>https://example.com/a/b/</loc>')
    expect(built('llms.txt')).not.toContain('/a/b/index')
    for (const href of page.matchAll(/<link rel="(?:icon|stylesheet)" href="\/a\/b\/([^"]+)"/g))
      expect(existsSync(join(dir, 'build', href[1] ?? '')), href[1]).toBe(true)
  })

  it.each([
    ['the site', 'noIndex: true', {}],
    [
      'the first doc',
      '',
      {
        'docs/first-#.md': '---\nsidebar_position: 1\nunlisted: true\n---\n\n# A\n',
        'docs/second.md': '---\nunlisted: true\n---\n\n# B\n',
      },
    ],
    ['the version', 'docs: { versions: { current: { noIndex: true } } }', {}],
  ])('asks not to be indexed when %s does', async (_, keys, files) => {
    const built = await build(siteOf(`baseUrl: '/', ${keys}`, files))
    expect(built('index.html')).toContain('<meta name="robots" content="noindex, nofollow">')
  })

  it.each([
    ['the configuration wants none', 'home: false', {}, null],
    ['a static file is there', '', { 'static/index.html': '<p>own' }, '<p>own'],
    ['there are no docs', "docs: { path: 'none' }", { 'none/.keep': '' }, null],
  ])('gets none when %s', async (_, keys, files, expected) => {
    const dir = siteOf(`baseUrl: '/', ${keys}`, files)
    await docsite(['build', dir, '--quiet'])
    const file = join(dir, 'build/index.html')
    expect(existsSync(file) ? readFileSync(file, 'utf8') : null).toBe(expected)
  })

  it('is led to by links to the base URL, which are not broken', async () => {
    const dir = siteOf("baseUrl: '/'", { 'docs/second.md': '# Second\n\n[home](/) [file](/index.html)\n' })
    expect((await docsite(['check', dir])).stdout).toContain('no findings')
    const without = siteOf("baseUrl: '/', home: false", { 'docs/second.md': '# Second\n\n[home](/)\n' })
    expect((await docsite(['check', without])).stdout).toContain('/ broken-link')
  })
})

describe('a server', () => {
  it('begins at the base URL, where there is a page', async () => {
    const dir = siteOf("baseUrl: '/a/b/'")
    await build(dir)
    for (const args of [[], ['--static']]) {
      const server = await start(dir, ...args)
      expect(new URL(server.url).pathname).toBe('/a/b/')
      expect(String((await server.get('/a/b/')).body)).toContain(`url=/a/b/${FIRST}`)
      const bare = await server.get('/')
      expect([bare.status, bare.headers.location]).toEqual([302, '/a/b/'])
    }
  })

  it('begins at a page where there is none at the base URL', async () => {
    const dir = siteOf("baseUrl: '/a/b/', home: false")
    await build(dir)
    for (const [args, slash] of [
      [[], ''],
      [['--static'], '/'],
    ] as const) {
      const server = await start(dir, ...args)
      const { pathname } = new URL(server.url)
      expect(pathname).toBe(`/a/b/${FIRST}${slash}`)
      expect((await server.get(pathname)).status).toBe(200)
      for (const path of ['/', '/a/b/']) {
        const { status, headers } = await server.get(path)
        expect([status, [pathname, '/a/b/'].includes(String(headers.location))], path).toEqual([302, true])
      }
    }
  })

  it.each(['null', 'true', 'false'])(
    'leads from the file of a page to the page with trailingSlash %s',
    async (trailingSlash) => {
      const dir = siteOf(`baseUrl: '/a/b/', trailingSlash: ${trailingSlash}`)
      await build(dir)
      for (const args of [[], ['--static']]) {
        const server = await start(dir, ...args)
        const file = trailingSlash === 'false' ? 'second/index.html' : 'second.html'
        const { status, headers } = await server.get(`/a/b/docs/${file}?a=1`)
        expect([status, headers.location]).toEqual([302, '/a/b/docs/second?a=1'])
        expect((await server.get('/a/b/docs/second')).status).toBe(200)
        expect((await server.get('/a/b/docs/third.html')).status).toBe(404)
      }
    },
  )
})
