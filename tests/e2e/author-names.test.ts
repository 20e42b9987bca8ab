// Words that every JavaScript object answers for, written wherever an author may write a name: built, checked, searched and
// served like any other word.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEngine } from '../../runtime/search/sharded/engine.ts'
import { docsite, type Run, remove, temporarySite, treeOf } from '../helpers/cli.ts'
import { startServer } from '../serve/helpers/server.ts'

const WORDS = [
  'constructor',
  '__proto__',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'toLocaleString',
  '__defineGetter__',
  'then',
  'length',
  'name',
]
/** The one word that no key of a data file or of the configuration can be: it is an error there, at its place. */
const KEYS = WORDS.filter((word) => word !== '__proto__')

/** As it stands in prose, where two underscores mean emphasis. */
const prose = (word: string) => word.replaceAll('_', '\\_')

/** Ids of elements become names of the window: `__proto__` is none that a page may give. */
const anchor = (word: string) => (word === '__proto__' ? 'proto' : word)

const page = (word: string) => `---
id: ${word}
tags: ['${word}']
keywords: ['${word}']
---

import Part from './_part.md'

# Title ${prose(word)}

Text of ${prose(word)}: {${word.startsWith('__') ? 'plain' : word}}, [ref][${word}], note[^${word}], \`:${word}:\`, :${prose(word)}:.

## Part ${prose(word)} {#${anchor(word)}}

[anchor](#${anchor(word)}) [file](./${word}.md) [folder](./sub-${word}/leaf.md)

\`\`\`${word} title="${word}"
code ${word}
\`\`\`

\`\`\`js ${word}
let ${word}
\`\`\`

<Tabs groupId="${word}"><TabItem value="${word}" label="Tab ${word}">in the tab ${prose(word)}</TabItem></Tabs>

<div class="${word}" id="own-${word}">block ${prose(word)}</div>

<Part />

[${word}]: https://example.org/${word}

[^${word}]: footnote of ${prose(word)}
`

const entries = (lines: readonly string[]) => `{ ${lines.join(', ')} }`
const variables = entries([
  'plain: "value of another"',
  ...KEYS.map((word) => `"${word}": "value of ${word}"`),
])
const own = entries(KEYS.map((word) => `"${word}": 1`))

/** Each word as an id, a tag, a variable, a sidebar, a category, a heading, a language … of one site. */
function ordinarySite(): string {
  const items = [
    ...KEYS.map((word) => `{ type: 'docSidebar', sidebarId: '${word}', label: 'Bar ${word}' }`),
    ...WORDS.map((word) => `{ type: 'doc', docId: '${word}', label: 'Doc ${word}' }`),
  ]
  const config = `
  docs: { sidebarPath: 'sidebars.json', tags: 'tags.yml', exclude: ['_part.md'] },
  variables: ${variables},
  customFields: ${own},
  themeConfig: { navbar: { items: [${items.join(', ')}] } },
`
  const pages = WORDS.flatMap((word) => [
    [`docs/${word}.md`, page(word)],
    [
      `docs/sub-${word}/leaf.md`,
      `---\nsidebar_custom_props: { "${word === '__proto__' ? 'a' : word}": 1 }\n---\n\n# Leaf ${word}\n\nText.\n`,
    ],
    [`docs/sub-${word}/_category_.json`, JSON.stringify({ label: `Category ${word}`, key: word })],
  ])
  const sidebars = Object.fromEntries(
    KEYS.map((word) => [word, [word, { type: 'category', label: word, items: [`sub-${word}/leaf`] }]]),
  )
  return temporarySite(
    {
      ...Object.fromEntries(pages),
      'docs/_part.md': 'The partial.\n',
      'docs/tags.yml': KEYS.map(
        (word) => `"${word}": { label: "Tag ${word}", permalink: "/t-${word}" }\n`,
      ).join(''),
      'sidebars.json': JSON.stringify({ ...sidebars, rest: ['__proto__', 'sub-__proto__/leaf'] }),
      'search.test.yml': WORDS.filter((word) => word !== 'then')
        .map((word) => `- { query: "${word}", page: "/docs/${word}", rank: 8 }\n`)
        .join(''),
    },
    config,
  )
}

