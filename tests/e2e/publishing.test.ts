// How a site gets into its folder whatever happened before and however the folder is reached, on the shipped command line.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
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

const sites: string[] = []
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  sites.splice(0).forEach(remove)
})

function site(files: Record<string, string> = {}, config = ''): string {
  const dir = temporarySite({ 'docs/index.md': '# Начало\n\nТекст.\n', ...files }, config)
  sites.push(dir)
  return dir
}

const PAGES = { 'docs/a.md': '# А\n', 'docs/b.md': '# Б\n' }
/** Runs before the program; see `faults.mjs`. */
const FAULTS = fileURLToPath(new URL('../helpers/faults.mjs', import.meta.url))

const snapshot = (dir: string) =>
  [...treeOf(dir)].map(([path, body]) => `${path} ${body.toString('base64')}`).join('\n')

const leftOvers = (dir: string) => readdirSync(dir).filter((name) => name.includes('docsite-'))

/** Starts a build that never comes to its end, and resolves when it is at work; `wrapper` is a program that runs it. */
async function startBuild(dir: string, wrapper: readonly string[] = []): Promise<ChildProcess> {
  const node = [process.execPath, '--import', FAULTS]
  const [program = '', ...args] = [...wrapper, ...node, DOCSITE, 'build', dir, '--no-cache']
  const env = { ...process.env, FAULTS: '{"neverFlush":true}' }
  const child = spawn(program, args, { stdio: 'ignore', env })
  children.push(child)
  await expect.poll(() => existsSync(join(dir, '.build.docsite-new'))).toBe(true)
  return child
}

const ended = (child: ChildProcess) => new Promise<number | null>((end) => child.on('close', end))

describe('the lock of the output folder', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('goes with a build that is ended by %s', async (signal, code) => {
    const dir = site(PAGES)
    const child = await startBuild(dir)
    expect(readFileSync(join(dir, '.build.docsite-lock'), 'utf8')).toContain(`"pid":${child.pid}`)
    child.kill(signal)
    expect(await ended(child)).toBe(code)
    expect(leftOvers(dir)).toEqual([])
  })

  it('goes with a build that is told twice to end', async () => {
    const dir = site(PAGES)
    const child = await startBuild(dir)
    child.kill('SIGINT')
    child.kill('SIGTERM')
    await ended(child)
    expect(leftOvers(dir).filter((name) => name.includes('lock'))).toEqual([])
  })

  it('goes with a build whose code of the site ends the process', async () => {
    const dir = site(
      { 'sidebars.ts': 'process.exit(5)\n' },
      "  docs: { path: 'docs', sidebarPath: 'sidebars.ts' },\n",
    )
    await docsite(['build', dir])
    expect(leftOvers(dir).filter((name) => name.includes('lock'))).toEqual([])
  })

  it('is refused while a build is at work, and taken over when that was killed', async () => {
    const dir = site(PAGES)
    const child = await startBuild(dir)
    const refused = await docsite(['build', dir, '--quiet'])
    expect(refused.stderr).toContain(`in use by pid ${child.pid} (lock ${join(dir, '.build.docsite-lock')})`)
    expect(refused.code).toBe(3)
    child.kill('SIGKILL')
    await ended(child)
    expect((await docsite(['build', dir, '--quiet'])).code).toBe(0)
    expect(leftOvers(dir)).toEqual([])
  })

  const namespace = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']
  const hasNamespaces = spawnSync('unshare', [...namespace.slice(1), 'true']).status === 0
  it.skipIf(!hasNamespaces)('is right among containers, in each of which a build is process 1', async () => {
    const dir = site(PAGES)
    const child = await startBuild(dir, namespace)
    const inContainer = () =>
      spawnSync('unshare', [...namespace.slice(1), process.execPath, DOCSITE, 'build', dir, '-q'])
    const another = inContainer()
    expect(String(another.stderr)).toContain('is in use by pid 1 ')
    expect(another.status).toBe(3)
    expect((await docsite(['build', dir, '-q'])).code).toBe(3)
    child.kill('SIGKILL')
    await ended(child)
    expect(existsSync(join(dir, '.build.docsite-lock'))).toBe(true)
    const next = inContainer()
    expect(String(next.stderr)).toBe('')
    expect(next.status).toBe(0)
    expect(leftOvers(dir)).toEqual([])
  })
})

