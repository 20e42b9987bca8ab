// Rows F and P of the fault catalogue that need a failing machine: file calls fail on demand, the net and git are away.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import {
  DOCSITE,
  docsite,
  docsiteProcess,
  minimalConfig,
  remove,
  temporarySite,
  treeOf,
} from '../helpers/cli.ts'

const PRELOAD = fileURLToPath(new URL('../helpers/faults.mjs', import.meta.url))

const sites: string[] = []
afterEach(() => sites.splice(0).forEach(remove))

function site(files: Record<string, string> = {}, config = ''): string {
  const dir = temporarySite(
    { 'docs/index.md': '---\nslug: /\n---\n\n# Начало\n\nТекст.\n', 'docs/a.md': '# А\n', ...files },
    config,
  )
  sites.push(dir)
  return dir
}

/** Runs the program with faults; see `faults.mjs`. */
const faulty = (faults: object, args: readonly string[], env: Record<string, string> = {}) =>
  docsiteProcess(args, { node: ['--import', PRELOAD], env: { ...env, FAULTS: JSON.stringify(faults) } })

const snapshot = (dir: string) =>
  [...treeOf(dir)].map(([path, body]) => `${path} ${body.toString('base64')}`).join('\n')

const leftOvers = (dir: string) => readdirSync(dir).filter((name) => name.includes('docsite-'))

/** What a shell command that ends in the program prints, and how it ended. */
function shell(command: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn('sh', ['-c', command])
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part))
    child.on('close', (code) => resolve({ code: code ?? -1, output: Buffer.concat(output).toString() }))
  })
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
const PROGRAM = `${quoted(process.execPath)} ${quoted(DOCSITE)}`

