// A page into its files in the output: made by another thread that has room for it, else here.
import { pageOutput } from '../emit/pages.ts'
import type { Graph } from '../graph/graph.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { OutputFile, OutputTarget, WrittenFile } from '../model/output.ts'
import type { Inputs, PipelinePorts } from './inputs.ts'
import { splitKey } from './keys.ts'
import { makePage } from './make-page.ts'
import type { Pages } from './pages.ts'

/** Files of a page as they were handed over, and what its site's theme did wrong. */
export interface PublishedPage {
  readonly written: readonly WrittenFile[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Publishes pages by `locale|path of the route`; `paths` are those of its files. */
export function pagePublisher(graph: Graph, { maker }: PipelinePorts, inputs: Inputs, pages: Pages) {
  return async (key: string, paths: readonly string[], target: OutputTarget): Promise<PublishedPage> => {
    const [locale] = splitKey(key)
    const site = await graph.demand(pages.site, locale)
    const runtime = await graph.demand(inputs.runtime, '')
    const recipe = await graph.demand(pages.recipe, key)
    const { places } = target
    const placed =
      places && (await maker?.make({ site, runtime, recipe, places: paths.map((path) => places.of(path)) }))
    if (places && placed) {
      const written = paths.flatMap((path, at) => {
        const file = placed.placed[at]
        return file ? [places.taken(path, file)] : []
      })
      return { written, diagnostics: placed.diagnostics }
    }
    const { files, diagnostics } = makePage(site, runtime, recipe)
    return { written: await handOver(pageOutput(paths, files), target), diagnostics }
  }
}

/** Hands files over, one after the other. */
export async function handOver(
  files: readonly OutputFile[],
  target: OutputTarget,
): Promise<readonly WrittenFile[]> {
  const written: WrittenFile[] = []
  for (const file of files) written.push(await target.write(file))
  return written
}
