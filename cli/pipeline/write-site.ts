// Every file of the site, made and handed over as soon as it is there; what is known to be unchanged is not made. Pages come
// first: only they need other threads, and the rest is made from what they gave.
import { EMITTERS } from '../emit/registry.ts'
import type { Graph } from '../graph/graph.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { OutputTarget, WrittenFile } from '../model/output.ts'
import type { PipelinePorts } from './inputs.ts'
import { joinKey } from './keys.ts'
import { loadOutputIndex, type OutputIndex } from './output-index.ts'
import type { Outputs } from './outputs.ts'
import type { Parts } from './parts.ts'
import { handOver, pagePublisher } from './publish-page.ts'

/** How far a stage is. */
export type OnProgress = (stage: string, done?: number, total?: number) => void

/** The format every other one comes after. */
const PAGES = 'pages'

/** Pages compiled or rendered at a time: enough to keep all threads busy, few enough to hold little. */
const PAGES_AT_ONCE = 32

/** One run of the writer. */
interface Run {
  readonly target: OutputTarget
  readonly progress: OnProgress
  readonly known: OutputIndex
  /** What the site's theme did wrong. */
  readonly found: Diagnostic[]
}

type WriterParts = Pick<Parts, 'inputs' | 'pages' | 'search'> & { readonly outputs: Outputs }

/** A writer of the whole site; it resolves to what the site's theme did wrong. */
export function siteWriter(
  graph: Graph,
  ports: PipelinePorts,
  { inputs, pages, search, outputs }: WriterParts,
) {
  const publishedPage = pagePublisher(graph, ports, inputs, pages)

  async function writePages(code: string, run: Run): Promise<void> {
    const indexed = await indexInWork(code)
    await writeFormat(code, PAGES, run, async (_key, path, paths) => {
      const { written, diagnostics } = await publishedPage(joinKey(code, path), paths, run.target)
      run.found.push(...diagnostics)
      await indexed(path)
      return written
    })
  }

  async function writeOthers(code: string, run: Run): Promise<void> {
    for (const { name } of EMITTERS) {
      if (name === PAGES) continue
      await writeFormat(code, name, run, async (key) =>
        handOver(await graph.demand(outputs.output, key), run.target),
      )
    }
  }

  async function writeFormat(
    code: string,
    name: string,
    { target, progress, known }: Run,
    make: (key: string, arg: string, paths: readonly string[]) => Promise<readonly WrittenFile[]>,
  ): Promise<void> {
    const listed = await graph.demand(outputs.listed, joinKey(code, name))
    const state = { done: 0 }
    await eachOf(listed, PAGES_AT_ONCE, async ({ key, arg, paths }) => {
      const from = await graph.demand(outputs.made, key)
      if (from === null || !(await known.reuse(from, target))) {
        const written = await make(key, arg, paths)
        if (from !== null) known.remember(from, written)
      }
      progress(name === PAGES ? 'pages' : 'files', ++state.done, listed.length)
    })
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

  return async (target: OutputTarget, progress: OnProgress): Promise<readonly Diagnostic[]> => {
    progress('scan')
    const run: Run = { target, progress, known: loadOutputIndex(ports.cache), found: [] }
    const locales = await graph.demand(inputs.locales, '')
    for (const { code } of locales) await writePages(code, run)
    // What comes now needs no other thread, and the memory of all of them is worth more.
    await ports.maker?.rest()
    for (const { code } of locales) await writeOthers(code, run)
    run.known.save()
    return run.found
  }
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
      // Everything may have been at hand: signals, and answers of other threads, must get their turn.
      await new Promise(setImmediate)
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(limit, items.length) }, runner))
  } catch (error) {
    state.next = items.length
    throw error
  }
}
