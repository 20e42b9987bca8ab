// The contexts of the app: site, page, router, reader's choices. On the server their values never change. A hook used outside its
// provider is a bug and throws an error that names both. Links are plain anchors: the router listens on the document.
import { type Context, createContext, type ReactElement, type ReactNode, useContext } from 'react'
import type { PageSidebar, PageView } from './model/page.ts'
import type { SidebarItem } from './model/sidebar.ts'
import type { SiteView } from './model/site.ts'

/** The reader's location. `pathname` is percent-decoded and normalised; `search` and `hash` keep their first character. */
export interface Location {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly state?: unknown
}

/** How a navigation changes the history. Navigating to the current location always replaces the entry. */
export interface NavigateOptions {
  readonly replace?: boolean
  readonly state?: unknown
}

/** The router as components see it. `location` is that of the current page, never of one still loading. */
export interface Navigation {
  readonly location: Location
  /** True while another page is loading. */
  readonly pending: boolean
  navigate(to: string, options?: NavigateOptions): void
  /** While registered, Back stays on the page and calls this handler instead; returns a function that unregisters it. */
  interceptBack(handler: () => void): () => void
}

/** JSON files of the site by hashed URL (whole sidebars), each fetched once. */
export interface Resources {
  /** The value, if it is already loaded. */
  peek(address: string): unknown
  load(address: string): Promise<unknown>
}

/** Docs version the reader chose, by docs instance; empty until storage has been read after mount. */
export interface PreferredVersions {
  readonly names: Readonly<Record<string, string>>
  prefer(instance: string, version: string): void
}

/** Light or dark, and the reader's own choice, if any. */
export interface ColorMode {
  readonly mode: 'light' | 'dark'
  readonly choice: 'light' | 'dark' | null
  /** Null returns to the default of the system or the site. */
  choose(choice: 'light' | 'dark' | null): void
}

/** A list of a sidebar: the visible items, and a function that renders one of them. */
export interface SidebarList {
  readonly items: readonly SidebarItem[]
  readonly level: number
  /** Items on the path to the current page. */
  readonly trail: ReadonlySet<SidebarItem>
  render(key: string, item: SidebarItem, isActive?: boolean): ReactElement
}

/** Only on the server: renders a list with slots for items that are the same on every page and are rendered once. */
export const SidebarListContext = createContext<((list: SidebarList) => ReactNode) | null>(null)
/** Only on the server: renders a slot for a sidebar, whose html many pages share. */
export const SidebarSlotContext = createContext<((sidebar: PageSidebar) => ReactElement) | null>(null)
/** Data shared by all pages. */
export const SiteContext = createContext<SiteView | null>(null)
/** The current page. */
export const PageContext = createContext<PageView | null>(null)
/** Location and router. */
export const NavigationContext = createContext<Navigation | null>(null)
/** Shared JSON files. */
export const ResourcesContext = createContext<Resources | null>(null)
/** Docs versions the reader prefers. */
export const PreferredVersionsContext = createContext<PreferredVersions | null>(null)
/** Light or dark. */
export const ColorModeContext = createContext<ColorMode | null>(null)
/** False on the server and in the browser's first render, so that both produce the same tree. */
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

/** Data shared by all pages. */
export const useSite = (): SiteView => useRequired(SiteContext, 'Site')

/** The current page. */
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
