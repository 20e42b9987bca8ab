// A build after which nothing has changed is the last one over again; whatever does change, a build is what a clean one is.
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { docsite, minimalConfig, remove, temporarySite, treeOf } from '../helpers/cli.ts'

const SETTINGS =
  "  onBrokenLinks: 'warn',\n  docs: { sidebarPath: 'sidebars.ts', showLastUpdateTime: true },\n"
const site = { dir: '' }
const at = (path: string) => join(site.dir, path)

function write(path: string, text: string): void {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), text)
}

function commit(): void {
  const settings = ['-c', 'user.name=A', '-c', 'user.email=a@example.com']
  for (const args of [
    ['init', '-q'],
    ['add', 'docs'],
    [...settings, 'commit', '-q', '--allow-empty', '-m', 'x'],
  ])
    execFileSync('git', args, { cwd: site.dir })
}

beforeAll(() => {
  site.dir = temporarySite(
    {
      'docs/index.md': '# Начало\n\n[Вниз](./a.md) и [мимо](./absent.md).\n\n![](./dot.png)\n',
      'docs/a.md': '# Страница\n',
      'static/robot.txt': '1',
      // Code may read whatever it likes.
      'sidebars.ts':
        "import { readFileSync } from 'node:fs'\nimport { join } from 'node:path'\nexport default { docs: ['index', { type: 'category', label: readFileSync(join(import.meta.dirname, 'label.txt'), 'utf8'), items: ['a'] }] }\n",
      'label.txt': 'Группа',
    },
    SETTINGS,
  )
  commit()
})
afterAll(() => remove(site.dir))

/** A build, and whether it was made or is the last one. */
async function build(...args: readonly string[]) {
  const { code, stdout, stderr } = await docsite(['build', site.dir, '--json', ...args])
  expect(code, stderr + stdout).toBe(0)
  const { stages, ms: _ms, outDir: _outDir, work: _work, unchanged: _unchanged, ...rest } = JSON.parse(stdout)
  return { made: 'scan' in stages, ...rest }
}

/** The build after a change: made, and the last one from then on. */
async function expectMade() {
  const { made, ...now } = await build()
  expect(made).toBe(true)
  expect(await build()).toEqual({ ...now, made: false })
  return now
}

it('says again what the last build said', async () => {
  const { diagnostics } = await expectMade()
  expect(diagnostics).toMatchObject([
    { code: 'check/broken-link', file: 'docs/index.md' },
    { code: 'check/missing-image', file: 'docs/index.md' },
  ])
})

it('is the last one when only the time of a file is new', async () => {
  utimesSync(at('docs/a.md'), 1, 1)
  expect(await build()).toMatchObject({ made: false })
})

it.each<[string, () => void]>([
  ['a page', () => appendFileSync(at('docs/a.md'), '\nТекст.\n')],
  ['a page of which not even the length is new', () => write('docs/a.md', '# Странице\n\nТекст.\n')],
  ['a file that a link waits for', () => write('docs/absent.md', '# Есть\n')],
  ['an image that a page waits for', () => write('docs/dot.png', 'no image')],
  ['a static file', () => write('static/robot.txt', '2')],
  ['a page that has gone', () => rmSync(at('docs/absent.md'))],
  ['the configuration', () => write('site.config.ts', minimalConfig(`${SETTINGS}  tagline: 'Да',\n`))],
  [
    'a translation',
    () => write('i18n/ru/code.json', '{ "theme.common.skipToMainContent": { "message": "x" } }'),
  ],
  ['what code of the site reads by itself', () => write('label.txt', 'Другая')],
  ['the history', commit],
  ['a theme', () => write('theme/style.css', 'body { color: #123456 }')],
  ['a published file that has gone', () => rmSync(at('build/docs/a/index.html'))],
  ['a published file that was cut', () => truncateSync(at('build/sitemap.xml'), 3)],
])('is made anew after a change of %s', async (_what, change) => {
  change()
  await expectMade()
})

it('says again what is wrong with the styles of the site, whatever has changed', async () => {
  write('theme/style.css', 'body { color: var(--ds-nope); }\nbody { width: 10 px; }\n')
  const { diagnostics } = await expectMade()
  expect(diagnostics).toEqual(expect.arrayContaining([expect.objectContaining({ code: 'theme/style' })]))
  write('static/robot.txt', '3')
  expect((await expectMade()).diagnostics).toEqual(diagnostics)
  rmSync(at('theme/style.css'))
})

