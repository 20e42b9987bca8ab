// `docsite check`: collects the findings of the build graph without rendering or writing the site.
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { askExternal } from '../io/external-links.ts'
import { isThere } from '../io/unreadable.ts'
import { replaceFile } from '../io/write-file.ts'
import type { SiteAddresses } from '../model/addresses.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Finding } from '../model/finding.ts'
import { UsageError } from '../model/ports.ts'
import type { ReaderQuery } from '../model/search-metrics.ts'
import { type LostAddress, lostByLocale, lostFinding } from '../pipeline/addresses.ts'
import { queryMetrics, readQueryList, SEARCH_TESTS } from '../pipeline/checks.ts'
import { answerFindings } from '../pipeline/external-links.ts'
import { baselineText, readBaseline } from '../report/baseline.ts'
import { counted } from '../text/counted.ts'
import { fingerprint } from '../text/fingerprint.ts'
import { addressesBefore } from './check-against.ts'
import { applyFixes } from './check-fix.ts'
import { CHECK_OPTIONS, type CheckOptions, checkOptions } from './check-options.ts'
import { refuse, withRefusalReport } from './check-refusal.ts'
import { type CheckResult, writeReports } from './check-report.ts'
import { watchChecks } from './check-watch.ts'
import type { CommandDefinition } from './command.ts'
import { followConfig } from './config-changes.ts'
import { findingsInVersions } from './docs-versions.ts'
import { EXIT } from './exit.ts'
import type { Host } from './options.ts'
import { outputOf } from './output-conflict.ts'
import { isUnchanged, type PreviousRun, previousRun, saveResult } from './previous-run.ts'
import { withRenamedTargets } from './renamed-targets.ts'
import { reportRoot, sitePrefix } from './report-root.ts'
import { explain } from './rule-docs.ts'
import { siteFolder } from './site-folder.ts'
import { openSession, type Session } from './site-session.ts'
import { sourceReader } from './source-reader.ts'

/** Path of the list of messages in the package. */
const MESSAGES = 'cli/reference/diagnostics.md'

/** The command definition. */
export const check: CommandDefinition = {
  name: 'check',
  summary: 'find everything that is broken, without building',
  options: CHECK_OPTIONS,
  async run(siteDir, given, host) {
    if (typeof given.explain === 'string') {
      host.stdout(explain(given.explain, () => readFileSync(join(host.toolDir, MESSAGES), 'utf8')))
      return EXIT.ok
    }
    return runCheck(checkOptions(siteDir, given), host)
  },
}

/** Runs a check and resolves to the exit code. `UsageError` and `EnvironmentError` are also written to the reports. */
export const runCheck = (options: CheckOptions, host: Host): Promise<number> =>
  withRefusalReport(() => checkSite(options, host), options, host)

async function checkSite(options: CheckOptions, host: Host): Promise<number> {
  if (options.root !== undefined && !isThere(resolve(host.cwd, options.root)))
    throw new UsageError(`--root ${options.root}: the folder does not exist`)
  // Nothing is rendered, so all cores can compile.
  const jobs = options.jobs ?? Math.min(8, availableParallelism())
  const since = Date.now()
  // Search tests need the text of pages. In watch mode they may be added at any time.
  const hasTests = hasSearchTests(siteFolder(options.siteDir, host.cwd))
  const factsOnly = !options.watch && options.searchQueries === undefined && !hasTests
  if (options.search && !hasTests)
    throw new UsageError(`--search needs test queries: there is no ${SEARCH_TESTS.join(' or ')}`)
  const queries = queryList(options, host)
  const session = await openSession({ ...options, jobs, mode: 'production', factsOnly }, host)
  const refused = (diagnostics: readonly Diagnostic[]) => refuse(options, session.siteDir, diagnostics, host)
  if (!('pipeline' in session)) {
    refused(session.diagnostics)
    return EXIT.usage
  }
  host.onStop(() => session.close())
  try {
    const output = outputOf(session, options, host)
    if ('taken' in output) {
      refused(output.taken)
      return EXIT.usage
    }
    const { against } = options
    const before = against === undefined ? null : await addressesBefore(against, session, host)
    const asked: Asked = { queries, before }
    const code = await checkOnce(options, asked, session, host)
    if (!options.watch) return code
    const again = () => checkOnce(options, asked, session, host)
    await watchChecks(session, { since, again, refused }, host)
    return EXIT.ok
  } finally {
    await session.close()
  }
}

