// What a build does, in counts: the same on every machine, so that a loss of speed is found without a clock.
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { docsite, docsiteProcess, remove, temporarySite, treeOf } from '../helpers/cli.ts'

const SECTIONS = 6
const PAGES_PER_SECTION = 10
const DOCS = SECTIONS * PAGES_PER_SECTION
/** The docs, the index of tags, the page of the one tag, and the page for unknown addresses. */
const ROUTES = DOCS + 3
/** Distinct words in the text of every page beside its number. */
const COMMON_WORDS = 21

/** What every build has to do. */
const START = { configLoads: 1, historyReads: 1 }
/** What a build without a change has to do besides. */
const NOTHING = { compiled: 0, rendered: 0, stems: 0, filesWritten: 0, bytesWritten: 0 }

const MANIFEST = 'search-manifest-docs-default-current.json'
const SHARDS = 'assets/search/docs-default-current/'
const OWN_FILES = ['bin', 'html', 'md'].map((ending) => `docs/s0/p7/index.${ending}`)
/** Files that hold the title of a page, besides the pages. */
const NAMED_BY_TITLE = [
  '404.html',
  'addresses.json',
  SHARDS,
  'assets/sidebar-default-current-defaultsidebar-*.json',
  'assets/site-*.json',
  'docs/s0/p7/index.md',
  'llms.txt',
  MANIFEST,
]

/** What a build with `--json` says of itself. */
interface Summary {
  readonly pages: number
  readonly files: number
  readonly bytes: number
  readonly work: Readonly<Record<string, number>>
}

/** One build: its summary, the published files, and those of them that it did not find there. */
interface Build {
  readonly summary: Summary
  readonly files: ReadonlyMap<string, Buffer>
  readonly changed: readonly string[]
}

const nameOf = (page: number) => `docs/s${Math.floor(page / PAGES_PER_SECTION)}/p${page}.md`

function pageText(page: number): string {
  const next = (page + PAGES_PER_SECTION) % DOCS
  return `---
title: Страница ${page}
tags: [общая]
---

Первый абзац страницы ведёт на [соседнюю](../../${nameOf(next)}).

## Раздел

Второй абзац повторяет слова первого, чтобы основы считались один раз.

\`\`\`js
const answer = true
\`\`\`
`.replace('../../docs/', '../')
}

describe('a site of 60 pages', () => {
  const site = { dir: '' }

  beforeAll(() => {
    const pages = Array.from({ length: DOCS }, (_, page) => [nameOf(page), pageText(page)] as const)
    site.dir = temporarySite(
      Object.fromEntries(pages),
      '  docs: { showLastUpdateTime: true },\n  i18n: { defaultLocale: "ru", locales: ["ru"] },\n',
    )
  })
  afterAll(() => remove(site.dir))

  async function build(before?: Build): Promise<Build> {
    // One thread, of a process of its own: each remembers stems for itself.
    const { code, stdout, stderr } = await docsiteProcess(['build', site.dir, '--json', '--jobs', '1'])
    expect(code, stderr + stdout).toBe(0)
    const files = treeOf(join(site.dir, 'build'))
    files.delete('.docsite-build')
    const changed = [...files].filter(([path, body]) => !before?.files.get(path)?.equals(body))
    return { summary: JSON.parse(stdout) as Summary, files, changed: changed.map(([path]) => path) }
  }

  const edit = (change: (text: string) => string) => {
    const path = join(site.dir, nameOf(7))
    writeFileSync(path, change(readFileSync(path, 'utf8')))
  }

  it('does nothing twice, and nothing that a change does not reach', async () => {
    // A bundle of a configuration that may still change within the same tick of the disk's clock is not stored.
    const { ctimeMs } = statSync(join(site.dir, 'site.config.ts'))
    await expect.poll(() => Date.now() - ctimeMs).toBeGreaterThan(20)
    const cold = await build()
    expect(cold.summary).toMatchObject({ pages: ROUTES, files: cold.files.size })
    expect(cold.summary.work).toEqual({
      ...START,
      compiled: DOCS,
      rendered: ROUTES,
      stems: COMMON_WORDS + DOCS,
      ...written(cold),
    })

    const kept = cacheOf(site.dir)
    const warm = await build(cold)
    expect(warm.changed).toEqual([])
    expect(warm.summary.work).toEqual({ ...START, ...NOTHING })
    expect(cacheOf(site.dir)).toEqual(kept)

    // A new time of a file is no new content.
    edit((text) => text)
    const touched = await build(warm)
    expect(touched.changed).toEqual([])
    expect(touched.summary.work).toEqual({ ...START, ...NOTHING })

    edit((text) => text.replace('Второй абзац', 'Другой абзац'))
    const body = await build(warm)
    expect(namesOf(body.changed)).toEqual([SHARDS, ...OWN_FILES, MANIFEST])
    expect(body.summary.work).toEqual({
      ...START,
      compiled: 1,
      rendered: 1,
      stems: COMMON_WORDS + 1,
      ...written(body),
    })

    // Every page names the file that holds the title among its neighbours.
    edit((text) => text.replace('title: Страница 7', 'title: Название'))
    const title = await build(body)
    const shared = title.changed.filter((path) => !/index\.(bin|html)$/.test(path))
    expect(namesOf(shared)).toEqual(NAMED_BY_TITLE)
    expect(title.summary.work).toEqual({
      ...START,
      compiled: 1,
      rendered: ROUTES,
      // One word in the place of two.
      stems: COMMON_WORDS,
      ...written(title),
    })
  })
})