/** Takes bytes out of the middle of a file. */
function damage(path: string): void {
  const bytes = readFileSync(at(path))
  writeFileSync(
    at(path),
    Buffer.concat([bytes.subarray(0, bytes.length / 2), bytes.subarray(bytes.length / 2 + 3)]),
  )
}

/** The published files, and what a clean build makes. */
async function expectClean() {
  const { made: _made, ...now } = await expectMade()
  const { made: _clean, ...clean } = await build('--no-cache', '--out-dir', at('clean'))
  expect(now).toEqual(clean)
  expect(treeOf(at('build'))).toEqual(treeOf(at('clean')))
}

/** Every one of these also has a page changed, so that the build has something to begin with. */
it.each<[string, () => void]>([
  ['nothing', () => undefined],
  ['what is known of the last build', () => damage('.docsite/cache/run-build.last')],
  ['the graph of the last build', () => damage('.docsite/cache/graph-build.last')],
  ['the graph, which is gone', () => rmSync(at('.docsite/cache/graph-build.last'))],
  ['the results of pages', () => rmSync(at('.docsite/cache/packs'), { recursive: true })],
  ['the published site, made anew elsewhere', () => rmSync(at('build'), { recursive: true })],
  ['a published file', () => rmSync(at('build/docs/a/index.md'))],
])('is what a clean one is after a loss of %s', async (_what, lose) => {
  lose()
  appendFileSync(at('docs/a.md'), '\nЕщё абзац.\n')
  await expectClean()
})

it('goes on from the last good build when one failed', async () => {
  write('docs/b.md', '# Третья\n')
  write('docs/a.md', '---\ntitle: [\n---\n\nТекст.\n')
  const { code } = await docsite(['build', site.dir, '--json'])
  expect(code).toBe(1)
  write('docs/a.md', '---\ntitle: Страница\n---\n\nТекст.\n')
  await expectClean()
})

/** A check, and whether it was made or is the previous one: what is stored of a check is replaced by whoever makes one. */
async function check(...args: readonly string[]) {
  const stored = () =>
    readdirSync(at('.docsite/cache'))
      .filter((name) => name.startsWith('run-check'))
      .map((name) => `${name} ${statSync(at(`.docsite/cache/${name}`)).ino}`)
      .sort()
      .join()
  const before = stored()
  const { stdout } = await docsite(['check', site.dir, '--format', 'json', ...args])
  const { findings } = JSON.parse(stdout) as { findings: readonly unknown[] }
  return { made: stored() !== before, findings }
}

it('checks again only what has changed, whatever the question is', async () => {
  const first = await check()
  expect(first.made).toBe(true)
  expect(await check()).toEqual({ ...first, made: false })
  expect((await check('--severity', 'orphan-page=error')).made).toBe(true)
  expect((await check('--severity', 'orphan-page=error')).made).toBe(false)
  expect(await check()).toEqual({ ...first, made: false })
})

it.each<[string, () => void]>([
  ['a page', () => appendFileSync(at('docs/a.md'), '\n[Мимо](./nowhere.md)\n')],
  ['a new page', () => write('docs/c.md', '# Новая\n')],
  ['a file that a link waits for', () => write('docs/nowhere.md', '# Есть\n')],
  ['what code of the site reads by itself', () => write('label.txt', 'Третья')],
  ['the history', commit],
  ['a theme', () => write('theme/index.tsx', 'export const theme = {}\n')],
  ['the configuration', () => write('site.config.ts', minimalConfig(`${SETTINGS}  tagline: 'Нет',\n`))],
])('checks again after a change of %s', async (_what, change) => {
  await check()
  change()
  expect((await check()).made).toBe(true)
  expect((await check()).made).toBe(false)
})

it('keeps builds for other addresses apart', async () => {
  expect(await build('--base-url', '/x/')).toMatchObject({ made: true })
  expect(await build('--base-url', '/x/')).toMatchObject({ made: false })
  const { made, ...now } = await build()
  expect(made).toBe(true)
  const { made: _made, ...clean } = await build('--no-cache', '--out-dir', at('clean'))
  expect(now).toEqual(clean)
  expect(treeOf(at('build'))).toEqual(treeOf(at('clean')))
})
