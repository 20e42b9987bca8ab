// A page into its files in the output: made by another thread that has room for it, else here.
import { pageOutput } from '../emit/pages.ts'
import type { Graph } from '../graph/graph.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type {
  LateBody,
  OutputFile,
  OutputPlaces,
  OutputTarget,
  PromisedFile,
  WritableBody,
} from '../model/output.ts'
import { bytesOf } from '../text/byte-writer.ts'
import type { Code } from './code.ts'
import type { PipelinePorts } from './inputs.ts'
import { splitKey } from './keys.ts'
import { makePage } from './make-page.ts'
import type { Pages } from './pages.ts'

/** Publishes pages by `locale|path of the route`; `paths` are those of its files. Resolves to what the site's theme did wrong. */
export function pagePublisher(graph: Graph, { maker }: PipelinePorts, code: Code, pages: Pages) {
  return async (
    key: string,
    paths: readonly string[],
    target: OutputTarget,
  ): Promise<readonly Diagnostic[]> => {
    const [locale] = splitKey(key)
    const site = await graph.demand(pages.site, locale)
    const runtime = await graph.demand(code.runtime, '')
    const recipe = await pages.recipeOf(key, graph.demand)
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
  const { places } = target
  for (const file of files) {
    const { path, body } = file
    if (!places) await target.write(finished(file))
    else if (isLate(body)) await putLate(path, body, places)
    else await places.write(path, body)
  }
}

async function putLate(path: string, body: LateBody, places: OutputPlaces): Promise<void> {
  const placed = await body.elsewhere(places.of(path))
  if (placed) places.taken(path, placed)
  else await places.put(path, body.here)
}

/** A file with all of its body. */
export function finished({ path, body }: PromisedFile): OutputFile {
  if (isLate(body)) return { path, body: bytesOf(body.here) }
  return { path, body: isInPieces(body) ? body.join('') : body }
}

const isLate = (body: PromisedFile['body']): body is LateBody => typeof body === 'object' && 'here' in body

// Type guards of arrays do not know those that are only read.
const isInPieces = (body: WritableBody): body is readonly string[] => Array.isArray(body)
