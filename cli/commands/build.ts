// `docsite build`: demands every output file from the graph, writes them next to the published site and swaps the two.
import { OFFLINE_ROOT } from '../../runtime/model/offline.ts'
import { type DiskSink, openDiskSink } from '../io/disk-sink.ts'
import { lockOf } from '../io/exchange.ts'
import type { StampStore } from '../io/file-stamps.ts'
import { type Lock, takeLock } from '../io/lock.ts'
import { zipFolder } from '../io/zip-folder.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { OutputTarget } from '../model/output.ts'
import type { Cache } from '../model/ports.ts'
import { utf8Text } from '../text/utf8.ts'
import type { CommandDefinition } from './command.ts'
import { EXIT } from './exit.ts'
import type { BuildOptions, Host } from './options.ts'
import { outputOf } from './output-conflict.ts'
import { pageLossFindings } from './page-loss-findings.ts'
import { precompressed } from './precompressed.ts'
import { changesSince, type PreviousRun, previousRun, resume, saveRun } from './previous-run.ts'
import { type BuildSummary, type CommandReport, createReport } from './report.ts'
import { JOBS_OPTION } from './shared-options.ts'
import { openSession, type Session } from './site-session.ts'

/** Result of a build other than its files. */
interface Built extends Pick<BuildSummary, 'diagnostics' | 'pages' | 'foreign'> {
  /** Hash of the published files. */
  readonly filesHash: string
}

/** Name of the stored run. Each edition has one, whatever its settings: changed settings are found among its inputs. */
const runKey = ({ offline }: BuildOptions) => (offline ? 'build-offline' : 'build')

/** Files that are compiled. */
const PAGE = /\.mdx?$/

/** Cache entry with the stamps of published files. */
const STAMPS = 'last-stamps'

/** The command definition. */
export const build: CommandDefinition = {
  name: 'build',
  summary: 'compile the site into a folder of static files',
  options: [
    ['-o, --out-dir <dir>', 'output folder (default: build in the site folder)', 'text'],
    ['--base-url <path>', 'base path of the published site, overriding the configuration', 'text'],
    ['-l, --locale <code>', 'build only this locale (repeatable)', 'list'],
    [
      '--offline',
      'build an edition that opens from disk: a folder (default: build-offline) and a zip',
      'flag',
    ],
    JOBS_OPTION,
    ['--no-cache', 'do not read or write the cache in .docsite', 'flag'],
    ['--strict', 'treat warnings as errors', 'flag'],
    ['--force', 'replace an output folder that docsite did not create, with all its contents', 'flag'],
    ['--allow-shrink', 'publish even if more than half of the published pages would disappear', 'flag'],
    ['--json', 'print one JSON summary instead of text', 'flag'],
    ['-q, --quiet', 'print only findings', 'flag'],
    ['-v, --verbose', 'print the time of each stage', 'flag'],
  ],
  run: (siteDir, given, host) =>
    runBuild(
      {
        siteDir,
        outDir: given.outDir as string | undefined,
        baseUrl: given.baseUrl as string | undefined,
        locales: (given.locale as readonly string[] | undefined) ?? [],
        offline: given.offline === true,
        jobs: given.jobs as number | undefined,
        cache: given.cache !== false,
        strict: given.strict === true,
        force: given.force === true,
        allowShrink: given.allowShrink === true,
        json: given.json === true,
        quiet: given.quiet === true,
        verbose: given.verbose === true,
      },
      host,
    ),
}

/**
 * Runs a build and resolves to the exit code. If it throws `UsageError` or `EnvironmentError`, nothing is published.
 */
export async function runBuild(options: BuildOptions, host: Host): Promise<number> {
  const report = createReport(options, host)
  const session = await openSession({ ...options, mode: 'production' }, host)
  if (!('pipeline' in session)) {
    await report.failed(session.siteDir, session.diagnostics)
    return EXIT.usage
  }
  try {
    return await buildSession(session, options, report, host)
  } finally {
    await session.close()
  }
}

async function buildSession(
  session: Session,
  options: BuildOptions,
  report: CommandReport,
  host: Host,
): Promise<number> {
  const output = outputOf(session, options, host)
  if ('taken' in output) {
    await report.failed(session.siteDir, output.taken)
    return EXIT.usage
  }
  const lock = await takeLock(lockOf(output.folder), host)
  try {
    const sink = await openDiskSink(output.folder, {
      force: options.force,
      ...(options.cache ? { stamps: stampStore(session.cache) } : {}),
    })
    return await buildInto(sink, session, { outDir: output.named, lock, options }, report, host)
  } finally {
    lock.release()
  }
}

