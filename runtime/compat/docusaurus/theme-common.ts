// `@docusaurus/theme-common`: the colour mode, the query of the address, the category of the page. The rest of the package is not there.
import type { ReactNode } from 'react'
import { useColorMode as useMode } from '../../contexts.tsx'
import { useHistory, useLocation } from './router.tsx'
import { themeConfig } from './theme-config.ts'

/** Light or dark, and the way to choose. */
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
  /** Going back leads to the value before. */
  readonly push?: boolean
}

/** The values of a name in the query of the address, and the way to set them; none are there when a page is made. */
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

/** A value of the query; null without one. */
export function useQueryStringValue(name: string): string | null {
  return useQuery(name).values[0] ?? null
}

/** A value of the query and the way to set it; empty without one. */
export function useQueryString(name: string) {
  const { values, set } = useQuery(name)
  return [
    values[0] ?? '',
    (value: string | null, options?: QueryOptions) => set(value ? [value] : [], options),
  ] as const
}

type Update = readonly string[] | ((values: readonly string[]) => readonly string[])

/** All values of the query and the way to set them. */
export function useQueryStringList(name: string) {
  const { values, set } = useQuery(name)
  const update = (wanted: Update, options?: QueryOptions) =>
    set(typeof wanted === 'function' ? wanted(values) : wanted, options)
  return [values, update] as const
}

/** Title and description of a page, which are read from its source. */
export function PageMetadata(_: { readonly children?: ReactNode }): null {
  return null
}

/** The configuration of the theme: what `customFields.themeConfig` has. */
export const useThemeConfig = () => themeConfig

/** What it holds; classes of the document are not set. */
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
