// What the address has behind its path, for links that keep it.
import { useHydrated, useNavigation } from '../../contexts.tsx'

/** Query and hash of the address, empty until the browser has taken over so that server and browser agree. */
export function useQueryAndHash(): string {
  const { location } = useNavigation()
  return useHydrated() ? location.search + location.hash : ''
}
