// The sidebar of a page, drawn once for all pages that show the same items: what differs between them is the mark of the
// current link, which is put in for each. Items that closed branches leave are drawn once for all sidebars of the site.
import { renderToString } from 'docsite:engine-server'
import type { ReactElement, ReactNode } from 'react'
import { Sidebar } from '../components/sidebar/sidebar.tsx'
import { type SidebarList, SidebarListContext, SiteContext } from '../contexts.tsx'
import type { PageSidebar, PageView } from '../model/page.ts'
import type { SidebarItem, SidebarLink } from '../model/sidebar.ts'
import type { SiteView } from '../model/site.ts'
import { comparablePath } from '../routing/same-path.ts'
import { createMarks, cutAtMarks, type Marked } from './marks.ts'
import { createPlaces, type Places } from './places.ts'
import { inOnePiece, partHtml } from './world.tsx'

/** A sidebar in which nothing is current. */
interface DrawnSidebar {
  readonly html: string
  /** By the path they lead to, in their order. */
  readonly links: ReadonlyMap<string, readonly DrawnLink[]>
}

/** A link in it. */
interface DrawnLink {
  readonly start: number
  readonly end: number
  /** Html of it as the current one. */
  readonly current: () => string
}

/** Where a link stands, and whether it leads to the page around it. */
interface LinkPlace {
  readonly level: number
  readonly isCurrent: boolean
}

/** Items in a row that look the same on every page but for being current. */
type Run = Omit<SidebarList, 'trail'>

interface OfSite {
  /** By their items. */
  readonly sidebars: WeakMap<readonly SidebarItem[], DrawnSidebar>
  /** Html by level of items that are no links. */
  readonly items: WeakMap<SidebarItem, Map<number, string>>
  /** Links with marks, by what they look like. */
  readonly links: Map<string, Marked>
}

const known = new WeakMap<SiteView, OfSite>()
const newSite = (): OfSite => ({ sidebars: new WeakMap(), items: new WeakMap(), links: new Map() })

/** Html of the sidebar of a page. */
export function sidebarHtml(site: SiteView, page: PageView, sidebar: PageSidebar): string {
  const ofSite = known.get(site) ?? newSite()
  known.set(site, ofSite)
  const drawn = ofSite.sidebars.get(sidebar.items) ?? draw(site, page, sidebar, ofSite)
  ofSite.sidebars.set(sidebar.items, drawn)
  let html = ''
  let end = 0
  for (const link of drawn.links.get(comparablePath(page.path)) ?? []) {
    html += drawn.html.slice(end, link.start) + link.current()
    end = link.end
  }
  return html + drawn.html.slice(end)
}

function draw(site: SiteView, page: PageView, sidebar: PageSidebar, ofSite: OfSite): DrawnSidebar {
  const runs = createPlaces<Run>()
  // What is kept must not keep the article of this page.
  const { pieces, things } = runs.cut(
    partHtml(
      site,
      page.kind === 'doc' ? { ...page, article: '' } : page,
      <SidebarListContext.Provider value={leaving(runs)}>
        <Sidebar sidebar={sidebar} />
      </SidebarListContext.Provider>,
    ),
  )
  const links = new Map<string, DrawnLink[]>()
  let html = pieces[0] ?? ''
  for (const [at, { items, level, draw }] of things.entries()) {
    for (const item of items) {
      const start = html.length
      if (item.type !== 'link') {
        html += itemHtml(ofSite, item, level, () => entryHtml(site, draw('', item, false)))
        continue
      }
      const linkAs = (isCurrent: boolean) =>
        linkHtml(ofSite, item, { level, isCurrent }, (look) => entryHtml(site, draw('', look, isCurrent)))
      html += linkAs(false)
      const path = comparablePath(item.href)
      const same = links.get(path) ?? []
      links.set(path, [...same, { start, end: html.length, current: () => linkAs(true) }])
    }
    html += pieces[at + 1] ?? ''
  }
  return { html: inOnePiece(html), links }
}

/** Draws a list with places for its runs. */
function leaving(runs: Places<Run>) {
  return ({ items, level, trail, draw }: SidebarList): ReactNode =>
    runsOf(items, trail).map((run, at) =>
      Array.isArray(run) ? runs.leave({ items: run, level, draw }, String(at)) : draw(String(at), run),
    )
}

/** Items in a row that look the same on every page but for being current, and between them those that do not, one by one. */
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

function itemHtml({ items }: OfSite, item: SidebarItem, level: number, draw: () => string): string {
  const byLevel = items.get(item) ?? new Map<number, string>()
  items.set(item, byLevel)
  const html = byLevel.get(level) ?? inOnePiece(draw())
  byLevel.set(level, html)
  return html
}

/** Links differ in what they say and where they lead; nothing else of them is seen but what is here. */
function linkHtml(
  { links }: OfSite,
  { type, label, href, className, external }: SidebarLink,
  { level, isCurrent }: LinkPlace,
  draw: (look: SidebarLink) => string,
): string {
  const marks = createMarks()
  const look = JSON.stringify({ type, label: marks.text(label), href: marks.text(href), className, external })
  const key = `${level} ${isCurrent} ${look}`
  const drawn = links.get(key) ?? cutAtMarks(draw(JSON.parse(look) as SidebarLink))
  links.set(key, drawn)
  return marks.fill(drawn).join('')
}

/** Entries ask for nothing but what all pages of the site are told. */
const entryHtml = (site: SiteView, entry: ReactElement) =>
  renderToString(<SiteContext.Provider value={site}>{entry}</SiteContext.Provider>)