/** What the command line asks to look up in addition to the findings of the site. */
interface Asked {
  /** Queries of readers. */
  readonly queries: readonly ReaderQuery[] | null
  /** Addresses that the site published before. */
  readonly before: SiteAddresses | null
}

async function checkOnce(
  options: CheckOptions,
  { queries, before }: Asked,
  session: Session,
  host: Host,
): Promise<number> {
  const started = host.now()
  const { findings: found, pages } = await checked(options, before, session)
  if (session.codeFailures.length > 0) {
    refuse(options, session.siteDir, session.codeFailures, host)
    return EXIT.usage
  }
  const all = options.fix ? await fixed(found, { options, before }, session, host) : found
  const remaining = findingsInVersions(all, options.docsVersions, session.siteDir)
  const known = options.baseline === undefined ? null : baselineOf(options, remaining, host)
  const fresh = known ? remaining.filter(({ fingerprint }) => !known.has(fingerprint)) : remaining
  writeReports(
    options.reports,
    {
      findings: fresh,
      siteDir: session.siteDir,
      root: reportRoot(session.siteDir, options.root, host.cwd),
      configFile: session.configFiles[0] ?? 'site.config.ts',
      sourceOf: sourceReader(session.siteDir),
      pages,
      ms: host.now() - started,
      known: remaining.length - fresh.length,
      ...(await searchOf(options, queries, session)),
      stale: staleEntries(known, remaining, options),
      quiet: options.quiet,
    },
    // The diff on stdout is meant for other programs, so reports go to stderr.
    options.dryRun ? { ...host, stdout: host.stderr } : host,
  )
  return fresh.some(({ severity }) => severity === 'error') ? EXIT.content : EXIT.ok
}

/** The requested search figures. */
async function searchOf(
  { search, locales: [locale] }: CheckOptions,
  queries: readonly ReaderQuery[] | null,
  { pipeline }: Session,
): Promise<Pick<CheckResult, 'search' | 'searchQueries'>> {
  const figures = search ? await pipeline.searchMetrics() : null
  const asked = queries?.map(({ query }) => query)
  return {
    ...(figures ? { search: figures } : {}),
    ...(queries && asked
      ? { searchQueries: queryMetrics(queries, await pipeline.runSearchQueries({ locale, queries: asked })) }
      : {}),
  }
}

/** Queries of readers; null if no file is given. Throws `UsageError` if the file is missing or has none. */
function queryList({ searchQueries }: CheckOptions, host: Host): readonly ReaderQuery[] | null {
  if (searchQueries === undefined) return null
  const text = sourceReader(host.cwd)(searchQueries)
  if (text === undefined) throw new UsageError(`--search-queries ${searchQueries}: the file does not exist`)
  const queries = readQueryList(text)
  if (queries.length === 0)
    throw new UsageError(
      `${searchQueries} contains no queries; write one query per line, optionally with a tab and a count after it`,
    )
  return queries
}

/** Result of a check without report data. */
interface Checked {
  readonly findings: readonly Finding[]
  readonly pages: number
}

/** Returns the result of the previous check with the same options if nothing has changed, otherwise runs a new one. */
async function checked(
  options: CheckOptions,
  before: SiteAddresses | null,
  session: Session,
): Promise<Checked> {
  const { levels, only, locales, cache, fix, external, watch, search, searchQueries } = options
  const make = async (): Promise<Checked> => ({
    findings: await findingsOf(options, before, session),
    pages: await session.pipeline.pageCount(),
  })
  // Answers of other sites and fixed files must not be cached. A watch, and a query of the search, need the graph
  // itself.
  const asksSearch = search || searchQueries !== undefined
  if (!cache || fix || external || watch || asksSearch || before) return make()
  const question = `check-${fingerprint([levels, only, locales, session.notices])}`
  const last: PreviousRun<Checked> | null = previousRun(session, question)
  if (last && (await isUnchanged(session, last))) return last.result
  const result = await make()
  saveResult(session, question, result)
  return result
}

