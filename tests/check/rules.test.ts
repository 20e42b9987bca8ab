// Rules that need a site of their own: what each finds, and that the corrected site is clean of it.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { ruleIdOf } from '../../cli/check/levels.ts'
import { RULES } from '../../cli/check/registry.ts'
import type { RuleLevel } from '../../cli/model/finding.ts'
import { documentedCodes } from '../helpers/diagnostic-examples.ts'
import { memoryPipeline } from '../helpers/pipeline.ts'
import { markersOf } from './markers.ts'

interface Case {
  readonly rule: string
  readonly bad: Readonly<Record<string, string>>
  readonly good: Readonly<Record<string, string>>
  readonly config?: string
  /** File of each finding. */
  readonly at: readonly string[]
  readonly level?: RuleLevel
}

const PAGE = '# Page\n\nText.\n'
const SIDEBAR = "docs: { sidebarPath: 'sidebars.json' },"
const BESIDE = "docs: [{ path: 'docs' }, { id: 'more', path: '../more', routeBasePath: 'more' }],"
const sidebar = (...ids: string[]) => ({ 'sidebars.json': JSON.stringify({ main: ids }) })

const OLD_ADDRESS = { 'docs/index.md': PAGE, 'docs/a.md': '# A\n\n[home](./index.md)\n' }
const REDIRECT = "redirects: [{ from: '/old', to: '/docs/a' }],"

const DIAGRAMS = 'markdown: { mermaid: true },'
const DIAGRAM = '# Page\n\n```mermaid\nflowchart LR\n  A --> B\n```\n'
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'
const OTHER_DRAWING = 'diagrams/0123456789abcdef.svg'

