// A site under edit: serves files from the graph, applies changes and notifies open pages, and shows the last good
// version of broken pages.
import type { FileBatch } from '../io/watch.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { livePolicy } from '../model/site-policy.ts'
import { createGate } from '../serve/gate.ts'
import type { LiveEvent, LiveSource, SiteCounts, SiteFinding } from '../serve/live-source.ts'
import { createQueue } from '../serve/turns.ts'
import { createBackgroundCheck } from './background-check.ts'
import { followConfig, isConfigFile } from './config-changes.ts'
import { createLastGoodBundle, type LastGoodBundle, mayBeCode } from './good-bundle.ts'
import { lastGoodPages } from './last-good-pages.ts'
import type { Host } from './options.ts'
import { createPageMoves, type PageMoves } from './page-moves.ts'
import { type FailedSession, openSession, type Session } from './site-session.ts'

/** A change that was applied. */
export interface AppliedChange {
  readonly files: number
  readonly ms: number
}

/** Receives events of a site. */
export interface LiveSiteListener {
  applied(change: AppliedChange): void
  /** The configuration is unusable and the old one stays in use; empty once it is fixed. */
  configProblems(diagnostics: readonly Diagnostic[]): void
  /** All findings of the whole site. */
  findings(diagnostics: readonly Diagnostic[]): void
  /** An internal error in the background. */
  failed(error: unknown): void
}

/** A site that is served while it changes. */
export interface LiveSite extends LiveSource {
  readonly session: Session
  /** Whether the site is built from this file, or would be if the file existed. */
  concerns(path: string): boolean
  /** A change is about to come: pauses background work until it is applied. */
  pause(): void
  /** Applies changed files. */
  change(batch: FileBatch): Promise<void>
  pageCount(): Promise<number>
  /** Folders that the site is built from. */
  folders(): Promise<readonly string[]>
  /** Resolves when the first requests have been answered. */
  firstAnswers(): Promise<void>
  /** Starts checking the whole site in the background. */
  checkInBackground(): void
  close(): Promise<void>
}

/** Delay of the background check after a change: open pages come first. */
const REST_MS = 400
/** Time in which a browser that was waiting for the server sends its first request. */
const FIRST_ASKED_MS = 60

/** State of a live site. */
interface LiveState {
  readonly session: Session
  readonly theme: LastGoodBundle
  readonly listener: LiveSiteListener
  readonly host: Host
  readonly gate: ReturnType<typeof createGate>
  /** Orders requests, one per turn of the event loop. */
  readonly turn: () => Promise<void>
  readonly listeners: Set<(event: LiveEvent) => void>
  revision: number
  /** Number of unanswered requests. */
  pendingRequests: number
  counts: SiteCounts | null
  /** Findings of the last check of the whole site. */
  found: readonly Diagnostic[]
  readonly moves: PageMoves
  configErrors: readonly Diagnostic[]
}

/** Opens a live site, or returns the reason why its configuration is unusable. */
export async function openLiveSite(
  options: { readonly siteDir: string | undefined; readonly locales: readonly string[] },
  listener: LiveSiteListener,
  host: Host,
): Promise<LiveSite | FailedSession> {
  const theme = createLastGoodBundle(host.toolDir)
  const session = await openSession(
    {
      ...options,
      mode: 'development',
      wrapBundle: theme.wrap,
      codeFailed: (diagnostic) => listener.configProblems([diagnostic]),
    },
    host,
  )
  if (!('pipeline' in session)) return session
  // Loaded in parallel with the tables: the first page needs both. Errors are reported when a page is requested.
  session.pipeline.live.runtime().catch(() => undefined)
  return liveSite({
    session,
    theme,
    listener,
    host,
    gate: createGate(),
    turn: createQueue(),
    listeners: new Set(),
    revision: 1,
    pendingRequests: 0,
    counts: null,
    found: [],
    moves: createPageMoves(),
    configErrors: [],
  })
}

