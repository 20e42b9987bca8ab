// A site that lives while it is edited: answers from the graph, takes in changed files, keeps the last good version of what
// is broken.
import type { FileBatch } from '../io/watch.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { RuntimeBundle } from '../model/ports.ts'
import { createGate } from '../serve/gate.ts'
import type { LiveEvent, LiveSource, PageHealth, ServedFile, SiteCounts } from '../serve/live-source.ts'
import { newest } from '../text/newest.ts'
import type { Host } from './options.ts'
import { createSiteLook } from './site-look.ts'
import { type FailedSession, type MakeBundle, openSession, type Session } from './site-session.ts'
import { themeProblems } from './theme-problems.ts'

/** A change that was taken in. */
export interface Taken {
  readonly files: number
  readonly ms: number
}

/** Who hears of what happens to the site. */
export interface LiveSiteListener {
  taken(change: Taken): void
  /** The configuration cannot be used: the old one stays; empty when it is mended. */
  configProblems(diagnostics: readonly Diagnostic[]): void
  /** Everything known about the whole site. */
  findings(diagnostics: readonly Diagnostic[]): void
  /** A defect met while nobody waited. */
  failed(error: unknown): void
}

/** A living site. */
export interface LiveSite extends LiveSource {
  readonly session: Session
  /** A change is on its way: what runs in the background ends, until the change is taken in. */
  giveWay(): void
  /** Takes in changed files. */
  change(batch: FileBatch): Promise<void>
  pageCount(): Promise<number>
  /** Folders the site is made from. */
  folders(): Promise<readonly string[]>
  /** Resolves when whoever asked for a page at once has it. */
  firstAnswers(): Promise<void>
  /** Begins to look at the whole site in the background. */
  lookAtAll(): void
  close(): Promise<void>
}

/** Hashed data files kept for documents that were made before the last change, and how many. */
const DATA_FILE = /(^|\/)assets\/(site|sidebar|config|page)-[^/]+$/
const KEPT_DATA_FILES = 40
/** Documents kept in case the next version of the page is broken. */
const KEPT_DOCUMENTS = 100
/** After a change the open page comes first. */
const REST_MS = 400
/** Whoever wants the first page asks for it at once. */
const FIRST_ASKED_MS = 60