/** Options and resources of a build. */
interface BuildPlan {
  /** Output folder as named on the command line. */
  readonly outDir: string
  readonly lock: Lock
  readonly options: BuildOptions
}

async function buildInto(
  sink: DiskSink,
  session: Session,
  { outDir, lock, options }: BuildPlan,
  report: CommandReport,
  host: Host,
): Promise<number> {
  const giveUp = async () => {
    await session.stop()
    await sink.discard()
  }
  host.onStop(giveUp)
  const question = runKey(options)
  try {
    const { last, changes } = await publishedBuild(sink, session, question)
    const isLast = last !== null && changes.length === 0 && sink.reusePublished()
    const resumed = last && !isLast && (await resume(session, question, last, changes)) ? last : null
    const made = isLast
      ? { ...last.result, docs: sink.publishedPages }
      : await writeOutputs(await targetOf(sink, session, options), session, report, host)
    const { diagnostics: found, pages, docs, foreign } = made
    const codeFailures = [...session.codeFailures]
    const fall = options.allowShrink ? [] : pageLossFindings(sink.publishedPages, docs, options.locales)
    const notices = await session.pipeline.weighed(session.notices)
    const diagnostics = withAddresses([...notices, ...codeFailures, ...found, ...fall], session)
    const failed = hasErrors(diagnostics, options.strict)
    report.stage('publish')
    lock.check()
    if (failed) await sink.discard()
    else await sink.publish(docs)
    if (!failed && options.offline) zipFolder(sink.folder, `${outDir}.zip`)
    if (!isLast && !failed && options.cache)
      saveRun(session, question, { diagnostics: found, pages, foreign, filesHash: sink.filesHash() }, resumed)
    // Only a build from scratch has requested every cache entry that is in use.
    if (!isLast && !resumed) session.cache.tidy()
    await report.done({
      siteDir: session.siteDir,
      outDir,
      totals: sink.totals,
      work: session.work,
      diagnostics,
      failed,
      strict: options.strict,
      pages,
      foreign,
    })
    if (codeFailures.length > 0) return EXIT.usage
    return failed ? EXIT.content : EXIT.ok
  } catch (error) {
    await giveUp()
    throw error
  }
}

/** Restores online URLs in findings of the offline edition, whose files contain a placeholder for the base URL. */
function withAddresses(
  diagnostics: readonly Diagnostic[],
  { onlineBase }: Pick<Session, 'onlineBase'>,
): readonly Diagnostic[] {
  const online = (text: string) => text.replaceAll(OFFLINE_ROOT, onlineBase)
  return diagnostics.map((each) => ({
    ...each,
    message: online(each.message),
    ...(each.hint === undefined ? {} : { hint: online(each.hint) }),
  }))
}

/** The build that produced the published site, and the changes since then; null if it cannot be resumed. */
async function publishedBuild(sink: DiskSink, session: Session, question: string) {
  const last: PreviousRun<Built> | null = previousRun(session, question)
  if (!last || !sink.holds(last.result.filesHash)) return { last: null, changes: [] }
  const changes = await changesSince(session, last, ({ key }) => {
    // Start a thread now: pages will have to be compiled, and the comparison takes a while.
    if (PAGE.test(key)) session.startThread()
  })
  return { last, changes }
}

/** Receiver of the output files. */
async function targetOf(
  sink: DiskSink,
  { pipeline, onlineBase, config }: Session,
  { offline }: BuildOptions,
): Promise<OutputTarget> {
  return offline ? pipeline.offline(sink, onlineBase) : precompressed(sink, config.precompress)
}

async function writeOutputs(
  target: OutputTarget,
  { pipeline, cache }: Session,
  report: CommandReport,
  host: Host,
) {
  const progress: CommandReport['progress'] = (stage, done, total) => {
    if (stage === 'pages' && done === 1) host.engine.expectPages(total ?? 0)
    report.progress(stage, done, total)
  }
  await pipeline.writeAll(target, progress)
  // Written before the findings are collected, so that a cache that cannot be written is among them.
  cache.save()
  const diagnostics = await pipeline.findings()
  return {
    diagnostics,
    pages: await pipeline.pageCount(),
    docs: await pipeline.docCounts(),
    foreign: await pipeline.foreignSources(),
  }
}

/** Stamps of published files are stored in the cache, so `--no-cache` ignores both. */
const stampStore = (cache: Cache): StampStore => ({
  read() {
    const bytes = cache.last(STAMPS)
    return (bytes && utf8Text(bytes)) ?? undefined
  },
  write: (text) => cache.setLast(STAMPS, [Buffer.from(text)]),
})

const hasErrors = (diagnostics: readonly Diagnostic[], strict: boolean) =>
  diagnostics.some(({ severity }) => severity === 'error' || (strict && severity === 'warning'))
