// `@docusaurus/theme-common`: the colour mode, the query string, the category of the page. The rest of the package is not
// supported.
import type { ReactNode } from 'react'
import { useColorMode as useMode } from '../../contexts.tsx'
import { useHistory, useLocation } from './router.tsx'
import { themeConfig } from './theme-config.ts'

/** Light or dark, and functions to choose. */
export function useColorMode() {
  const { mode, choice, choose } = useMode()
  return {
    colorMode: mode,
    colorModeChoice: choice,
    isDarkTheme: mode === 'dark',
    setColorMode: choose,
    setLightTheme: () => choose('light'),
    setDarkTheme: () => choose('dark'),
  }
}

interface QueryOptions {
  /** Adds a history entry, so that Back returns to the previous value. */
  readonly push?: boolean
}

/** The values of a query parameter and a function to set them; empty while a page is rendered on the server. */
function useQuery(name: string) {
  const { pathname, search, hash } = useLocation()
  const history = useHistory()
  const query = new URLSearchParams(search)
  const set = (values: readonly string[], { push = false }: QueryOptions = {}) => {
    query.delete(name)
    for (const value of values) query.append(name, value)
    const text = query.toString()
    const to = `${pathname}${text === '' ? '' : `?${text}`}${hash}`
    if (push) history.push(to)
    else history.replace(to)
  }
  return { values: query.getAll(name), set }
}

/** A query parameter; null if absent. */
export function useQueryStringValue(name: string): string | null {
  return useQuery(name).values[0] ?? null
}

/** A query parameter and a function to set it; empty if absent. */
export function useQueryString(name: string) {
  const { values, set } = useQuery(name)
  return [
    values[0] ?? '',
    (value: string | null, options?: QueryOptions) => set(value ? [value] : [], options),
  ] as const
}

type Update = readonly string[] | ((values: readonly string[]) => readonly string[])

/** All values of a query parameter and a function to set them. */
export function useQueryStringList(name: string) {
  const { values, set } = useQuery(name)
  const update = (wanted: Update, options?: QueryOptions) =>
    set(typeof wanted === 'function' ? wanted(values) : wanted, options)
  return [values, update] as const
}

/** Renders nothing: title and description of a page are read from its source. */
export function PageMetadata(_: { readonly children?: ReactNode }): null {
  return null
}

/** The theme configuration: `customFields.themeConfig`. */
export const useThemeConfig = () => themeConfig

/** Renders its children; the classes are not set on the document. */
export function HtmlClassNameProvider({ children }: { readonly children?: ReactNode }): ReactNode {
  return children
}

export {
  filterDocCardListItems,
  findFirstSidebarItemCategoryLink,
  findFirstSidebarItemLink,
  useCurrentSidebarCategory,
  useCurrentSidebarSiblings,
  useDocById,
} from './docs-client.ts'
