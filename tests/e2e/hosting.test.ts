// The settings that `docsite hosting` prints, in the servers they are for, with a built site behind them. Servers that this
// machine does not have are skipped.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer, type IncomingHttpHeaders, request } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasProgram, saidBy } from '../content/examples/programs.ts'
import { docsite, temporarySite } from '../helpers/cli.ts'

const HOST = 'docs.acme.example'

const FILES = {
  'site.config.ts': `export default {
  title: 'Site', url: 'https://${HOST}', baseUrl: '/base/',
  i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] },
  docs: [{}, { id: 'top', path: 'top', routeBasePath: '/', sidebarPath: false }],
  precompress: ['br', 'gzip'],
  redirects: [
    { from: ['/old', '/старый "$1" {x}%'.replaceAll(' ', '_')], to: '/docs/a#шаги' },
    { from: '/away', to: 'https://example.org/$1{x}?x=%20' },
  ],
}\n`,
  'docs/a.md': `# Установка\n\n## Шаги\n\n${'Текст. '.repeat(300)}\n`,
  'docs/section/index.md': '# Раздел\n',
  'top/assets.md': '# Раздел\n',
}

/** A free port: asked for, and given back. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** How a server is started with settings. */
interface Started {
  readonly settings: string
  readonly folder: string
  readonly root: string
  readonly port: number
}

const temporaryPaths = (folder: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};\n`)
    .join('')

/** Writes the settings as this server wants them around it, and names the command that runs in the foreground. */
const SERVERS: Readonly<
  Record<string, { program: string; command(started: Started): readonly [string, readonly string[]] }>
> = {
  nginx: {
    program: 'nginx',
    command({ settings, folder, root, port }) {
      const site = settings
        .replaceAll(`/srv/${HOST}`, root)
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('  listen [::]:80;\n', '')
      writeFileSync(
        join(folder, 'nginx.conf'),
        `daemon off;\npid ${folder}/pid;\nevents {}\nhttp {\ninclude /etc/nginx/mime.types;\naccess_log off;\n${temporaryPaths(folder)}${site}}\n`,
      )
      return ['nginx', ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')]]
    },
  },
  apache: {
    program: 'apache2',
    command({ settings, folder, root, port }) {
      const modules = 'authz_core deflate dir filter mime headers rewrite mpm_event'.split(' ')
      const load = modules.map(
        (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n`,
      )
      const site = settings.replaceAll(`/srv/${HOST}`, root).replace('*:80', `127.0.0.1:${port}`)
      writeFileSync(
        join(folder, 'apache.conf'),
        `ServerRoot ${folder}\nDefaultRuntimeDir ${folder}\nServerName localhost\nPidFile ${folder}/pid\nErrorLog ${folder}/errors\nTypesConfig /etc/mime.types\nListen 127.0.0.1:${port}\nUser nobody\nGroup nogroup\n${load.join('')}${site}`,
      )
      return ['apache2', ['-DFOREGROUND', '-f', join(folder, 'apache.conf')]]
    },
  },
  caddy: {
    program: 'caddy',
    command({ settings, folder, root, port }) {
      const site = settings.replaceAll(`/srv/${HOST}`, root).replace(`\n${HOST} {`, `\nhttp://:${port} {`)
      writeFileSync(
        join(folder, 'Caddyfile'),
        `{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n}\n${site}`,
      )
      return ['caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]]
    },
  },
}

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Asks for a path as it stands, so that nothing is resolved on the way. */
function ask(port: number, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, headers: { host: HOST, ...headers } }
    request(options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString(),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

/** Resolves when something listens at the port. Throws when the process ends before. */
function listening(port: number, child: ChildProcess, said: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error(said()))
    child.once('exit', ended)
    const attempt = () => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => {
        socket.destroy()
        child.off('exit', ended)
        resolve()
      })
      socket.once('error', () => setTimeout(attempt, 20))
    }
    attempt()
  })
}

const folder = mkdtempSync(join(tmpdir(), 'docsite-hosting-'))
const root = join(folder, 'srv')
const site = temporarySite(FILES)
const children: ChildProcess[] = []

/** Starts a program; what it says is the message when it does not come up. */
async function start([program, args]: readonly [string, readonly string[]], port: number): Promise<void> {
  const child = spawn(program, args, { env: { ...process.env, HOME: folder } })
  children.push(child)
  const parts: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => parts.push(part))
  child.stderr.on('data', (part: Buffer) => parts.push(part))
  await listening(port, child, () => Buffer.concat(parts).toString())
}

