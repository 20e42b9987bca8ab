// Data files with one key per definition: tags, terms.
import type { Report } from '../model/diagnostic.ts'
import type { SourceFile } from '../model/source.ts'
import { replaceVariables, type Variables } from '../text/variables.ts'
import { readDataTree } from './data-file.ts'
import type { DataNode } from './data-node.ts'
import { type DataContext, wrongValue } from './fields.ts'
import { keyPlacesOf } from './key-places.ts'

/** Names of the file and its entries in diagnostics. */
export interface KeyedFileKind {
  readonly code: string
  /** Plural name of the file's contents (`tags`), and name of one entry (`tag`). */
  readonly name: string
  readonly entry: string
}

/** A parsed file whose entries have not been validated yet. */
export interface KeyedFile {
  /** As written, without `__proto__`. */
  readonly entries: Extract<DataNode, { kind: 'map' }>['entries']
  readonly context: DataContext
  /** `line:column` of each key, by its path with variables replaced. */
  readonly keyPlaces: Readonly<Record<string, `${number}:${number}`>>
}

/** Reads the keys of a file; reports a problem and returns null if the file is not an object. */
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
