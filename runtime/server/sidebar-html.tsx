// The sidebar of a page, rendered once for all pages that show the same items: such pages differ in the current link, which is
// replaced for each. Items without open branches are rendered once for all sidebars of the site.
import { renderToString } from 'docsite:engine-server'
import type { ReactElement, ReactNode } from 'react'
import { Sidebar } from '../components/sidebar/sidebar.tsx'
import { type SidebarList, SidebarListContext, SiteContext } from '../contexts.tsx'
import type { PageSidebar, PageView } from '../model/page.ts'
import type { SidebarItem, SidebarLink } from '../model/sidebar.ts'
import type { SiteView } from '../model/site.ts'
import { canonicalPath } from '../routing/same-path.ts'
import { flattenString } from './flatten-string.ts'
import { renderInContext } from './render-context.tsx'
import {
  contentsOf,
  createSlots,
  cutAtSlots,
  fillSlots,
  type Slots,
  type Template,
  textSlot,
} from './slots.ts'

/** A sidebar without a current link. */
interface RenderedSidebar {
  readonly html: string
  /** By target path, in order. */
  readonly links: ReadonlyMap<string, readonly RenderedLink[]>
}

/** Position of a link in the html. */
interface RenderedLink {
  readonly start: number
  readonly end: number
  /** Html of the link as the current one. */
  readonly current: () => string
}

/** Level of a link in the tree, and whether it leads to the current page. */
interface LinkState {
  readonly level: number
  readonly isCurrent: boolean
}

/** Consecutive items that differ between pages only in which one is current. */
type Run = Omit<SidebarList, 'trail'>

/** Html rendered once per site. */
interface SiteCache {
  /** By item list. */
  readonly sidebars: WeakMap<readonly SidebarItem[], RenderedSidebar>
  /** Html of items that are not links, by level. */
  readonly items: WeakMap<SidebarItem, Map<number, string>>
  /** Links by template key. */
  readonly links: Map<string, Template>
}

/** A site view never changes, so what is rendered from it lives as long as it does. */
const caches = new WeakMap<SiteView, SiteCache>()
const newCache = (): SiteCache => ({ sidebars: new WeakMap(), items: new WeakMap(), links: new Map() })

/** Html of the sidebar of a page. */
export function sidebarHtml(site: SiteView, page: PageView, sidebar: PageSidebar): string {
  const cache = caches.get(site) ?? newCache()
  caches.set(site, cache)
  const rendered = cache.sidebars.get(sidebar.items) ?? renderSidebar(site, page, sidebar, cache)
  cache.sidebars.set(sidebar.items, rendered)
  let html = ''
  let end = 0
  for (const link of rendered.links.get(canonicalPath(sidebar.path ?? page.path)) ?? []) {
    html += rendered.html.slice(end, link.start) + link.current()
    end = link.end
  }
  return html + rendered.html.slice(end)
}

function renderSidebar(
  site: SiteView,
  page: PageView,
  sidebar: PageSidebar,
  cache: SiteCache,
): RenderedSidebar {
  const runs = createSlots<Run>()
  const template = cutAtSlots(
    renderInContext(
      site,
      // Otherwise the cache would keep the article of this page in memory.
      page.kind === 'doc' ? { ...page, article: '' } : page,
      <SidebarListContext.Provider value={withRunSlots(runs)}>
        <Sidebar sidebar={sidebar} />
      </SidebarListContext.Provider>,
    ),
  )
  const links = new Map<string, RenderedLink[]>()
  let html = template.pieces[0] ?? ''
  for (const [at, { items, level, render }] of contentsOf(template, runs).entries()) {
    for (const item of items) {
      const start = html.length
      if (item.type !== 'link') {
        html += itemHtml(cache, item, level, () => entryHtml(site, render('', item, false)))
        continue
      }
      const linkAs = (isCurrent: boolean) =>
        linkHtml(cache, item, { level, isCurrent }, (link) => entryHtml(site, render('', link, isCurrent)))
      html += linkAs(false)
      const path = canonicalPath(item.href)
      links.set(path, [...(links.get(path) ?? []), { start, end: html.length, current: () => linkAs(true) }])
    }
    html += template.pieces[at + 1] ?? ''
  }
  return { html: flattenString(html), links }
}

/** Renders a list with slots for its runs. */
function withRunSlots(runs: Slots<Run>) {
  return ({ items, level, trail, render }: SidebarList): ReactNode =>
    runsOf(items, trail).map((run, at) =>
      Array.isArray(run) ? runs.element({ items: run, level, render }, String(at)) : render(String(at), run),
    )
}

/** Splits items into runs and, between them, single items whose html depends on the page: categories with open branches. */
function runsOf(
  items: readonly SidebarItem[],
  trail: SidebarList['trail'],
): readonly (SidebarItem | SidebarItem[])[] {
  const runs: (SidebarItem | SidebarItem[])[] = []
  for (const item of items) {
    const isSame = item.type !== 'category' || !(item.items || trail.has(item))
    const last = runs.at(-1)
    if (!isSame) runs.push(item)
    else if (Array.isArray(last)) last.push(item)
    else runs.push([item])
  }
  return runs
}

function itemHtml({ items }: SiteCache, item: SidebarItem, level: number, render: () => string): string {
  const byLevel = items.get(item) ?? new Map<number, string>()
  items.set(item, byLevel)
  const html = byLevel.get(level) ?? flattenString(render())
  byLevel.set(level, html)
  return html
}

/** Html of a link, from a template: links differ in label and URL, and the component reads only what is in the key. */
function linkHtml(
  { links }: SiteCache,
  { type, label, href, className, external }: SidebarLink,
  { level, isCurrent }: LinkState,
  render: (link: SidebarLink) => string,
): string {
  const slots = createSlots<string>()
  const link = JSON.stringify({
    type,
    label: textSlot(slots, label),
    href: textSlot(slots, href),
    className,
    external,
  })
  const key = `${level} ${isCurrent} ${link}`
  const template = links.get(key) ?? cutAtSlots(render(JSON.parse(link) as SidebarLink))
  links.set(key, template)
  return fillSlots(template, slots.contents).join('')
}

/** Entries use only the context of the site. */
const entryHtml = (site: SiteView, entry: ReactElement) =>
  renderToString(<SiteContext.Provider value={site}>{entry}</SiteContext.Provider>)