beforeAll(async () => {
  // Servers give up their rights, and read as somebody else.
  chmodSync(folder, 0o755)
  mkdirSync(root)
  const { code, stderr } = await docsite(['build', site, '-q', '--out-dir', join(root, 'base')])
  expect(stderr).toBe('')
  expect(code).toBe(0)
})

afterAll(async () => {
  for (const child of children.filter(({ exitCode }) => exitCode === null)) {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    await ended
  }
  rmSync(folder, { recursive: true, force: true })
  rmSync(site, { recursive: true, force: true })
})

const OLD = `/base/${encodeURIComponent('старый_"$1"_{x}%')}`
const FOREVER = 'public, max-age=31536000, immutable'

const REDIRECTED = [
  ['/base/old', '/base/docs/a#%D1%88%D0%B0%D0%B3%D0%B8'],
  ['/base/old/', '/base/docs/a#%D1%88%D0%B0%D0%B3%D0%B8'],
  [OLD, '/base/docs/a#%D1%88%D0%B0%D0%B3%D0%B8'],
  ['/base/away', 'https://example.org/$1{x}?x=%20'],
] as const

type Get = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>

/** Old addresses and the new ones. */
function leads(get: Get, redirects: readonly (readonly [from: string, to: string])[]): void {
  it.each(redirects)('leads from %s to %s', async (path, to) => {
    const { status, headers } = await get(path)
    const location = (headers.location ?? '').replace(/^https?:[/]{2}[^/]*(?=[/]base)/, '')
    expect([status, decodeURIComponent(location)]).toEqual([301, decodeURIComponent(to)])
  })
}

