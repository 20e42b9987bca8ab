// Which page the reader is on, as links and menus need to know it.
import { useHydrated, useNavigation, usePage } from '../contexts.tsx'
import type { PageView } from '../model/page.ts'

/** The current page as far as active links depend on it. */
export interface Current {
  /** Pathname with the base URL. */
  readonly path: string
  readonly instance?: string
  readonly version?: string
  /** Id of the sidebar the page shows. */
  readonly sidebar?: string
}

/** The page on screen; for the not-found page, which is one file for all paths, the path asked for once it is known. */
export function useCurrent(): Current {
  const page = usePage()
  const { location } = useNavigation()
  const hydrated = useHydrated()
  return page.kind === 'not-found' && hydrated ? { path: location.pathname } : currentOf(page)
}

/** The same of any page. */
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
