// Parses and validates the options of `docsite check`: formats, levels, rules.
import { own } from '../../runtime/model/own.ts'
import type { RuleLevel } from '../model/finding.ts'
import { UsageError } from '../model/ports.ts'
import { LEVEL_NAMES, RULE_IDS } from '../pipeline/checks.ts'
import { suggest } from '../text/suggest.ts'

/** Formats of a report. */
export const FORMATS = ['pretty', 'json', 'sarif', 'junit', 'github', 'gitlab'] as const
export type Format = (typeof FORMATS)[number]

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
