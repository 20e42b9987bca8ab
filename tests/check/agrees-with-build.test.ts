// `check` agrees with `build`: every error that ends a build is an error of `check`, of the same code and at the same place, or
// within it where `check` names the very words. So what `check` calls clean builds. Two codes are not of the site's files alone:
// `markdown/page-time` depends on the machine, `build/fewer-pages` on what is published.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { LEVEL_NAMES } from '../../cli/check/levels.ts'
import type { Diagnostic, Position } from '../../cli/model/diagnostic.ts'
import type { RuleLevel } from '../../cli/model/finding.ts'
import type { EmittedFile } from '../../cli/model/output.ts'
import { own } from '../../runtime/model/own.ts'
import { docsite, remove, temporarySite } from '../helpers/cli.ts'
import { documentedCodes, exampleSite, wholeConfig } from '../helpers/diagnostic-examples.ts'
import { memoryPipeline } from '../helpers/pipeline.ts'
import { THEME_MISTAKES } from './theme-mistakes.ts'

type Site = ReadonlyMap<string, string>

const FIXTURES = fileURLToPath(new URL('../../fixtures/', import.meta.url))
const STRICTEST = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onBrokenImages: 'throw',
  onDuplicateRoutes: 'throw',
}

/** Paths of all files that a build writes, and its errors. */
async function built(site: Site) {
  const { pipeline } = await memoryPipeline(new Map(site))
  const paths: string[] = []
  const target = {
    write: async ({ path }: EmittedFile) => void paths.push(path),
    reuse: async () => false,
  }
  await pipeline.writeAll(target, () => undefined)
  const diagnostics = await pipeline.findings()
  return { paths, errors: diagnostics.filter(isError) }
}

async function checked(site: Site, levels: Readonly<Record<string, RuleLevel>>) {
  const { pipeline } = await memoryPipeline(new Map(site))
  return (await pipeline.check({ levels, only: null, notices: () => [] })).filter(isError)
}

const isError = ({ severity }: Diagnostic) => severity === 'error'

/** Errors of a build that a check does not have. */
async function missedByCheck(site: Site, levels: Readonly<Record<string, RuleLevel>> = {}) {
  const { errors } = await built(site)
  const known = await checked(site, levels)
  const missed = errors.filter((error) => !known.some((other) => isSame(error, other)))
  return {
    errors: errors.length,
    missed: missed.map(({ code, message, place }) => ({ code, message, place })),
    /** Errors that leave an author alone: without a place or a way out. */
    bare: known.filter(({ place, hint }) => !place || !hint).map(({ code, message }) => `${code} ${message}`),
  }
}

function isSame(error: Diagnostic, other: Diagnostic): boolean {
  if (error.code !== other.code || error.place?.file !== other.place?.file) return false
  if (!error.place || !other.place) return error.message === other.message
  const last = error.place.end ?? { line: error.place.start.line, column: Number.POSITIVE_INFINITY }
  return !isBefore(other.place.start, error.place.start) && !isBefore(last, other.place.start)
}

const isBefore = (a: Position, b: Position) => a.line < b.line || (a.line === b.line && a.column < b.column)

function fixture(name: string): Map<string, string> {
  const dir = join(FIXTURES, name)
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
    .filter((path) => !/(^|\/)(expected|build|\.docsite)\//.test(path))
  return new Map(files.map((path) => [path, readFileSync(join(dir, path), 'utf8')]))
}

/** The site with these keys of the configuration, whatever it says of them itself. */
function configured(site: Site, keys: object): Map<string, string> {
  const config = site.get('site.config.ts') ?? ''
  const whole = config.replace(/,?\s*\}\)\s*$/, `, ...${JSON.stringify(keys)} })`)
  if (whole === config) throw new Error('the configuration of the fixture ends in another way')
  return new Map([...site, ['site.config.ts', whole]])
}

const everyCode = (level: RuleLevel) => Object.fromEntries(LEVEL_NAMES.map((name) => [name, level]))
const names = readdirSync(FIXTURES)
const examples = documentedCodes.filter(({ code, files }) => files.size > 0 && !code.startsWith('config/'))

