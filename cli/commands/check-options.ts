// The options of `docsite check`, and their parsing and validation: formats, levels, rules.
import { own } from '../../runtime/model/own.ts'
import type { RuleLevel } from '../model/finding.ts'
import { UsageError } from '../model/ports.ts'
import { LEVEL_NAMES, RULE_IDS } from '../pipeline/checks.ts'
import { suggest } from '../text/suggest.ts'
import type { CommandDefinition } from './command.ts'

/** Formats of a report. */
const FORMATS = ['pretty', 'json', 'sarif', 'junit', 'github', 'gitlab'] as const
export type Format = (typeof FORMATS)[number]

/** The options as the command line lists them. */
export const CHECK_OPTIONS: CommandDefinition['options'] = [
  [
    '-f, --format <name[=file]>',
    `${FORMATS.join(', ')}; append =file to write to a file (repeatable)`,
    'list',
  ],
  ['--rules <ids>', 'run only these rules (comma-separated)', 'text'],
  ['--severity <rule=level>', 'set the level of a rule to off, warn or error (repeatable)', 'list'],
  ['--baseline <file>', 'fail only on findings that are not in this file', 'text'],
  ['--update-baseline', 'write the current findings to the baseline file', 'flag'],
  [
    '--against <what>',
    'report URLs and anchors that an earlier site had and this one has not: an addresses.json, a published folder, its URL, or a git tag',
    'text',
  ],
  [
    '--fix',
    'apply unambiguous fixes: letter case, missing .md, moved pages, encoding, misspelt anchors; with --against, write redirects',
    'flag',
  ],
  ['--dry-run', 'with --fix: print the changes as a diff without writing', 'flag'],
  ['--external', 'check links to other sites over the network', 'flag'],
  ['--search', 'print the success rate of the queries in search.test.yml, by category', 'flag'],
  [
    '--search-queries <file>',
    'list the queries in this file that find nothing; one query per line, with an optional count',
    'text',
  ],
  ['--watch', 'check again whenever a file changes', 'flag'],
  ['--explain <rule>', 'print the documentation of a rule', 'text'],
  ['-o, --out-dir <dir>', 'output folder of builds (default: build in the site folder)', 'text'],
  ['-l, --locale <code>', 'check only this locale (repeatable)', 'list'],
  ['--docs-version <name>', 'report only findings in this docs version, or `current` (repeatable)', 'list'],
  [
    '--root <dir>',
    'folder that paths in reports and diffs are relative to (default: the repository)',
    'text',
  ],
  ['-q, --quiet', 'print only findings', 'flag'],
  ['-j, --jobs <n>', 'compiler threads (default: number of cores)', 'count'],
  ['--no-cache', 'do not read or write the cache in .docsite', 'flag'],
]

/** A report to write, to a file or to standard output. */
export interface ReportRequest {
  readonly format: Format
  readonly file?: string
}

/** Options of `docsite check`. */
export interface CheckOptions {
  readonly siteDir: string | undefined
  /** Output folder of builds; undefined = the default one. */
  readonly outDir: string | undefined
  /** Exactly one of them goes to standard output. */
  readonly reports: readonly ReportRequest[]
  readonly only: readonly string[] | null
  readonly levels: Readonly<Record<string, RuleLevel>>
  readonly baseline: string | undefined
  readonly updateBaseline: boolean
  /** Source of the addresses that the site published before. */
  readonly against: string | undefined
  readonly fix: boolean
  readonly dryRun: boolean
  readonly external: boolean
  readonly watch: boolean
  /** Print search figures from the search tests. */
  readonly search: boolean
  /** File with queries of readers. */
  readonly searchQueries: string | undefined
  readonly quiet: boolean
  /** Folder that paths in reports are relative to; undefined = the repository root. */
  readonly root: string | undefined
  /** Only findings in these versions of the docs; empty = all. */
  readonly docsVersions: readonly string[]
  readonly locales: readonly string[]
  readonly jobs: number | undefined
  readonly cache: boolean
}

/** Parses the options. Throws `UsageError` for invalid combinations. */
export function checkOptions(
  siteDir: string | undefined,
  given: Readonly<Record<string, unknown>>,
): CheckOptions {
  const list = (name: string) => (own(given, name) as readonly string[] | undefined) ?? []
  const options: CheckOptions = {
    siteDir,
    outDir: given.outDir as string | undefined,
    reports: reportRequests(list('format')),
    only:
      given.rules === undefined
        ? null
        : String(given.rules)
            .split(/[\s,]+/)
            .filter(Boolean)
            .map((id) => knownRule(id)),
    levels: Object.fromEntries(list('severity').map(level)),
    baseline: given.baseline as string | undefined,
    updateBaseline: given.updateBaseline === true,
    against: given.against as string | undefined,
    fix: given.fix === true,
    dryRun: given.dryRun === true,
    external: given.external === true,
    watch: given.watch === true,
    search: given.search === true,
    searchQueries: given.searchQueries as string | undefined,
    quiet: given.quiet === true,
    root: given.root as string | undefined,
    docsVersions: list('docsVersion'),
    locales: list('locale'),
    jobs: given.jobs as number | undefined,
    cache: given.cache !== false,
  }
  if (options.updateBaseline && options.baseline === undefined)
    throw new UsageError('--update-baseline needs --baseline <file>')
  // The baseline would cover all findings of every later check.
  if (options.updateBaseline && options.watch)
    throw new UsageError('--update-baseline cannot be used with --watch')
  if (options.watch && (options.search || options.searchQueries !== undefined))
    throw new UsageError('--search and --search-queries cannot be used with --watch')
  if (options.dryRun && !options.fix) throw new UsageError('--dry-run needs --fix')
  return options
}

/** The requested reports. Adds `pretty` on standard output if no other report goes there. */
function reportRequests(formats: readonly string[]): readonly ReportRequest[] {
  const asked = formats.map(reportRequest)
  const toTerminal = asked.filter(({ file }) => file === undefined)
  if (toTerminal.length > 1)
    throw new UsageError(
      'only one report can go to standard output; write the others to files: --format name=file',
    )
  return toTerminal.length === 1 ? asked : [...asked, { format: 'pretty' }]
}

function reportRequest(text: string): ReportRequest {
  const at = text.indexOf('=')
  const name = at < 0 ? text : text.slice(0, at)
  const format = FORMATS.find((known) => known === name)
  if (format === undefined)
    throw new UsageError(`there is no format '${name}'; available formats: ${FORMATS.join(', ')}`)
  if (at >= 0 && at === text.length - 1)
    throw new UsageError(`--format ${text}: the file name after = is missing`)
  return at < 0 ? { format } : { format, file: text.slice(at + 1) }
}

function level(text: string): readonly [string, RuleLevel] {
  const [rule = '', wanted = ''] = text.split('=')
  const levels: Readonly<Record<string, RuleLevel>> = {
    off: 'off',
    warn: 'warn',
    warning: 'warn',
    error: 'error',
  }
  const found = own(levels, wanted)
  if (found === undefined)
    throw new UsageError(`--severity ${text}: expected rule=off, rule=warn or rule=error`)
  return [knownRule(rule, LEVEL_NAMES), found]
}

function knownRule(id: string, known: readonly string[] = RULE_IDS): string {
  if (known.includes(id)) return id
  const near = suggest(id, RULE_IDS)
  throw new UsageError(
    `there is no rule '${id}'${near === undefined ? `; available rules: ${[...RULE_IDS].sort().join(', ')}` : `; did you mean '${near}'?`}`,
  )
}