describe('disk', () => {
  it('F1: a full disk at any write into the output leaves the old site and says where', async () => {
    const dir = site()
    expect((await docsite(['build', dir])).code).toBe(0)
    const before = snapshot(join(dir, 'build'))
    writeFileSync(join(dir, 'docs/a.md'), '# Новое\n\nТекст.\n')
    const fail = {
      code: 'ENOSPC',
      calls: ['writeFile', 'mkdir', 'rename'],
      path: '\\.docsite-(new|lock)|/build$',
    }
    for (const at of [1, 2, 3, 4, 6]) {
      const { code, stderr } = await faulty({ fail: { ...fail, at } }, ['build', dir])
      expect(stderr, `call ${at}`).toMatch(/cannot write \S+.*the disk is full/)
      expect(code, `call ${at}`).toBe(3)
      expect(snapshot(join(dir, 'build'))).toBe(before)
      expect(leftOvers(dir)).toEqual([])
    }
    expect((await docsite(['build', dir])).code).toBe(0)
    expect(readFileSync(join(dir, 'build/docs/a/index.html'), 'utf8')).toContain('Новое')
  })

  it('F1: a disk that cannot flush the site leaves the old one', async () => {
    const dir = site()
    expect((await docsite(['build', dir])).code).toBe(0)
    const before = snapshot(join(dir, 'build'))
    writeFileSync(join(dir, 'docs/a.md'), '# Новое\n')
    for (const at of [1, 2]) {
      for (const errno of ['ENOSPC', 'EIO']) {
        const run = await faulty({ fail: { code: errno, calls: ['fsync'], at } }, ['build', dir])
        expect(run.stderr, `flush ${at}`).toContain(`cannot write ${join(dir, 'build')}`)
        expect(run.code, `flush ${at}`).toBe(3)
        expect(snapshot(join(dir, 'build'))).toBe(before)
        expect(leftOvers(dir)).toEqual([])
      }
    }
    for (const errno of ['ENOSPC', 'EIO', 'EDQUOT']) {
      const run = await faulty({ fail: { code: errno, calls: ['fdatasync'], at: 3 } }, ['build', dir])
      expect(run.stderr, errno).toMatch(/cannot write [\w/.-]+: the disk .* The previous output is untouched/)
      expect(run.code, errno).toBe(3)
      expect(snapshot(join(dir, 'build'))).toBe(before)
      expect(leftOvers(dir)).toEqual([])
    }
    // A file system that flushes nothing is no broken one.
    const flushes = ['fsync', 'fdatasync']
    expect((await faulty({ fail: { code: 'EINVAL', calls: flushes } }, ['build', dir])).code).toBe(0)
    expect(readFileSync(join(dir, 'build/docs/a/index.html'), 'utf8')).toContain('Новое')
  })

  it('says what to do about a mount point, and copies files of others', async () => {
    const dir = site()
    expect((await docsite(['build', dir])).code).toBe(0)
    writeFileSync(join(dir, 'docs/a.md'), '# Новое\n')
    const mounted = { fail: { code: 'EBUSY', calls: ['rename'], path: '/build$' } }
    const refused = await faulty(mounted, ['build', dir])
    expect(refused.stderr).toMatch(/mounted.*--out-dir/)
    expect(refused.code).toBe(3)
    // Linux lets nobody link to files of others.
    const ofOthers = { fail: { code: 'EPERM', calls: ['link'], path: '/build/' } }
    expect(await faulty(ofOthers, ['build', dir, '--quiet'])).toMatchObject({ code: 0, stderr: '' })
    expect((await docsite(['build', dir, '--no-cache', '--out-dir', join(dir, 'clean')])).code).toBe(0)
    expect(snapshot(join(dir, 'build'))).toEqual(snapshot(join(dir, 'clean')))
  })

  it('F1, F3: a cache that cannot be written costs one warning', async () => {
    const dir = site()
    for (const code of ['ENOSPC', 'EROFS']) {
      const run = await faulty({ fail: { code, path: '/\\.docsite/' } }, ['build', dir])
      expect(run.stderr.match(/io\/cache/g)).toHaveLength(1)
      expect(run.code).toBe(0)
    }
  })

  it('F3: a place that cannot be written is told before the work starts', async () => {
    const dir = site()
    const { code, stderr } = await faulty(
      { fail: { code: 'EACCES', calls: ['mkdir'], path: 'docsite-new' } },
      ['build', dir],
    )
    expect(code).toBe(3)
    expect(stderr).toContain('.build.docsite-new: no permission')
    expect(existsSync(join(dir, 'build'))).toBe(false)
  })

  it('F2: a page that cannot be read is named and nothing is published', async () => {
    const dir = site()
    for (const code of ['EACCES', 'EIO']) {
      const run = await faulty({ fail: { code, calls: ['readFile'], path: 'docs/a\\.md$' } }, ['build', dir])
      expect(run.code).toBe(3)
      expect(run.stderr).toContain('docs/a.md')
      expect(run.stderr).toContain(code)
      expect(existsSync(join(dir, 'build'))).toBe(false)
    }
  })

  it('F2: a configuration that cannot be read is a fault of the disk and not of its author', async () => {
    const dir = site({ 'site.config.ts': `${minimalConfig()}export const now = Date.now()\n` })
    for (const fail of [
      { code: 'EIO', calls: ['readFile'], path: 'site\\.config\\.ts$', at: 1 },
      { code: 'EACCES', calls: ['readFile'], path: 'site\\.config\\.ts$', at: 2 },
      { code: 'EMFILE', calls: ['readdir'], path: `${dir}$`, at: 2 },
    ]) {
      const run = await faulty({ fail }, ['build', dir, '--no-cache'])
      expect(run.stderr).toMatch(new RegExp(`^docsite: cannot read .*: ${fail.code}\n$`))
      expect(run.code).toBe(3)
    }
  })

  it('F2: what the disk does not give is not taken for missing', async () => {
    const dir = site({
      'theme/style.css': 'main { color: #010203 }\n',
      'docs/_part.md': 'Часть.\n',
    })
    symlinkSync('a.md', join(dir, 'docs/linked.md'))
    expect((await docsite(['build', dir])).code).toBe(0)
    const before = snapshot(join(dir, 'build'))
    for (const fail of [
      { code: 'EIO', calls: ['readFile'], path: '\\.docsite-build$' },
      { code: 'EIO', calls: ['stat'], path: 'theme/style\\.css$' },
      { code: 'EIO', calls: ['readFile'], path: 'theme/style\\.css$' },
      { code: 'EIO', calls: ['realpath'], path: 'docs/linked\\.md$' },
    ]) {
      const run = await faulty({ fail }, ['build', dir, '--no-cache'])
      expect(run.stderr, JSON.stringify(fail)).toContain('EIO')
      expect(run.stderr).not.toContain('internal error')
      expect(run.code, JSON.stringify(fail)).toBe(3)
      expect(snapshot(join(dir, 'build'))).toBe(before)
      expect(leftOvers(dir)).toEqual([])
    }
  })

  it('F8: a page that is deleted or becomes a folder between listing and reading is no crash', async () => {
    const dir = site()
    for (const code of ['ENOENT', 'EISDIR']) {
      const run = await faulty({ fail: { code, calls: ['readFile'], path: 'docs/a\\.md$' } }, ['build', dir])
      expect(run.stderr).not.toContain('internal error')
      expect([0, 1]).toContain(run.code)
      const page = join(dir, 'build/docs/a/index.html')
      if (existsSync(page)) expect(readFileSync(page, 'utf8')).not.toContain('<h1>')
    }
  })

  it.skipIf(process.platform === 'win32')('F10: 800 pages with 256 open files', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 800 }, (_, i) => [`docs/s${i % 30}/p${i}.md`, `# Страница ${i}\n`]),
    )
    const dir = site(many)
    const { code, output } = await shell(`ulimit -n 256; ${PROGRAM} build ${quoted(dir)} --quiet`)
    expect(output).toBe('')
    expect(code).toBe(0)
  })

  it('F11: names that a case-insensitive disk would join are refused before anything is written', async () => {
    const dir = site({ 'docs/x.md': '---\nslug: /x\n---\n\nА\n', 'docs/y.md': '---\nslug: /X\n---\n\nБ\n' })
    const { code, stderr } = await docsite(['build', dir])
    expect(code).toBe(1)
    expect(stderr).toContain('case-collision')
    expect(existsSync(join(dir, 'build'))).toBe(false)
  })

  it('F12: neither a temporary nor a home folder is needed', async () => {
    const dir = site()
    const gone = join(dir, 'gone')
    const { code } = await docsiteProcess(['build', dir], {
      env: { TMPDIR: gone, HOME: gone, XDG_CACHE_HOME: gone },
    })
    expect(code).toBe(0)
    expect(existsSync(gone)).toBe(false)
  })

  it('S17: nothing outside staging, output and cache is changed', async () => {
    const dir = site({ 'static/a.txt': 'a' })
    const trace = join(dir, 'trace')
    for (const args of [
      ['build', dir],
      ['build', dir],
      ['check', dir],
    ])
      await faulty({ trace }, args)
    const changed = new Set(
      readFileSync(trace, 'utf8')
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as [string, string])[1]),
    )
    expect(changed.size).toBeGreaterThan(20)
    // The program's own cache is beside its package and holds nothing of a site.
    const code = fileURLToPath(new URL('../../node_modules/.cache/docsite', import.meta.url))
    const own = [dir, join(dir, 'build'), join(dir, '.docsite'), code]
    const foreign = [...changed].filter(
      (path) =>
        !own.includes(path) &&
        !(path.startsWith(join(code, '/')) && /\/(?:main|worker)-[^/]+\.code(?:\.[\d-]+)?$/.test(path)) &&
        !path.startsWith(join(dir, '.docsite/')) &&
        !path.startsWith(join(dir, '.build.docsite-')),
    )
    expect(foreign).toEqual([])
  })
})

