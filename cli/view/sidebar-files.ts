// The tree of a sidebar as JSON in files of bounded size: large branches and parts of long levels move to files of their own.
import type { Side, SidebarCategory, SidebarItem, SidebarStretch } from '../../runtime/model/sidebar.ts'
import { addressOf } from '../../runtime/routing/long-level.ts'

/** Characters of a file at most, apart from a single item that is longer: about a thousand links, 10 to 20 kB after gzip. */
export const FILE_LIMIT = 120_000

/** The inside of a category stays where it is unless it is longer than this: a file for a few links would only cost a request. */
const BRANCH_LIMIT = FILE_LIMIT / 8

/** A level or an item as text. */
interface Entry {
  /** Without the items of a category and without the closing brace. */
  readonly head: string
  /** The items of a category, separated by commas. */
  readonly inside: string | undefined
  /** Whether every page may show the item. */
  readonly isListed: boolean
  readonly item: SidebarItem
}

/** JSON of the first file of a tree, which names the others; `write` gives the address of a file with this text. */
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

  /** The entries of a level as a text within the limit. */
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

  /** Parts of a level, each in a file. */
  function stretches(entries: readonly Entry[], texts: readonly string[]): readonly string[] {
    const parts: string[] = []
    let from = 0
    while (from < entries.length) {
      let to = from + 1
      let length = (texts[from] ?? '').length
      while (to < entries.length && length + (texts[to] ?? '').length < FILE_LIMIT)
        length += (texts[to++] ?? '').length + 1
      const listed = entries.slice(from, to).filter(({ isListed }) => isListed)
      const stretch: SidebarStretch = {
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

/** A category is there for all when it leads anywhere or holds something that does. */
function isListedCategory({ href, linkUnlisted }: SidebarCategory, below: readonly Entry[]): boolean {
  const holdsSomething = below.some(({ isListed, item }) => isListed && item.type !== 'html')
  return holdsSomething || (href !== undefined && !linkUnlisted)
}

/** Where the first of some items leads that leads anywhere. */
function addressAt(
  key: 'first' | 'last',
  entries: readonly Entry[],
  side: Side,
): Partial<Pick<SidebarStretch, 'first' | 'last'>> {
  for (const { item } of entries) {
    const address = addressOf(item, side)
    if (address !== undefined) return { [key]: address }
  }
  return {}
}
