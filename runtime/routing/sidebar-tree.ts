// The sidebar tree as far as its files are loaded. Large branches and parts of long levels are in separate files, so that no file
// grows with the site.
import { own } from '../model/own.ts'
import type { PageView } from '../model/page.ts'
import type { SidebarEntry, SidebarHtml, SidebarItem } from '../model/sidebar.ts'
import type { SiteView } from '../model/site.ts'
import type { ResourceStore } from './resources.ts'

/** Loads the file at a URL, and the files along a path in its tree. Rejects as the store does. */
export async function loadPath(
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

/** The wanted part of a tree. */
export interface TreePart {
  /** URL of its first file; undefined for a sidebar without files. */
  readonly address: string | undefined
  readonly way?: readonly number[] | undefined
  /** One more file of the tree. */
  readonly file?: string | undefined
  /** Nothing of the tree is shown yet: whatever is loaded is then shown, even if a file on the path cannot be loaded. */
  readonly isEmpty?: boolean
}

/** Loads a part of a tree. Rejects as the store does. */
export const loadTree = (files: Pick<ResourceStore, 'load'>, { address, way, file }: TreePart) =>
  Promise.all([
    address === undefined ? undefined : loadPath(files, address, way),
    file === undefined ? undefined : files.load(file),
  ])

/** A tree, and the file contents it was built from. */
interface MadeTree {
  readonly items: readonly SidebarItem[]
  readonly read: ReadonlyMap<string, unknown>
}

/** Built trees by the URL of their first file; reused until a further file is loaded. */
const made = new WeakMap<object, Map<string, MadeTree>>()

/** The tree as far as it is loaded; undefined while the wanted part is missing. */
export function treeFor(
  files: Pick<ResourceStore, 'peek'>,
  { address, way, isEmpty }: TreePart,
): readonly SidebarItem[] | undefined {
  if (address === undefined || !(isEmpty ? files.peek(address) : isPathLoaded(files, address, way)))
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
  const items = loadedTree({ peek }, address)
  trees.set(address, { items, read })
  return items
}

/**
 * Loads the sidebar of a page as far as the page shows it. Never rejects: the page is shown without it, and its component tries
 * again.
 */
export async function loadSidebar(
  page: PageView,
  { sidebars }: Pick<SiteView, 'sidebars'>,
  files: Pick<ResourceStore, 'load'>,
): Promise<void> {
  const sidebar = 'sidebar' in page ? page.sidebar : undefined
  const address = sidebar && own(sidebars, sidebar.key)
  if (address !== undefined) await loadPath(files, address, sidebar?.way).catch(() => undefined)
}

/** Whether `loadPath` would load nothing. */
export function isPathLoaded(
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

/** The tree of a loaded file, including the loaded ones of the files it refers to. */
export function loadedTree(files: Pick<ResourceStore, 'peek'>, address: string): readonly SidebarItem[] {
  const known = (level: readonly SidebarEntry[]): readonly SidebarItem[] =>
    level.flatMap((entry): SidebarItem | readonly SidebarItem[] => {
      if (entry.type === 'stretch') {
        const part = files.peek(entry.file) as readonly SidebarEntry[] | undefined
        if (part) return known(part)
        // One placeholder per item, so that the other items keep their position.
        const missing: SidebarHtml = { type: 'html', value: '', missing: entry }
        return new Array<SidebarItem>(entry.listed).fill(missing)
      }
      if (entry.type !== 'category') return entry
      const inside = entry.items ?? (entry.file === undefined ? undefined : files.peek(entry.file))
      return inside === undefined ? entry : { ...entry, items: known(inside as readonly SidebarEntry[]) }
    })
  return known((files.peek(address) as readonly SidebarEntry[] | undefined) ?? [])
}

/** The entry of a level that is or contains an item, and the item's index in it. */
function entryAt(level: readonly SidebarEntry[], index: number): [SidebarEntry | undefined, number] {
  let at = index
  for (const entry of level) {
    const count = entry.type === 'stretch' ? entry.count : 1
    if (at < count) return [entry, at]
    at -= count
  }
  return [undefined, 0]
}
