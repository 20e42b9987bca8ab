// The versions the reader prefers, for components.
import { type ReactNode, useMemo, useState } from 'react'
import { PreferredVersionsContext } from '../../contexts.tsx'

/** Gives the preferred version of each docs instance to the components below. */
export function PreferredVersionsProvider({ children }: { readonly children: ReactNode }) {
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const value = useMemo(
    () => ({
      names,
      prefer: (instance: string, version: string) => setNames((all) => ({ ...all, [instance]: version })),
    }),
    [names],
  )
  return <PreferredVersionsContext.Provider value={value}>{children}</PreferredVersionsContext.Provider>
}
