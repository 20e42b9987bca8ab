// What the address has behind its path, for links that carry it on.
import { useHydrated, useNavigation } from '../../contexts.tsx'

/** Query and hash of the address, empty before hydration, so that server and browser render the same. */
export function useQueryAndHash(): string {
  const { location } = useNavigation()
  return useHydrated() ? location.search + location.hash : ''
}
