// The frame around the content of pages, drawn once for all pages that it shows the same of. Menus that lead to the page
// itself elsewhere are put in for each.
import { renderToString } from 'docsite:engine-server'
import type { ReactElement, ReactNode } from 'react'
import { frameLook } from '../components/chrome/frame-look.ts'
import type { NavbarItemProps } from '../components/navbar/item-props.ts'
import type { MenuNode } from '../components/navbar/menu-node.ts'
import { MenuPlaceContext, NavbarMenu } from '../components/navbar/registry.ts'
import type { PageView } from '../model/page.ts'
import type { SiteView } from '../model/site.ts'
import { type Cut, createPlaces } from './places.ts'
import { inOnePiece, partHtml } from './world.tsx'

/** What is put into a frame: menus of the navbar, and the content. */
type Inside = NavbarItemProps<MenuNode> | 'content'

/** Frames of a site by what they show of a page. */
const knownFrames = new WeakMap<SiteView, Map<string, Cut<Inside>>>()

/** More are there only where every page has its own entry in the navbar. */
const FRAMES_KEPT = 50

/** Draws the app of a page, or of what stands in the place of a page. */
export type DrawApp = (instead: ReactNode) => ReactElement

/** Html of the app with this content. */
export function framed(
  site: SiteView,
  page: PageView,
  drawApp: DrawApp,
  content: readonly string[],
): readonly string[] {
  const { pieces, things } = frameOf(site, page, drawApp)
  const menus = menusHtml(site, page, things)
  return pieces.flatMap((piece, at) =>
    things[at] === 'content' ? [piece, ...content] : [piece, menus[at] ?? ''],
  )
}

function frameOf(site: SiteView, page: PageView, drawApp: DrawApp): Cut<Inside> {
  const ofSite = knownFrames.get(site) ?? new Map<string, Cut<Inside>>()
  knownFrames.set(site, ofSite)
  const look = frameLook(site, page)
  const known = ofSite.get(look)
  if (known) return known
  const frame = draw(drawApp)
  if (ofSite.size === FRAMES_KEPT) ofSite.clear()
  ofSite.set(look, frame)
  return frame
}

function draw(drawApp: DrawApp): Cut<Inside> {
  const places = createPlaces<Inside>()
  const placeOf = (item: NavbarItemProps<MenuNode>) => places.leave(item)
  const html = renderToString(
    <MenuPlaceContext.Provider value={placeOf}>{drawApp(places.leave('content'))}</MenuPlaceContext.Provider>,
  )
  const { pieces, things } = places.cut(html)
  return { pieces: pieces.map(inOnePiece), things }
}

/** Html of each menu, by its number. */
function menusHtml(site: SiteView, page: PageView, inside: readonly Inside[]): readonly string[] {
  const isMenu = (thing: Inside) => thing !== 'content'
  if (!inside.some(isMenu)) return []
  const ends = createPlaces<null>()
  const menus = inside.map((thing) => [
    thing === 'content' ? null : <NavbarMenu key={thing.id} {...thing} />,
    ends.leave(null, `end-${thing === 'content' ? thing : thing.id}`),
  ])
  return ends.cut(partHtml(site, page, menus)).pieces
}
