// Converts the sidebars file to items without shorthands. Invalid parts are reported at their position and ignored.
import type { DataFile } from '../../model/data-files.ts'
import type { Place, Report } from '../../model/diagnostic.ts'
import { keyPlaceOrStart } from '../../text/key-place.ts'
import { present } from '../../text/present.ts'
import { isRecord } from '../../text/record.ts'
import { suggest } from '../../text/suggest.ts'
import { chain } from '../messages.ts'
import { below, fieldReader, refuse, type Spot, shown } from './fields.ts'
import type { CategoryItem, CategoryLink, NormalItem, Sidebars } from './items.ts'

/** The path from the top of a sidebar to an item. */
interface Trail {
  /** Labels of the categories. */
  readonly labels: readonly string[]
  /** Lists and objects being read; one that occurs again contains itself. */
  readonly open: readonly object[]
  readonly maxDepth: number
}

/** Reads a sidebars file. */
export function normalizeSidebars(file: DataFile, maxDepth: number, report: Report): Sidebars<NormalItem> {
  const spot: Spot = { path: '', placeOf: (path) => placeIn(file, path), report }
  if (!isRecord(file.value)) {
    const found = file.value === undefined ? 'no default export' : shown(file.value)
    refuse(
      spot,
      `a sidebars file must map sidebar ids to items, found ${found}`,
      "write export default { main: ['intro'] }, with the ids of pages",
    )
    return new Map()
  }
  const sidebars = Object.entries(file.value).map(([id, value]) => {
    const trail: Trail = { labels: [id], open: [], maxDepth }
    const items = normalizeItems(value, below(spot, id), trail)
    reportRepeated(id, items, report)
    return [id, items] as const
  })
  return new Map(sidebars)
}

/**
 * A page that occurs twice in a sidebar has the neighbours of its first occurrence, and both occurrences are marked as current.
 */
function reportRepeated(sidebar: string, items: readonly NormalItem[], report: Report): void {
  const seen = new Set<string>()
  const visit = (item: NormalItem): void => {
    if (item.type === 'category') item.items.forEach(visit)
    if (item.type !== 'doc') return
    if (seen.has(item.id))
      report(
        present({
          code: 'site/repeated-doc',
          severity: 'warning' as const,
          message: `the page '${item.id}' is in the sidebar '${sidebar}' twice`,
          hint: `remove one of them, or make it a link: { type: 'ref', id: '${item.id}' }`,
          place: item.place,
          about: { text: item.id },
        }),
      )
    seen.add(item.id)
  }
  items.forEach(visit)
}

/** Position of a key path, or of its nearest ancestor with a known position. */
function placeIn(file: DataFile, path: string): Place {
  const parts = path.split('.')
  return keyPlaceOrStart(file, ...parts.map((_part, at) => parts.slice(0, parts.length - at).join('.')))
}

/** Items as a list, or as the shorthand `{ 'Label': [items] }`. */
function normalizeItems(value: unknown, spot: Spot, trail: Trail): readonly NormalItem[] {
  if (typeof value !== 'object' || value === null || (isRecord(value) && Object.hasOwn(value, 'type'))) {
    const owner = trail.labels.at(-1) ?? ''
    refuse(
      spot,
      `the items of '${owner}' must be a list or the shorthand { 'Label': [items] } without a \`type\`, found ${shown(value)}`,
      "write items: ['a', 'b'], with the ids of pages",
    )
    return []
  }
  if (isTooFar(value, spot, trail)) return []
  const inside = { ...trail, open: [...trail.open, value] }
  if (!Array.isArray(value)) return normalizeShorthand(Object.entries(value), spot, inside)
  return value.flatMap((item, index) => normalizeItem(item, below(spot, index), inside))
}

/** Whether the value contains itself (reported), or is nested more deeply than sidebars may be. */
function isTooFar(value: object, spot: Spot, { labels, open, maxDepth }: Trail): boolean {
  if (open.includes(value)) {
    const message = `the sidebar contains itself: ${chain(labels)}`
    spot.report({
      code: 'site/circular-sidebar',
      severity: 'error',
      message,
      hint: 'write a separate list of items for the inner category',
      place: spot.placeOf(spot.path),
    })
    return true
  }
  // Excessive nesting is reported when sidebars are finished, whether it was written or comes from folders.
  return labels.length > maxDepth + 1
}

function normalizeShorthand(
  entries: readonly (readonly [string, unknown])[],
  spot: Spot,
  trail: Trail,
): readonly NormalItem[] {
  return entries.map(([label, items]): NormalItem => {
    const at = below(spot, label)
    const inside = { ...trail, labels: [...trail.labels, label] }
    return { type: 'category', label, items: normalizeItems(items, at, inside), place: at.placeOf(at.path) }
  })
}

type ItemReader = (item: Readonly<Record<string, unknown>>, spot: Spot, trail: Trail) => NormalItem | null

const READERS: ReadonlyMap<unknown, ItemReader> = new Map<string, ItemReader>([
  ['doc', (item, spot) => readDoc(item, 'doc', spot)],
  ['ref', (item, spot) => readDoc(item, 'ref', spot)],
  ['link', readLink],
  ['category', readCategory],
  ['autogenerated', readAutogenerated],
  ['html', readHtml],
])

