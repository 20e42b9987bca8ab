// What a build may do to the disk: rows G8, G9 and F of the fault catalogue, on the shipped command line.
import { spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  DOCSITE,
  docsite,
  docsiteProcess,
  minimalConfig,
  remove,
  temporarySite,
  treeOf,
} from '../helpers/cli.ts'

const sites: string[] = []
afterEach(() => sites.splice(0).forEach(remove))

function site(files: Record<string, string> = {}, config = ''): string {
  const dir = temporarySite(
    { 'docs/index.md': '---\nslug: /\n---\n\n# Начало\n\nТекст.\n', ...files },
    config,
  )
  sites.push(dir)
  return dir
}

/** Runs before the program; see `faults.mjs`. */
const FAULTS = fileURLToPath(new URL('../helpers/faults.mjs', import.meta.url))

/** Hash-free picture of an output folder. */
const snapshot = (dir: string) =>
  [...treeOf(dir)].map(([path, body]) => `${path} ${body.toString('base64')}`).join('\n')

describe('output folder', () => {
  it('refuses a folder that is or contains the site (G8)', async () => {
    const dir = site()
    for (const out of [dir, join(dir, '..'), '/', join(dir, 'docs'), join(dir, 'docs/out')]) {
      const { code, stderr } = await docsite(['build', dir, '--out-dir', out])
      expect(code, out).toBe(2)
      expect(stderr).toContain('refusing to build')
    }
    expect(existsSync(join(dir, 'docs/index.md'))).toBe(true)
  })

  it('lies beside the sources that the configuration names, or build and check say where it does not', async () => {
    const configured = (keys: string) =>
      site({
        'site.config.ts': `export default { title: 'S', url: 'https://example.com', baseUrl: '/', ${keys} }`,
      })
    for (const [keys, where] of [
      ["docs: { path: './' }", '1:80 error docs.path'],
      ["docs: [{ path: 'docs' }, { id: 'x', path: 'build/x' }]", '1:108 error docs[1].path'],
      ["staticDirectories: ['static', 'build']", '1:102 error staticDirectories[1]'],
      ["i18n: { path: '.' }", '1:80 error i18n.path'],
    ] as const) {
      const dir = configured(keys)
      const build = await docsite(['build', dir])
      expect([build.code, build.stderr]).toEqual([2, expect.stringContaining(where)])
      expect(build.stderr).toContain('config/output-folder')
      const check = await docsite(['check', dir])
      expect([check.code, check.stderr]).toEqual([2, build.stderr])
    }
    const elsewhere = configured("staticDirectories: ['build']")
    mkdirSync(join(elsewhere, 'build'))
    for (const command of ['check', 'build'])
      expect((await docsite([command, elsewhere, '--out-dir', join(elsewhere, 'public')])).code).toBe(0)
  })

  it('may lie in a folder around the site that partials come from', async () => {
    const dir = site({
      'site.config.ts': `export default { title: 'S', url: 'https://example.com', baseUrl: '/', markdown: { includeRoots: ['..'] } }`,
    })
    expect((await docsite(['build', dir])).code).toBe(0)
  })

  it('refuses a folder that it did not make, unless forced (G9)', async () => {
    const dir = site({ 'build/precious.txt': 'mine' })
    const refused = await docsite(['build', dir])
    expect(refused.code).toBe(2)
    expect(refused.stderr).toContain('--force')
    expect(readFileSync(join(dir, 'build/precious.txt'), 'utf8')).toBe('mine')
    expect((await docsite(['build', dir, '--force'])).code).toBe(0)
    expect(existsSync(join(dir, 'build/docs/index.html'))).toBe(true)
  })

  it('leaves the old site untouched when content has errors', async () => {
    const dir = site()
    expect((await docsite(['build', dir])).code).toBe(0)
    const before = snapshot(join(dir, 'build'))
    writeFileSync(join(dir, 'docs/bad.md'), '---\ntitle: [\n---\n')
    const failed = await docsite(['build', dir])
    expect(failed.code).toBe(1)
    expect(failed.stderr).toContain('docs/bad.md')
    expect(snapshot(join(dir, 'build'))).toBe(before)
    expect(readdirSync(dir).filter((name) => name.includes('docsite-new'))).toEqual([])
  })

  it('puts the old site back after a kill between the two renames (F4)', async () => {
    const dir = site()
    await docsite(['build', dir])
    const before = snapshot(join(dir, 'build'))
    renameSync(join(dir, 'build'), join(dir, '.build.docsite-old'))
    mkdirSync(join(dir, '.build.docsite-new'))
    writeFileSync(join(dir, 'docs/bad.md'), '---\ntitle: [\n---\n')
    expect((await docsite(['build', dir])).code).toBe(1)
    expect(snapshot(join(dir, 'build'))).toBe(before)
    expect(existsSync(join(dir, '.build.docsite-new'))).toBe(false)
  })

  it('is wholly old or wholly new after being killed at any moment (F4, F13)', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 120 }, (_, i) => [`docs/p${i}.md`, `# Страница ${i}\n\nТекст.\n`]),
    )
    const dir = site(many)
    await docsite(['build', dir])
    const old = snapshot(join(dir, 'build'))
    for (let i = 0; i < 120; i++) writeFileSync(join(dir, `docs/p${i}.md`), `# Новая ${i}\n`)
    const whole = temporarySite({})
    sites.push(whole)
    await docsite(['build', dir, '--out-dir', join(whole, 'out')])
    const fresh = snapshot(join(whole, 'out'))
    for (const delay of [60, 120, 180, 240, 300, 360, 420, 500]) {
      const child = spawn(process.execPath, [DOCSITE, 'build', dir], { stdio: 'ignore' })
      setTimeout(() => child.kill('SIGKILL'), delay)
      await new Promise((end) => child.on('close', end))
      const now = existsSync(join(dir, 'build'))
        ? snapshot(join(dir, 'build'))
        : snapshot(join(dir, '.build.docsite-old'))
      expect([old, fresh].includes(now), `killed after ${delay} ms`).toBe(true)
    }
    expect((await docsite(['build', dir])).code).toBe(0)
    expect(snapshot(join(dir, 'build'))).toBe(fresh)
    expect(readdirSync(dir).filter((name) => name.startsWith('.build'))).toEqual([])
  })

  it('ends with the code of the signal and removes its staging folder (F5)', async () => {
    // A few pages: what takes long to be removed is left to the next build, for a process that is stopped ends within two seconds.
    const dir = site({ 'docs/a.md': '# А\n', 'docs/b.md': '# Б\n' })
    for (const [signal, code] of [
      ['SIGINT', 130],
      ['SIGTERM', 143],
      ['SIGHUP', 129],
    ] as const) {
      // It cannot come to its end before the signal does.
      const child = spawn(process.execPath, ['--import', FAULTS, DOCSITE, 'build', dir, '--no-cache'], {
        stdio: 'ignore',
        env: { ...process.env, FAULTS: '{"neverFlush":true}' },
      })
      await vi.waitUntil(() => existsSync(join(dir, '.build.docsite-new')), { timeout: 60_000, interval: 10 })
      child.kill(signal)
      const ended = await new Promise((end) => child.on('close', end))
      expect(ended).toBe(code)
      expect(readdirSync(dir).filter((name) => name.includes('docsite-new'))).toEqual([])
    }
  })

  it('refuses a second writer and names the first (F6)', async () => {
    const dir = site()
    writeFileSync(join(dir, '.build.docsite-lock'), `${process.pid}\n`)
    const { code, stderr } = await docsiteProcess(['build', dir])
    expect(code).toBe(3)
    expect(stderr).toContain(`in use by pid ${process.pid}`)
  })

  it('takes over the lock of a dead process', async () => {
    const dir = site()
    writeFileSync(join(dir, '.build.docsite-lock'), '999999999\n')
    expect((await docsite(['build', dir])).code).toBe(0)
  })

  it('rebuilds from a damaged cache as from none (F7)', async () => {
    const dir = site({ 'docs/a.md': '# А\n\n```sql\nselect 1\n```\n' })
    await docsite(['build', dir])
    const before = snapshot(join(dir, 'build'))
    for (const path of treeOf(join(dir, '.docsite/cache')).keys())
      writeFileSync(join(dir, '.docsite/cache', path), 'damaged')
    const again = await docsite(['build', dir])
    expect(again.code).toBe(0)
    expect(snapshot(join(dir, 'build'))).toBe(before)
  })

  it('survives a symlink loop and refuses a link that leads out (F9)', async () => {
    const dir = site()
    const outside = temporarySite({ 'secret.md': '# Секрет\n' })
    sites.push(outside)
    symlinkSync(join(dir, 'docs'), join(dir, 'docs/loop'))
    symlinkSync(join(outside, 'secret.md'), join(dir, 'docs/secret.md'))
    const { code, stdout } = await docsite(['build', dir, '--json'])
    expect(code).toBe(0)
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: readonly { code: string; message: string }[]
    }
    expect(
      diagnostics
        .filter((found) => found.code === 'io/link')
        .map(({ message }) => message)
        .sort(),
    ).toEqual([
      'docs/loop is a link that points to a folder containing it; it is skipped',
      'docs/secret.md is a link that points outside the site folder; it is skipped',
    ])
    expect(existsSync(join(dir, 'build/docs/secret'))).toBe(false)
    expect(existsSync(join(dir, 'build/docs/loop'))).toBe(false)
  })

  it('does not publish keys, dot files and backups of the static folder (S18)', async () => {
    const dir = site({
      'static/.env': 'A=1',
      'static/id_rsa': 'x',
      'static/a.md~': 'x',
      'static/.git/config': 'x',
      'static/ok.txt': 'x',
      'static/.well-known/x': 'x',
    })
    await docsite(['build', dir])
    const published = [...treeOf(join(dir, 'build')).keys()]
    expect(published).toContain('ok.txt')
    expect(published).toContain('.well-known/x')
    expect(published.filter((path) => /env|rsa|~|git/.test(path))).toEqual([])
  })

  it('does not show files of keys and passwords that pages include or import', async () => {
    const dir = site({
      '.env': 'DO_NOT_SHOW\n',
      '.env.example': 'EXAMPLE=\n',
      'server.key': 'DO_NOT_SHOW\n',
      'docs/include.md': '# A\n\n--8<-- ".env"\n\n<<< @/server.key\n\n--8<-- ".env.example"\n',
      'docs/import.mdx': "import env from '!!raw-loader!../.env'\n\n# B\n\n<pre>{env}</pre>\n",
    })
    expect((await docsite(['build', dir])).code).toBe(0)
    const texts = [...treeOf(join(dir, 'build')).values()].map(String).join()
    expect(texts).toContain('EXAMPLE=')
    expect(texts).not.toContain('DO_NOT_SHOW')
  })

  it('refuses a static file that would overwrite a page (F14)', async () => {
    const dir = site({ 'static/docs/index.html': 'mine' })
    const { code, stderr } = await docsite(['build', dir])
    expect(code).toBe(1)
    expect(stderr).toContain('static/docs/index.html')
  })

  it.skipIf(process.getuid?.() === 0)('says so when the place cannot be written (F3)', async () => {
    const dir = site()
    chmodSync(dir, 0o555)
    const { code } = await docsite(['build', dir])
    chmodSync(dir, 0o755)
    expect(code).toBe(3)
  })

  it('keeps files that did not change as they are', async () => {
    const dir = site({ 'docs/a.md': '# А\n' })
    await docsite(['build', dir])
    const again = await docsite(['build', dir, '--json'])
    const { files, unchanged } = JSON.parse(again.stdout) as { files: number; unchanged: number }
    expect(unchanged).toBe(files)
  })
})

