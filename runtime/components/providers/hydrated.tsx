// Tells components whether the browser has hydrated the server's html.
import { type ReactNode, useEffect, useState } from 'react'
import { HydratedContext } from '../../contexts.tsx'

/** False in the first render, then true. */
export function HydratedProvider({ children }: { readonly children: ReactNode }) {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return <HydratedContext.Provider value={hydrated}>{children}</HydratedContext.Provider>
}
