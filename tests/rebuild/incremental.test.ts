// The strongest test of the build graph: after any script of edits, what the living pipeline gives, and what one process after
// another gives that begins where the last one ended, equals a clean build of the same files, byte for byte, findings included.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Externals } from '../../cli/graph/externals.ts'
import type { GraphSnapshot } from '../../cli/graph/snapshot.ts'
import type { Cache } from '../../cli/model/ports.ts'
import { memoryCache } from '../helpers/memory-cache.ts'
import { memoryPipeline, memoryPorts, outputAfter, outputOf } from '../helpers/pipeline.ts'

const FIXTURES = fileURLToPath(new URL('../../fixtures/', import.meta.url))

function fixtureFiles(name: string): Map<string, string> {
  const dir = join(FIXTURES, name)
  const paths = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
    .filter(
      (path) => !path.startsWith('expected/') && !path.startsWith('build/') && !path.startsWith('.docsite/'),
    )
  return new Map(paths.map((path) => [path, readFileSync(join(dir, path), 'utf8')]))
}

/** An edit of the site: the files it touches. */
type Edit = (files: Map<string, string>) => void

const EDITS: Record<string, Edit> = {
  body: (files) => change(files, (text) => `${text}\nЕщё один абзац.\n`),
  heading: (files) => change(files, (text) => `${text}\n## Новый раздел\n\nТекст.\n`),
  title: (files) => change(files, (text) => text.replace(/^title: .*$/m, 'title: Другое название')),
  newPage: (files) =>
    void files.set(
      'docs/new-page.md',
      '---\ntitle: Новая\ntags: [новое]\n---\n\nСсылка: [начало](index.md).\n',
    ),
  deletePage: (files) => void files.delete(pageOf(files)),
  renamePage: (files) => {
    const page = pageOf(files)
    files.set(page.replace(/\.md$/, '-renamed.md'), files.get(page) ?? '')
    files.delete(page)
  },
  tag: (files) => change(files, (text) => text.replace(/^tags: .*$/m, 'tags: [ещё, другое]')),
  category: (files) =>
    void files.set('docs/guides/_category_.json', '{"label":"Переименованный раздел","position":1}'),
  categoryLink: (files) => {
    const page = pageOf(files)
    const [name] = page.replace(/\.md$/, '').split('/').slice(-1)
    files.set(page.replace(/[^/]+$/, '_category_.json'), `{"link":{"type":"doc","id":"${name}"}}`)
  },
  indexTitle: (files) =>
    void files.set('docs/guides/index.md', `---\ntitle: Введение ${files.size}\n---\n\nТекст.\n`),
  place: (files) =>
    change(files, (text) => text.replace(/^---\n/, '---\nsidebar_position: -1\nsidebar_label: Место\n')),
  sameAddress: (files) => change(files, (text) => text.replace(/^---\n/, '---\nslug: /\n')),
  breakLink: (files) => change(files, (text) => `${text}\n[сломано](нет-такой.md)\n`),
  breakYaml: (files) => change(files, (text) => `---\ntitle: [\n---\n${text}`),
  include: (files) => {
    files.set('docs/_part.md', `Часть ${files.get('docs/_part.md')?.length ?? 0}.\n\n## Общее\n`)
    change(files, (text) =>
      text.includes('<Part />') ? text : `${text}\nimport Part from '/docs/_part.md'\n\n<Part />\n`,
    )
  },
  download: (files) => {
    files.set('docs/data.txt', `${files.get('docs/data.txt') ?? ''}x`)
    change(files, (text) => (text.includes('data.txt') ? text : `${text}\n[Данные](/docs/data.txt)\n`))
  },
  staticFile: (files) => void files.set('static/file.txt', `${files.get('static/file.txt') ?? ''}x`),
  style: (files) => change(files, (text) => `${text}\n<p style="color: red">Красное</p>\n`),
  anchor: (files) => void files.set('docs/anchors.md', `# Якоря\n\n[Туда](/${pageOf(files)}#новый-раздел)\n`),
  unknown: (files) => change(files, (text) => `${text}\n<Unknown />\n\n\`\`\`nolanguage\nx\n\`\`\`\n`),
  draft: (files) => change(files, (text) => text.replace(/^---\n/, '---\ndraft: true\n')),
}

const pageOf = (files: Map<string, string>) =>
  [...files.keys()].filter((path) => /^docs\/.*\.md$/.test(path)).at(-1) ?? ''

