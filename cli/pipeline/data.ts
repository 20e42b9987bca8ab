// Data of authors: files of data, and what files of code export.
import { query } from '../graph/query.ts'
import type { DataFile } from '../model/data-files.ts'
import { parseDataFile } from '../scan/data-file.ts'
import { hashText } from '../text/fingerprint.ts'
import type { Inputs, LoadedModule, PipelinePorts } from './inputs.ts'
import { RANK } from './rank.ts'

/** Deeper data of a file of code is not compared; its reader refuses such depths. */
const DEEPEST = 1000

/** Replacer of `JSON.stringify` for what code exports: it may contain itself, which is reported where it is read. */
function withoutRings() {
  const above: unknown[] = []
  return function (this: unknown, _key: string, value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value
    while (above.length > 0 && above.at(-1) !== this) above.pop()
    if (above.includes(value) || above.length >= DEEPEST) return '…'
    above.push(value)
    return value
  }
}

const hashWithoutRings = (value: unknown): string => hashText(JSON.stringify(value, withoutRings()))

/** The queries over such files. */
export function dataQueries(ports: PipelinePorts, inputs: Inputs) {
  const dataFile = query<DataFile | null>({
    name: 'data-file',
    rank: RANK.scan,
    compute: async (path, { read, report }) => {
      const source = await read(inputs.source, path)
      return source && parseDataFile(source, report)
    },
  })

  /** What a file of code gives: it may look at whatever it likes, so that only running it tells whether that is the same. */
  const code = query<LoadedModule>({
    name: 'code',
    rank: RANK.scan,
    compute: async (path, { read }) => {
      await read(inputs.bytes, path)
      const loaded = await ports.loadModule(path)
      // What it imports decides as well; reading it records the dependency.
      if ('value' in loaded)
        for (const dependency of loaded.dependencies) await read(inputs.bytes, dependency)
      return loaded
    },
    fingerprint: hashWithoutRings,
    current: async (path) => hashWithoutRings(await ports.loadModule(path)),
  })

  /** A file of code that exports data (`sidebars.ts`), or a data file. */
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
    fingerprint: hashWithoutRings,
  })

  return { dataFile, code, exported }
}
