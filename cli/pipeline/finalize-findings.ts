// The last step for the findings of a build, a server and `check`: applies `rules` and the report levels of the configuration,
// and removes findings suppressed by comments.
import { finalizeBuild, finalizeCheck } from '../check/finalize.ts'
import { type FileIgnores, readIgnores } from '../check/ignores.ts'
import type { CheckLevels } from '../check/levels.ts'
import type { Graph } from '../graph/graph.ts'
import { query } from '../graph/query.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Finding } from '../model/finding.ts'
import type { Inputs } from './inputs.ts'
import { CONFIG_FILES, needsKeyPlace, withKeyPlace } from './key-places.ts'
import { RANK } from './rank.ts'

/** The query for suppression comments. */
export function ignoreQueries(inputs: Inputs) {
  /** Suppression comments of a file. */
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

type Ignores = ReturnType<typeof ignoreQueries>

/** All findings, the default locale first; each list belongs to a locale or to the whole site. */
type Found = readonly (readonly Diagnostic[])[]

/** The last step of each command. */
export interface FinalizeFindings {
  /** For a build or a server. Only files with findings are read for suppression comments. */
  build(found: Found): Promise<readonly Diagnostic[]>
  /** For `check`: comments in these files that suppress nothing are findings as well. */
  check(found: Found, files: Iterable<string>, levels: CheckLevels): Promise<readonly Finding[]>
}

/** Creates the last step of the commands. */
export function findingsFinalizer(graph: Graph, inputs: Inputs, { ofFile }: Ignores): FinalizeFindings {
  const ignoresOf = async (files: Iterable<string>): Promise<readonly FileIgnores[]> => {
    const ignores: FileIgnores[] = []
    for (const file of files) ignores.push(await graph.demand(ofFile, file))
    return ignores
  }

  /** The source lines of files with findings. */
  const linesIn = async (files: Iterable<string>) => {
    const lines = new Map<string, readonly string[] | undefined>()
    for (const file of files) lines.set(file, (await graph.demand(inputs.source, file))?.text.split('\n'))
    return (file: string) => lines.get(file)
  }

  /** Adds places to findings about configuration keys. */
  const placed = async (found: Found): Promise<Found> => {
    if (!found.flat().some(needsKeyPlace)) return found
    const files = await Promise.all(CONFIG_FILES.map((file) => graph.demand(inputs.source, file)))
    const config = files.find((file) => file !== null)
    if (!config) return found
    return found.map((list) => list.map((each) => (needsKeyPlace(each) ? withKeyPlace(each, config) : each)))
  }

  return {
    async build(unplaced) {
      if (unplaced.every(({ length }) => length === 0)) return []
      const found = await placed(unplaced)
      const { rules: levels } = await graph.demand(inputs.config, '')
      const ignores = await ignoresOf(filesOf(found))
      const weighing = { command: 'build', levels, only: null } as const
      return finalizeBuild({ diagnostics: found, weighing, ignores }, await linesIn(filesOf(found)))
    },
    async check(unplaced, files, levels) {
      const found = await placed(unplaced)
      const withFindings = filesOf(found)
      const ignores = await ignoresOf(new Set([...files, ...withFindings]))
      const weighing = { command: 'check', ...levels } as const
      return finalizeCheck({ diagnostics: found, weighing, ignores }, await linesIn(withFindings))
    },
  }
}

function filesOf(found: Found): ReadonlySet<string> {
  return new Set(found.flat().flatMap(({ place }) => (place ? [place.file] : [])))
}
