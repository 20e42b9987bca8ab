// Converts `nav` of mkdocs.yml to a sidebars file.
import { parseDataFile } from '../../text/data-file.ts'
import { recordOf } from '../../text/record.ts'
import { isInternalUrl } from '../../text/url.ts'
import { pageItem as itemOf, type SidebarItem, type Sidebars, sidebarText } from './sidebar-items.ts'

/** The pages folder and the files of a project. */
interface Pages {
  readonly folder: string
  readonly files: ReadonlySet<string>
  /** Whether the index page of a section is opened by the section itself (`navigation.indexes`). */
  readonly hasSectionPages: boolean
}

/** The sidebars file for the `nav` of a configuration; null if it has none that can be read. */
export function navSidebars(source: string, folder: string, files: readonly string[]): Sidebars | null {
  const nav = navOf(source)
  if (!Array.isArray(nav)) return null
  const hasSectionPages = /^[ \t]*-[ \t]+["']?navigation\.indexes\b/m.test(source)
  const missing: string[] = []
  const text = sidebarText(itemsOf(nav, { folder, files: new Set(files), hasSectionPages }, missing))
  return text === null ? null : { text, missing }
}

/** The key with its lines. Other keys may have tags that only Python knows, such as `!!python/name:`. */
const NAV = /^nav:.*\n(?:(?:[ \t-].*|#.*)?\n)*/m

function navOf(source: string): unknown {
  const [text] = NAV.exec(`${source.replace(/\r\n?/g, '\n')}\n`) ?? []
  if (text === undefined) return null
  try {
    return recordOf(parseDataFile('nav.yml', text)).nav
  } catch {
    return null
  }
}

function itemsOf(entries: readonly unknown[], pages: Pages, missing: string[]): readonly SidebarItem[] {
  return entries.flatMap((entry): readonly SidebarItem[] => {
    if (typeof entry === 'string') return pageItem(entry, undefined, pages, missing)
    return Object.entries(recordOf(entry)).flatMap(([label, value]) => {
      if (typeof value === 'string') return pageItem(value, label, pages, missing)
      return Array.isArray(value) ? section(label, value, pages, missing) : []
    })
  })
}

function pageItem(
  path: string,
  label: string | undefined,
  pages: Pages,
  missing: string[],
): readonly SidebarItem[] {
  if (!isInternalUrl(path) || path.startsWith('/'))
    return [{ type: 'link', label: label ?? path, href: path }]
  const id = idOf(path, pages)
  if (id === null) {
    missing.push(path)
    return []
  }
  return [itemOf(id, label)]
}

function section(
  label: string,
  entries: readonly unknown[],
  pages: Pages,
  missing: string[],
): readonly SidebarItem[] {
  const [first] = entries
  const isIndex = typeof first === 'string' && /(?:^|\/)(?:index|README)\.md$/.test(first)
  const id = pages.hasSectionPages && isIndex ? idOf(first, pages) : null
  const items = itemsOf(id === null ? entries : entries.slice(1), pages, missing)
  if (id !== null && items.length === 0) return [{ type: 'doc', id, label }]
  const link = id === null ? {} : { link: { type: 'doc', id } as const }
  return items.length === 0 ? [] : [{ type: 'category', label, ...link, items }]
}

/** The id of a page; null if its file does not exist. */
function idOf(path: string, { folder, files }: Pages): string | null {
  const file = path.replace(/^\.\//, '')
  return /\.mdx?$/.test(file) && files.has(`${folder}/${file}`) ? file.replace(/\.mdx?$/, '') : null
}
