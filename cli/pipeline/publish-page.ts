// A page into its files in the output: made by another thread that has room for it, else here.
import { pageOutput } from '../emit/pages.ts'
import type { Graph } from '../graph/graph.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { OutputFile, OutputTarget, PromisedFile } from '../model/output.ts'
import type { Inputs, PipelinePorts } from './inputs.ts'
import { splitKey } from './keys.ts'
import { makePage } from './make-page.ts'
import type { Pages } from './pages.ts'

/** Publishes pages by `locale|path of the route`; `paths` are those of its files. Resolves to what the site's theme did wrong. */
export function pagePublisher(graph: Graph, { maker }: PipelinePorts, inputs: Inputs, pages: Pages) {
  return async (
    key: string,
    paths: readonly string[],
    target: OutputTarget,
  ): Promise<readonly Diagnostic[]> => {
    const [locale] = splitKey(key)
    const site = await graph.demand(pages.site, locale)
    const runtime = await graph.demand(inputs.runtime, '')
    const recipe = await graph.demand(pages.recipe, key)
    const { places } = target
    const placed =
      places && (await maker?.make({ site, runtime, recipe, places: paths.map((path) => places.of(path)) }))
    if (places && placed) {
      for (const [at, file] of placed.placed.entries()) places.taken(paths[at] ?? '', file)
      return placed.diagnostics
    }
    const facts = await pages.factsOf(key, graph.demand)
    const { files, diagnostics } = makePage(site, runtime, recipe, facts)
    await handOver(pageOutput(paths, files), target)
    return diagnostics
  }
}

/** Hands files over, one after the other. */
export async function handOver(files: readonly PromisedFile[], target: OutputTarget): Promise<void> {
  for (const file of files) await target.write(await finished(file))
}

/** A file with its bytes. */
export async function finished({ path, body }: PromisedFile): Promise<OutputFile> {
  return { path, body: typeof body === 'function' ? await body() : body }
}