function change(files: Map<string, string>, edit: (text: string) => string): void {
  const page = pageOf(files)
  if (page !== '') files.set(page, edit(files.get(page) ?? ''))
}

/** Paths that differ between two states of the files. */
function changedPaths(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  )
}

describe.each(['basic', 'sidebars', 'locales', 'versions'])('fixture %s', (name) => {
  it('stays equal to a clean build over random scripts of edits', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...Object.keys(EDITS)), { minLength: 1, maxLength: 5 }),
        async (script) => {
          const files = fixtureFiles(name)
          const living = await memoryPipeline(files)
          await outputOf(living)
          for (const step of script) {
            const before = new Map(files)
            EDITS[step](files)
            await living.pipeline.changed(changedPaths(before, files))
            const incremental = await outputOf(living)
            const clean = await outputOf(await memoryPipeline(new Map(files)))
            expect(incremental, `${script.join(', ')} at ${step}`).toEqual(clean)
          }
        },
      ),
      { numRuns: Number(process.env.REBUILD_RUNS ?? 6), seed: 20261121 },
    )
  })
})

/** What one process leaves to the next. */
interface Left {
  readonly output: Awaited<ReturnType<typeof outputAfter>>
  readonly externals: Externals
  readonly graph: GraphSnapshot
}

/** A process over the files as they are now. */
async function runProcess(files: Map<string, string>, cache: Cache, last?: Left): Promise<Left> {
  const site = await memoryPipeline(files, { cache })
  const { pipeline } = site
  if (last) {
    const changes = []
    for await (const change of pipeline.changesSince(last.externals)) changes.push(change)
    await pipeline.resume(last.graph, changes)
  }
  const output = await outputAfter(site, last?.output.files)
  const left = { graph: pipeline.snapshot(), externals: pipeline.externals() }
  return { output, ...(JSON.parse(JSON.stringify(left)) as typeof left) }
}

/** An edit of the configuration. */
const configEdit =
  (before: string | RegExp, now: string): Edit =>
  (files) =>
    void files.set('site.config.ts', (files.get('site.config.ts') ?? '').replace(before, now))

/** An edit that gives the configuration one key more. */
const withKey = (key: string): Edit => configEdit(/export default (?:defineConfig\()?\{/, `$&\n  ${key},`)

/** Edits that a living pipeline is told of in another way. */
const SETTINGS: Record<string, Edit> = {
  siteTitle: configEdit("title: '", "title: 'Другой "),
  brokenLinks: withKey("onBrokenLinks: 'warn'"),
}

/** A site whose configuration is edited while it lives. */
async function reconfigured(files: Map<string, string>, edit: Edit) {
  const state = { ports: await memoryPorts(files) }
  const living = await memoryPipeline(files, {
    config: () => state.ports.config(),
    locales: () => state.ports.locales(),
  })
  await outputOf(living)
  edit(files)
  state.ports = await memoryPorts(files)
  await living.pipeline.live.reconfigured()
  return living
}

describe('a configuration that is edited', () => {
  it.each([
    ['the title', configEdit("title: '", "title: 'Другой ")],
    ['slashes', withKey('trailingSlash: true')],
    ['variables', withKey("variables: { other: 'x' }")],
    ['a limit', withKey('limits: { pageBytes: 100 }')],
    ['schemes', withKey("markdown: { schemes: ['tel'] }")],
    ['static folders', withKey("staticDirectories: ['docs']")],
  ])('%s: the site is that of a clean build', async (_, edit) => {
    const files = fixtureFiles('locales')
    const before = files.get('site.config.ts')
    const living = await reconfigured(files, edit)
    expect(files.get('site.config.ts')).not.toBe(before)
    expect(await outputOf(living)).toEqual(await outputOf(await memoryPipeline(new Map(files))))
  })

  it('the title of the site: no file is read again, no link resolved again, no doc placed again', async () => {
    const living = await reconfigured(fixtureFiles('basic'), configEdit("title: '", "title: 'Другой "))
    const { graph } = living.pipeline
    await outputOf(living)
    const { computed } = graph.stats
    const untouched =
      /^(?:bytes:docs\/.*\.md$|(?:source|head|category|facts|article-key|targets|asset|versions|docs-folder|docs-part|sidebar-docs|finished-sidebars|sidebars|pagination|route-table):)/
    expect(computed.filter((id) => untouched.test(id))).toEqual([])
    expect(computed).toContain('page-key:ru|/docs/guides/use')
  })
})

describe.each(['basic', 'sidebars', 'locales', 'versions'])('fixture %s, a process for each edit', (name) => {
  it('stays equal to a clean build over random scripts of edits', async () => {
    const edits = { ...EDITS, ...SETTINGS }
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...Object.keys(edits)), { minLength: 1, maxLength: 5 }),
        async (script) => {
          const files = fixtureFiles(name)
          const cache = memoryCache()
          let last = await runProcess(files, cache)
          for (const step of script) {
            edits[step](files)
            last = await runProcess(files, cache, last)
            const clean = await outputOf(await memoryPipeline(new Map(files)))
            const { files: published, findings } = last.output
            expect({ files: published, findings }, `${script.join(', ')} at ${step}`).toEqual(clean)
          }
        },
      ),
      { numRuns: Number(process.env.REBUILD_RUNS ?? 6), seed: 20261121 },
    )
  })

  it('takes every file over when nothing has changed, whatever was lost of the cache', async () => {
    const files = fixtureFiles(name)
    const first = await runProcess(files, memoryCache())
    const again = await runProcess(files, memoryCache(), first)
    expect(again.output.files).toEqual(first.output.files)
    expect(again.output.findings).toEqual(first.output.findings)
    expect(first.output.taken).toEqual([])
    expect(new Set(again.output.taken)).toEqual(new Set(first.output.paths))
  })
})