/** Opens a site to live with, or says why its configuration cannot be used. */
export async function openLiveSite(
  options: { readonly siteDir: string | undefined; readonly locales: readonly string[] },
  listener: LiveSiteListener,
  host: Host,
): Promise<LiveSite | FailedSession> {
  const theme = keepGoodBundle(host.toolDir)
  const opened = await openSession(
    {
      ...options,
      mode: 'development',
      wrapBundle: theme.wrap,
      codeFailed: (diagnostic) => listener.configProblems([diagnostic]),
    },
    host,
  )
  if (!('pipeline' in opened)) return opened
  const session: Session = opened
  const { pipeline } = session
  const { live } = pipeline
  // Loaded beside the tables: the first page needs both. What is wrong with it is told to whoever asks.
  live.runtime().catch(() => undefined)
  const gate = createGate()
  const listeners = new Set<(event: LiveEvent) => void>()
  /** The last good documents, each with the file of its doc. */
  const good = newest<{ readonly file: ServedFile; readonly source: string | undefined }>(KEPT_DOCUMENTS)
  const data = newest<ServedFile>(KEPT_DATA_FILES)
  const state = {
    revision: 1,
    asked: 0,
    counts: null as SiteCounts | null,
    configErrors: [] as readonly Diagnostic[],
  }
  const tell = (event: LiveEvent) => {
    for (const listen of listeners) listen(event)
  }
  const look = createSiteLook({
    session,
    gate,
    host,
    isAsked: () => state.asked > 0,
    notices: () => [...session.notices, ...theme.problems(session.siteDir)],
    looked(found) {
      const count = (severity: string) => found.filter((each) => each.severity === severity).length
      state.counts = { errors: count('error'), warnings: count('warning') }
      tell({ kind: 'counts', counts: state.counts })
      listener.findings(found)
    },
    failed: listener.failed,
  })

  /** Somebody waits for an answer: all else rests until he has it. */
  async function ask<T>(question: () => Promise<T>): Promise<T> {
    state.asked++
    try {
      return await gate.share(question)
    } finally {
      state.asked--
    }
  }

  /** Errors that keep a page from being shown as written; links that lead nowhere do not. */
  async function healthOf(path: string): Promise<PageHealth> {
    const page = await live.pageAt(path)
    const locale = page?.locale ?? localeAt(path)
    const own = page ? await live.findingsOf(page) : []
    const broken = own.filter(isBreaking)
    const siteWide = [
      ...state.configErrors,
      ...theme.problems(session.siteDir),
      ...(await live.siteErrors(locale)),
    ]
    return {
      errors: [...siteWide.filter(isBreaking), ...broken],
      findings: own.filter((found) => !isBreaking(found)),
    }
  }
  /** The locale whose files lie at a path below the output folder. */
  const localeAt = (path: string) =>
    [...session.locales]
      .sort((a, b) => b.outPrefix.length - a.outPrefix.length)
      .find(({ outPrefix }) => path.startsWith(outPrefix))?.code ?? ''

  /** What is wrong in the head of a doc whose page was good before: that is known without the rest of the site. */
  async function brokenHead(paths: readonly string[]) {
    for (const path of paths) {
      const kept = good.get(path)
      const found = kept?.source === undefined ? [] : await live.findingsOfHead(kept.source)
      const errors = found.filter(isBreaking)
      if (kept && errors.length > 0) return { file: kept.file, errors }
    }
    return null
  }

  async function find(paths: readonly string[]): Promise<ServedFile | null> {
    const broken = await brokenHead(paths)
    if (broken) return broken.file
    for (const path of paths) {
      const file = await live.fileAt(path)
      if (!file) continue
      const served = { path: file.path, body: file.body, isPage: file.page !== undefined }
      if (!file.page) {
        if (DATA_FILE.test(path)) data.put(path, served)
        return served
      }
      if ((await healthOf(path)).errors.length > 0) return good.get(path)?.file ?? served
      good.put(path, { file: served, source: file.page.file })
      return served
    }
    // A page whose address depends on what is broken in it stays where it was.
    for (const path of paths) {
      const kept = good.get(path)
      if (kept && (await movedByErrors(kept.source)).length > 0) return kept.file
      good.delete(path)
    }
    return data.get(paths[0] ?? '') ?? null
  }

  /** Errors of a doc, wherever its page is now. */
  async function movedByErrors(source: string | undefined): Promise<readonly Diagnostic[]> {
    const page = source === undefined ? undefined : (await live.pages()).find(({ file }) => file === source)
    return page ? (await live.findingsOf(page)).filter(isBreaking) : []
  }

  async function change({ paths, listed }: FileBatch): Promise<void> {
    look.giveWay()
    const started = host.now()
    await gate.alone(async () => {
      const configFiles = new Set(session.configFiles)
      const isConfig = (path: string) => configFiles.has(path) || /^site\.config\.[a-z]+$/.test(path)
      if (paths.some(isConfig)) await takeConfig()
      const codeChanged = paths.some(mayBeCode)
      if (codeChanged) await live.runtimeChanged()
      await pipeline.changed(paths, listed)
      // What is wrong with the site's code has to be known when the change is told, not when a page next needs the bundle. One
      // that cannot be made is kept as a finding by `keepGoodBundle`.
      if (codeChanged) await live.runtime().catch(() => undefined)
      state.revision++
    })
    tell({ kind: 'changed', revision: state.revision })
    listener.taken({ files: paths.length, ms: host.now() - started })
    look.begin(REST_MS)
  }

  async function takeConfig(): Promise<void> {
    const next = await session.readConfig()
    if ('config' in next) {
      next.apply()
      await live.reconfigured()
    }
    const errors = 'config' in next ? [] : next.diagnostics
    if (errors.length > 0 || state.configErrors.length > 0) listener.configProblems(errors)
    state.configErrors = errors
  }

  return {
    session,
    siteDir: session.siteDir,
    isReady: true,
    get baseUrl() {
      return session.config.baseUrl
    },
    get revision() {
      return state.revision
    },
    get counts() {
      return state.counts
    },
    find: (paths) => ask(() => find(paths)),
    health: (paths) =>
      ask(async () => {
        // Without a program there are no pages: what is wrong with it is all there is to say.
        const fatal = theme.withoutAny() ? theme.problems(session.siteDir) : []
        if (fatal.length > 0) return { errors: fatal, findings: [] }
        const broken = await brokenHead(paths)
        if (broken) {
          const errors = [...state.configErrors, ...theme.problems(session.siteDir), ...broken.errors]
          return { errors: errors.filter(isBreaking), findings: [] }
        }
        for (const path of paths) if (await live.pageAt(path)) return healthOf(path)
        const health = await healthOf(paths[0] ?? '')
        const moved = await Promise.all(paths.map((path) => movedByErrors(good.get(path)?.source)))
        return { ...health, errors: [...health.errors, ...moved.flat()] }
      }),
    textOf: (file) => gate.share(() => pipeline.textOf(file)),
    listen(listen) {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    giveWay: look.giveWay,
    change,
    startPath: () => gate.share(() => pipeline.startPath()),
    pageCount: () => gate.share(() => pipeline.pageCount()),
    folders: () =>
      gate.share(async () => [
        ...new Set([
          ...(await live.sourceFolders()),
          ...session.configFiles.flatMap((file) => (file.includes('/') ? [file.split('/')[0] ?? ''] : [])),
        ]),
      ]),
    lookAtAll: () => look.begin(0),
    async firstAnswers() {
      do await new Promise((resolve) => setTimeout(resolve, FIRST_ASKED_MS))
      while (state.asked > 0)
    },
    async close() {
      look.close()
      await session.close()
    },
  }
}

/** Whether a finding keeps a page from being what its author wrote; the checker's rules do not. */
function isBreaking({ severity, code }: Diagnostic): boolean {
  return severity === 'error' && !code.startsWith('check/')
}

/** Whether a file may be part of the bundle: where nothing of it has changed, the bundle is the same. */
const mayBeCode = (path: string) =>
  path.startsWith('theme/') || /\.(?:[cm]?[jt]sx?|css|scss|sass|svg|json)$/.test(path)

/** The last bundle that could be made stands in for one that cannot. */
function keepGoodBundle(toolDir: string) {
  const state: { last?: RuntimeBundle; failure?: unknown } = {}
  return {
    wrap:
      (bundle: MakeBundle): MakeBundle =>
      async (engine, modules) => {
        try {
          state.last = await bundle(engine, modules)
          delete state.failure
        } catch (error) {
          state.failure = error
          if (!state.last) throw error
          return { ...state.last, isSubstitute: true }
        }
        return state.last
      },
    /** Whether there never was a bundle. */
    withoutAny: () => state.failure !== undefined && state.last === undefined,
    problems: (siteDir: string) =>
      state.failure === undefined ? [] : themeProblems(state.failure, { toolDir, siteDir }),
  }
}
