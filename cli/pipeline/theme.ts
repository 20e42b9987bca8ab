// The site's own theme at work on a page. What its code throws is its author's mistake and becomes a finding; the page is then
// shown without it. Without a theme an exception is a defect of this program.
import type { HeadTag } from '../../runtime/model/head.ts'
import type { PageView } from '../../runtime/model/page.ts'
import type { SiteView } from '../../runtime/model/site.ts'
import type { Reader } from '../graph/query.ts'
import type { Article } from '../model/article.ts'
import type { Diagnostic, Report } from '../model/diagnostic.ts'
import type { RuntimeBundle } from '../model/ports.ts'
import type { SiteTables } from '../model/site.ts'
import type { DocumentAssets } from '../render/document.ts'
import type { ComponentUse } from '../view/doc-page.ts'
import type { Inputs } from './inputs.ts'

/** What pages need of the runtime. */
export type PageRuntime = Pick<RuntimeBundle, 'hasTheme' | 'server' | keyof DocumentAssets>

/** What a page takes from the server's half of the app. */
export interface Shown {
  /** In pieces. */
  readonly appHtml: readonly string[]
  readonly head: readonly HeadTag[]
}

const NOTHING: Shown = { appHtml: [], head: [] }

/** Html of the app and what the theme adds to the head. */
export function showPage(runtime: PageRuntime, site: SiteView, page: PageView, report: Report): Shown {
  const { server, hasTheme } = runtime
  if (unknownItem(runtime, site.navbar) !== undefined) return NOTHING
  const show = () => ({ appHtml: server.renderApp(site, page), head: server.headTags(site, page) })
  return hasTheme ? (guarded(show, 'The theme', {}, report) ?? NOTHING) : show()
}

/** Html of a component in a page; null for one that the theme does not know or that fails. */
export function showComponent(
  { server }: PageRuntime,
  site: SiteView,
  { place, ...use }: ComponentUse,
  report: Report,
): string | null {
  return guarded(
    () => server.renderComponent({ site, ...use }),
    `The component <${use.name}>`,
    { place },
    report,
  )
}

/** Components that the theme knows; the theme is looked at only when pages use any beside the built-in ones. */
export async function themeComponents(
  articles: readonly Pick<Article, 'unknownComponents'>[],
  inputs: Inputs,
  read: Reader['read'],
): Promise<readonly string[]> {
  if (articles.every(({ unknownComponents }) => unknownComponents.length === 0)) return []
  return (await read(inputs.runtime, '')).server.known.components
}

/** Navbar items that nobody can draw. */
export async function findUnknownItems(
  { navbar }: SiteTables,
  inputs: Inputs,
  { read, report }: Reader,
): Promise<void> {
  if (navbar.items.every(({ kind }) => kind !== 'custom')) return
  const type = unknownItem(await read(inputs.runtime, ''), navbar)
  if (type === undefined) return
  report({
    code: 'theme/navbar-item',
    severity: 'error',
    message: `The theme has no component for navbar items of the type "${type}"`,
    hint: `Name one in theme/index.tsx: export const theme = { navbarItems: { '${type}': … } }`,
  })
}

function unknownItem({ server }: PageRuntime, { items }: SiteTables['navbar']): string | undefined {
  const types = items.flatMap((item) => (item.kind === 'custom' ? [item.type] : []))
  return types.find((type) => !server.known.navbarItems.includes(type))
}

function guarded<Value>(
  show: () => Value,
  what: string,
  where: Pick<Diagnostic, 'place'>,
  report: Report,
): Value | null {
  try {
    return show()
  } catch (error) {
    report({
      code: 'theme/render',
      severity: 'error',
      message: `${what} cannot be rendered: ${error instanceof Error ? error.message : String(error)}`,
      hint: 'On the server there is no window and no document: ask for them in an effect.',
      ...where,
    })
    return null
  }
}
