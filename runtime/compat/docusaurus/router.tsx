// `@docusaurus/router`: location and navigation. Routes, `matchPath` and blocking are not supported.
import { useEffect } from 'react'
import { useNavigation } from '../../contexts.tsx'
import { Link } from './link.tsx'

/** A location as the Docusaurus router takes it. */
type To = string | { readonly pathname?: string; readonly search?: string; readonly hash?: string }

/** The URL of the current page. */
export function useLocation() {
  const { pathname, search, hash } = useNavigation().location
  return { pathname, search, hash, key: pathname, state: undefined }
}

/** Navigation functions. */
export function useHistory() {
  const { navigate, location } = useNavigation()
  const addressOf = (to: To): string =>
    typeof to === 'string' ? to : (to.pathname ?? location.pathname) + (to.search ?? '') + (to.hash ?? '')
  return {
    location: { ...location, key: location.pathname, state: undefined },
    push: (to: To) => navigate(addressOf(to)),
    replace: (to: To) => navigate(addressOf(to), { replace: true }),
    go: (steps: number) => window.history.go(steps),
    goBack: () => window.history.back(),
    goForward: () => window.history.forward(),
  }
}

/** Navigates to another page: automatically in the browser, by a link without JavaScript. */
export function Redirect({ to }: { readonly to: To }) {
  const { replace } = useHistory()
  const address = typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => replace(address), [address])
  return <Link to={address}>{address}</Link>
}
