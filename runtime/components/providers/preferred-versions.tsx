// The versions the reader prefers, for components: read from storage after mount.
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { PreferredVersionsContext, useSite } from '../../contexts.tsx'
import {
  type PreferredNames,
  readPreferredVersions,
  savePreferredVersion,
} from '../../storage/preferred-version.ts'

/** Provides the preferred version of each docs instance. */
export function PreferredVersionsProvider({ children }: { readonly children: ReactNode }) {
  const { docs } = useSite()
  const [names, setNames] = useState<PreferredNames>({})
  useEffect(() => setNames(readPreferredVersions(docs)), [docs])
  const prefer = useCallback(
    (id: string, version: string) => {
      const instance = docs.find((candidate) => candidate.id === id)
      if (instance) savePreferredVersion(instance, version)
      setNames((before) => ({ ...before, [id]: version }))
    },
    [docs],
  )
  const value = useMemo(() => ({ names, prefer }), [names, prefer])
  return <PreferredVersionsContext.Provider value={value}>{children}</PreferredVersionsContext.Provider>
}
