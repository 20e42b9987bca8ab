// Lists the files that a build would write, without their contents.
import { EMITTERS } from '../emit/registry.ts'
import type { Graph } from '../graph/graph.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Emitter } from '../model/reader.ts'
import { joinKey } from './keys.ts'
import type { OutputGroup } from './outputs.ts'
import type { Stages } from './stages.ts'

/** Output formats whose paths authors choose. */
export const AUTHOR_CHOSEN_FORMATS: readonly string[] = ['pages', 'static-assets']

type Lists = Pick<Stages, 'inputs' | 'outputs'>

/** Files of some output formats in all locales. */
export async function outputGroups(
  graph: Graph,
  { inputs, outputs }: Lists,
  formats: readonly string[],
): Promise<readonly OutputGroup[]> {
  const found: OutputGroup[] = []
  for (const { code } of await graph.demand(inputs.locales, ''))
    for (const name of formats) found.push(...(await graph.demand(outputs.listed, joinKey(code, name))))
  return found
}

/** Files that overwrite each other. A format with its own folder is listed only if authors put something there. */
export async function outputClashes(graph: Graph, lists: Lists): Promise<readonly Diagnostic[]> {
  // Folders are not chosen by authors.
  const paths = (await outputGroups(graph, lists, AUTHOR_CHOSEN_FORMATS))
    .flatMap((group) => group.paths)
    .filter((path) => !path.endsWith('/'))
  const isUsed = (folder: string) =>
    paths.some((path) => path.startsWith(folder) || path.includes(`/${folder}`))
  const formats = EMITTERS.filter(({ folder }: Emitter) => folder === undefined || isUsed(folder))
  return lists.outputs.clashes(
    await outputGroups(
      graph,
      lists,
      formats.map(({ name }) => name),
    ),
  )
}