/** Values that are kept: what is computed again of them is the work a change causes. */
const KEPT =
  /^(head|category|versions|version-tables|site-tables|article-key|facts|targets|shared|page-key|search-about):/

/** Tables in the order in which they are made of each other, and what follows from them. */
const TABLES = [
  'docs-part',
  'named-docs',
  'sidebar-docs',
  'finished-sidebars',
  'docs',
  'pagination',
  'sidebars',
  'tags',
  'version-tables',
  'pages',
  'route-table',
  'navigation',
  'site-tables',
  'link-tables',
  'links',
]

/** A title is shown in sidebars and beside its neighbours; where docs stand and where links lead does not follow from it. */
const TABLES_OF_A_TITLE = TABLES.filter(
  (name) => !['finished-sidebars', 'route-table', 'links'].includes(name),
)
const TABLES_OF_A_PLACE = TABLES.filter((name) => !['route-table', 'links'].includes(name))

describe('what a change reaches', () => {
  it('an edited body reaches its own page, no other page and no table', async () => {
    const files = fixtureFiles('basic')
    const living = await memoryPipeline(files)
    await outputOf(living)
    files.set('docs/guides/use.md', `${files.get('docs/guides/use.md')}\nЕщё абзац.\n`)
    await living.pipeline.changed(['docs/guides/use.md'])
    await outputOf(living)
    const computed = living.pipeline.graph.stats.computed.filter((id) => KEPT.test(id))
    expect([...new Set(computed)].sort()).toEqual([
      'article-key:ru|docs/guides/use.md',
      'facts:ru|docs/guides/use.md',
      'head:docs/guides/use.md',
      'page-key:ru|/docs/guides/use',
      'search-about:ru|/docs/guides/use',
    ])
  })

  it.each([
    ['a title', 'docs/guides/use.md', /^title: .*$/m, 'title: Другое', TABLES_OF_A_TITLE],
    [
      'a place in the sidebar',
      'docs/guides/use.md',
      /^title: /m,
      'sidebar_position: 99\ntitle: ',
      TABLES_OF_A_PLACE,
    ],
  ])('%s reaches the tables that show it, and no links', async (_, file, before, now, expected) => {
    const files = fixtureFiles('basic')
    const living = await memoryPipeline(files)
    await outputOf(living)
    const text = files.get(file) ?? ''
    expect(text).toMatch(before)
    files.set(file, text.replace(before, now))
    await living.pipeline.changed([file])
    await outputOf(living)
    const { computed: ids } = living.pipeline.graph.stats
    const computed = new Set(ids.map((id) => id.slice(0, id.indexOf(':'))))
    // A line more in the front matter moves the places of the page's own links.
    expect(ids.filter((id) => id.startsWith('targets:') && !id.endsWith('/docs/guides/use'))).toEqual([])
    expect(TABLES.filter((name) => computed.has(name))).toEqual(expected)
  })

  it('nothing changed: nothing is computed', async () => {
    const living = await memoryPipeline(fixtureFiles('basic'))
    await outputOf(living)
    await living.pipeline.changed([])
    await outputOf(living)
    expect(living.pipeline.graph.stats.computed.filter((id) => KEPT.test(id))).toEqual([])
  })
})
