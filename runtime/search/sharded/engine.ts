// Search in a sharded index: loads the manifest of each index, then for each query the few files that answer it. Runs in a worker
// if workers are available, otherwise in the page.
import type { SearchResult } from '../../model/search.ts'
import type { SearchBackend } from '../backend.ts'
import { type DownloadProgress, progressInSteps, StatusError, sumProgress } from '../download.ts'
import { isBelow } from '../index-shape.ts'
import { createIndexStore, type IndexStore } from '../load-index.ts'
import { type PlannedAnswer, planSearch, type RankedSection } from '../plan/search.ts'
import type { EngineSurroundings, SearchEngine, SearchOutcome, SearchRequest } from '../protocol.ts'
import { cutQuery, highlightTerms, queryWords } from '../query.ts'
import { throttle } from '../throttle.ts'
import { DEFAULT_SEPARATOR } from '../tokenize.ts'
import { createQueue } from '../turns.ts'
import { sectionKey } from './file-list.ts'
import { type FileSource, fileLoader, loadManifest } from './open-index.ts'
import { shardBackend } from './shard-backend.ts'
import { unionBackend } from './union.ts'

/** The indexes below one base URL. */
interface Library {
  readonly store: IndexStore<SearchBackend | null>
  readonly downloads: Downloads
}

/** An engine that loads each file once. */
export function createEngine(surroundings: EngineSurroundings): SearchEngine {
  const libraries = new Map<string, Library>()
  const inTurn = createQueue<SearchOutcome>()
  const libraryAt = (base: string, reload: boolean): Library => {
    const known = reload ? undefined : libraries.get(base)
    const library = known ?? newLibrary(base, reload, surroundings)
    libraries.set(base, library)
    return library
  }
  return {
    async search(request, onProgress, onPartial) {
      if (request.query.trim() === '') return { results: [], unavailable: false }
      const library = libraryAt(request.indexBase, false)
      if (request.retry) {
        library.store.forgetUnavailable()
        library.downloads.forgetFailures()
      }
      const report = progressInSteps(onProgress)
      const stop = library.downloads.listen(report)
      const partial = throttle(onPartial)
      try {
        return await answer(request, library, surroundings, partial.offer, inTurn)
      } catch (cause) {
        // The site was republished after the manifest was loaded.
        if (!isGone(cause)) return unavailable(cause, surroundings)
        const renewed = libraryAt(request.indexBase, true)
        const stopAgain = renewed.downloads.listen(report)
        return await answer(request, renewed, surroundings, partial.offer, inTurn)
          .catch((again: unknown) => unavailable(again, surroundings))
          .finally(stopAgain)
      } finally {
        partial.stop()
        stop()
      }
    },
  }
}

const isGone = (cause: unknown): boolean => cause instanceof StatusError && cause.status === 404

function unavailable(cause: unknown, { warn }: EngineSurroundings): SearchOutcome {
  warn('A part of the search index could not be loaded.', cause)
  return { results: [], unavailable: true }
}

function newLibrary(base: string, reload: boolean, { fetch, warn, keptFiles }: EngineSurroundings): Library {
  const downloads = newDownloads()
  const store = createIndexStore<SearchBackend | null>({
    empty: null,
    warn,
    onProgress: () => undefined,
    async load(tag) {
      const source: FileSource = { fetch, base }
      const manifest = await downloads.during(tag, (onProgress) =>
        loadManifest(tag, source, reload, onProgress),
      )
      const load = fileLoader(tag, source)
      const loadOnce = (name: string) =>
        downloads.once(`${tag}/${name}`, (onProgress) => load(name, onProgress))
      return shardBackend(manifest, loadOnce, keptFiles)
    },
  })
  return { store, downloads }
}

async function answer(
  request: SearchRequest,
  { store }: Library,
  { warn }: EngineSurroundings,
  onPartial: (make: () => SearchOutcome) => void,
  inTurn: ReturnType<typeof createQueue<SearchOutcome>>,
): Promise<SearchOutcome> {
  const { query, tags, indexBase, options, literal, area, place } = request
  const loaded = await Promise.all(tags.map((tag) => store.get(tag)))
  const backend = unionBackend(loaded.flatMap(({ index }) => index ?? []))
  const { languages, maxResults, synonyms = [] } = options
  const areas = (backend.areas ?? []).map(({ label, route }) => ({ label, route }))
  const outcomeOf = ({ results, shownFor, near = [] }: PlannedAnswer): SearchOutcome => ({
    results: results
      .filter(({ stored }) => isBelow(stored.route, indexBase))
      .map((found) => resultOf(found, highlightTerms(queryWords(shownFor ?? query, DEFAULT_SEPARATOR)))),
    unavailable: loaded.some(({ failure }) => failure === 'unavailable'),
    ...(shownFor === undefined ? {} : { shownFor }),
    ...(areas.length > 1 ? { areas } : {}),
    ...(near.length > 0 ? { near } : {}),
  })
  return inTurn(async ({ pass, isReplaced }) => {
    const planned = await planSearch(
      cutQuery(query),
      backend,
      { languages, maxResults, synonyms, literal, area, place, isReplaced },
      (make) => {
        pass()
        onPartial(() => outcomeOf(make()))
      },
    )
    const outcome = outcomeOf(planned)
    const away = planned.results.length - outcome.results.length
    if (away > 0) warn(`${away} results lead away from the site and are left out.`)
    return outcome
  })
}

function resultOf({ stored, score, terms, reason }: RankedSection, words: readonly string[]): SearchResult {
  const { page, section, pageTitle, breadcrumb, title, route, anchor, text } = stored
  return {
    document: {
      id: sectionKey(page, section),
      pageTitle,
      sectionTitle: title,
      sectionRoute: anchor === '' ? route : `${route}#${anchor}`,
      type: 'docs',
      breadcrumb,
      ...(text === '' ? {} : { excerpt: text }),
    },
    score,
    terms: words,
    marks: terms,
    ...(reason ? { reason } : {}),
  }
}

type Downloads = ReturnType<typeof newDownloads>
type OnProgress = (progress: DownloadProgress) => void

const NOTHING_YET: DownloadProgress = { loadedBytes: 0, totalBytes: null }

/** Running downloads, and those that failed. */
function newDownloads() {
  const listeners = new Set<OnProgress>()
  const failures = new Map<string, unknown>()
  const received = new Map<string, DownloadProgress>()
  const state = { running: 0 }

  function report(): void {
    const sum = sumProgress([...received.values()])
    for (const listen of listeners) listen(sum)
  }

  async function during<T>(name: string, load: (onProgress: OnProgress) => Promise<T>): Promise<T> {
    // Completed downloads stay in the sum while others run, so that the overall share does not drop.
    if (state.running++ === 0) received.clear()
    const progressed = (progress: DownloadProgress) => {
      received.set(name, progress)
      report()
    }
    progressed(NOTHING_YET)
    return load(progressed).finally(() => state.running--)
  }

  return {
    during,
    /** Loads a file unless it failed before. */
    async once<T>(name: string, load: (onProgress: OnProgress) => Promise<T>): Promise<T> {
      if (failures.has(name)) throw failures.get(name)
      try {
        return await during(name, load)
      } catch (cause) {
        failures.set(name, cause)
        throw cause
      }
    },
    forgetFailures: () => failures.clear(),
    /** Calls `listener` with all progress, starting with the current state, until the returned function is called. */
    listen(listener: OnProgress): () => void {
      listeners.add(listener)
      if (state.running > 0) listener(sumProgress([...received.values()]))
      return () => void listeners.delete(listener)
    },
  }
}