const CASES: readonly Case[] = [
  {
    rule: 'redirect',
    bad: { 'docs/index.md': PAGE },
    good: OLD_ADDRESS,
    config: REDIRECT,
    at: ['site.config.ts'],
  },
  {
    rule: 'redirected-link',
    config: REDIRECT,
    bad: { ...OLD_ADDRESS, 'docs/index.md': '# Home\n\n[a](/old)\n' },
    good: { ...OLD_ADDRESS, 'docs/index.md': '# Home\n\n[a](./a.md)\n' },
    at: ['docs/index.md'],
    level: 'warn',
  },
  {
    rule: 'orphan-page',
    config: SIDEBAR,
    bad: { ...sidebar('index'), 'docs/index.md': '# Home\n\n[a](./a.md)\n', 'docs/a.md': PAGE },
    good: { ...sidebar('index', 'a'), 'docs/index.md': PAGE, 'docs/a.md': PAGE },
    at: ['docs/a.md'],
  },
  {
    rule: 'unread-translation',
    config: "i18n: { defaultLocale: 'en', locales: ['en', 'ru'] },",
    bad: { 'docs/index.md': PAGE, 'i18n/ru/docs/index.md': PAGE },
    good: { 'docs/index.md': PAGE, 'i18n/ru/docusaurus-plugin-content-docs/current/index.md': PAGE },
    at: ['i18n/ru/docs/index.md'],
    level: 'warn',
  },
  {
    rule: 'unreachable-page',
    config: SIDEBAR,
    bad: { ...sidebar('index'), 'docs/index.md': PAGE, 'docs/a.md': '# A\n\n[self](./a.md)\n' },
    good: { ...sidebar('index'), 'docs/index.md': '# Home\n\n[a](./a.md)\n', 'docs/a.md': PAGE },
    at: ['docs/a.md'],
  },
  {
    rule: 'unused-tag',
    bad: {
      'docs/tags.yml': 'one:\n  label: One\ntwo:\n  label: Two\n',
      'docs/index.md': `---\ntags: [one]\n---\n${PAGE}`,
    },
    good: { 'docs/tags.yml': 'one:\n  label: One\n', 'docs/index.md': `---\ntags: [one]\n---\n${PAGE}` },
    at: ['docs/tags.yml'],
  },
  {
    rule: 'missing-drawing',
    config: DIAGRAMS,
    bad: { 'docs/index.md': DIAGRAM, [OTHER_DRAWING]: DRAWING },
    good: { 'docs/index.md': DIAGRAM },
    at: ['docs/index.md'],
  },
  {
    rule: 'unused-drawing',
    config: DIAGRAMS,
    bad: { 'docs/index.md': PAGE, [OTHER_DRAWING]: DRAWING },
    good: { 'docs/index.md': PAGE, 'diagrams/own.svg': DRAWING },
    at: [OTHER_DRAWING],
  },
  {
    rule: 'unused-term',
    bad: { 'terms.yml': 'one: First.\ntwo: Second.\n', 'docs/index.md': '# Page\n\nOne text.\n' },
    good: { 'terms.yml': 'one: First.\n', 'docs/index.md': '# Page\n\nOne text.\n' },
    at: ['terms.yml'],
  },
  {
    rule: 'unknown-term',
    bad: { 'terms.yml': 'one: First.\n', 'docs/index.md': '# Page\n\nOne [text](term:two).\n' },
    good: { 'terms.yml': 'one: First.\n', 'docs/index.md': '# Page\n\nOne [text](term:one).\n' },
    at: ['docs/index.md'],
  },
  {
    rule: 'unknown-tag',
    bad: { 'docs/tags.yml': 'one:\n  label: One\n', 'docs/index.md': `---\ntags: [one, twoo]\n---\n${PAGE}` },
    good: { 'docs/tags.yml': 'one:\n  label: One\n', 'docs/index.md': `---\ntags: [one]\n---\n${PAGE}` },
    at: ['docs/index.md'],
  },
  {
    rule: 'content-policy',
    config: "security: { csp: { 'img-src': ['*.example.net'] } },",
    bad: {
      'docs/index.md': '# Page\n\n![A](https://cdn.example.org/a.png) ![B](https://a.example.net/b.png)\n',
    },
    good: {
      'docs/index.md': '# Page\n\n![A](https://a.example.net/a.png) ![B](https://b.example.net/b.png)\n',
    },
    at: ['docs/index.md'],
  },
  {
    rule: 'insecure-link',
    level: 'warn',
    bad: {
      'docs/index.md':
        '# P\n\n[a](http://example.org/x) [b](http://localhost:3000) [c](https://example.org)\n',
    },
    good: { 'docs/index.md': '# P\n\n[a](https://example.org/x) [b](http://127.0.0.1/)\n' },
    at: ['docs/index.md'],
  },
  {
    rule: 'local-address',
    bad: { 'docs/index.md': '# P\n\n[a](http://localhost:3000/docs/a/#b)\n', 'docs/a.md': '# A\n\n## B\n' },
    good: {
      'docs/index.md': '# P\n\n[a](http://localhost:8080/) [b](http://localhost:3000/none) [c](./a.md#b)\n',
      'docs/a.md': '# A\n\n## B\n',
    },
    at: ['docs/index.md'],
  },
  {
    rule: 'duplicate-route',
    bad: { 'docs/a.md': `---\nslug: /x\n---\n${PAGE}`, 'docs/b.md': `---\nslug: /x\n---\n${PAGE}` },
    good: { 'docs/a.md': `---\nslug: /x\n---\n${PAGE}`, 'docs/b.md': `---\nslug: /y\n---\n${PAGE}` },
    at: ['docs/b.md'],
  },
  {
    rule: 'case-clash',
    bad: { 'docs/index.md': PAGE, 'static/img/A.png': 'x', 'static/img/a.png': 'x' },
    good: { 'docs/index.md': PAGE, 'static/img/A.png': 'x', 'static/img/b.png': 'x' },
    at: ['static/img/a.png'],
  },
  {
    rule: 'portable-name',
    level: 'warn',
    config: BESIDE,
    bad: { 'docs/index.md': PAGE, 'docs/aux.md': PAGE, 'docs/a.b./page.md': PAGE, 'static/a:b.png': 'x' },
    good: {
      'docs/index.md': PAGE,
      '../more/index.md': PAGE,
      'docs/auxiliary.md': PAGE,
      'docs/console.md': PAGE,
      'static/a.b.png': 'x',
    },
    at: ['docs/a.b./page.md', 'docs/aux.md', 'static/a:b.png'],
  },
  {
    rule: 'secret',
    bad: { 'docs/index.md': `# P\n\nexport TOKEN=ghp_${'aB3dE6gH9j'.repeat(4)}\n` },
    good: { 'docs/index.md': '# P\n\nexport AWS_ACCESS_KEY_ID=AKIAIOSFODNN7EXAMPLE\n' },
    at: ['docs/index.md'],
  },
  {
    rule: 'empty-page',
    bad: { 'docs/index.md': PAGE, 'docs/a.md': '' },
    good: { 'docs/index.md': PAGE, 'docs/a.md': PAGE },
    at: ['docs/a.md'],
  },
  {
    rule: 'unclosed-container',
    bad: { 'docs/index.md': '# P\n\n:::note\n\nText.\n' },
    good: { 'docs/index.md': '# P\n\n:::note\n\nText.\n\n:::\n' },
    at: ['docs/index.md'],
  },
  {
    rule: 'include',
    bad: { 'docs/index.md': "# P\n\nimport A from './_a.md'\n\n<A/>\n" },
    good: { 'docs/index.md': "# P\n\nimport A from './_a.md'\n\n<A/>\n", 'docs/_a.md': 'Text.\n' },
    at: ['docs/index.md'],
  },
  {
    rule: 'unsafe-url',
    bad: { 'docs/index.md': '# P\n\n[a](javascript:alert)\n' },
    good: { 'docs/index.md': '# P\n\n[a](https://example.org)\n' },
    at: ['docs/index.md'],
  },
  {
    rule: 'html',
    bad: { 'docs/index.md': '# P\n\n<script>x</script>\n' },
    good: { 'docs/index.md': '# P\n\n<kbd>x</kbd>\n' },
    at: ['docs/index.md'],
  },
  {
    rule: 'broken-site-link',
    config: SIDEBAR,
    bad: {
      'sidebars.json': '{ "main": ["index", { "type": "link", "label": "X", "href": "/docs/none" }] }',
      'docs/index.md': PAGE,
    },
    good: {
      'sidebars.json': '{ "main": ["index", { "type": "link", "label": "X", "href": "/docs/" }] }',
      'docs/index.md': PAGE,
    },
    at: ['sidebars.json'],
  },
  {
    rule: 'sidebar',
    config: SIDEBAR,
    bad: { ...sidebar('index', 'none'), 'docs/index.md': PAGE },
    good: { ...sidebar('index'), 'docs/index.md': PAGE },
    at: ['sidebars.json'],
  },
]

