// Provides whether the browser has hydrated the server's html.
import { type ReactNode, useEffect, useState } from 'react'
import { HydratedContext } from '../../contexts.tsx'

/** False for the first render, true from then on. */
export function HydratedProvider({ children }: { readonly children: ReactNode }) {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return <HydratedContext.Provider value={hydrated}>{children}</HydratedContext.Provider>
}