describe('process', () => {
  it('works from a sub-folder and in a path with odd characters (P7)', async () => {
    const dir = site()
    const odd = join(dir, 'а б #1 %20 & co')
    mkdirSync(join(odd, 'docs/sub'), { recursive: true })
    writeFileSync(join(odd, 'site.config.ts'), minimalConfig())
    writeFileSync(join(odd, 'docs/sub/a.md'), '# А\n')
    const { code, stderr } = await docsite(['build'], { cwd: join(odd, 'docs/sub') })
    expect(stderr).not.toContain('error')
    expect(code).toBe(0)
    expect(existsSync(join(odd, 'build/docs/sub/a/index.html'))).toBe(true)
  })

  it('explains unknown options and bad numbers with exit code 2 (P6)', async () => {
    expect((await docsite(['build', '--outdir', 'x'])).code).toBe(2)
    expect((await docsite(['build', '--jobs', '0'])).code).toBe(2)
    expect((await docsite(['buidl'])).stderr).toContain('build')
    expect((await docsite(['build', '/no/such/folder'])).code).toBe(2)
  })

  it('prints help and version everywhere', async () => {
    for (const args of [['--help'], ['build', '--help'], ['serve', '--help'], ['check', '--help']]) {
      const { code, stdout } = await docsite(args)
      expect(code).toBe(0)
      expect(stdout).toContain('Exit codes')
    }
    expect((await docsite(['build', '--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  it('gives the same bytes whatever the environment (G11, P5, F15)', async () => {
    const dir = site({
      'docs/б/a.md': '# А\n',
      'docs/а/_category_.json': '{"label":"Ящик"}',
      'docs/а/b.md': '---\ntags: [ёж, Елка, Яма]\n---\n# Б\n\n| а | б |\n|---|---|\n| 1 | 2 |\n',
    })
    const trees: string[] = []
    for (const env of [
      { TZ: 'UTC', LC_ALL: 'C' },
      { TZ: 'Asia/Vladivostok', LC_ALL: 'ru_RU.UTF-8', COLUMNS: '20' },
    ]) {
      for (const jobs of ['1', '3']) {
        await docsiteProcess(['build', dir, '--no-cache', '--jobs', jobs, '--out-dir', join(dir, 'out')], {
          env,
        })
        trees.push(snapshot(join(dir, 'out')))
        remove(join(dir, 'out'))
      }
    }
    expect(new Set(trees).size).toBe(1)
    expect(trees[0]).not.toBe('')
  })

  it('writes no escape codes when piped (P4) and one JSON value with --json', async () => {
    const dir = site({ 'docs/a.md': '[нет](нет.md)\n' })
    const plain = await docsiteProcess(['build', dir])
    expect(plain.stderr + plain.stdout).not.toContain('\u001b')
    const { stdout, stderr } = await docsiteProcess(['build', dir, '--json'])
    expect(stderr).toBe('')
    const summary = JSON.parse(stdout) as { ok: boolean; counts: { warnings: number } }
    expect(summary.ok).toBe(true)
    expect((await docsite(['build', dir, '--strict'])).code).toBe(1)
  })

  it('builds 500 pages in a heap of 256 MB (P1) with few open files (F10)', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 500 }, (_, i) => [
        `docs/s${i % 20}/p${i}.md`,
        `# Страница ${i}\n\n${'Слово и дело. '.repeat(300)}\n`,
      ]),
    )
    const dir = site(many)
    const { code } = await docsiteProcess(['build', dir, '--quiet'], { node: ['--max-old-space-size=256'] })
    expect(code).toBe(0)
  })
})