describe('a site that was being exchanged when its build was killed', () => {
  /** The state between the two renames; what is to be there again. */
  async function interrupted(out = 'build', args: readonly string[] = []) {
    const dir = site()
    expect((await docsite(['build', dir, ...args.map((arg) => join(dir, arg))])).code).toBe(0)
    const before = snapshot(join(dir, out))
    renameSync(join(dir, out), join(dir, `.${out}.docsite-old`))
    return { dir, isBack: () => expect(snapshot(join(dir, out))).toBe(before) }
  }

  it('is put back by a check', async () => {
    const { dir, isBack } = await interrupted()
    const { code, stderr } = await docsite(['check', dir])
    expect(code).toBe(0)
    expect(stderr).toContain(`Restored ${join(dir, 'build')}: `)
    isBack()
    expect(leftOvers(dir)).toEqual([])
  })

  it('is put back by a build into another folder, and by one with a broken configuration', async () => {
    const first = await interrupted()
    expect((await docsite(['build', first.dir, '-q', '-o', join(first.dir, 'other')])).code).toBe(0)
    first.isBack()
    const second = await interrupted()
    writeFileSync(join(second.dir, 'site.config.ts'), 'export default {')
    expect((await docsite(['build', second.dir])).code).toBe(2)
    second.isBack()
  })

  it.each([['live', []] as const, ['static', ['--static']] as const])(
    'is put back by a %s server',
    async (_kind, args) => {
      const { dir, isBack } = await interrupted()
      const child = spawn(process.execPath, [DOCSITE, 'serve', dir, '--port', '0', ...args])
      children.push(child)
      await expect.poll(() => existsSync(join(dir, 'build'))).toBe(true)
      isBack()
      child.kill('SIGTERM')
      await ended(child)
      expect(leftOvers(dir)).toEqual([])
    },
  )

  it('is put back wherever in the site folder it was', async () => {
    const dir = site()
    expect((await docsite(['build', dir, '-q', '-o', join(dir, 'public')])).code).toBe(0)
    renameSync(join(dir, 'public'), join(dir, '.public.docsite-old'))
    expect((await docsite(['check', dir])).code).toBe(0)
    expect(existsSync(join(dir, 'public/docs/index.html'))).toBe(true)
  })

  it.each([
    [['hosting', 'nginx', '--site', '.'], 0],
    [['hosting', 'nowhere', '--site', '.'], 2],
    [['version', '', '--site', '.'], 2],
    [['init', '.', '--yes'], 0],
    [['migrate', '.'], 2],
    [['check', '.', '--explain', 'broken-link'], 0],
    [['check', '.', '--format', 'none'], 2],
    [['check', '.', '--search'], 2],
  ] as const)('is put back by %j', async (args, code) => {
    const { dir, isBack } = await interrupted()
    expect((await docsite(args, { cwd: dir })).code).toBe(code)
    isBack()
    expect(leftOvers(dir)).toEqual([])
  })

  it('is not taken for a file of its name', async () => {
    const dir = site()
    writeFileSync(join(dir, '.build.docsite-old'), 'x')
    expect((await docsite(['build', dir, '-q'])).code).toBe(0)
    expect(leftOvers(dir)).toEqual([])
  })

  it('is put back behind a link', async () => {
    const dir = site()
    mkdirSync(join(dir, 'real'))
    symlinkSync('real', join(dir, 'build'))
    expect((await docsite(['build', dir, '-q'])).code).toBe(0)
    renameSync(join(dir, 'real'), join(dir, '.real.docsite-old'))
    expect((await docsite(['check', dir])).code).toBe(0)
    expect(existsSync(join(dir, 'build/docs/index.html'))).toBe(true)
  })

  it('is left to the build that is just exchanging it', async () => {
    const { dir } = await interrupted()
    writeFileSync(join(dir, '.build.docsite-lock'), `${process.pid}\n`)
    expect((await docsiteProcess(['check', dir])).code).toBe(0)
    expect(existsSync(join(dir, 'build'))).toBe(false)
  })
})