/** What any server answers with its settings. */
function behaves(name: string, portOf: () => number): void {
  const get: Get = (path, headers) => ask(portOf(), path, headers)

  // A page may lie before the folder of files that browsers keep for ever.
  const pages = ['docs/a', 'docs/section', 'assets'].flatMap((path) => [`/base/${path}`, `/base/${path}/`])
  it.each(pages)('answers %s with the page, at this address', async (path) => {
    const { status, headers, body } = await get(path)
    expect([status, headers['content-type']?.toLowerCase(), headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ])
    expect(body).toMatch(/<h1[^>]*>(Установка|Раздел)/)
  })

  it('sends the headers of security with pages, files and errors', async () => {
    for (const path of ['/base/docs/a', '/base/sitemap.xml', '/base/none']) {
      const { headers } = await get(path)
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; script-src 'self';.*; frame-ancestors 'self'$/,
      )
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    }
  })

  it('answers what is missing with the not-found page of the language, which nobody keeps', async () => {
    for (const [path, lang] of [
      ['/base/none', 'ru'],
      ['/base/docs/none/', 'ru'],
      ['/base/en/docs/none', 'en'],
      ['/base/assets/none.js', 'ru'],
      ['/base/.docsite-build', 'ru'],
    ]) {
      const { status, headers, body } = await get(path ?? '')
      expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-cache'])
      expect(body).toContain(`<html lang="${lang}`)
    }
  })

  it('lets browsers keep for ever what is named by its content, and asks for it compressed', async () => {
    const script = readdirSync(join(root, 'base/assets')).find((name) => name.endsWith('.js'))
    const { status, headers } = await get(`/base/assets/${script}`, { 'accept-encoding': 'gzip' })
    expect([status, headers['cache-control']]).toEqual([200, FOREVER])
    expect(headers['content-type']?.toLowerCase()).toMatch(/^(text|application)\/javascript; charset=utf-8$/)
    const page = await get('/base/docs/a', { 'accept-encoding': 'gzip' })
    expect(page.headers['content-encoding']).toBe('gzip')
    if (name === 'caddy')
      expect((await get('/base/docs/a', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
    const tag = String(page.headers.etag)
    const again = await get('/base/docs/a', { 'accept-encoding': 'gzip', 'if-none-match': tag })
    expect(again.status).toBe(304)
  })

  it('calls Markdown by its name', async () => {
    const { status, headers } = await get('/base/docs/a/index.md')
    expect([status, headers['content-type']?.toLowerCase()]).toEqual([200, 'text/markdown; charset=utf-8'])
  })

  leads(get, [
    ...REDIRECTED,
    ['/base/docs/a.html', '/base/docs/a'],
    ['/base/en/docs/a.htm', '/base/en/docs/a'],
  ])
}

it('has compressed files beside texts, and takes them over', async () => {
  const at = (path: string) => readFileSync(join(root, 'base', path))
  const page = at('docs/a/index.html')
  expect(brotliDecompressSync(at('docs/a/index.html.br')).equals(page)).toBe(true)
  expect(gunzipSync(at('docs/a/index.html.gz')).equals(page)).toBe(true)
  const files = readdirSync(join(root, 'base'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((path) => /\.(?:png|br|gz)\.(?:br|gz)$/.test(path))).toEqual([])
  writeFileSync(join(site, 'docs/a.md'), FILES['docs/a.md'].replace('Текст.', 'Слово.'))
  const build = ['build', site, '--json', '--out-dir', join(root, 'base')]
  const { stdout } = await docsite(build)
  expect(JSON.parse(stdout).work).toMatchObject({ rendered: 2 })
  expect(String(gunzipSync(at('docs/a/index.html.gz')))).toContain('Слово.')
  writeFileSync(join(site, 'docs/a.md'), FILES['docs/a.md'])
  await docsite(build)
  expect(at('docs/a/index.html.gz').length).toBeGreaterThan(100)
})

describe('hosting', () => {
  it('says what there is for a server it does not know', async () => {
    const { code, stderr } = await docsite(['hosting', 'ngnix', '--site', site])
    expect(code).toBe(2)
    expect(stderr).toContain(
      "there is no configuration for 'ngnix'; available: apache, caddy, docker, haproxy, nginx; did you mean 'nginx'?",
    )
    const other = await docsite(['hosting', 'netlify', '--site', site])
    expect(other.stderr).toContain(
      'nginx. Netlify and Cloudflare Pages need no configuration: they read _headers',
    )
  })

  it('puts those of nginx into an image that runs without rights', async () => {
    const [image, server] = await Promise.all(
      ['docker', 'nginx'].map(async (name) => (await docsite(['hosting', name, '--site', site])).stdout),
    )
    expect(image).toMatch(/^FROM nginxinc\/nginx-unprivileged:stable-alpine$/m)
    expect(image).toContain('\nCOPY build /usr/share/nginx/html/base/\n')
    // Builders that know neither heredocs nor flags of COPY read it, and none has to fetch a newer language.
    expect(image).not.toMatch(/^# *syntax=|<<|^COPY --/m)
    const [, command = ''] =
      /^RUN (printf .*?)^ {2}> \/etc\/nginx\/conf\.d\/default\.conf$/ms.exec(image ?? '') ?? []
    const within = execFileSync('sh', ['-c', command.replace(/ \\\n$/, '')], { encoding: 'utf8' })
    expect(
      within
        .replaceAll('8080', '80')
        .replaceAll('/usr/share/nginx/html', `/srv/${HOST}`)
        .replace('server_name _', `server_name ${HOST}`),
    ).toBe(server)
  })
})

describe.each(Object.entries(SERVERS))('hosting by %s', (name, { program, command }) => {
  const state = { port: 0 }
  describe.skipIf(!hasProgram(program))('with its settings', () => {
    beforeAll(async () => {
      const { stdout } = await docsite(['hosting', name, '--site', site])
      const own = join(folder, name)
      mkdirSync(own)
      state.port = await freePort()
      await start(command({ settings: stdout, folder: own, root, port: state.port }), state.port)
    })
    behaves(name, () => state.port)
  })
})

describe.skipIf(!hasProgram('haproxy'))('hosting behind haproxy', () => {
  const files = createHttpServer(({ url = '' }, response) => {
    response.writeHead(url.endsWith('none') ? 404 : 200, { 'content-type': 'text/html' })
    response.end('text '.repeat(1000))
  })
  const state = { port: 0 }
  const get: Get = (path, headers) => ask(state.port, path, headers)

  beforeAll(async () => {
    const { stdout } = await docsite(['hosting', 'haproxy', '--site', site])
    await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve))
    state.port = await freePort()
    const config = join(folder, 'haproxy.cfg')
    writeFileSync(
      config,
      `defaults\n  mode http\n  timeout client 60s\n  timeout server 60s\n  timeout connect 60s\nfrontend site\n  bind 127.0.0.1:${state.port}\n  default_backend files\n${stdout}backend files\n  server one 127.0.0.1:${(files.address() as AddressInfo).port}\n`,
    )
    expect(saidBy('haproxy', ['-c', '-f', config])).not.toMatch(/WARNING|ALERT/)
    await start(['haproxy', ['-db', '-f', config]], state.port)
  })

  afterAll(() => new Promise((resolve) => files.close(resolve)))

  it('sends the headers of security and of caching', async () => {
    for (const [path, cache] of [
      ['/base/docs/a', 'no-cache'],
      ['/base/assets/none', 'no-cache'],
      ['/base/assets/a.js', FOREVER],
    ]) {
      const { headers } = await get(path ?? '')
      expect([path, headers['cache-control']]).toEqual([path, cache])
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*; frame-ancestors 'self'$/)
    }
  })

  it('compresses', async () => {
    const { headers } = await get('/base/docs/a', { 'accept-encoding': 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
  })

  leads(get, REDIRECTED)
})
