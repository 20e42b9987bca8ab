// The page the reader is on, as needed by links and menus.
import { useHydrated, useNavigation, usePage } from '../contexts.tsx'
import type { PageView } from '../model/page.ts'

/** The properties of the current page that active links depend on. */
export interface Current {
  /** Pathname with the base URL. */
  readonly path: string
  readonly instance?: string
  readonly version?: string
  /** Id of the sidebar the page shows. */
  readonly sidebar?: string
}

/** The current page. For the not-found page, which is one file for all paths, the requested path once it is known. */
export function useCurrent(): Current {
  const page = usePage()
  const { location } = useNavigation()
  const hydrated = useHydrated()
  return page.kind === 'not-found' && hydrated ? { path: location.pathname } : currentOf(page)
}

/** The same for any page. */
export function currentOf(page: PageView): Current {
  const { path } = page
  if (page.kind === 'not-found' || !page.docs) return { path }
  const { instance, version } = page.docs
  const key = 'sidebar' in page ? page.sidebar?.key : undefined
  return {
    path,
    instance,
    version,
    ...(key === undefined ? {} : { sidebar: key.slice(`${instance}/${version}/`.length) }),
  }
}