const site = ordinarySite()
const state: { build?: Run; check?: Run } = {}
afterAll(() => remove(site))
beforeAll(async () => {
  state.build = await docsite(['build', site, '--json', '--no-cache'])
  state.check = await docsite(['check', site, '--format', 'json', '--no-cache'])
})

const built = (path: string) => readFileSync(join(site, 'build', path), 'utf8')

/** Findings as `severity code file:line message`, without those that are expected of every word. */
function findings(run: Run | undefined): readonly string[] {
  expect(run?.stderr).toBe('')
  const report = JSON.parse(run?.stdout ?? '{}') as Record<string, readonly Record<string, unknown>[]>
  return (report.findings ?? report.diagnostics ?? []).map(
    ({ severity, code, file, line, message }) => `${severity} ${code} ${file}:${line} ${message}`,
  )
}

describe('one site with every word in every place', () => {
  it('is built and checked, with a warning for each language nobody knows and for the tag that is not listed', () => {
    const warnings = WORDS.map((word) => new RegExp(`code language '${word.toLowerCase()}' is unknown`))
    for (const run of [state.build, state.check]) {
      const found = findings(run)
      for (const warning of warnings)
        expect(
          found.filter((line) => warning.test(line)),
          String(warning),
        ).toHaveLength(1)
      const others = found.filter((line) => !/code language/.test(line))
      expect(others).toEqual([
        expect.stringMatching(/undeclared-tag docs\/__proto__\.md:3 Tags \[__proto__\]/),
      ])
      expect(run?.code).toBe(0)
    }
  })

  it.each(WORDS)('%s is a page with its text, heading, note, code, tab, tag and partial', (word) => {
    const html = built(`docs/${word}/index.html`)
    const text = html.replace(/<[^>]*>/g, '')
    for (const part of [
      `Title ${word}`,
      `Text of ${word}: value of ${word.startsWith('__') ? 'another' : word}, ref, note`,
      `:${word}:`,
      `code ${word}`,
      `let ${word}`,
      `Tab ${word}`,
      `in the tab ${word}`,
      `block ${word}`,
      'The partial.',
      `footnote of ${word}`,
    ])
      expect(text).toContain(part)
    expect(html).toMatch(new RegExp(`id="?${anchor(word)}[" >]`))
    expect(html).toContain(`https://example.org/${word}`)
    expect(html).toMatch(new RegExp(`href="?/docs/sub-${word}/leaf[" >]`))
  })

  it.each(WORDS)('%s has a tag page that lists its page', (word) => {
    const tag = word === '__proto__' ? 'tags/proto' : `tags/t-${word}`
    expect(built(`docs/${tag}/index.html`)).toMatch(new RegExp(`href="?/docs/${word}[" >]`))
  })

  it.each(KEYS)('%s is a sidebar with a category, and an item of the navbar', (word) => {
    const html = built(`docs/${word}/index.html`)
    expect(html).toMatch(new RegExp(`href="?/docs/sub-${word}/leaf[" >]`))
    expect(html).toMatch(new RegExp(`Bar ${word}`))
    expect(html).toMatch(new RegExp(`Doc ${word}`))
  })

  // `then` is a stop word of English.
  it.each(WORDS.filter((word) => word !== 'then'))(
    '%s is found by the search of the browser',
    async (word) => {
      const engine = createEngine({
        fetch: async (address) =>
          new Response(
            Uint8Array.from(readFileSync(join(site, 'build', new URL(address).pathname.slice(1)))),
          ),
        warn: (message) => expect.unreachable(message),
      })
      const { results, unavailable } = await engine.search({
        engine: 'sharded',
        query: word,
        tags: [...treeOf(join(site, 'build')).keys()].flatMap(
          (path) => /^search-manifest-(.+)\.json$/.exec(path)?.[1] ?? [],
        ),
        indexBase: 'https://example.com/',
        retry: true,
        literal: false,
        options: {
          boosts: { title: 5, content: 1, tags: 3, parentCategories: 2, keywords: 5 },
          languages: ['ru', 'en'],
          tokenSeparator: '[\\s\\-]+',
          maxResults: 8,
        },
      })
      expect(unavailable).toBe(false)
      expect(results.map(({ document }) => document.sectionRoute.split('#')[0])).toContain(`/docs/${word}`)
    },
  )

  it('serves every page while it is written', async () => {
    const server = await startServer(site)
    try {
      for (const word of WORDS) {
        const { status, body } = await server.get(`/docs/${word}?${word}=${word}`)
        expect([word, status, body.toString().includes(`Title ${word}`)]).toEqual([word, 200, true])
      }
    } finally {
      await server.stop()
    }
  })
})

