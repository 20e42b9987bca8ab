// `tags.yml`: the predefined tags of a docs folder, with labels, URLs and descriptions.
import type { TagDefinition, TagsFile } from '../model/data-files.ts'
import type { Report } from '../model/diagnostic.ts'
import type { SourceFile } from '../model/source.ts'
import { replaceVariables, type Variables } from '../text/variables.ts'
import type { DataNode } from './data-node.ts'
import { type DataContext, nonEmptyText, objectOf, text } from './fields.ts'
import { readKeyedFile } from './keyed-file.ts'

const tagFields = objectOf({ label: nonEmptyText, permalink: nonEmptyText, description: text })

/**
 * Parses and validates a tags file; null when it cannot be read at all. An entry may be empty: all its fields have defaults.
 */
export function parseTagsFile(
  source: SourceFile,
  { variables }: { readonly variables: Variables },
  report: Report,
): TagsFile | null {
  const found = readKeyedFile(
    source,
    { code: 'scan/tags-file', name: 'tags', entry: 'tag' },
    { variables, report },
  )
  if (found === null) return null
  const { entries, context, keyPlaces } = found
  const tags = entries.map(
    ({ key, value }) => [replaceVariables(key, variables), definition(value, key, context)] as const,
  )
  return { file: source.path, tags: Object.fromEntries(tags), keyPlaces }
}

function definition(node: DataNode, key: string, context: DataContext): TagDefinition {
  const empty = node.kind === 'scalar' && node.value === null
  return empty ? {} : (tagFields(node, key, context) ?? {})
}
