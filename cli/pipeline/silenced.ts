// Findings of a build or a server as they count: weighed by `rules` and the keys of the configuration, without what the comments
// of their files silence.
import { concludeBuild } from '../check/conclude.ts'
import { type FileIgnores, readIgnores } from '../check/ignores.ts'
import type { Graph } from '../graph/graph.ts'
import { query } from '../graph/query.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Inputs } from './inputs.ts'
import { RANK } from './rank.ts'

/** The query of what comments silence. */
export function ignoreQueries(inputs: Inputs) {
  /** What the comments of a file silence. */
  const ofFile = query<FileIgnores>({
    name: 'ignores',
    rank: RANK.scan,
    keep: 'inside',
    compute: async (file, { read }) => {
      const source = await read(inputs.source, file)
      return source ? readIgnores(source) : { ignores: [], faults: [] }
    },
  })
  return { ofFile }
}

export type Ignores = ReturnType<typeof ignoreQueries>

/** Findings of all locales -> those that count. Only files with findings are asked for their comments. */
export type Conclude = (locales: readonly (readonly Diagnostic[])[]) => Promise<readonly Diagnostic[]>

/** Concludes what a build or a server has found. */
export function findingsConcluder(graph: Graph, inputs: Inputs, { ofFile }: Ignores): Conclude {
  return async (locales) => {
    const files = new Set(locales.flat().flatMap(({ place }) => (place ? [place.file] : [])))
    if (files.size === 0 && locales.every(({ length }) => length === 0)) return []
    const { rules } = await graph.demand(inputs.config, '')
    const ignores: FileIgnores[] = []
    for (const file of files) ignores.push(await graph.demand(ofFile, file))
    return concludeBuild({
      diagnostics: locales,
      weighing: { command: 'build', levels: rules, only: null },
      ignores,
    })
  }
}
