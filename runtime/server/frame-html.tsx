// The frame around the content of pages, rendered once for all pages with the same frame. Menus whose links differ from page to
// page are slots in it, as is the content.
import { renderToString } from 'docsite:engine-server'
import type { ReactElement, ReactNode } from 'react'
import { frameTemplateKey } from '../components/chrome/frame-template-key.ts'
import type { NavbarItemProps } from '../components/navbar/item-props.ts'
import type { MenuNode } from '../components/navbar/menu-node.ts'
import { MenuSlotContext, NavbarMenu } from '../components/navbar/registry.ts'
import type { PageView } from '../model/page.ts'
import type { SiteView } from '../model/site.ts'
import { flattenString } from './flatten-string.ts'
import { renderInContext } from './render-context.tsx'
import { contentsOf, createSlots, cutAtSlots } from './slots.ts'

/** Content of a slot in a frame: a navbar menu, or the content of the page. */
type Filling = NavbarItemProps<MenuNode> | 'content'

interface Frame {
  readonly pieces: readonly string[]
  readonly fillings: readonly Filling[]
}

/** Frames of a site by template key. A site view never changes, so its frames live as long as it does. */
const knownFrames = new WeakMap<SiteView, Map<string, Frame>>()

/** A site exceeds this only if every page has its own entry in the navbar. */
const MAX_FRAMES = 50

/** Renders the app of a page, or with other content instead of the page. */
export type RenderApp = (instead: ReactNode) => ReactElement

/** Html of the app with this content. */
export function frameHtml(
  site: SiteView,
  page: PageView,
  renderApp: RenderApp,
  content: readonly string[],
): readonly string[] {
  const { pieces, fillings } = frameOf(site, page, renderApp)
  const menus = menusHtml(site, page, fillings)
  return pieces.flatMap((piece, at) =>
    fillings[at] === 'content' ? [piece, ...content] : [piece, menus[at] ?? ''],
  )
}

function frameOf(site: SiteView, page: PageView, renderApp: RenderApp): Frame {
  const frames = knownFrames.get(site) ?? new Map<string, Frame>()
  knownFrames.set(site, frames)
  const key = frameTemplateKey(site, page)
  const known = frames.get(key)
  if (known) return known
  const frame = renderFrame(renderApp)
  if (frames.size === MAX_FRAMES) frames.clear()
  frames.set(key, frame)
  return frame
}

function renderFrame(renderApp: RenderApp): Frame {
  const slots = createSlots<Filling>()
  const menuSlot = (item: NavbarItemProps<MenuNode>) => slots.element(item)
  const html = renderToString(
    <MenuSlotContext.Provider value={menuSlot}>
      {renderApp(slots.element('content'))}
    </MenuSlotContext.Provider>,
  )
  const template = cutAtSlots(html)
  return { pieces: template.pieces.map(flattenString), fillings: contentsOf(template, slots) }
}

/** Html of each menu, by its position among the fillings: all are rendered as one tree, which is cut at a slot after each. */
function menusHtml(site: SiteView, page: PageView, fillings: readonly Filling[]): readonly string[] {
  if (fillings.every((filling) => filling === 'content')) return []
  const ends = createSlots<null>()
  const menus = fillings.map((filling) => [
    filling === 'content' ? null : <NavbarMenu key={filling.id} {...filling} />,
    ends.element(null, `end-${filling === 'content' ? filling : filling.id}`),
  ])
  return cutAtSlots(renderInContext(site, page, menus)).pieces
}
