// The contexts of the app: site, page, router, reader's choices. On the server their values never change. A hook used outside
// its provider is a defect and throws an error that names both. Links are plain anchors: the router listens at the document.
import { type Context, createContext, type ReactElement, type ReactNode, useContext } from 'react'
import type { PageSidebar, PageView } from './model/page.ts'
import type { SidebarItem } from './model/sidebar.ts'
import type { SiteView } from './model/site.ts'

/** Where the reader is. `pathname` is percent-decoded and normalised; `search` and `hash` keep their first character. */
export interface Location {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly state?: unknown
}

/** How a navigation enters the history. Going to the current location always replaces. */
export interface NavigateOptions {
  readonly replace?: boolean
  readonly state?: unknown
}

/** The router as components see it. `location` is that of the page on screen, never of one still loading. */
export interface Navigation {
  readonly location: Location
  /** True while another page is being loaded. */
  readonly pending: boolean
  navigate(to: string, options?: NavigateOptions): void
  /** While registered, going back stays on the page and calls this instead; returns the way to unregister. */
  interceptBack(handler: () => void): () => void
}

/** JSON files of the site by hashed address (whole sidebars), fetched once. */
export interface Resources {
  /** The value when it is loaded already. */
  peek(address: string): unknown
  load(address: string): Promise<unknown>
}

/** Docs version the reader chose, by docs instance; empty until storage has been read after mount. */
export interface PreferredVersions {
  readonly names: Readonly<Record<string, string>>
  prefer(instance: string, version: string): void
}

/** Light or dark, and the reader's own choice when there is one. */
export interface ColorMode {
  readonly mode: 'light' | 'dark'
  readonly choice: 'light' | 'dark' | null
  /** Null goes back to the system's or the site's default. */
  choose(choice: 'light' | 'dark' | null): void
}

/** A list of a sidebar: the items that are to be seen, and how to render one of them. */
export interface SidebarList {
  readonly items: readonly SidebarItem[]
  readonly level: number
  /** Items that lead to the page. */
  readonly trail: ReadonlySet<SidebarItem>
  render(key: string, item: SidebarItem, isActive?: boolean): ReactElement
}

/** Only on the server: renders a list with slots for items that are the same on every page; the server renders those once. */
export const SidebarListContext = createContext<((list: SidebarList) => ReactNode) | null>(null)
/** Only on the server: renders a slot for a sidebar, whose html many pages share. */
export const SidebarSlotContext = createContext<((sidebar: PageSidebar) => ReactElement) | null>(null)
/** What all pages share. */
export const SiteContext = createContext<SiteView | null>(null)
/** The page on screen. */
export const PageContext = createContext<PageView | null>(null)
/** Location and router. */
export const NavigationContext = createContext<Navigation | null>(null)
/** Shared JSON files. */
export const ResourcesContext = createContext<Resources | null>(null)
/** Docs versions the reader prefers. */
export const PreferredVersionsContext = createContext<PreferredVersions | null>(null)
/** Light or dark. */
export const ColorModeContext = createContext<ColorMode | null>(null)
/** False on the server and in the first render of the browser, so that both make the same tree. */
export const HydratedContext = createContext(false)

/** A hook was used outside its provider. */
export class ReactContextError extends Error {
  override readonly name = 'ReactContextError'

  constructor(hook: string, provider: string) {
    super(`${hook} is called outside <${provider}>`)
  }
}

/** The value of the context `{name}Context`, for the hook `use{name}`. */
function useRequired<T>(context: Context<T | null>, name: string): T {
  const value = useContext(context)
  if (value === null) throw new ReactContextError(`use${name}`, `${name}Context`)
  return value
}

/** What all pages share. */
export const useSite = (): SiteView => useRequired(SiteContext, 'Site')

/** The page on screen. */
export const usePage = (): PageView => useRequired(PageContext, 'Page')

/** Location and router. */
export const useNavigation = (): Navigation => useRequired(NavigationContext, 'Navigation')

/** Shared JSON files. */
export const useResources = (): Resources => useRequired(ResourcesContext, 'Resources')

/** Preferred docs versions. */
export const usePreferredVersions = (): PreferredVersions =>
  useRequired(PreferredVersionsContext, 'PreferredVersions')

/** Colour mode. */
export const useColorMode = (): ColorMode => useRequired(ColorModeContext, 'ColorMode')

/** True once the browser has hydrated the server's html. */
export const useHydrated = (): boolean => useContext(HydratedContext)