describe('an output folder behind a link', () => {
  it('is filled where the link leads, and the link stays', async () => {
    const dir = site()
    const elsewhere = temporarySite({})
    sites.push(elsewhere)
    symlinkSync(join(elsewhere, 'out'), join(dir, 'build'))
    for (const text of ['# Один\n', '# Два\n']) {
      writeFileSync(join(dir, 'docs/index.md'), text)
      expect((await docsite(['build', dir, '-q'])).code).toBe(0)
      expect(lstatSync(join(dir, 'build')).isSymbolicLink()).toBe(true)
      expect(readFileSync(join(elsewhere, 'out/docs/index.html'), 'utf8')).toContain(text.slice(2, -1))
      expect([...leftOvers(dir), ...leftOvers(elsewhere)]).toEqual([])
    }
  })

  it('is judged by what it leads to', async () => {
    const dir = site({ 'precious/file': 'mine', 'static/a.txt': 'a' })
    symlinkSync('precious', join(dir, 'build'))
    expect((await docsite(['build', dir])).stderr).toContain('was not made by docsite')
    expect(readFileSync(join(dir, 'precious/file'), 'utf8')).toBe('mine')
    symlinkSync('docs', join(dir, 'to-docs'))
    symlinkSync('static', join(dir, 'to-static'))
    symlinkSync('.', join(dir, 'to-site'))
    symlinkSync('ring', join(dir, 'ring'))
    for (const out of [
      'to-docs',
      'to-docs/out',
      'to-static/deep/out',
      'to-site',
      'to-site/docs/x',
      'ring',
      'ring/out',
    ]) {
      const { code, stderr } = await docsite(['build', dir, '-o', join(dir, out)])
      expect(stderr, out).toMatch(/refusing to build into|points to itself/)
      expect(code, out).toBe(2)
    }
    expect(readdirSync(join(dir, 'docs'))).toEqual(['index.md'])
    expect(readdirSync(join(dir, 'static'))).toEqual(['a.txt'])
  })

  it.each(['versioned_docs/version-1/out', 'versioned_sidebars', 'theme/out', 'src', '../shared/out'])(
    'is refused inside the source folder of %s',
    async (out) => {
      const dir = site({ 'site/site.config.ts': minimalConfig("markdown: { includeRoots: ['../shared'] },") })
      for (const path of ['site/docs/index.md', 'shared/part.md']) {
        mkdirSync(join(dir, path, '..'), { recursive: true })
        writeFileSync(join(dir, path), '# A\n')
      }
      const { code, stderr } = await docsite(['build', join(dir, 'site'), '-o', join(dir, 'site', out)])
      expect(stderr).toMatch(/refusing to build into .*: it is inside the source folder /)
      expect(code).toBe(2)
      expect(existsSync(join(dir, 'site', out))).toBe(false)
    },
  )

  it('is not published in itself', async () => {
    const dir = site({ 'static/a.txt': 'a' })
    symlinkSync('../build', join(dir, 'static/all'))
    const built: string[] = []
    for (const round of ['first', 'second', 'third']) {
      writeFileSync(join(dir, 'static/a.txt'), round)
      expect((await docsite(['build', dir, '-q'])).code).toBe(0)
      built.push([...treeOf(join(dir, 'build')).keys()].join())
    }
    expect(new Set(built).size).toBe(1)
  })

  it('is refused for a site that is reached by a link', async () => {
    const dir = site()
    const elsewhere = temporarySite({})
    sites.push(elsewhere)
    symlinkSync(dir, join(elsewhere, 'site'))
    const run = await docsite(['build', join(elsewhere, 'site'), '-o', join(dir, 'docs/out')])
    expect(run.stderr).toContain('is inside the source folder docs')
    expect(run.code).toBe(2)
    expect((await docsite(['build', join(elsewhere, 'site'), '-q'])).code).toBe(0)
    expect(existsSync(join(dir, 'build/docs/index.html'))).toBe(true)
  })
})

it('publishes no file through a link or from a page that would not be published by its name', async () => {
  const dir = site({
    '.env': 'SECRET=1',
    'data/site.pem': 'SECRET=1',
    'data/fine.txt': 'fine',
    'docs/index.md': '# А\n\n![а](./link.png) [б](../.env) [в](@site/data/site.pem) [г](../data/fine.txt)\n',
    'static/own.txt': 'own',
  })
  symlinkSync('../.env', join(dir, 'docs/link.png'))
  symlinkSync('../.env', join(dir, 'static/conf.txt'))
  symlinkSync('../data/fine.txt', join(dir, 'static/fine.txt'))
  const { stdout } = await docsite(['build', dir, '--json'])
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; message: string }[] }
  const found = diagnostics.map(({ code, message }) => `${code} ${message}`)
  expect(found).toEqual(
    expect.arrayContaining([
      'io/link docs/link.png is a link that points to .env, which is never published; it is skipped',
      'io/link static/conf.txt is a link that points to .env, which is never published; it is skipped',
      expect.stringMatching(/check\/broken-link .*\.env/),
      expect.stringMatching(/check\/broken-link .*site\.pem/),
    ]),
  )
  const published = treeOf(join(dir, 'build'))
  expect(String(published.get('fine.txt'))).toBe('fine')
  expect([...published].filter(([, body]) => body.includes('SECRET'))).toEqual([])
})