describe('process', () => {
  it('P2: an unexpected exception is an internal error with a way to report it, and publishes nothing', async () => {
    const dir = site()
    const { code, stderr } = await faulty(
      { fail: { plain: 'сломано', calls: ['readFile'], path: 'docs/a\\.md$' } },
      ['build', dir],
    )
    expect(stderr).toContain('сломано')
    expect([3, 4]).toContain(code)
    expect(existsSync(join(dir, 'build'))).toBe(false)
    const defect = await faulty(
      { fail: { plain: 'сломано', calls: ['writeFile'], path: 'docsite-new/docs' } },
      ['build', dir],
    )
    expect(defect.code).toBe(4)
    expect(defect.stderr).toContain('internal error')
    expect(defect.stderr).toContain('please report')
    expect(leftOvers(dir)).toEqual([])
  })

  it.skipIf(process.platform === 'win32')('P3: a reader that goes away ends nothing badly', async () => {
    const dir = site({ 'docs/b.md': Array.from({ length: 400 }, (_, i) => `[x](нет${i}.md)\n\n`).join('') })
    const { output } = await shell(
      `{ ${PROGRAM} build ${quoted(dir)} --verbose 2>&1; echo "code $?" > ${quoted(join(dir, 'code'))}; } | head -1`,
    )
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(readFileSync(join(dir, 'code'), 'utf8')).toBe('code 0\n')
    expect(existsSync(join(dir, 'build/docs/index.html'))).toBe(true)
  })

  it('P8: build and check ask nothing of the network', async () => {
    const dir = site({ 'docs/b.md': '[дом](https://example.com/) ![знак](https://example.com/a.png)\n' })
    const offline = join(dir, 'asked')
    for (const command of ['build', 'check']) {
      const { code, stderr } = await faulty({ offline }, [command, dir])
      expect(stderr).not.toContain('offline')
      expect(code).toBe(0)
    }
    expect(existsSync(offline)).toBe(false)
  })

  it('P9: without git there are no dates, one warning, and a site', async () => {
    const dir = site({}, '  docs: { showLastUpdateTime: true },\n')
    const empty = join(dir, 'empty')
    mkdirSync(empty)
    for (const env of [
      { PATH: empty },
      { PATH: `${process.env.PATH}${delimiter}${empty}`, GIT_DIR: empty },
    ]) {
      const { code, stderr } = await docsiteProcess(['build', dir], { env })
      expect(stderr.match(/io\/no-history/g)).toHaveLength(1)
      expect(code).toBe(0)
    }
  })

  it('P10: ten thousand findings are capped for people and complete for machines', async () => {
    const dir = site({
      'site.config.ts': minimalConfig(),
      'docs/b.md': Array.from({ length: 10_000 }, (_, i) => `[x](нет${i}.md)\n`).join(''),
    })
    const shown = await docsite(['build', dir])
    expect(shown.stderr.match(/check\/broken-link/g)).toHaveLength(100)
    expect(shown.stderr).toContain('10000 warnings')
    expect(shown.stderr).toContain('9900 more not shown; `docsite check --format json` lists them all')
    const { stdout } = await docsite(['build', dir, '--json'])
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { line: number }[] }
    expect(diagnostics.map(({ line }) => line)).toEqual(Array.from({ length: 10_000 }, (_, i) => i + 1))
  })
})
