// The colour mode for components.
import { type ReactNode, useMemo, useState } from 'react'
import { type ColorMode, ColorModeContext, useSite } from '../../contexts.tsx'

/** Gives light or dark to the components below. */
export function ColorModeProvider({ children }: { readonly children: ReactNode }) {
  const { defaultMode } = useSite().colorMode
  const [choice, choose] = useState<ColorMode['choice']>(null)
  const value = useMemo(() => ({ mode: choice ?? defaultMode, choice, choose }), [choice, defaultMode])
  return <ColorModeContext.Provider value={value}>{children}</ColorModeContext.Provider>
}