function liveSite(state: LiveState): LiveSite {
  const { session, theme, gate, listeners } = state
  const { pipeline } = session
  const pages = lastGoodPages({ session, theme, configErrors: () => state.configErrors })
  const check = backgroundCheck(state)
  return {
    session,
    siteDir: session.siteDir,
    isReady: true,
    get baseUrl() {
      return session.config.baseUrl
    },
    get contentPolicy() {
      return livePolicy(session.config)
    },
    get revision() {
      return state.revision
    },
    get counts() {
      return state.counts
    },
    find: (paths) => answer(state, () => pages.find(paths)),
    health: (paths) => answer(state, () => pages.health(paths)),
    findings: () => gate.share(() => siteFindings(state)),
    movedTo: (address, paths) => gate.share(() => movedTo(state, address, paths)),
    textOf: (file) => gate.share(() => pipeline.textOf(file)),
    listen(listen) {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    concerns: (path) =>
      isConfigFile(session, path) || theme.concerns(path) || mayBeCode(path) || pipeline.reads(path),
    pause: check.pause,
    async change(batch) {
      check.pause()
      await applyChange(state, batch)
      check.begin(REST_MS)
    },
    startPath: () => gate.share(() => pipeline.startPath()),
    pageCount: () => gate.share(() => pipeline.pageCount()),
    folders: () => gate.share(() => foldersOf(session)),
    checkInBackground: () => check.begin(0),
    async firstAnswers() {
      do await new Promise((resolve) => setTimeout(resolve, FIRST_ASKED_MS))
      while (state.pendingRequests > 0)
    },
    async close() {
      check.close()
      await session.close()
    },
  }
}

/** Background check of the whole site; it waits while requests are pending. */
function backgroundCheck(state: LiveState) {
  const { session, theme, listener, host, gate } = state
  return createBackgroundCheck({
    session,
    gate,
    host,
    isRequested: () => state.pendingRequests > 0,
    notices: () => [...session.notices, ...theme.problems(session.siteDir)],
    checked(found, pages) {
      state.found = found
      state.moves.seen(pages)
      const count = (severity: string) => found.filter((each) => each.severity === severity).length
      state.counts = { errors: count('error'), warnings: count('warning') }
      emit(state, { kind: 'counts', counts: state.counts })
      listener.findings(found)
    },
    failed: listener.failed,
  })
}

/** Findings with the URLs of their pages. */
async function siteFindings({ session, found }: LiveState): Promise<readonly SiteFinding[]> {
  const pages = new Map((await session.pipeline.live.pages()).map(({ file, path }) => [file, path]))
  return found.map((diagnostic) => {
    const page = diagnostic.place && pages.get(diagnostic.place.file)
    return { diagnostic, ...(page === undefined ? {} : { page }) }
  })
}

async function movedTo(
  { session, moves }: LiveState,
  address: string,
  paths: readonly string[],
): Promise<string | null> {
  const { live } = session.pipeline
  for (const path of paths) if (await live.pageAt(path)) return null
  return moves.to(address, await live.pages()) ?? null
}

function emit({ listeners }: LiveState, event: LiveEvent): void {
  for (const listen of listeners) listen(event)
}

/** Answers a request; background work pauses until then. */
async function answer<T>(state: LiveState, question: () => Promise<T>): Promise<T> {
  state.pendingRequests++
  try {
    await state.turn()
    return await state.gate.share(question)
  } finally {
    state.pendingRequests--
  }
}

async function applyChange(state: LiveState, { paths, listed }: FileBatch): Promise<void> {
  const { session, listener, host } = state
  const { live } = session.pipeline
  const started = host.now()
  await state.gate.alone(async () => {
    await takeConfig(state, paths)
    if (listed.length > 0) state.moves.beforeChange(await live.pages())
    const codeChanged = paths.some(state.theme.concerns)
    if (codeChanged) await live.runtimeChanged()
    await session.pipeline.changed(paths, listed)
    // Errors in the site's code must be known when the change is announced, not when a page next needs the bundle.
    // `createLastGoodBundle` stores the failure as a finding.
    if (codeChanged) await live.runtime().catch(() => undefined)
    state.revision++
  })
  emit(state, { kind: 'changed', revision: state.revision })
  listener.applied({ files: paths.length, ms: host.now() - started })
}

/** Reloads the configuration if its files changed, and reports errors until it is usable again. */
async function takeConfig(state: LiveState, paths: readonly string[]): Promise<void> {
  const { session, listener } = state
  const change = await followConfig(session, paths)
  if (change === 'untouched') return
  const errors = change === 'taken' ? [] : change.diagnostics
  if (errors.length > 0 || state.configErrors.length > 0) listener.configProblems(errors)
  state.configErrors = errors
}

/** Folders that the site is built from, including those of its configuration. */
async function foldersOf({ pipeline, configFiles }: Session): Promise<readonly string[]> {
  const ofConfig = configFiles.flatMap((file) => (file.includes('/') ? [file.split('/')[0] ?? ''] : []))
  return [...new Set([...(await pipeline.live.sourceFolders()), ...ofConfig])]
}