describe('a site that has lost its pages', () => {
  const pages = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, page) => [`docs/p${page}.md`, `# Страница ${page}\n`]),
    )

  it.each<[string, (dir: string) => void, RegExp]>([
    ['folder', (dir) => remove(join(dir, 'docs')), /the docs folder 'docs' is missing or empty/],
    [
      'files',
      (dir) => {
        for (const name of readdirSync(join(dir, 'docs'))) remove(join(dir, 'docs', name))
      },
      /is missing or empty[\s\S]*git submodule update/,
    ],
    [
      'path',
      (dir) => configure(dir, "docs: { path: 'dosc' },"),
      /'dosc' is missing or empty[\s\S]*docs\.path/,
    ],
    ['patterns', (dir) => configure(dir, "docs: { exclude: ['**'] },"), /none of the 2 files .* is a page/],
    [
      'drafts',
      (dir) => {
        for (const name of readdirSync(join(dir, 'docs')))
          writeFileSync(join(dir, 'docs', name), '---\ndraft: true\n---\n\n# А\n')
      },
      /all pages in the docs folder 'docs' are drafts/,
    ],
  ])('with its %s is not published, and a check agrees', async (_what, lose, message) => {
    const dir = site(pages(1))
    expect((await docsite(['build', dir, '-q'])).code).toBe(0)
    const before = snapshot(join(dir, 'build'))
    lose(dir)
    for (const args of [[], ['--allow-shrink'], ['--no-cache', '--force'], ['-o', join(dir, 'other')]]) {
      const { code, stderr } = await docsite(['build', dir, ...args])
      expect(stderr).toMatch(message)
      expect(stderr.match(/site\/no-pages/g)).toHaveLength(1)
      expect(code).toBe(1)
    }
    expect(snapshot(join(dir, 'build'))).toBe(before)
    expect(existsSync(join(dir, 'other'))).toBe(false)
    const checked = await docsite(['check', dir])
    expect(checked.stdout).toMatch(message)
    expect(checked.code).toBe(1)
  })

  function configure(dir: string, line: string): void {
    const file = join(dir, 'site.config.ts')
    writeFileSync(file, readFileSync(file, 'utf8').replace('})', `  ${line}\n})`))
  }

  it('but for a few is not published unless that is asked for', async () => {
    const dir = site(pages(19))
    expect((await docsite(['build', dir, '-q'])).code).toBe(0)
    const before = snapshot(join(dir, 'build'))
    for (let page = 0; page < 10; page++) remove(join(dir, `docs/p${page}.md`))
    expect((await docsite(['build', dir, '-q'])).code).toBe(0)
    const half = snapshot(join(dir, 'build'))
    expect(half).not.toBe(before)
    for (let page = 10; page < 16; page++) remove(join(dir, `docs/p${page}.md`))
    for (const args of [[], ['--no-cache'], ['--force']]) {
      const { code, stderr } = await docsite(['build', dir, ...args])
      expect(stderr).toContain('the site would shrink from 10 published pages to 4')
      expect(stderr).toContain('--allow-shrink')
      expect(code).toBe(1)
      expect(snapshot(join(dir, 'build'))).toBe(half)
    }
    // Nothing was published elsewhere, so nothing is lost there.
    expect((await docsite(['build', dir, '-q', '-o', join(dir, 'other')])).code).toBe(0)
    expect((await docsite(['build', dir, '-q', '--allow-shrink'])).code).toBe(0)
    expect((await docsite(['build', dir, '-q'])).code).toBe(0)
  })

  it('is told apart from one of which one locale is built', async () => {
    const locales = ['ru', 'en']
    const dir = site(pages(9), `  i18n: { defaultLocale: 'ru', locales: ${JSON.stringify(locales)} },\n`)
    for (const args of [[], ['--locale', 'en'], []])
      expect(await docsite(['build', dir, '-q', ...args])).toMatchObject({ code: 0, stderr: '' })
    for (let page = 0; page < 7; page++) remove(join(dir, `docs/p${page}.md`))
    const { code, stderr } = await docsite(['build', dir, '--locale', 'en'])
    expect(stderr).toContain('locale en would shrink from 10 published pages to 3')
    expect(code).toBe(1)
  })

  it('is served all the same, and the server says so', async () => {
    const dir = site()
    remove(join(dir, 'docs/index.md'))
    const child = spawn(process.execPath, [DOCSITE, 'serve', dir, '--port', '0'])
    children.push(child)
    const said: string[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(String(text)))
    await expect.poll(() => said.join('')).toContain('site/no-pages')
    expect(child.exitCode).toBe(null)
  })
})