it.each(names)(
  'over the fixture %s',
  async (name) => {
    const { errors, missed } = await missedByCheck(configured(fixture(name), STRICTEST))
    expect(missed).toEqual([])
    if (name === 'links') expect(errors).toBeGreaterThan(100)
  },
  120_000,
)

it.each(examples)(
  'over the example of $code',
  async (example) => {
    expect((await missedByCheck(exampleSite(example, STRICTEST))).missed).toEqual([])
    // Where all findings are errors, no level hides a difference.
    const rules = everyCode('error')
    const { errors, missed, bare } = await missedByCheck(exampleSite(example, { rules }), rules)
    expect(missed).toEqual([])
    expect(bare).toEqual([])
    expect(errors).toBeGreaterThan(0)
  },
  60_000,
)

it.each(['basic', 'locales', 'versions'])(
  'over the fixture %s with a static file at every path of its site',
  async (name) => {
    const site = fixture(name)
    const { paths } = await built(site)
    for (const path of paths) site.set(`static/${path}`, 'x')
    const { errors, missed } = await missedByCheck(site)
    expect(missed).toEqual([])
    expect(errors).toBeGreaterThan(10)
  },
  120_000,
)

interface JsonError {
  readonly severity: string
  readonly code: string
  readonly file?: string
  readonly line?: number
}

interface JsonFinding extends JsonError {
  readonly column?: number
  readonly message: string
  readonly hint?: string
}

/** All that a command as it is shipped finds: place, severity and code, with message and way out. */
async function findingsOf(args: readonly string[]) {
  const { stdout } = await docsite(args)
  const { diagnostics, findings } = JSON.parse(stdout) as Readonly<Record<string, readonly JsonFinding[]>>
  return (diagnostics ?? findings ?? [])
    .map(({ file, line, column, severity, code, message, hint = '' }) => ({
      where: `${file}:${line}:${column} ${severity} ${code}`,
      message,
      hint,
    }))
    .sort((a, b) => (a.where < b.where ? -1 : 1))
}

it.each(THEME_MISTAKES)(
  'over $name in a theme, as they are shipped',
  async ({ files, found }) => {
    const config = "  i18n: { defaultLocale: 'en', locales: ['en'] },\n"
    const dir = temporarySite(files, config)
    try {
      const ofBuild = await findingsOf(['build', dir, '--json'])
      expect(ofBuild).toEqual(
        found.map(([where, message, hint]) => ({
          where,
          message: expect.stringContaining(message),
          hint: expect.stringContaining(hint),
        })),
      )
      expect(await findingsOf(['check', dir, '--format', 'json'])).toEqual(ofBuild)
    } finally {
      remove(dir)
    }
  },
  60_000,
)

it.each(documentedCodes.filter(({ code, files }) => files.size > 0 && code.startsWith('config/')))(
  'over the example of $code, as they are shipped',
  async ({ files }) => {
    const config = files.has('site.config.json')
      ? []
      : [['site.config.ts', wholeConfig(files.get('site.config.ts'))]]
    const dir = temporarySite({
      'docs/index.md': '# Page\n\nText.\n',
      ...Object.fromEntries([...files, ...config]),
    })
    try {
      const ofBuild = await docsite(['build', dir])
      const ofCheck = await docsite(['check', dir])
      expect(ofCheck.code).toBe(ofBuild.code)
      if (ofBuild.code !== 2) return
      expect(ofCheck.stderr).toBe(ofBuild.stderr)
      const count = (pattern: RegExp) => ofCheck.stderr.match(pattern)?.length ?? 0
      expect(count(/^ +hint: /gm)).toBe(count(/^ +\d+:\d+ (?:error|warning) /gm))
    } finally {
      remove(dir)
    }
  },
  60_000,
)

