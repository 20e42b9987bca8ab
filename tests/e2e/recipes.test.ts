// The table "How to add" of CONTRIBUTING, followed to the letter in a copy of the project: a small example for each row, by the
// file it names and the lines it asks for, used in one built site.
import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import ts from '@typescript/typescript6'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { remove, temporarySite } from '../helpers/cli.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const run = promisify(execFile)

interface Recipe {
  readonly file: string
  readonly text: string
  /** Lines by file, each with the line it stands behind. */
  readonly lines: readonly (readonly [file: string, behind: string, line: string])[]
}

/** By the first column of the table. */
const RECIPES: Readonly<Record<string, Recipe>> = {
  'a navbar item type': {
    file: 'cli/site/navbar/tag.ts',
    text: `// A link to the page of a tag.
import { pathHref } from '../../text/path-href.ts'
import { itemBase } from './item-fields.ts'
import { navbarItemType } from './item-type.ts'

/** \`{ tag }\`. */
export const tag = navbarItemType({
  type: 'tag',
  nestable: true,
  schema: ({ z, place, nonEmptyText }) =>
    z.strictObject({ type: z.literal('tag'), ...place, tag: nonEmptyText.describe('Label of the tag.') }),
  lower(item, { versions }) {
    const found = versions.flatMap(({ tags }) => tags).find(({ label }) => label === item.tag)
    if (!found) return null
    const href = pathHref(found.permalink)
    return { kind: 'link', ...itemBase(item), label: found.label, href, external: false, active: { by: 'path' } }
  },
})
`,
    lines: [
      [
        'cli/site/navbar/registry.ts',
        "import { search } from './search.ts'",
        "import { tag } from './tag.ts'",
      ],
      ['cli/site/navbar/registry.ts', '  search,', '  tag,'],
    ],
  },
  'a rule': {
    file: 'cli/check/rules/long-heading.ts',
    text: `// Headings too long for a table of contents.
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

/** \`check/long-heading\`. */
export const longHeading: Rule = {
  id: 'long-heading',
  commands: 'check',
  summary: 'A heading is very long.',
  level: 'warn',
  docs: 'Nobody reads it to its end.',
  bad: '## ' + 'long '.repeat(20),
  good: '## Short',
  checkPage({ article: { headings = [] } }, report) {
    for (const { text, place } of headings)
      if (text.length > 80) report(findingOf('long-heading', 'the heading is very long', place))
  },
}
`,
    lines: [
      [
        'cli/check/registry.ts',
        "import { limit } from './rules/limit.ts'",
        "import { longHeading } from './rules/long-heading.ts'",
      ],
      ['cli/check/registry.ts', '  limit,', '  longHeading,'],
    ],
  },
  'an output format': {
    file: 'cli/emit/feed.ts',
    text: `// A feed of the pages.
import { indexableRoutes } from './indexable-routes.ts'
import { oneFile } from './one-file.ts'

/** \`feed.txt\` at the root of the locale. */
export const feed = oneFile({
  name: 'feed',
  list: async (site, locale) => [{ paths: [(await site.plan(locale)).outPrefix + 'feed.txt'], arg: '' }],
  async body(_arg, site, locale) {
    const [config, tables] = [await site.config(), await site.tables(locale)]
    return [config.feed.title, ...indexableRoutes(tables).map(({ path }) => path), ''].join('\\n')
  },
})
`,
    lines: [
      [
        'cli/emit/registry.ts',
        "import { contentAssets } from './content-assets.ts'",
        "import { feed } from './feed.ts'",
      ],
      ['cli/emit/registry.ts', '  headerFiles,', '  feed,'],
    ],
  },
  'a step of the Markdown chain': {
    file: 'cli/markdown/transforms/arrows.ts',
    text: `// Arrows that are written with letters.
import { transform } from '../document.ts'
import { eachNode } from '../walk.ts'

/** Draws arrows. */
export const arrows = transform((tree) => {
  eachNode(tree, (node) => {
    if (node.type === 'text' && node.value) node.value = node.value.replaceAll('==>', '⇒')
  })
})
`,
    lines: [
      [
        'cli/markdown/processor.ts',
        "import { alerts } from './transforms/alerts.ts'",
        "import { arrows } from './transforms/arrows.ts'",
      ],
      ['cli/markdown/processor.ts', '  emoji,', '  arrows,'],
    ],
  },
  'a configuration section': {
    file: 'cli/config/sections/feed.ts',
    text: `// Configuration of the feed.
import * as z from 'zod'

/** \`feed\`. */
export const feed = z.strictObject({ title: z.string().default('News').describe('Title of the feed.') })
`,
    lines: [
      [
        'cli/config/registry.ts',
        "import { docs } from './sections/docs.ts'",
        "import { feed } from './sections/feed.ts'",
      ],
      [
        'cli/config/registry.ts',
        '  ...siteFields,',
        "  feed: feed.prefault({}).describe('Feed of the pages.'),",
      ],
      ['cli/model/config.ts', 'export interface SiteConfig {', '  readonly feed: { readonly title: string }'],
    ],
  },
  'a browser behaviour': {
    file: 'runtime/behaviours/marked-quotes.ts',
    text: `// Marks quotes, so that a style sheet may tell that scripts run.
import type { Behaviour } from './behaviour.ts'

/** Marks all quotes. */
export const behaviour: Behaviour = {
  attach(root) {
    for (const quote of root.querySelectorAll('blockquote')) quote.setAttribute('data-recipe-quote', '')
    return () => undefined
  },
}
`,
    lines: [
      [
        'runtime/behaviours/registry.ts',
        'export const behaviours: readonly LazyBehaviour[] = [',
        "  { wantedBy: 'blockquote', load: () => import('./marked-quotes.ts') },",
      ],
    ],
  },
  'a command': {
    file: 'cli/commands/greet.ts',
    text: `// \`docsite greet\`: says hello.
import type { CommandDefinition } from './command.ts'
import { EXIT } from './exit.ts'

/** The command as the command line knows it. */
export const greet: CommandDefinition = {
  name: 'greet',
  summary: 'say hello',
  options: [['--name <name>', 'whom to greet', 'text']],
  async run(_siteDir, { name }, host) {
    host.stdout(\`Hello, \${name}!\\n\`)
    return EXIT.ok
  },
}
`,
    lines: [
      [
        'cli/commands/registry.ts',
        "  ['serve', async () => (await import('./serve.ts')).serve],",
        "  ['greet', async () => (await import('./greet.ts')).greet],",
      ],
    ],
  },
  'a component of pages (`<Name>`)': {
    file: 'cli/markdown/components/quote.ts',
    text: `// \`<Quote>\`: what somebody said.
import { elementNode } from '../elements.ts'
import type { ComponentHandler } from './component.ts'

/** A quote. */
export const quote: ComponentHandler = ({ children, node }) => [elementNode('blockquote', {}, children, node)]
`,
    lines: [
      [
        'cli/markdown/components/registry.ts',
        "import { link } from './link.ts'",
        "import { quote } from './quote.ts'",
      ],
      ['cli/markdown/components/registry.ts', "  ['Link', link],", "  ['Quote', quote],"],
    ],
  },
  'a directive of pages (`:::name`)': {
    file: 'cli/markdown/components/aside.ts',
    text: `// \`:::aside\`: what is said by the way.
import { boxNode, type DirectiveHandler, labelNodes } from './directive.ts'

/** A box. */
export const aside: DirectiveHandler = (directive) => [
  boxNode('aside', directive, [...labelNodes(directive), ...directive.children]),
]
`,
    lines: [
      [
        'cli/markdown/components/directives.ts',
        "import { ADMONITION_KEYWORDS, admonitionNode, isAdmonition } from './admonition.ts'",
        "import { aside } from './aside.ts'",
      ],
      ['cli/markdown/components/directives.ts', "  ['cards', cards],", "  ['aside', aside],"],
    ],
  },
}

