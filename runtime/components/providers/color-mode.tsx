// Light or dark: the reader's choice, the system's or the site's default. The boot script has set the attribute before the
// first paint; from then on it follows the choice, other tabs and the system.
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { type ColorMode, ColorModeContext, useSite } from '../../contexts.tsx'
import { pickMode } from '../../storage/pick-mode.ts'
import { createSlot } from '../../storage/slot.ts'
import { watchSystemMode } from './system-mode.ts'

/** Storage key of the reader's choice. */
export const COLOR_MODE_KEY = 'theme'

/** What decides, as far as it is known; null before the browser has been asked. */
interface Known {
  readonly choice: ColorMode['choice']
  readonly system: 'light' | 'dark'
}

/** Keeps the attribute `data-theme`, the storage and the components below in step. */
export function ColorModeProvider({ children }: { readonly children: ReactNode }) {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = useSite().colorMode
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => {
    const slot = createSlot(COLOR_MODE_KEY)
    if (disableSwitch) slot.delete()
    const setChoice = (value: string | null) =>
      setKnown((before) => ({ system: before?.system ?? 'light', choice: asMode(value) }))
    setChoice(disableSwitch ? null : (askedByAddress() ?? slot.get()))
    const stops = [
      disableSwitch ? () => undefined : slot.listen(setChoice),
      watchSystemMode((system) => setKnown((before) => ({ choice: before?.choice ?? null, system }))),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [disableSwitch])

  const choice = known?.choice ?? null
  const mode = pickMode({
    asked: choice,
    system: known?.system ?? 'light',
    respectSystem: known !== null && respectPrefersColorScheme,
    defaultMode,
  })
  useEffect(() => {
    if (known) document.documentElement.dataset.theme = mode
  }, [known, mode])

  const choose = useCallback((wanted: ColorMode['choice']) => {
    const slot = createSlot(COLOR_MODE_KEY)
    setKnown((before) => ({ system: before?.system ?? 'light', choice: wanted }))
    if (wanted === null) slot.delete()
    else slot.set(wanted)
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