describe('words as names of instances and versions', () => {
  const instances = KEYS.filter((word) => /^[a-z]+$/i.test(word)).slice(0, 3)
  const files = Object.fromEntries(
    instances.flatMap((word, i) => [
      [`docs-${i}/index.md`, `# Current ${word}\n\nText.\n`],
      [`${word}_versions.json`, JSON.stringify(['valueOf', 'toString'])],
      ...['valueOf', 'toString'].flatMap((version) => [
        [`${word}_versioned_docs/version-${version}/index.md`, `# Version ${version} of ${word}\n\nText.\n`],
        [
          `${word}_versioned_sidebars/version-${version}-sidebars.json`,
          '{"docs":[{"type":"autogenerated","dirName":"."}]}',
        ],
      ]),
    ]),
  )
  const docs = instances.map(
    (id, i) =>
      `{ id: '${id}', path: 'docs-${i}', routeBasePath: 'r-${id}', versions: { toString: { label: 'Old' } } }`,
  )
  const items = instances.map((id) => `{ type: 'docsVersionDropdown', docsPluginId: '${id}' }`)
  const dir = temporarySite(
    files,
    `  docs: [${docs.join(', ')}],\n  themeConfig: { navbar: { items: [${items.join(', ')}] } },\n`,
  )
  afterAll(() => remove(dir))

  it('are built and checked', async () => {
    const run = await docsite(['build', dir, '--json', '--no-cache'])
    expect([findings(run), run.code]).toEqual([[], 0])
    for (const word of instances) {
      const html = readFileSync(join(dir, `build/r-${word}/index.html`), 'utf8')
      expect(html).toContain(`Version valueOf of ${word}`)
      expect(html).toContain('>Old<')
      const old = readFileSync(join(dir, `build/r-${word}/toString/index.html`), 'utf8')
      expect(old).toContain(`Version toString of ${word}`)
    }
    expect((await docsite(['check', dir, '--no-cache'])).code).toBe(0)
  })
})

describe('words that are names of nothing', () => {
  it.each([
    [
      'a variable',
      'variables: { ["__proto__"]: "x" }',
      'config/wrong-key',
      "variables: '__proto__' cannot be used as a key",
    ],
    ['a key', '["constructor"]: 1', 'config/unknown-key', 'constructor: unknown key'],
    [
      'a rule',
      'rules: { constructor: "warn" }',
      'config/unknown-rule',
      "rules: there is no rule 'constructor'",
    ],
    [
      'a type of an item',
      'themeConfig: { navbar: { items: [{ type: "constructor" }] } }',
      'config/',
      'constructor',
    ],
  ])('%s of the configuration is refused by name', async (_what, config, code, message) => {
    const dir = temporarySite({ 'docs/index.md': '# A\n\nText.\n' }, `  ${config},\n`)
    const run = await docsite(['check', dir])
    remove(dir)
    expect(run.code).toBe(2)
    expect(run.stderr + run.stdout).toContain(code)
    expect(run.stderr + run.stdout).toContain(message)
  })

  it.each([
    [['--explain', 'constructor'], /constructor/],
    [['--rules', 'toString'], /toString/],
    [['--severity', 'valueOf=warn'], /valueOf/],
    [['--severity', 'broken-link=constructor'], /constructor/],
    [['--format', 'constructor'], /constructor/],
  ])('check %j is wrong usage', async (args, message) => {
    const run = await docsite(['check', site, ...args])
    expect(run.code).toBe(2)
    expect(run.stderr).toMatch(message)
  })

  it('a command is wrong usage', async () => {
    const run = await docsite(['constructor'])
    expect(run.code).toBe(2)
  })
})
