// Light or dark: the reader's choice, or the default of the system or the site. The boot script has set the attribute before the
// first paint; from then on it follows the choice, other tabs and the system.
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { type ColorMode, ColorModeContext, useSite } from '../../contexts.tsx'
import { pickMode } from '../../storage/pick-mode.ts'
import { createSlot } from '../../storage/slot.ts'
import { watchSystemMode } from './system-mode.ts'

/** Storage key of the reader's choice. */
export const COLOR_MODE_KEY = 'theme'

type Mode = ColorMode['mode']
type Choice = ColorMode['choice']

/** Synchronizes the attribute `data-theme`, the storage and the components below. */
export function ColorModeProvider({ children }: { readonly children: ReactNode }) {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = useSite().colorMode
  const [choice, setChoice] = useState<Choice>(null)
  /** Null until the browser's preference has been read. */
  const [system, setSystem] = useState<Mode | null>(null)
  useEffect(() => {
    const slot = createSlot(COLOR_MODE_KEY)
    const readChoice = (value: string | null) => setChoice(asMode(value))
    const stops = [watchSystemMode(setSystem)]
    if (disableSwitch) {
      slot.delete()
      setChoice(null)
    } else {
      readChoice(askedByAddress() ?? slot.get())
      stops.push(slot.listen(readChoice))
    }
    return () => {
      for (const stop of stops) stop()
    }
  }, [disableSwitch])

  const mode = pickMode({
    asked: choice,
    system: system ?? 'light',
    respectSystem: system !== null && respectPrefersColorScheme,
    defaultMode,
  })
  useEffect(() => {
    if (system) document.documentElement.dataset.theme = mode
  }, [system, mode])

  const choose = useCallback((next: Choice) => {
    const slot = createSlot(COLOR_MODE_KEY)
    setChoice(next)
    if (next === null) slot.delete()
    else slot.set(next)
  }, [])
  const value = useMemo(() => ({ mode, choice, choose }), [mode, choice, choose])
  return <ColorModeContext.Provider value={value}>{children}</ColorModeContext.Provider>
}

/** Anything but `dark` counts as light. */
function asMode(value: string | null): ColorMode['choice'] {
  if (value === null) return null
  return value === 'dark' ? 'dark' : 'light'
}

const askedByAddress = () => new URLSearchParams(window.location.search).get('docusaurus-theme')