function normalizeItem(item: unknown, spot: Spot, trail: Trail): readonly NormalItem[] {
  if (typeof item === 'string') return [{ type: 'doc', id: item, place: spot.placeOf(spot.path) }]
  if (!isRecord(item)) {
    refuse(
      spot,
      `a sidebar item must be a doc id or an object, found ${shown(item)}`,
      "write the id of a page, as in 'intro', or { type: 'category', label: '…', items: [] }",
    )
    return []
  }
  if (!Object.hasOwn(item, 'type')) return normalizeItems(item, spot, trail)
  const reader = READERS.get(item.type)
  if (!reader) {
    const known = [...READERS.keys()].map(String)
    const near = typeof item.type === 'string' ? suggest(item.type, known) : undefined
    const list = `known types: ${known.sort().join(', ')}`
    refuse(
      below(spot, 'type'),
      `Unknown sidebar item type ${JSON.stringify(item.type)}`,
      near ? `did you mean '${near}'? ${list}` : list,
      typeof item.type === 'string' ? item.type : undefined,
    )
    return []
  }
  const read = reader(item, spot, trail)
  return read ? [read] : []
}

function readDoc(
  item: Readonly<Record<string, unknown>>,
  type: 'doc' | 'ref',
  spot: Spot,
): NormalItem | null {
  const read = fieldReader(item, `an item of type '${type}'`, spot)
  const label = read.text('label')
  const result = present({
    type,
    id: read.required('id'),
    label,
    translatable: label === undefined ? undefined : (true as const),
    ...looks(read),
    place: spot.placeOf(`${spot.path}.id`),
  })
  return read.ok() ? result : null
}

function readLink(item: Readonly<Record<string, unknown>>, spot: Spot): NormalItem | null {
  const read = fieldReader(item, "an item of type 'link'", spot)
  const result = present({
    type: 'link' as const,
    label: read.required('label'),
    href: read.required('href'),
    description: read.text('description'),
    autoAddBaseUrl: read.flag('autoAddBaseUrl') ?? true,
    ...looks(read),
    place: spot.placeOf(spot.path),
  })
  return read.ok() ? result : null
}

function readHtml(item: Readonly<Record<string, unknown>>, spot: Spot): NormalItem | null {
  const read = fieldReader(item, "an item of type 'html'", spot)
  const result = present({
    type: 'html' as const,
    value: read.required('value'),
    defaultStyle: read.flag('defaultStyle'),
    ...looks(read),
    place: spot.placeOf(spot.path),
  })
  return read.ok() ? result : null
}

function readAutogenerated(item: Readonly<Record<string, unknown>>, spot: Spot): NormalItem | null {
  const read = fieldReader(item, "an item of type 'autogenerated'", spot)
  const dirName = read.required('dirName')
  if (dirName.startsWith('/') || dirName.endsWith('/')) {
    refuse(
      below(spot, 'dirName'),
      "`dirName` must be a folder below the docs folder without leading or trailing slashes, or '.'",
      `write '${dirName.replace(/^\/+|\/+$/g, '') || '.'}'`,
    )
    return null
  }
  return read.ok() ? { type: 'autogenerated', dirName, place: spot.placeOf(`${spot.path}.dirName`) } : null
}

function readCategory(
  item: Readonly<Record<string, unknown>>,
  spot: Spot,
  trail: Trail,
): CategoryItem<NormalItem> | null {
  const read = fieldReader(item, "an item of type 'category'", spot)
  const label = read.required('label')
  const rawLink = read.any('link')
  const link =
    rawLink === undefined || rawLink === null ? undefined : readCategoryLink(rawLink, below(spot, 'link'))
  const fields = {
    collapsible: read.flag('collapsible'),
    collapsed: read.flag('collapsed'),
    description: read.text('description'),
    ...looks(read),
  }
  const items = read.any('items')
  const isEmpty = items === undefined || (Array.isArray(items) && items.length === 0)
  // A misspelt key may have been meant to contain the items.
  if (isEmpty && !link && !read.ok()) return null
  if (isEmpty && !link) {
    refuse(spot, `the category '${label}' has neither items nor a \`link\``, "add items: ['a'], or remove it")
    return null
  }
  if (!read.ok() || link === null) return null
  const inside = { ...trail, labels: [...trail.labels, label] }
  return present({
    type: 'category' as const,
    label,
    items: items === undefined ? [] : normalizeItems(items, below(spot, 'items'), inside),
    link,
    ...fields,
    place: spot.placeOf(`${spot.path}.label`),
  })
}

/** The link of a category; null if it is invalid. */
function readCategoryLink(value: unknown, spot: Spot): CategoryLink | null {
  const type = isRecord(value) ? value.type : undefined
  if (!isRecord(value) || (type !== 'doc' && type !== 'generated-index')) {
    if (isRecord(value))
      refuse(
        below(spot, 'type'),
        `Unknown sidebar category link type ${JSON.stringify(type)}`,
        'known types: doc, generated-index',
        typeof type === 'string' ? type : 'link',
      )
    else
      refuse(
        spot,
        `the \`link\` of a category must be an object, found ${shown(value)}`,
        `write link: { type: 'doc', id: '${typeof value === 'string' ? value : '…'}' }, or { type: 'generated-index' }`,
        'link',
      )
    return null
  }
  const read = fieldReader(value, `a category link of type '${type}'`, spot)
  const place = spot.placeOf(spot.path)
  const link: CategoryLink =
    type === 'doc'
      ? { type, id: read.required('id'), place: spot.placeOf(`${spot.path}.id`) }
      : present({
          type: 'generated-index' as const,
          slug: read.text('slug'),
          title: read.text('title'),
          description: read.text('description'),
          image: read.text('image'),
          keywords: read.texts('keywords'),
          place,
        })
  return read.ok() ? link : null
}

function looks(read: ReturnType<typeof fieldReader>) {
  return {
    className: read.text('className'),
    customProps: read.record('customProps'),
    key: read.text('key'),
  }
}
