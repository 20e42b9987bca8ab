// The tree of a sidebar as far as its files are here. Large branches and parts of long levels lie in files of their own, so that
// no file grows with the site.
import { own } from '../model/own.ts'
import type { PageView } from '../model/page.ts'
import type { SidebarEntry, SidebarHtml, SidebarItem } from '../model/sidebar.ts'
import type { SiteView } from '../model/site.ts'
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

/** Which part of a tree is wanted. */
export interface TreePart {
  /** Address of its first file; undefined for a sidebar without files. */
  readonly address: string | undefined
  readonly way?: readonly number[] | undefined
  /** One more file of it. */
  readonly file?: string | undefined
  /** Nothing of it is on screen: then what is here is shown, should a file of the way be out of reach. */
  readonly isEmpty?: boolean
}

/** Loads a part. Rejects as the store does. */
export const loadTree = (files: Pick<ResourceStore, 'load'>, { address, way, file }: TreePart) =>
  Promise.all([
    address === undefined ? undefined : loadWay(files, address, way),
    file === undefined ? undefined : files.load(file),
  ])

/** A tree, and what was here of its files when it was put together. */
interface MadeTree {
  readonly items: readonly SidebarItem[]
  readonly read: ReadonlyMap<string, unknown>
}

/** Trees by the addresses of their first files: the same one as long as no further file is here. */
const made = new WeakMap<object, Map<string, MadeTree>>()

/** The tree as far as it is here; undefined while it lacks what is wanted. */
export function treeFor(
  files: Pick<ResourceStore, 'peek'>,
  { address, way, isEmpty }: TreePart,
): readonly SidebarItem[] | undefined {
  if (address === undefined || !(isEmpty ? files.peek(address) : isWayHere(files, address, way)))
    return undefined
  const trees = made.get(files) ?? new Map<string, MadeTree>()
  made.set(files, trees)
  const last = trees.get(address)
  if (last && [...last.read].every(([file, value]) => files.peek(file) === value)) return last.items
  const read = new Map<string, unknown>()
  const peek = (file: string) => {
    const value = files.peek(file)
    read.set(file, value)
    return value
  }
  const items = knownTree({ peek }, address)
  trees.set(address, { items, read })
  return items
}

/** Loads the sidebar of a page as far as it shows it. Never rejects: a page is shown without it, and its component tries again. */
export async function loadSidebar(
  page: PageView,
  { sidebars }: Pick<SiteView, 'sidebars'>,
  files: Pick<ResourceStore, 'load'>,
): Promise<void> {
  const sidebar = 'sidebar' in page ? page.sidebar : undefined
  const address = sidebar && own(sidebars, sidebar.key)
  if (address !== undefined) await loadWay(files, address, sidebar?.way).catch(() => undefined)
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
