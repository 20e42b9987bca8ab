// Rows G of the fault catalogue on the shipped command line: exit code 2, the place, what was expected, nothing written.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { docsite, minimalConfig, remove, temporarySite, treeOf } from '../helpers/cli.ts'
import { outcomeOf } from '../helpers/content-case.ts'

const sites: string[] = []
afterEach(() => sites.splice(0).forEach(remove))

const PAGE = { 'docs/index.md': '---\nslug: /\n---\n\n# Начало\n\nТекст.\n' }

/** Builds a site of these files; the configuration must be among them. */
async function built(files: Readonly<Record<string, string>>) {
  const dir = temporarySite({ ...PAGE, 'site.config.ts': minimalConfig(), ...files })
  sites.push(dir)
  const run = await docsite(['build', dir])
  return { ...run, published: existsSync(join(dir, 'build')), dir }
}

interface Case {
  readonly row: string
  readonly files: Readonly<Record<string, string>>
  readonly code: number
  /** All of these are said. */
  readonly says: readonly (string | RegExp)[]
}

const config = (further: string) => ({ 'site.config.ts': minimalConfig(further) })

const CASES: readonly Case[] = [
  {
    row: 'G1 an empty configuration',
    files: { 'site.config.ts': '\n' },
    code: 2,
    says: ['the configuration is empty', 'export default defineConfig({'],
  },
  {
    row: 'G1 two configurations',
    files: { 'site.config.json': '{}' },
    code: 2,
    says: ['site.config.ts and site.config.json'],
  },
  {
    row: 'G2 a syntax error',
    files: { 'site.config.ts': 'export default {\n  title: ,\n}\n' },
    code: 2,
    says: ['site.config.ts', /2:10 error/, 'Unexpected ","'],
  },
  {
    row: 'G2 an exception in a file that the configuration imports',
    files: {
      'site.config.ts': "import { url } from './parts/url.ts'\nexport default { title: 'T', url: url() }\n",
      'parts/url.ts': "export function url(): string {\n  throw new Error('нет адреса')\n}\n",
    },
    code: 2,
    says: ['parts/url.ts', /2:9 error Error: нет адреса/, 'called from here: site.config.ts:2:35'],
  },
  {
    row: 'G3 an unknown key',
    files: config("  tagline: 'x',\n  trailingSlsh: true,\n"),
    code: 2,
    says: ['trailingSlsh', 'trailingSlash', /8:3/],
  },
  {
    row: 'G4 a number out of its range',
    files: config('  search: { maxResults: -1 },\n  limits: { pageMs: Number.NaN },\n'),
    code: 2,
    says: ['search.maxResults', '-1', 'limits.pageMs', 'NaN'],
  },
  {
    row: 'G5 an unknown kind of navbar item',
    files: config("  themeConfig: { navbar: { items: [{ type: 'dokSidebar', sidebarId: 'x' }] } },\n"),
    code: 2,
    says: ['dokSidebar', 'docSidebar'],
  },
  {
    row: 'G5 an unknown doc in a sidebar',
    files: {
      ...config("  docs: { sidebarPath: './sidebars.ts' },\n"),
      'sidebars.ts': "export default { main: ['index', 'installl'] }\n",
      'docs/install.md': '# Установка\n',
    },
    code: 1,
    says: ['installl', /index[\s\S]*install/],
  },
  {
    row: 'G5 an unknown sidebar in the navbar',
    files: config(
      "  themeConfig: { navbar: { items: [{ type: 'docSidebar', sidebarId: 'mian', label: 'Документы' }] } },\n",
    ),
    code: 1,
    says: ['mian', 'defaultSidebar'],
  },
  {
    row: 'G6 a sidebar that contains itself',
    files: {
      ...config("  docs: { sidebarPath: './sidebars.ts' },\n"),
      'sidebars.ts':
        "const a = { type: 'category', label: 'Внутри', items: ['index'] as unknown[] }\na.items.push(a)\nexport default { main: [a] }\n",
    },
    code: 1,
    says: ['contains itself', 'Внутри'],
  },
  {
    row: 'G7 a base URL with a host',
    files: config("  baseUrl: 'https://host.example/docs',\n"),
    code: 2,
    says: ["baseUrl: '/docs/'", 'a path without a host'],
  },
  {
    row: 'G7 a base URL that climbs',
    files: config("  baseUrl: '/a/../b?c',\n"),
    code: 2,
    says: ["baseUrl: '/a/b/'"],
  },
  {
    row: 'G12 a versions file that is no list',
    files: { 'versions.json': '{"1.0": true}' },
    code: 1,
    says: ['versions.json', '1:1'],
  },
  {
    row: 'G12 a version listed twice and one without a folder',
    files: {
      'versions.json': '["1.0", "1.0", "2.0"]',
      'versioned_docs/version-1.0/index.md': '# Раз\n',
    },
    code: 1,
    says: ['versions.json', /1\.0/, /2\.0/],
  },
  {
    row: 'G12 a category file that is broken',
    files: { 'docs/a/_category_.json': '{\n  "label": "А",\n  "position": }\n', 'docs/a/b.md': '# Б\n' },
    code: 1,
    says: ['docs/a/_category_.json', /3:15/],
  },
]

describe.each(CASES)('$row', ({ files, code, says }) => {
  it('is explained and nothing is published', async () => {
    const run = await built(files)
    for (const text of says) expect(run.stderr).toMatch(text)
    expect(run.stderr).not.toMatch(/\n\s+at .*(dist\/|node:)/)
    expect(run.code).toBe(code)
    expect(run.published).toBe(false)
  })
})

describe('configuration', () => {
  it('G1: a folder without one is told what was looked for', async () => {
    const dir = temporarySite({ 'site.config.json': '{}' })
    sites.push(dir)
    remove(join(dir, 'site.config.json'))
    const { code, stderr } = await docsite(['build', dir])
    expect(code).toBe(2)
    expect(stderr).toContain(
      'site.config.ts, site.config.mts, site.config.js, site.config.mjs, site.config.json',
    )
    expect(stderr).toContain('export default defineConfig({')
    expect([...treeOf(dir).keys()]).toEqual([])
  })

  it('G7: a base URL without slashes at its ends means the same', async () => {
    const { others } = await outcomeOf({}, "  baseUrl: 'docs-site',\n")
    expect(others.get('sitemap.xml')).toContain('https://example.com/docs-site/docs/start')
  })

  it('G10: html in fields that are text is shown as text', async () => {
    const evil = '<img src=x onerror=alert(1)>'
    const { pages } = await outcomeOf(
      {},
      `  tagline: '${evil}',
  themeConfig: {
    navbar: { title: '${evil}', items: [{ to: '/docs/start', label: '${evil}' }] },
    footer: { links: [{ title: '${evil}', items: [{ to: '/docs/start', label: '${evil}' }] }] },
  },
`,
    )
    const html = [...pages.values()].join('')
    expect(html).toContain('&lt;img src=x onerror=')
    expect(html).not.toMatch(/<img src=x/)
  })

  it('G13: a secret in public fields is reported by its key, never printed', async () => {
    const secret = 'ghp_16C7e42F292c6912E7710c838347Ae178B4a'
    const dir = temporarySite({ ...PAGE, ...config(`  customFields: { apiToken: '${secret}' },\n`) })
    sites.push(dir)
    const { stdout, stderr } = await docsite(['check', dir])
    expect(stdout + stderr).toContain('apiToken')
    expect(stdout + stderr).not.toContain(secret)
  })
})
