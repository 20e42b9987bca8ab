// The tree of a sidebar as far as its files are here. Large branches and parts of long levels lie in files of their own, so that
// no file grows with the site.
import type { SidebarEntry, SidebarHtml, SidebarItem } from '../model/sidebar.ts'
import type { ResourceStore } from './resources.ts'

/** Loads the file at an address, and those on a way through its tree. Rejects as the store does. */
export async function loadWay(
  files: Pick<ResourceStore, 'load'>,
  address: string,
  way: readonly number[] = [],
): Promise<void> {
  const open = async (file: string) => (await files.load(file)) as readonly SidebarEntry[]
  let level = await open(address)
  for (const index of way) {
    let [entry, at] = entryAt(level, index)
    if (entry?.type === 'stretch') [entry, at] = entryAt(await open(entry.file), at)
    if (entry?.type !== 'category') return
    level = entry.items ?? (entry.file === undefined ? [] : await open(entry.file))
  }
}

/** Whether `loadWay` would load nothing. */
export function isWayHere(
  files: Pick<ResourceStore, 'peek'>,
  address: string,
  way: readonly number[] = [],
): boolean {
  const here = (file: string) => files.peek(file) as readonly SidebarEntry[] | undefined
  let level = here(address)
  for (const index of way) {
    if (!level) return false
    let [entry, at] = entryAt(level, index)
    if (entry?.type === 'stretch') {
      const part = here(entry.file)
      if (!part) return false
      ;[entry, at] = entryAt(part, at)
    }
    if (entry?.type !== 'category') return true
    level = entry.items ?? (entry.file === undefined ? [] : here(entry.file))
  }
  return level !== undefined
}

/** The tree of a file that is here, with what is here of the files it names. */
export function knownTree(files: Pick<ResourceStore, 'peek'>, address: string): readonly SidebarItem[] {
  const known = (level: readonly SidebarEntry[]): readonly SidebarItem[] =>
    level.flatMap((entry): SidebarItem | readonly SidebarItem[] => {
      if (entry.type === 'stretch') {
        const part = files.peek(entry.file) as readonly SidebarEntry[] | undefined
        if (part) return known(part)
        // One for each item, so that the others have their place among all.
        const missing: SidebarHtml = { type: 'html', value: '', missing: entry }
        return new Array<SidebarItem>(entry.listed).fill(missing)
      }
      if (entry.type !== 'category') return entry
      const inside = entry.items ?? (entry.file === undefined ? undefined : files.peek(entry.file))
      return inside === undefined ? entry : { ...entry, items: known(inside as readonly SidebarEntry[]) }
    })
  return known((files.peek(address) as readonly SidebarEntry[] | undefined) ?? [])
}

/** The entry of a level that is or holds an item, and the item's index in it. */
function entryAt(level: readonly SidebarEntry[], index: number): [SidebarEntry | undefined, number] {
  let at = index
  for (const entry of level) {
    const count = entry.type === 'stretch' ? entry.count : 1
    if (at < count) return [entry, at]
    at -= count
  }
  return [undefined, 0]
}
