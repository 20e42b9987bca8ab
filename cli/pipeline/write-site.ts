// Demands every output file of the site from the graph and writes it; files that an earlier process published unchanged are
// reused. All formats and the findings are demanded at once, so everything that reads a page does so while its article is in
// memory.
import { EMITTERS } from '../emit/registry.ts'
import type { Graph } from '../graph/graph.ts'
import type { Emitted, OutputTarget } from '../model/output.ts'
import type { Emitter } from '../model/reader.ts'
import { compileFirst } from './compile-first.ts'
import type { Findings } from './findings.ts'
import type { PipelinePorts } from './inputs.ts'
import { joinKey } from './keys.ts'
import { nextTurn } from './next-turn.ts'
import type { OutputGroup, Outputs } from './outputs.ts'
import type { Parts } from './parts.ts'

/** Reports the progress of a stage. */
export type OnProgress = (stage: string, done?: number, total?: number) => void

const FORMATS: readonly Emitter[] = EMITTERS

/** The format whose outputs are counted. */
const PAGES = 'pages'

/** The queries that the writer demands. */
type WriterParts = Pick<Parts, 'inputs' | 'site' | 'articles'> & {
  readonly outputs: Outputs
  readonly findings: Findings
}

/** One run of the writer. */
interface Run {
  readonly target: OutputTarget
  readonly progress: OnProgress
  readonly formats: readonly Emitter[]
  /** Outputs whose content is produced while they are written. */
  readonly large: { readonly format: string; readonly emitted: Emitted }[]
}

/** Writes the whole site. */
export type SiteWriter = (target: OutputTarget, progress: OnProgress) => Promise<void>

/** Creates a writer that demands the outputs of `graph`. */
export function siteWriter(
  graph: Graph,
  { releaseThreads }: Pick<PipelinePorts, 'releaseThreads'>,
  { inputs, site, articles, outputs, findings }: WriterParts,
): SiteWriter {
  async function writeLocale(locale: string, run: Run): Promise<void> {
    await compileFirst(graph, { site, articles }, locale)
    const formats = run.formats.filter(({ afterPages }) => !afterPages)
    const written = formats.map((format) => writeFormat(locale, format, run))
    await Promise.all([...written, graph.demand(findings.ofLocale, joinKey('build', locale))])
  }

  async function writeFormat(locale: string, { name, atOnce = 1 }: Emitter, run: Run): Promise<void> {
    const listed = await graph.demand(outputs.listed, joinKey(locale, name))
    const state = { done: 0 }
    await eachOf(listed, atOnce, async (group) => {
      await writeGroup(group, name, run)
      state.done++
      if (name === PAGES) run.progress(PAGES, state.done, listed.length)
    })
  }

  async function writeGroup(
    { key, paths }: OutputGroup,
    format: string,
    { target, large }: Run,
  ): Promise<void> {
    if ((await graph.isAsRestored(outputs.output, key)) && (await target.reuse(paths))) return
    for (const emitted of await graph.demand(outputs.output, key)) {
      if ('files' in emitted || typeof emitted.body === 'function') large.push({ format, emitted })
      else await target.write(emitted, format)
    }
  }

  return async (target, progress) => {
    progress('scan')
    const formats = FORMATS.filter(({ name }) => !target.without?.includes(name))
    const run: Run = { target, progress, formats, large: [] }
    for (const { code } of await graph.demand(inputs.locales, '')) await writeLocale(code, run)
    for (const { code } of await graph.demand(inputs.locales, ''))
      for (const format of formats) if (format.afterPages) await writeFormat(code, format, run)
    progress('files')
    // Producing a large file takes a lot of memory, and the threads have nothing left to do.
    if (run.large.length > 0) await releaseThreads?.()
    for (const { format, emitted } of run.large)
      for (const file of 'files' in emitted ? emitted.files() : [emitted]) await target.write(file, format)
  }
}

/** Runs a task for each item, at most `limit` at a time; the first failure stops the rest. */
async function eachOf<T>(
  items: readonly T[],
  limit: number,
  task: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  const state = { failed: false }
  const runner = async (): Promise<void> => {
    for (const item of queue) {
      if (state.failed) return
      await task(item)
      // The task may have finished without yielding.
      await nextTurn()
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(limit, items.length) }, runner))
  } catch (error) {
    state.failed = true
    throw error
  }
}