const SITE = {
  'site.config.json': JSON.stringify({
    title: 'Site',
    url: 'https://example.com',
    baseUrl: '/',
    feed: { title: 'What is new' },
    themeConfig: {
      navbar: {
        items: [
          { type: 'tag', tag: 'first' },
          { label: 'More', items: [{ type: 'tag', tag: 'second' }] },
        ],
      },
    },
  }),
  'docs/index.md': `---\ntags: [first, second]\n---\n\n# Page\n\n<Quote>\n\nWords of **somebody**.\n\n</Quote>\n\na ==> b\n\n## ${'Long '.repeat(20)}\n\n:::aside By the way\nMore.\n:::\n`,
}

/** Rows of the table: the first column, and the paths that the others name, `*` for the new file. */
function rows() {
  const text = readFileSync(`${ROOT}CONTRIBUTING.md`, 'utf8')
  const [, table = ''] = /## How to add[^\n]*\n([\s\S]*?)\n## /.exec(text) ?? []
  return [...table.matchAll(/^\| ((?!what|a figure)\w[^|]*) \| (.*) \|$/gm)].map(([, what, rest = '']) => ({
    what,
    paths: [...rest.matchAll(/`((?:cli|runtime)\/[^`]+)`/g)].map(([, path = '']) =>
      path.replace(/<[\w-]+>\.ts$/, '*'),
    ),
  }))
}

/** What the compiler says of some files of a program: the bundler, which the copy is made with, passes over types. */
function typeErrors(root: string, program: string, files: readonly string[]): readonly string[] {
  const { config } = ts.readConfigFile(join(root, program, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, program))
  const paths = files.map((file) => join(root, file))
  const compiled = ts.createProgram(paths, options)
  return paths
    .flatMap((path) => compiled.getSemanticDiagnostics(compiled.getSourceFile(path)))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

describe('a copy of the project', () => {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'docsite-recipes-')))
  const dirs = [copy]
  afterAll(() => dirs.forEach(remove))
  const inCopy = (...args: readonly string[]) => run(process.execPath, [...args], { cwd: copy })
  const docsite = (...args: readonly string[]) => inCopy('bin/docsite.js', ...args)

  beforeAll(async () => {
    for (const name of [
      'bin',
      'cli',
      'runtime',
      'dist',
      'package.json',
      'package-lock.json',
      'tsconfig.json',
    ])
      cpSync(join(ROOT, name), join(copy, name), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
    for (const { file, text, lines } of Object.values(RECIPES)) {
      writeFileSync(join(copy, file), text)
      for (const [path, behind, line] of lines) {
        const before = readFileSync(join(copy, path), 'utf8')
        const after = before.replace(`${behind}\n`, () => `${behind}\n${line}\n`)
        expect(after, `${path} has the line ${behind}`).not.toBe(before)
        writeFileSync(join(copy, path), after)
      }
    }
    await inCopy('bin/bundle.js')
  }, 300_000)

  it('follows the table of CONTRIBUTING: its rows, its folders, its registries', () => {
    const followed = Object.entries(RECIPES).map(([what, { file, lines }]) => ({
      what,
      paths: [file.replace(/[^/]+\.ts$/, '*'), ...new Set(lines.map(([path]) => path))],
    }))
    expect(rows()).toEqual(followed)
  })

  it.each(['cli', 'runtime'])('has no mistake of types in the new files of %s', (program) => {
    const files = Object.values(RECIPES).flatMap(({ file }) => (file.startsWith(`${program}/`) ? file : []))
    expect(typeErrors(copy, program, files)).toEqual([])
  })

  it('builds a site that uses all of it', async () => {
    const dir = temporarySite(SITE)
    dirs.push(dir)
    await docsite('build', dir)
    const read = (path: string) => readFileSync(join(dir, 'build', path), 'utf8')
    const page = read('docs/index.html')
    expect(page).toMatch(/<a class="navbar__item navbar__link" href="\/docs\/tags\/first"[^>]*>first/)
    expect(page).toMatch(/<a class="dropdown__link" href="\/docs\/tags\/second"[^>]*>second/)
    expect(page).toMatch(/<blockquote><p>Words of <strong>somebody<\/strong>/)
    expect(page).toMatch(/<div class="aside"><p>By the way<\/p>\s*<p>More\.<\/p>/)
    expect(page).toContain('a ⇒ b')
    expect(read('feed.txt')).toMatch(/^What is new\n\/docs\/\n/)
    const scripts = readdirSync(join(dir, 'build/assets')).filter((name) => name.endsWith('.js'))
    expect(scripts.some((name) => read(`assets/${name}`).includes('data-recipe-quote'))).toBe(true)
    const { stdout } = await docsite('check', dir, '--format', 'json')
    const { findings } = JSON.parse(stdout) as { findings: readonly { rule: string; line: number }[] }
    expect(findings.filter(({ rule }) => rule === 'long-heading')).toMatchObject([{ line: 15 }])
  })

  it('refuses what the new schema refuses', async () => {
    const config = SITE['site.config.json'].replace('"tag":"first"', '"tga":"first"')
    const dir = temporarySite({ ...SITE, 'site.config.json': config })
    dirs.push(dir)
    await expect(docsite('build', dir)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/navbar\.items\[0\]\.tga.*did you mean 'tag'\?/s),
    })
  })

  it('has the new command', async () => {
    expect((await docsite('greet', '--name', 'World')).stdout).toBe('Hello, World!\n')
    expect((await docsite('--help')).stdout).toContain('say hello')
  })

  it('gives authors the types of the new keys', async () => {
    await inCopy('bin/types.js')
    const types = readFileSync(join(copy, 'dist/index.d.ts'), 'utf8')
    expect(types).toMatch(/type NestedItemInput = .*\{[^{}]*\btype: "tag";[^{}]*\}/)
    expect(types).toMatch(/type SiteConfigInput = \{.*\bfeed\?: \{ title\?: string/)
  })
})
