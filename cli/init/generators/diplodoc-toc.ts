// Converts toc.yaml of Diplodoc to a sidebars file.
import type { ProjectFacts } from '../../model/project.ts'
import { parseDataFile } from '../../text/data-file.ts'
import { arrayOf, recordOf } from '../../text/record.ts'
import { folderOf, joinSitePath } from '../../text/site-path.ts'
import { isInternalUrl } from '../../text/url.ts'
import { textOf } from './generator.ts'
import { categoryItem, pageItem, type SidebarItem, type Sidebars, sidebarText } from './sidebar-items.ts'

/** The pages folder, the files that exist, and the tables of contents that are being read. */
interface Context {
  readonly folder: string
  readonly files: ReadonlySet<string>
  readonly read: ProjectFacts['read']
  readonly open: readonly string[]
  readonly missing: string[]
}

/** The sidebars file for a table of contents in `folder`; null if it has no items that can be read. */
export function tocSidebars(toc: string, folder: string, { files, read }: ProjectFacts): Sidebars | null {
  const missing: string[] = []
  const items = itemsIn(toc, { folder, files: new Set(files), read, open: [], missing })
  const text = sidebarText(items)
  return text === null ? null : { text, missing }
}

/** Items of a table of contents; none if it is missing, unreadable or includes itself. */
function itemsIn(toc: string, context: Context): readonly SidebarItem[] {
  const text = context.open.includes(toc) ? null : context.read(toc)
  if (text === null) return []
  try {
    const { items } = recordOf(parseDataFile(toc, text))
    return itemsOf(items, toc, { ...context, open: [...context.open, toc] })
  } catch {
    return []
  }
}

function itemsOf(items: unknown, toc: string, context: Context): readonly SidebarItem[] {
  return arrayOf(items)
    .flat()
    .flatMap((item) => itemOf(recordOf(item), toc, context))
}

function itemOf(
  { name, href, items, include, hidden, expanded }: Readonly<Record<string, unknown>>,
  toc: string,
  context: Context,
): readonly SidebarItem[] {
  if (hidden === true) return []
  const label = textOf(name)
  const address = textOf(href)
  const path = textOf(recordOf(include).path)
  const included = path === undefined ? null : joinSitePath(folderOf(toc), path)
  const inner = [...(included === null ? [] : itemsIn(included, context)), ...itemsOf(items, toc, context)]
  const own = address === undefined ? [] : linkItem(address, label, toc, context)
  if (inner.length === 0) return own
  if (label === undefined) return [...own, ...inner]
  return [categoryItem(label, own, inner, expanded === true ? { collapsed: false } : {})]
}

function linkItem(
  address: string,
  label: string | undefined,
  toc: string,
  { folder, files, missing }: Context,
): readonly SidebarItem[] {
  if (!isInternalUrl(address)) return [{ type: 'link', label: label ?? address, href: address }]
  const path = joinSitePath(folderOf(toc), address.replace(/[?#].*$/, ''))
  const file =
    path && [path, `${path}.md`, `${path}/index.md`].find((each) => /\.md$/.test(each) && files.has(each))
  const start = folder === '.' ? '' : `${folder}/`
  if (!file?.startsWith(start)) {
    missing.push(address)
    return []
  }
  return [pageItem(file.slice(start.length).replace(/\.md$/, ''), label)]
}