async function filesWith({ rule, config = '', level }: Case, files: Readonly<Record<string, string>>) {
  const text = `export default { title: 'S', url: 'https://example.com', baseUrl: '/', ${config} }`
  const { pipeline } = await memoryPipeline(new Map([['site.config.ts', text], ...Object.entries(files)]))
  const levels = level ? { [rule]: level } : {}
  const findings = await pipeline.check({ levels, only: null, notices: () => [] })
  return findings.filter((finding) => finding.rule === rule).map(({ place }) => place?.file)
}

it.each(CASES)('$rule finds what is wrong and nothing else', async (test) => {
  expect(await filesWith(test, test.bad)).toEqual(test.at)
  expect(await filesWith(test, test.good)).toEqual([])
})

/** Rules that need the network, git or a search index, by the test that shows what they find. */
const SHOWN_ELSEWHERE: Readonly<Record<string, string>> = {
  'external-anchor': '../unit/check/external-links.test.ts',
  'external-link': '../unit/check/external-links.test.ts',
  'external-redirect': '../unit/check/external-links.test.ts',
  history: '../e2e/git-history.test.ts',
  'lost-address': './lost-addresses.test.ts',
  'lost-anchor': './lost-addresses.test.ts',
  'outdated-translation': './outdated-translation.test.ts',
  'search-rank': './search-tests.test.ts',
  'theme-export': './theme-mistakes.ts',
  'theme-style': './mistakes.test.ts',
  'theme-unused': './theme-mistakes.ts',
  'failing-component': '../e2e/site-code.test.ts',
  plugin: '../e2e/plugins.test.ts',
}

it('shows of every rule what it finds', () => {
  const fixtures = ['links', 'links-locales'].map((name) =>
    markersOf(fileURLToPath(new URL(`../../fixtures/${name}`, import.meta.url))),
  )
  const shown = new Set([
    ...CASES.map(({ rule }) => rule),
    ...fixtures.flatMap(({ expected }) => expected.map((line) => line.split(' ').at(-1))),
    ...documentedCodes.flatMap(({ code, files }) => (files.size > 0 ? [ruleIdOf(code)] : [])),
    ...Object.keys(SHOWN_ELSEWHERE),
  ])
  expect(RULES.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([])
  for (const file of Object.values(SHOWN_ELSEWHERE))
    expect(readFileSync(new URL(file, import.meta.url), 'utf8').length).toBeGreaterThan(0)
})