describe('a frozen version of these pages', () => {
  const site = { dir: '' }
  beforeAll(() => {
    const pages = Array.from({ length: DOCS }, (_, page) => [nameOf(page), pageText(page)] as const)
    const frozen = pages.map(([path, text], page): [string, string] => [
      path.replace('docs/', 'versioned_docs/version-1.0/'),
      page % 20 === 7 ? text.replace('Второй абзац', 'Прежний абзац') : text,
    ])
    site.dir = temporarySite({
      ...Object.fromEntries([...pages, ...frozen]),
      'versions.json': '["1.0"]',
      'versioned_sidebars/version-1.0-sidebars.json': '{"docs":[{"type":"autogenerated","dirName":"."}]}',
      'docs/s0/x.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
      'versioned_docs/version-1.0/s0/x.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
      'docs/s0/x.md': '![x](x.svg)\n',
      'versioned_docs/version-1.0/s0/x.md': '![x](x.svg)\n',
    })
  })
  afterAll(() => remove(site.dir))

  const run = async (...args: readonly string[]) => {
    const { code, stdout, stderr } = await docsite([...args, '--json', '--jobs', '1'])
    expect(code, stderr + stdout).toBe(0)
    return (JSON.parse(stdout) as Summary).work
  }

  it('costs the pages that are different, and publishes nothing twice but pages and their data', async () => {
    expect(await run('build', site.dir)).toMatchObject({ compiled: DOCS + 1 + DOCS / 20 })
    const names = [...treeOf(join(site.dir, 'build')).keys()]
    const old = names.filter((path) => path.startsWith('docs/') && !path.startsWith('docs/next/'))
    expect(new Set(old.map((path) => path.slice(path.lastIndexOf('.'))))).toEqual(
      new Set(['.html', '.bin', '.md']),
    )
    expect(names.filter((path) => path.endsWith('.svg') && path.includes('/x-'))).toHaveLength(1)
    // An edit of the docs of now leaves the old ones alone.
    const path = join(site.dir, nameOf(3))
    writeFileSync(path, readFileSync(path, 'utf8').replace('Второй абзац', 'Другой абзац'))
    expect(await run('build', site.dir)).toMatchObject({ compiled: 1, rendered: 1 })
  })
})

/** Names without hashes; files of the search are named by nothing else. */
const namesOf = (paths: readonly string[]) => [
  ...new Set(paths.map((path) => (path.startsWith(SHARDS) ? SHARDS : path.replace(/-[0-9a-f]{8}\./, '-*.')))),
]

/** Files of the cache with their contents. */
const cacheOf = (dir: string) => treeOf(join(dir, '.docsite'))

/** The counts of files: exactly those that are different are written. */
function written({ files, changed }: Build) {
  const bytes = changed.map((path) => files.get(path)?.length ?? 0)
  return { filesWritten: changed.length, bytesWritten: bytes.reduce((sum, size) => sum + size, 0) }
}
