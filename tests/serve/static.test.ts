// `docsite serve --static`: the last build as a static host serves it.
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyFixture, docsite, remove, treeOf } from '../helpers/cli.ts'
import { type RunningServer, startServer } from './helpers/server.ts'

const site: { dir: string; atRoot?: RunningServer; below?: RunningServer } = { dir: '' }
const atRoot = () => running(site.atRoot)
const below = () => running(site.below)
const running = (server: RunningServer | undefined) => {
  if (!server) throw new Error('the server is not running')
  return server
}
const built = (path: string) => readFileSync(join(site.dir, 'build', path))

const PAGE = '/docs/guides/use'

beforeAll(async () => {
  site.dir = copyFixture('basic')
  const run = await docsite(['build', site.dir, '--quiet'])
  expect(run.code, run.stderr).toBe(0)
  await docsite(['build', site.dir, '--quiet', '--base-url', '/под/', '--out-dir', `${site.dir}-below`])
  writeFileSync(`${site.dir}-outside.txt`, 'secret')
  symlinkSync(`${site.dir}-outside.txt`, join(site.dir, 'build/leak.txt'))
  mkdirSync(join(site.dir, 'build/empty'))
  writeFileSync(
    join(site.dir, 'build/_redirects'),
    '/was/* /docs/:splat 301\n/docs/guides/use /elsewhere 301\n',
  )
  writeFileSync(join(site.dir, 'build/picture.png'), Buffer.alloc(2000))
  site.atRoot = await startServer(site.dir, ['--static'])
  site.below = await startServer(site.dir, [
    '--static',
    ...['--out-dir', `${site.dir}-below`],
    ...['--base-url', '/под/'],
  ])
})
afterAll(async () => {
  await Promise.all([site.atRoot?.stop(), site.below?.stop()])
  for (const dir of [site.dir, `${site.dir}-below`, `${site.dir}-outside.txt`]) remove(dir)
})

it('serves every built file as it is, without the reload script', async () => {
  for (const [path, body] of treeOf(join(site.dir, 'build'))) {
    if (path.startsWith('.') || path === 'leak.txt') continue
    const answer = await atRoot().get(`/${path.split('/').map(encodeURIComponent).join('/')}`)
    expect([path, answer.status, answer.body.equals(body)]).toEqual([path, 200, true])
  }
})

it.each([PAGE, `${PAGE}/`, `${PAGE}/index.html`, `${PAGE}?a=1`])('finds the page at %s', async (target) => {
  const { status, body, headers } = await atRoot().get(target)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body.equals(built('docs/guides/use/index.html'))).toBe(true)
})

it('follows the rules of a _redirects file where there is no file', async () => {
  const { status, headers } = await atRoot().get('/was/guides/use')
  expect([status, headers.location]).toEqual([302, '/docs/guides/use'])
  expect((await atRoot().get('/docs/guides/use')).status).toBe(200)
})

it.each([
  ['/docs/guides/use.html', '/docs/guides/use'],
  ['/docs/guides/use.html?a=1', '/docs/guides/use?a=1'],
  ['//docs/guides/use.html', '/docs/guides/use'],
])('leads from %s to the page', async (target, location) => {
  const { status, headers } = await atRoot().get(target)
  expect([status, headers.location]).toEqual([302, location])
})

it('leads nowhere from the file of a page that does not exist', async () => {
  expect((await atRoot().get('/docs/guides/nowhere.html')).status).toBe(404)
})

it('leads from the bare address of the server to the site', async () => {
  const { status, headers } = await below().get('/')
  expect([status, headers.location]).toEqual([302, encodeURI('/под/')])
})

describe('compression', () => {
  const html = () => built('docs/guides/use/index.html')

  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip', 'br;q=0, gzip;q=0.5', gunzipSync],
  ] as const)('is %s for %j', async (encoding, accepted, unpack) => {
    const { headers, body } = await atRoot().get(PAGE, { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toBe('Accept-Encoding')
    expect(unpack(body).equals(html())).toBe(true)
    expect(body.length).toBeLessThan(html().length / 2)
  })

  it.each(['', 'identity', 'deflate', 'br;q=0, gzip;q=0'])('is left out for %j', async (accepted) => {
    const { headers, body } = await atRoot().get(PAGE, { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers.vary).toBe('Accept-Encoding')
    expect(body.equals(html())).toBe(true)
  })

  it('is left out for what is packed already', async () => {
    const { headers } = await atRoot().get('/picture.png', { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['accept-ranges']).toBe('bytes')
  })
})

describe('caching', () => {
  it('keeps hashed files for ever and asks again for the others', async () => {
    const asset = [...treeOf(join(site.dir, 'build')).keys()].find((path) => /^assets\/.*\.js$/.test(path))
    expect((await atRoot().get(`/${asset}`)).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    for (const path of [PAGE, '/sitemap.xml', '/search-manifest-docs-default-current.json'])
      expect((await atRoot().get(path)).headers['cache-control']).toBe('no-cache')
  })

  it('says that a file is unchanged', async () => {
    const { etag } = (await atRoot().get(PAGE)).headers
    const again = await atRoot().get(PAGE, { 'if-none-match': String(etag) })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect((await atRoot().get(PAGE, { 'if-none-match': '"other"' })).status).toBe(200)
  })
})

it("answers what is missing with the site's own page", async () => {
  for (const target of ['/no/such/page', '/assets/', '/empty/', '/.docsite-build', '/leak.txt']) {
    const { status, body, headers } = await atRoot().get(target)
    expect([target, status]).toEqual([target, 404])
    expect(body.equals(built('404.html'))).toBe(true)
    expect(headers['cache-control']).toBe('no-cache')
  }
})

it('serves a site below its base URL, and nothing beside it', async () => {
  expect(below().url).toBe(`http://localhost:${below().port}${encodeURI('/под/')}`)
  const page = readFileSync(join(`${site.dir}-below`, 'docs/guides/use/index.html'))
  expect((await below().get(encodeURI(`/под${PAGE}`))).body.equals(page)).toBe(true)
  expect((await below().get(PAGE)).status).toBe(404)
  const missing = await below().get(encodeURI('/под/no'))
  expect(missing.status).toBe(404)
  expect(missing.body.toString()).toContain('/под/assets/')
})

it('refuses other methods and foreign hosts', async () => {
  expect((await atRoot().get(PAGE, {}, 'POST')).status).toBe(405)
  expect((await atRoot().get(PAGE, { host: 'evil.example' })).status).toBe(403)
  const head = await atRoot().get(PAGE, {}, 'HEAD')
  expect([head.status, head.body.length]).toEqual([200, 0])
})

it('says what to do where there is no build', async () => {
  const dir = copyFixture('basic')
  const run = await docsite(['serve', dir, '--static', '--port', '0'])
  remove(dir)
  expect(run.code).toBe(2)
  expect(run.stderr).toContain('run `docsite build` first')
})
