// Every file of the site, made and handed over as soon as it is there; what is as an earlier process left it is not made. Pages
// come first: they need other threads most, and the rest is made from what they gave.
import { EMITTERS } from '../emit/registry.ts'
import type { Graph } from '../graph/graph.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { OutputTarget } from '../model/output.ts'
import { compileFirst } from './compile-first.ts'
import type { Findings } from './findings.ts'
import type { PipelinePorts } from './inputs.ts'
import { joinKey } from './keys.ts'
import { nextTurn } from './next-turn.ts'
import type { OutputGroup, Outputs } from './outputs.ts'
import type { Parts } from './parts.ts'
import { handOver, pagePublisher } from './publish-page.ts'

/** How far a stage is. */
export type OnProgress = (stage: string, done?: number, total?: number) => void

/** The format every other one comes after. */
const PAGES = 'pages'

/** The one that another thread makes while this one goes on, up to so many pages: of a large site it needs much memory. */
const INDEXES = 'search-indexes'
const PAGES_INDEXED_ELSEWHERE = 2000

/** Pages compiled or rendered at a time: enough to keep all threads busy, few enough to hold little. */
const PAGES_AT_ONCE = 32

/** Groups looked at before anything else gets its turn. */
const LOOKED_AT_ONCE = 64

/** One run of the writer. */
interface Run {
  readonly target: OutputTarget
  readonly progress: OnProgress
  /** What the site's theme did wrong. These are errors: no build begins with a site that was made with one. */
  readonly found: Diagnostic[]
}

type WriterParts = Pick<Parts, 'inputs' | 'site' | 'articles' | 'code' | 'pages' | 'search'> & {
  readonly outputs: Outputs
  readonly findings: Findings
}

/** A site that is written. */
export interface Written {
  /** What the site's theme did wrong. */
  readonly found: readonly Diagnostic[]
  /** Waits for what other threads are still making. The questions of the graph are all answered before. */
  finish(): Promise<void>
}

/** A writer of the whole site. */
export function siteWriter(
  graph: Graph,
  ports: PipelinePorts,
  { inputs, site, articles, code, pages, search, outputs, findings }: WriterParts,
) {
  const publishedPage = pagePublisher(graph, ports, code, pages)

  async function writePages(code: string, run: Run): Promise<void> {
    await compileFirst(graph, { site, articles }, code)
    const indexed = await indexInWork(code)
    const { docAt } = await graph.demand(site.lookup, code)
    await writeFormat(code, PAGES, run, async ({ arg, paths }) => {
      const page = joinKey(code, arg)
      run.found.push(...(await publishedPage(page, paths, run.target)))
      const found = docAt(arg)
      if (found) handled(asked(page, joinKey(code, found.doc.file)))
      await indexed(arg)
    })
  }

  /**
   * All that will be asked of a page is asked while what it is made from is at hand. Nobody waits here: its findings may need
   * pages that are still to be compiled.
   */
  async function asked(page: string, article: string): Promise<void> {
    await graph.demand(articles.traits, article)
    await graph.demand(pages.pageAssets, page)
    await graph.demand(findings.ofPage, page)
  }

  /** Has the indexes of a locale made, at once: all else can be done meanwhile. */
  async function beginIndexes(code: string, { target }: Run): Promise<readonly Promise<void>[]> {
    const listed = await graph.demand(outputs.listed, joinKey(code, INDEXES))
    const begun: Promise<void>[] = []
    for (const { key } of await takeOver(listed, code, INDEXES, target))
      begun.push(handled(handOver(await graph.demand(outputs.output, key), target)))
    return begun
  }

  async function isSmall(code: string): Promise<boolean> {
    return (await graph.demand(site.tables, code)).routes.length <= PAGES_INDEXED_ELSEWHERE
  }

  const writeOther = (code: string, name: string, run: Run) =>
    writeFormat(code, name, run, async ({ key }) =>
      handOver(await graph.demand(outputs.output, key), run.target),
    )

  async function writeFormat(
    code: string,
    name: string,
    run: Run,
    make: (group: OutputGroup) => Promise<void>,
  ): Promise<void> {
    const listed = await graph.demand(outputs.listed, joinKey(code, name))
    const changed = await takeOver(listed, code, name, run.target)
    const state = { done: listed.length - changed.length }
    const stage = name === PAGES ? 'pages' : 'files'
    if (state.done > 0) run.progress(stage, state.done, listed.length)
    await eachOf(changed, PAGES_AT_ONCE, async (group) => {
      await make(group)
      run.progress(stage, ++state.done, listed.length)
    })
  }

  /** Takes over what is as it was. Resolves to the groups that are to be made. */
  async function takeOver(
    groups: readonly OutputGroup[],
    code: string,
    name: string,
    target: OutputTarget,
  ): Promise<readonly OutputGroup[]> {
    if (!graph.isResumed) return groups
    const changed: OutputGroup[] = []
    for (const [at, group] of groups.entries()) {
      if (at % LOOKED_AT_ONCE === 0) await nextTurn()
      const isSame = name === PAGES ? isSamePage(code, group) : graph.isAsKept(outputs.output, group.key)
      if (!(await isSame) || !(await target.reuse(group.paths))) changed.push(group)
    }
    return changed
  }

  /** Equal keys mean equal files, whatever led to them. */
  async function isSamePage(code: string, { arg }: OutputGroup): Promise<boolean> {
    const page = joinKey(code, arg)
    await graph.demand(pages.pageKey, page)
    return graph.isAsKept(pages.pageKey, page)
  }

  /** Parts of the search indexes are put together while the articles of their pages are at hand. Called for each page. */
  async function indexInWork(code: string): Promise<(path: string) => Promise<void>> {
    const parts = await graph.demand(search.parts, code)
    const waiting = new Map(parts.map(({ key, paths }) => [key, paths.length]))
    const partOf = new Map(parts.flatMap(({ key, paths }) => paths.map((path) => [path, key])))
    return async (path) => {
      const part = partOf.get(path)
      if (part === undefined) return
      const left = (waiting.get(part) ?? 0) - 1
      waiting.set(part, left)
      if (left === 0) await graph.demand(search.part, part)
    }
  }

  return async (target: OutputTarget, progress: OnProgress): Promise<Written> => {
    progress('scan')
    const run: Run = { target, progress, found: [] }
    const locales = await graph.demand(inputs.locales, '')
    for (const { code } of locales) await writePages(code, run)
    const indexing = new Map<string, readonly Promise<void>[]>()
    for (const { code } of locales) if (await isSmall(code)) indexing.set(code, await beginIndexes(code, run))
    // What comes now needs no other thread, and the memory of all of them is worth more.
    if (indexing.size === 0) await ports.maker?.rest()
    for (const { code } of locales) {
      for (const { name } of EMITTERS)
        if (name !== PAGES && !(name === INDEXES && indexing.has(code))) await writeOther(code, name, run)
    }
    return {
      found: run.found,
      async finish() {
        await Promise.all([...indexing.values()].flat())
        await ports.maker?.rest()
      },
    }
  }
}

/** A promise whose failure is told to whoever waits for it later. */
function handled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}

/** Runs a task for each item, so many at a time; the first failure stops the rest. */
async function eachOf<T>(
  items: readonly T[],
  limit: number,
  task: (item: T) => Promise<void>,
): Promise<void> {
  const state = { next: 0 }
  const runner = async (): Promise<void> => {
    for (let at = state.next++; at < items.length; at = state.next++) {
      await task(items[at] as T)
      // Everything may have been at hand.
      await nextTurn()
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(limit, items.length) }, runner))
  } catch (error) {
    state.next = items.length
    throw error
  }
}
