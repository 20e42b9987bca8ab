// Author data: data files, and the exports of code files.
import { query } from '../graph/query.ts'
import type { DataFile } from '../model/data-files.ts'
import { parseDataFile } from '../scan/data-file.ts'
import { hashText } from '../text/fingerprint.ts'
import type { Inputs, LoadedModule, PipelinePorts } from './inputs.ts'
import { RANK } from './rank.ts'

/** Exported data below this depth is not compared; its reader rejects such depths. */
const DEEPEST = 1000

/** Replacer for `JSON.stringify` of exported values, which may be circular; the reader of the value reports that. */
function circularSafeReplacer() {
  const above: unknown[] = []
  return function (this: unknown, _key: string, value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value
    while (above.length > 0 && above.at(-1) !== this) above.pop()
    if (above.includes(value) || above.length >= DEEPEST) return '…'
    above.push(value)
    return value
  }
}

const hashCircularSafe = (value: unknown): string => hashText(JSON.stringify(value, circularSafeReplacer()))

/** The queries over data files. */
export function dataQueries(ports: PipelinePorts, inputs: Inputs) {
  const dataFile = query<DataFile | null>({
    name: 'data-file',
    rank: RANK.scan,
    compute: async (path, { read, report }) => {
      const source = await read(inputs.source, path)
      return source && parseDataFile(source, report)
    },
  })

  /** Exports of a code file. The file may depend on anything, so only running it shows whether the exports have changed. */
  const code = query<LoadedModule>({
    name: 'code',
    rank: RANK.scan,
    compute: async (path, { read }) => {
      await read(inputs.bytes, path)
      const loaded = await ports.loadModule(path)
      // Its imports affect the result as well; reading them records the dependency.
      if ('value' in loaded)
        for (const dependency of loaded.dependencies) await read(inputs.bytes, dependency)
      return loaded
    },
    fingerprint: hashCircularSafe,
    current: async (path) => hashCircularSafe(await ports.loadModule(path)),
  })

  /** A code file that exports data (`sidebars.ts`), or a data file. */
  const exported = query<DataFile | null>({
    name: 'exported',
    rank: RANK.data,
    compute: async (path, { read, report }) => {
      if (!/\.[mc]?[jt]s$/.test(path)) return read(dataFile, path)
      if ((await read(inputs.bytes, path)) === null) return null
      const loaded = await read(code, path)
      if (!('value' in loaded)) {
        for (const diagnostic of loaded) report(diagnostic)
        return null
      }
      for (const warning of loaded.warnings) report(warning)
      return { file: path, value: loaded.value, keyPlaces: {} }
    },
    fingerprint: hashCircularSafe,
  })

  return { dataFile, code, exported }
}