/** Errors that no example makes, by where they are taken through both commands, or why they are not. */
const WITHOUT_EXAMPLE: Readonly<Record<string, string>> = {
  'build/fewer-pages': 'depends on what is published',
  'config/memory': 'tests/e2e, as the configuration is read in the same way for all commands',
  'config/no-site': 'the same',
  'config/not-found': 'the same',
  'config/output-folder': 'tests/e2e/output-safety.test.ts',
  'emit/share-image-package': 'depends on what is installed',
  'io/refused': 'of reports of a check alone: tests/check/formats.test.ts',
  'markdown/page-time': 'depends on the machine',
  'markdown/parser-unavailable': 'depends on the machine',
  'markdown/plugin': 'below',
  'scan/binary': 'below',
  'scan/invalid-utf-8': 'below',
  'scan/utf-16': 'below',
  'theme/broken-module': 'below',
  'theme/bundle': 'below',
  'theme/export': 'theme mistakes',
  'theme/font': 'below',
  'theme/missing-export': 'below',
  'theme/render': 'theme mistakes',
  'theme/run': 'theme mistakes',
}

it('takes every error of the reference through both commands', () => {
  const errors = documentedCodes.filter(
    ({ code, text, files }) => /^Error[,.] /.test(text) && files.size === 0 && !own(WITHOUT_EXAMPLE, code),
  )
  expect(errors.map(({ code }) => code)).toEqual([])
})

/** Errors of a command as it is shipped, with file and line. */
async function errorsOf(args: readonly string[]): Promise<readonly string[]> {
  const { code, stdout } = await docsite(args)
  const { diagnostics, findings } = JSON.parse(stdout) as Readonly<Record<string, readonly JsonError[]>>
  const errors = (diagnostics ?? findings ?? []).filter(({ severity }) => severity === 'error')
  expect(code).toBe(errors.length > 0 ? 1 : 0)
  return errors.map(({ code, file, line }) => `${code} ${file}:${line}`).sort()
}

it.each([
  [
    'bytes and names that nobody exports',
    ['scan/invalid-utf-8', 'scan/invalid-utf-8', 'scan/utf-16', 'theme/missing-export', 'theme/navbar-item'],
    {
      'site.config.ts':
        "export default { title: 'S', url: 'https://example.com', baseUrl: '/', themeConfig: { navbar: { items: [{ type: 'custom-x' }] } } }",
      'docs/index.md': "import { Box } from '@site/src/b'\n\n# Page\n\n<Box>x</Box>\n",
      'docs/binary.md': Buffer.from([0x23, 0x20, 0x41, 0x0a, 0x00, 0x01, 0xff]),
      'docs/latin.md': Buffer.from([0x23, 0x20, 0x41, 0xff, 0x0a]),
      'docs/wide.md': Buffer.from([0xff, 0xfe, 0x23, 0x00, 0x41, 0x00]),
      'src/b.tsx': 'export const A = () => null\n',
    },
  ],
  [
    'code that is no code',
    ['theme/bundle'],
    { 'docs/index.md': '# Page\n', 'theme/components.tsx': 'export const components = { Box: () => <div\n' },
  ],
  [
    'a face that is not there',
    ['theme/font'],
    {
      'site.config.ts':
        "export default { title: 'S', url: 'https://example.com', baseUrl: '/', fonts: { text: './text.css' } }",
      'docs/index.md': '# Page\n',
    },
  ],
  [
    'a component that cannot be read',
    ['theme/broken-module'],
    {
      'docs/index.md': "import { Card } from '@site/src/card'\n\n# Page\n\n<Card>Text</Card>\n",
      'src/card.jsx': 'export const Card = ({ href }) => <a href={href}>Card</b>\n',
    },
  ],
  [
    'a plugin that throws',
    ['markdown/plugin'],
    {
      'site.config.ts':
        "export default { title: 'S', url: 'https://example.com', baseUrl: '/', markdown: { remarkPlugins: [() => () => { throw new Error('no') }] } }",
      'docs/index.md': '# Page\n',
    },
  ],
  [
    'code that throws',
    ['theme/run'],
    { 'docs/index.md': '# Page\n', 'theme/index.tsx': "throw new Error('no')\n" },
  ],
])(
  'over a site with %s, as they are shipped',
  async (_name, codes, files) => {
    const dir = temporarySite(files)
    try {
      const ofBuild = await errorsOf(['build', dir, '--json'])
      expect(ofBuild.map((error) => error.split(' ')[0])).toEqual(codes)
      expect(await errorsOf(['check', dir, '--format', 'json'])).toEqual(ofBuild)
    } finally {
      remove(dir)
    }
  },
  60_000,
)
