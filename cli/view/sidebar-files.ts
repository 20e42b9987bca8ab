// Writes a sidebar tree as JSON files of bounded size: large branches and parts of long levels go to separate files.
import type { Side, SidebarCategory, SidebarChunk, SidebarItem } from '../../runtime/model/sidebar.ts'
import { addressOf } from '../../runtime/routing/long-level.ts'

/** Maximum characters of a file, unless a single item is longer: about a thousand links, 10 to 20 kB after gzip. */
export const FILE_LIMIT = 120_000

/** The items of a category stay inline up to this size: a separate file for a few links would only cost a request. */
const BRANCH_LIMIT = FILE_LIMIT / 8

/** An item of a level, serialized. */
interface Entry {
  /** JSON without the items of a category and without the closing brace. */
  readonly head: string
  /** JSON of a category's items, separated by commas. */
  readonly inside: string | undefined
  /** Whether every page may show the item. */
  readonly isListed: boolean
  readonly item: SidebarItem
}

/** JSON of the first file of a tree, which refers to the others; `write` stores a file with this text and returns its URL. */
export function sidebarText(items: readonly SidebarItem[], write: (text: string) => string): string {
  const entryOf = (item: SidebarItem): Entry => {
    if (item.type !== 'category')
      return {
        head: JSON.stringify(item).slice(0, -1),
        inside: undefined,
        isListed: item.type === 'html' || !item.unlisted,
        item,
      }
    const { items: below = [], ...rest } = item
    const entries = below.map(entryOf)
    return {
      head: JSON.stringify(rest).slice(0, -1),
      inside: fitted(entries),
      isListed: isListedCategory(item, entries),
      item,
    }
  }

  /** The entries of a level as JSON within the limit. */
  function fitted(entries: readonly Entry[]): string {
    const texts = entries.map(textOf)
    let length = lengthOf(texts)
    if (length <= FILE_LIMIT) return texts.join(',')
    const branches = entries
      .map(({ inside = '' }, at) => ({ at, length: inside.length }))
      .filter((branch) => branch.length > BRANCH_LIMIT)
      .sort((a, b) => b.length - a.length)
    for (const { at } of branches) {
      if (length <= FILE_LIMIT) break
      const { head, inside = '' } = entries[at] as Entry
      const short = `${head},"file":${JSON.stringify(write(`[${inside}]`))}}`
      length += short.length - (texts[at] ?? '').length
      texts[at] = short
    }
    return length <= FILE_LIMIT ? texts.join(',') : stretches(entries, texts).join(',')
  }

  /** Divides a level into parts with one file each. */
  function stretches(entries: readonly Entry[], texts: readonly string[]): readonly string[] {
    const parts: string[] = []
    let from = 0
    while (from < entries.length) {
      let to = from + 1
      let length = (texts[from] ?? '').length
      while (to < entries.length && length + (texts[to] ?? '').length < FILE_LIMIT)
        length += (texts[to++] ?? '').length + 1
      const listed = entries.slice(from, to).filter(({ isListed }) => isListed)
      const stretch: SidebarChunk = {
        type: 'stretch',
        count: to - from,
        listed: listed.length,
        file: write(`[${texts.slice(from, to).join(',')}]`),
        ...addressAt('first', listed, 'below'),
        ...addressAt('last', listed.toReversed(), 'above'),
      }
      parts.push(JSON.stringify(stretch))
      from = to
    }
    return parts
  }

  return `[${fitted(items.map(entryOf))}]`
}

const textOf = ({ head, inside }: Entry) =>
  inside === undefined ? `${head}}` : `${head},"items":[${inside}]}`

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length + 1, 0)

/** A category is listed if it has a listed page or contains an item that leads to one. */
function isListedCategory({ href, linkUnlisted }: SidebarCategory, below: readonly Entry[]): boolean {
  const holdsSomething = below.some(({ isListed, item }) => isListed && item.type !== 'html')
  return holdsSomething || (href !== undefined && !linkUnlisted)
}

/** Address of the first item that has one. */
function addressAt(
  key: 'first' | 'last',
  entries: readonly Entry[],
  side: Side,
): Partial<Pick<SidebarChunk, 'first' | 'last'>> {
  for (const { item } of entries) {
    const address = addressOf(item, side)
    if (address !== undefined) return { [key]: address }
  }
  return {}
}
