// `tags.yml`: the tags a docs folder knows, with labels, addresses and descriptions.
import type { TagDefinition, TagsFile } from '../model/data-files.ts'
import type { Report } from '../model/diagnostic.ts'
import type { Spot } from '../model/key-places.ts'
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
  const tags: Record<string, TagDefinition> = Object.create(null)
  const keyPlaces: Record<string, Spot> = Object.create(null)
  for (const [path, spot] of Object.entries(keyPlacesOf(tree.node, tree.placeAt))) {
    keyPlaces[replaceVariables(path, variables)] = spot
  }
  for (const { key, value } of tree.node.entries) {
    if (key !== '__proto__') tags[replaceVariables(key, variables)] = definition(value, key, context)
  }
  return { file: source.path, tags, keyPlaces }
}

function definition(node: DataNode, key: string, context: DataContext): TagDefinition {
  const empty = node.kind === 'scalar' && node.value === null
  return empty ? {} : (tagFields(node, key, context) ?? {})
}
