// `_category_` files: label, order and link of a folder in generated sidebars.
import type { CategoryLinkMetadata, CategoryMetadata } from '../model/data-files.ts'
import type { Report } from '../model/diagnostic.ts'
import type { SourceFile } from '../model/source.ts'
import type { Variables } from '../text/variables.ts'
import { readDataTree } from './data-file.ts'
import {
  boolean,
  type DataContext,
  type Field,
  listOf,
  nonEmptyText,
  nullable,
  number,
  objectOf,
  oneOf,
  readFields,
  record,
  reportUnknownKey,
  text,
  wrongValue,
} from './fields.ts'
import { keyPlacesOf } from './key-places.ts'

const CODE = 'scan/category-file'

const docLink = objectOf({ type: oneOf('doc'), id: nonEmptyText })

const generatedIndexLink = objectOf({
  type: oneOf('generated-index'),
  slug: nonEmptyText,
  title: nonEmptyText,
  description: text,
  image: nonEmptyText,
  keywords: listOf(nonEmptyText, { least: 0 }),
})

const link: Field<CategoryLinkMetadata> = nullable((node, key, context) => {
  const type = node.kind === 'map' ? node.entries.find((entry) => entry.key === 'type')?.value : undefined
  if (type === undefined) return wrongValue(node, key, 'null, or an object with a `type`', context)
  if (type.kind === 'scalar' && type.value === 'generated-index') {
    const { type: _type, ...fields } = generatedIndexLink(node, key, context) ?? {}
    return { type: 'generated-index', ...fields }
  }
  if (type.kind !== 'scalar' || type.value !== 'doc') {
    return wrongValue(type, `${key}.type`, '`doc` or `generated-index`', context)
  }
  const { id } = docLink(node, key, context) ?? {}
  return id === undefined
    ? wrongValue(node, key, 'an object with the `id` of a doc', context)
    : { type: 'doc', id }
})

const FIELDS = {
  label: nonEmptyText,
  position: number,
  link,
  collapsible: boolean,
  collapsed: boolean,
  className: nonEmptyText,
  customProps: record,
  description: text,
  key: nonEmptyText,
} as const

/** Parses and validates a `_category_` file; null when it cannot be read at all. */
export function parseCategoryFile(
  source: SourceFile,
  { variables }: { readonly variables: Variables },
  report: Report,
): CategoryMetadata | null {
  const tree = readDataTree(source, report)
  if (tree === null) return null
  const context: DataContext = { placeAt: tree.placeAt, report, variables, code: CODE }
  if (tree.node.kind !== 'map') return wrongValue(tree.node, '_category_', 'an object', context) ?? null
  const { values, unknown } = readFields(tree.node, FIELDS, context)
  for (const entry of unknown) reportUnknownKey(entry, '', Object.keys(FIELDS), context)
  return { file: source.path, ...values, keyPlaces: keyPlacesOf(tree.node, tree.placeAt) }
}

function whatIs(name: string): string {
  if (name.startsWith('_category_')) return 'no data of its folder'
  return /\.ya?ml$/.test(name) ? 'no list of tags' : 'no page'
}

/** Says which files of a docs folder are not read for their names alone. */
export function reportMisnamedFiles(
  misnamed: readonly (readonly [file: string, name: string])[],
  report: Report,
): void {
  for (const [file, name] of misnamed) {
    report({
      code: 'scan/misnamed-file',
      severity: 'warning',
      message: `Nothing reads ${file}: it is ${whatIs(name)} by its name`,
      hint: `Rename it to ${name}, or move it out of the docs folder`,
      place: { file, start: { line: 1, column: 1 } },
    })
  }
}

/** Says that a folder has more than one `_category_` file; the first one is used. */
export function reportExtraCategoryFiles([used, ...others]: readonly string[], report: Report): void {
  for (const file of others) {
    report({
      code: 'scan/extra-category-file',
      severity: 'warning',
      message: `The folder has several \`_category_\` files; ${used} is used and this one is not`,
      hint: 'Delete one of them',
      place: { file, start: { line: 1, column: 1 } },
    })
  }
}
