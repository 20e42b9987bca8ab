// What a site's own `theme/` module may replace or add. Its components are bundled into both halves like ours.
import { type ComponentType, createContext, useContext } from 'react'
import type { NavbarCustom } from '../model/navbar.ts'

/** Replacements by name; all are optional. */
export interface ThemeSlots {
  /** Components of navbar items of the types `custom-*`, by type. */
  readonly navbarItems?: Readonly<
    Record<string, ComponentType<{ readonly item: NavbarCustom; readonly mobile: boolean }>>
  >
  /** Stands in the place of the footer. */
  readonly Footer?: ComponentType
  /** Stands below the tags and the edit row of every doc. */
  readonly DocFooter?: ComponentType
}

/** Slots of the site; empty without a theme module. */
export const ThemeSlotsContext = createContext<ThemeSlots>({})

/** The site's own components. */
export const useThemeSlots = (): ThemeSlots => useContext(ThemeSlotsContext)
