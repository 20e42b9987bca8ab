// Data files with one key for each thing that they define: tags, terms.
import type { Report } from '../model/diagnostic.ts'
import type { SourceFile } from '../model/source.ts'
import { replaceVariables, type Variables } from '../text/variables.ts'
import { readDataTree } from './data-file.ts'
import type { DataNode } from './data-node.ts'
import { type DataContext, wrongValue } from './fields.ts'
import { keyPlacesOf } from './key-places.ts'

/** What such a file is called in findings. */
export interface KeyedFileKind {
  readonly code: string
  /** The whole, as `tags`, and one entry of it, as `tag`. */
  readonly name: string
  readonly entry: string
}

/** What is read of it. */
export interface KeyedFile {
  /** As written, without names that objects have by themselves. */
  readonly entries: Extract<DataNode, { kind: 'map' }>['entries']
  readonly context: DataContext
  /** `line:column` of each key, by its path with variables replaced. */
  readonly keyPlaces: Readonly<Record<string, `${number}:${number}`>>
}

/** Reads the keys of a file; null, with a finding, when it has none. */
export function readKeyedFile(
  source: SourceFile,
  { code, name, entry }: KeyedFileKind,
  { variables, report }: { readonly variables: Variables; readonly report: Report },
): KeyedFile | null {
  const tree = readDataTree(source, report)
  if (tree === null) return null
  const { node, placeAt } = tree
  const context: DataContext = { placeAt, report, variables, code }
  if (node.kind !== 'map')
    return wrongValue(node, name, `an object with a key for each ${entry}`, context) ?? null
  const places = Object.entries(keyPlacesOf(node, placeAt))
  const keyPlaces = places.map(([path, spot]) => [replaceVariables(path, variables), spot] as const)
  const entries = node.entries.filter(({ key }) => key !== '__proto__')
  return { entries, context, keyPlaces: Object.fromEntries(keyPlaces) }
}
