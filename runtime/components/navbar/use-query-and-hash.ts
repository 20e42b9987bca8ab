// Query and hash of the current URL, for links that preserve them.
import { useHydrated, useNavigation } from '../../contexts.tsx'

/** Query and hash; empty before hydration, so that server and browser render the same. */
export function useQueryAndHash(): string {
  const { location } = useNavigation()
  return useHydrated() ? location.search + location.hash : ''
}
