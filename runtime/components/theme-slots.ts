// Extension points for a site's own `theme/`. Its components are bundled for server and browser like ours.
import { type ComponentType, createContext, useContext } from 'react'
import type { HeadTag } from '../model/head.ts'
import type { NavbarCustom } from '../model/navbar.ts'
import type { PageView } from '../model/page.ts'
import type { SiteView } from '../model/site.ts'

/** `theme/index.tsx`: replacements by name; all are optional. */
export interface Theme {
  /** Components of navbar items of the types `custom-*`, by type. */
  readonly navbarItems?: Readonly<
    Record<string, ComponentType<{ readonly item: NavbarCustom; readonly mobile: boolean }>>
  >
  /** Replaces the footer. */
  readonly Footer?: ComponentType
  /** Shown below the tags and the edit row of every doc. */
  readonly DocFooter?: ComponentType
  /** Further elements for the head of a page; called when the page is built. */
  readonly headTags?: (page: PageView, site: SiteView) => readonly HeadTag[]
}

/**
 * `theme/components.tsx`: components that pages may use, by tag name. They receive the attributes of the tag and its content, and
 * are loaded only on pages that use one.
 */
export type Components = Readonly<Record<string, ComponentType<never>>>

/** Slots of the site; empty without a theme module. */
export const ThemeContext = createContext<Theme>({})

/** The site's own components. */
export const useTheme = (): Theme => useContext(ThemeContext)
