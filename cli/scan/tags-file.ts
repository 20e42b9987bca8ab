// `tags.yml`: the tags a docs folder knows, with labels, addresses and descriptions.
import type { TagDefinition, TagsFile } from '../model/data-files.ts'
import type { Report } from '../model/diagnostic.ts'
import type { SourceFile } from '../model/source.ts'
import { replaceVariables, type Variables } from '../text/variables.ts'
import { readDataTree } from './data-file.ts'
import type { DataNode } from './data-node.ts'
import { type DataContext, nonEmptyText, objectOf, text, wrongValue } from './fields.ts'
import { keyPlacesOf } from './key-places.ts'

const tagFields = objectOf({ label: nonEmptyText, permalink: nonEmptyText, description: text })

/** Parses and validates a tags file; null when it cannot be read at all. An entry may be empty: all its fields have defaults. */
export function parseTagsFile(
  source: SourceFile,
  { variables }: { readonly variables: Variables },
  report: Report,
): TagsFile | null {
  const tree = readDataTree(source, report)
  if (tree === null) return null
  const context: DataContext = { placeAt: tree.placeAt, report, variables, code: 'scan/tags-file' }
  if (tree.node.kind !== 'map')
    return wrongValue(tree.node, 'tags', 'an object with a key for each tag', context) ?? null
  const places = Object.entries(keyPlacesOf(tree.node, tree.placeAt))
  const keyPlaces = places.map(([path, spot]) => [replaceVariables(path, variables), spot] as const)
  const tags = tree.node.entries
    .filter(({ key }) => key !== '__proto__')
    .map(({ key, value }) => [replaceVariables(key, variables), definition(value, key, context)] as const)
  return { file: source.path, tags: Object.fromEntries(tags), keyPlaces: Object.fromEntries(keyPlaces) }
}

function definition(node: DataNode, key: string, context: DataContext): TagDefinition {
  const empty = node.kind === 'scalar' && node.value === null
  return empty ? {} : (tagFields(node, key, context) ?? {})
}
