// Two real documentation sites by other people build without an error and without a false finding, and what `check` says of
// their links is what a crawl of the built pages finds. They lie beside the checkout where they are present; what they say about
// themselves is pinned here, finding by finding kind.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diskCache } from '../../cli/io/disk-cache.ts'
import type { CompileInput } from '../../cli/model/compile.ts'
import { checkedLinks, crawledLinks, filesOf } from '../check/both-views.ts'
import { docsite, treeOf } from '../helpers/cli.ts'
import { memoryPipeline } from '../helpers/pipeline.ts'
import { hasShared, SHARED } from '../helpers/shared.ts'

interface Summary {
  readonly ok: boolean
  readonly pages: number
  readonly diagnostics: readonly { readonly code: string; readonly file?: string; readonly message: string }[]
}

const CONFIGS = {
  greptimedb: `import { defineConfig } from 'docsite'
export default defineConfig({
  title: 'GreptimeDB', url: 'https://docs.greptime.com', baseUrl: '/', trailingSlash: true,
  i18n: { defaultLocale: 'en', locales: ['en'] },
  docs: {
    routeBasePath: '/', sidebarPath: 'sidebars.json', lastVersion: '1.2',
    versions: { current: { label: 'Nightly', path: 'nightly' } },
    exclude: ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', 'db-cloud-shared/**', '**/template.md',
      'user-guide/client-libraries/template.md', 'getting-started/quick-start/quick-start-template.md',
      'user-guide/python-scripts/**', 'user-guide/ingest-data/for-iot/grpc-sdks/template.md',
      'contributor-guide/datanode/python-scripts.md'],
  },
  search: { language: ['en'] },
})
`,
  'lsfusion-ru': `import { defineConfig } from 'docsite'
export default defineConfig({
  title: 'lsFusion', url: 'https://docs.lsfusion.org', baseUrl: '/',
  i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] },
  docs: { routeBasePath: '/', lastVersion: 'current' },
})
`,
}

/** Kinds of findings with their number; each kind was looked at and is true of the pages. */
const FINDINGS: Record<string, Record<string, number>> = {
  greptimedb: {
    'check/broken-anchor': 2, // whole addresses of the site itself, to ids of two pages
    'check/broken-link': 6, // release notes live outside these docs; two name them by the whole address
    'check/broken-site-link': 1, // the same in the sidebar
    'check/missing-image': 146, // uses of the 67 images that the corpus leaves out
    'check/unknown-component': 2,
    'check/unknown-language': 1, // flux
    'markdown/list-syntax': 4, // items below `1. ` with two spaces before them, on two pages in both versions
    'markdown/unclosed': 4, // `> :::danger` without an end
    'markdown/unclosed-fence': 4, // at the end of two pages, in both versions
    'theme/missing-module': 4, // components of their own site, which the corpus leaves out
  },
  'lsfusion-ru': {
    'check/broken-anchor': 29, // ids that the pages do not have, in both versions; once for a file of both languages
    'check/missing-image': 16, // images left out of the English pages; two files named .jpg that are PNG
    'check/unknown-language': 1, // lsf
    'markdown/code-too-long': 4,
    'markdown/heading-syntax': 2, // a ruler right below a paragraph, in both languages
    'markdown/link-syntax': 1, // [**Example 3**](#example 3)
    'markdown/html-element': 21, // iframes are off by default
    'markdown/text-mark': 2, // `HockeyStats1) without its second backtick, in both versions
    'site/version-without-sidebars': 1, // the corpus leaves them out
  },
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { readonly version: string }

/** Links as `check` sees them, of pages that a build has compiled. */
async function checkedAfterBuild(dir: string) {
  const toolVersion = `${version} ${readFileSync(`${ROOT}dist/build.txt`, 'utf8')}`
  const cache = diskCache(join(dir, '.docsite/cache'), toolVersion, (reason) => expect.fail(reason))
  const compile = ({ source }: CompileInput) => expect.fail(`${source.path} was not compiled by the build`)
  const { pipeline } = await memoryPipeline(filesOf(dir), { cache, toolVersion, compiler: { compile } })
  try {
    return await checkedLinks(pipeline)
  } finally {
    cache.close()
  }
}

const PAGES: Record<string, number> = { greptimedb: 694, 'lsfusion-ru': 1450 }

describe.skipIf(!hasShared).each(Object.keys(CONFIGS))('corpus %s', (name) => {
  const state: { dir: string; output: ReadonlyMap<string, string>; summary: Summary } = {
    dir: '',
    output: new Map(),
    summary: { ok: false, pages: 0, diagnostics: [] },
  }

  beforeAll(async () => {
    state.dir = mkdtempSync(join(tmpdir(), `docsite-${name}-`))
    cpSync(join(SHARED, 'corpora', name), state.dir, { recursive: true })
    writeFileSync(join(state.dir, 'site.config.ts'), CONFIGS[name as keyof typeof CONFIGS])
    const { stdout } = await docsite(['build', state.dir, '--json'])
    state.summary = JSON.parse(stdout) as Summary
    const files = [...treeOf(join(state.dir, 'build'))]
    state.output = new Map(
      files.map(([path, body]) => [path, path.endsWith('.html') ? body.toString('utf8') : '']),
    )
  })

  afterAll(() => rmSync(state.dir, { recursive: true, force: true }))

  it('builds every page', () => {
    expect(state.summary.ok).toBe(true)
    expect(state.summary.pages).toBe(PAGES[name])
  })

  it('says what is true and nothing else', () => {
    const counts: Record<string, number> = {}
    for (const { code } of state.summary.diagnostics) counts[code] = (counts[code] ?? 0) + 1
    expect(counts).toEqual(FINDINGS[name])
  })

  it('leaves nothing of the source language in the pages', () => {
    for (const [path, html] of state.output) {
      const text = html.replace(/<pre[\s\S]*?<\/pre>|<code[\s\S]*?<\/code>|<script[\s\S]*?<\/script>/g, '')
      expect(text, path).not.toMatch(/^:::|<!--d\d|&lt;TabItem|&lt;\/Tabs|^import \w+ from/m)
      expect(text, path).not.toMatch(/ style="| on[a-z]+="|<script>/)
    }
  })

  it('has the broken links that a crawl finds', async () => {
    expect(await checkedAfterBuild(state.dir)).toEqual(crawledLinks(state.output, '/'))
  })
})

it.skipIf(hasShared)('the corpora are not beside this checkout: nothing to build', () => {})
