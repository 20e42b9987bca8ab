// Who may ask the server for what: hosts, origins, methods, paths.
import { symlinkSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyFixture, remove } from '../helpers/cli.ts'
import { type RunningServer, startServer } from './helpers/server.ts'

const SECRET = 'SECRET-9f31'
const site: { dir: string; server?: RunningServer } = { dir: '' }
const server = () => {
  if (!site.server) throw new Error('the server is not running')
  return site.server
}

beforeAll(async () => {
  site.dir = copyFixture('basic')
  writeFileSync(join(site.dir, '.env'), SECRET)
  writeFileSync(join(site.dir, 'static/.env'), SECRET)
  writeFileSync(`${site.dir}-outside.txt`, SECRET)
  symlinkSync(`${site.dir}-outside.txt`, join(site.dir, 'static/leak.txt'))
  site.server = await startServer(site.dir, ['--allow-host', 'writer.test', '--allow-host', '.team.test'])
})
afterAll(async () => {
  await site.server?.stop()
  remove(site.dir)
  remove(`${site.dir}-outside.txt`)
})

const PAGE = '/docs/guides/use'

describe('hosts and origins', () => {
  it.each(['evil.example', 'localhost.evil.example', 'writer.test.evil.example'])(
    'refuses the Host header %j without content',
    async (host) => {
      const { status, body } = await server().get(PAGE, { host })
      expect(status).toBe(403)
      expect(body.length).toBe(0)
    },
  )

  it('refuses a request without a Host header', async () => {
    expect(await server().raw('GET / HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/)
    expect(await server().raw('GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 403/)
  })

  it.each(['localhost', 'evil.example'])('refuses two Host headers, the first of them %s', async (first) => {
    const second = first === 'localhost' ? 'evil.example' : 'localhost'
    const request = `GET ${PAGE} HTTP/1.1\r\nHost: ${first}\r\nHost: ${second}\r\n\r\n`
    expect(await server().raw(request)).toMatch(/^HTTP\/1\.1 400/)
  })

  it.each(['localhost:1', '127.0.0.1', '[::1]:3000', 'app.localhost', 'writer.test', 'a.team.test'])(
    'answers the Host header %j',
    async (host) => {
      expect((await server().get(PAGE, { host })).status).toBe(200)
    },
  )

  it.each(['events', 'page?path=/', 'client.js'])('keeps other origins from %s', async (endpoint) => {
    const target = `/__docsite/${endpoint}`
    const foreign = { origin: 'https://evil.example' }
    expect((await server().get(target, foreign)).status).toBe(403)
    expect((await server().get(target, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await server().get(target, { 'sec-fetch-site': 'same-site' })).status).toBe(403)
    expect((await server().get(target, { origin: 'null' })).status).toBe(403)
  })

  it('gives no page away to other origins', async () => {
    const { headers } = await server().get(PAGE, { origin: 'https://evil.example' })
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(String(headers['content-security-policy'])).toContain("script-src 'self'")
  })
})

describe('paths', () => {
  it.each([
    '/../../../../etc/passwd',
    '/..%2f..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/docs/..%5c..%5c.env',
    '/docs\\..\\..\\.env',
    '//etc/passwd',
    '/.env',
    '/static/.env',
    '/.git/config',
    '/site.config.ts',
    '/docs/index.md%00.html',
    '/docs/guides/use.md',
    '/leak.txt',
    '/.docsite/cache/',
    '/node_modules/docsite/package.json',
  ])('%s leads nowhere', async (target) => {
    const { status, body } = await server().get(target)
    expect([400, 403, 404]).toContain(status)
    expect(body.toString()).not.toContain(SECRET)
    expect(body.toString()).not.toContain('root:')
    expect(body.toString()).not.toContain('defineConfig')
  })

  it('lists no folder', async () => {
    for (const target of ['/assets/', '/assets', '/docs/img/', '/img/']) {
      expect((await server().get(target)).status).toBe(404)
    }
  })

  it.each(['/%', '/%zz', '/%ff%fe', '/a%01b', '/a%7fb'])('answers 400 to %s', async (target) => {
    expect((await server().get(target)).status).toBe(400)
  })

  it('lives on after broken requests', async () => {
    await server().raw('GET / HTTP/1.1\r\nHost: localhost\r\nX: \u0000\r\n\r\n')
    await server().raw('NONSENSE\r\n\r\n')
    await server().raw(`GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    expect((await server().get(`/${'a'.repeat(9000)}`)).status).toBe(400)
    expect((await server().get(PAGE)).status).toBe(200)
  })
})

describe('methods', () => {
  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    for (const target of [PAGE, '/__docsite/page?path=/']) {
      const { status, headers } = await server().get(target, {}, method)
      expect(status).toBe(405)
      expect(headers.allow).toBe('GET, HEAD')
    }
  })

  it('answers HEAD like GET without the body', async () => {
    const whole = await server().get(PAGE)
    const head = await server().get(PAGE, {}, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.body.length).toBe(0)
    expect(head.headers['content-length']).toBe(String(whole.body.length))
  })

  it('sends ranges and says when there is none', async () => {
    const part = await server().get('/robots.txt', { range: 'bytes=0-3' })
    expect(part.status).toBe(206)
    expect(part.body.length).toBe(4)
    const total = (await server().get('/robots.txt')).body.length
    expect(part.headers['content-range']).toBe(`bytes 0-3/${total}`)
    expect((await server().get('/robots.txt', { range: 'bytes=99999-' })).status).toBe(416)
  })

  it('says that a file is unchanged', async () => {
    const { etag } = (await server().get(PAGE)).headers
    const again = await server().get(PAGE, { 'if-none-match': String(etag) })
    expect(again.status).toBe(304)
    expect(again.body.length).toBe(0)
  })
})

it('limits the pages that listen', async () => {
  const { request } = await import('node:http')
  const opened = Array.from({ length: 140 }, () =>
    request({ host: '127.0.0.1', port: server().port, path: '/__docsite/events', agent: false }),
  )
  const statuses = await Promise.all(
    opened.map(
      (each) =>
        new Promise<string>((resolve) => {
          each.on('response', ({ statusCode, headers }) => resolve(`${statusCode} ${headers.connection}`))
          each.on('error', ({ message }) => resolve(message))
          each.end()
        }),
    ),
  )
  for (const each of opened) each.destroy()
  expect(statuses.filter((status) => status.startsWith('200')).length).toBe(128)
  // A line that stayed open would keep its place among the connections.
  expect(statuses.filter((status) => status === '503 close').length).toBe(12)
  expect((await server().get(PAGE)).status).toBe(200)
})

it('limits the open connections, and answers again when they are gone', async () => {
  const sockets = Array.from({ length: 560 }, () => connect(server().port, '127.0.0.1'))
  const refused = new Set<Socket>()
  for (const socket of sockets) {
    socket.on('close', () => refused.add(socket))
    socket.on('error', () => undefined)
  }
  await expect.poll(() => refused.size).toBe(560 - 512)
  for (const socket of sockets) socket.destroy()
  await expect
    .poll(
      async () =>
        (
          await server()
            .get(PAGE)
            .catch(() => null)
        )?.status,
    )
    .toBe(200)
})