async function findingsOf(
  options: CheckOptions,
  before: SiteAddresses | null,
  session: Session,
): Promise<readonly Finding[]> {
  const levels = { ...session.config.rules, ...options.levels }
  const said = options.external ? await externalLinkFindings(session) : []
  const lost = lostFindings(await lostAddressesByLocale(before, session))
  const { only } = options
  const notices = () => [...session.notices, ...said, ...lost]
  const findings = await session.pipeline.check({ levels, only, notices })
  return options.fix ? withRenamedTargets(findings, session) : findings
}

type Lost = ReadonlyMap<string, readonly LostAddress[]>

/** Previously published addresses that would lead nowhere, by locale. */
async function lostAddressesByLocale(
  before: SiteAddresses | null,
  { pipeline, config }: Session,
): Promise<Lost> {
  if (!before) return new Map()
  const codes = config.i18n.locales.map(({ code }) => code)
  return lostByLocale(before, await pipeline.addresses(), codes)
}

const lostFindings = (lost: Lost): readonly Diagnostic[] =>
  [...lost].flatMap(([code, addresses]) =>
    addresses.map((address) => lostFinding(address, lost.size > 1 ? code : null)),
  )

/** Findings about links to other sites. */
async function externalLinkFindings({ pipeline, siteDir, config }: Session): Promise<readonly Diagnostic[]> {
  const links = await pipeline.externalLinks()
  const answers = await askExternal(
    links.map(({ url }) => url),
    {
      ...config.external,
      cacheFile: join(siteDir, '.docsite', 'cache', 'external-links.json'),
      now: Date.now(),
      env: process.env,
    },
  )
  return links.flatMap((link) => answerFindings(link, answers))
}

/** Number of baseline entries without a finding; 0 if not everything was checked. */
function staleEntries(
  known: ReadonlySet<string> | null,
  remaining: readonly Finding[],
  { only, locales, docsVersions }: CheckOptions,
): number {
  if (!known || only || locales.length > 0 || docsVersions.length > 0) return 0
  const found = new Set(remaining.map(({ fingerprint }) => fingerprint))
  return [...known].filter((fingerprint) => !found.has(fingerprint)).length
}

/** Maximum number of fix rounds. A fix may reveal another finding, such as a broken anchor behind a corrected path. */
const MAX_ROUNDS = 10

/** Applies fixes that are certain. Resolves to the findings that remain. */
async function fixed(
  found: readonly Finding[],
  { options, before }: { readonly options: CheckOptions } & Pick<Asked, 'before'>,
  session: Session,
  host: Host,
): Promise<readonly Finding[]> {
  const { siteDir } = session
  const prefix = sitePrefix(reportRoot(siteDir, options.root, host.cwd), siteDir)
  const target = { siteDir, prefix, dryRun: options.dryRun }
  /** Redirects are added only if lost addresses are reported, that is, unless their level is off. */
  const lostAmong = async (findings: readonly Finding[]): Promise<Lost> =>
    findings.some(({ rule }) => LOST.has(rule)) ? lostAddressesByLocale(before, session) : new Map()
  if (options.dryRun) {
    host.stdout(applyFixes(found, await lostAmong(found), target).diff)
    return found
  }
  const touched = new Set<string>()
  let count = 0
  let left = found
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const wanted = findingsInVersions(left, options.docsVersions, siteDir)
    const made = applyFixes(wanted, await lostAmong(left), target)
    if (made.count === 0) break
    count += made.count
    for (const file of made.files) touched.add(file)
    await session.pipeline.changed(made.files)
    await followConfig(session, made.files)
    left = await findingsOf(options, before, session)
  }
  if (count > 0) host.stderr(`Made ${counted(count, 'fix', 'fixes')} in ${counted(touched.size, 'file')}.\n`)
  return left
}

/** Rules about lost addresses. */
const LOST: ReadonlySet<string> = new Set(['lost-address', 'lost-anchor'])

/** Fingerprints of the baseline, which is updated first if requested. */
function baselineOf(
  { baseline = '', updateBaseline }: CheckOptions,
  findings: readonly Finding[],
  host: Host,
): ReadonlySet<string> {
  const file = resolve(host.cwd, baseline)
  if (updateBaseline) replaceFile(file, baselineText(findings))
  const text = sourceReader(host.cwd)(baseline)
  if (text === undefined)
    throw new UsageError(`the baseline ${baseline} does not exist; create it with --update-baseline`)
  return readBaseline(text, baseline)
}

function hasSearchTests(siteDir: string): boolean {
  return SEARCH_TESTS.some((path) => isThere(join(siteDir, path)))
}
