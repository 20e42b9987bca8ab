// Which colour mode a page starts in. Shared by the boot script, which sets it before the first paint, and the app.

/** What is known when a mode has to be chosen. */
export interface ModeSources {
  /** Value of the address or of the storage; null where there is none or it does not count. */
  readonly asked: string | null
  readonly system: 'light' | 'dark'
  readonly respectSystem: boolean
  readonly defaultMode: string | undefined
}

/** The reader's wish, else the system's where the site respects it, else the site's default; anything else is light. */
export function pickMode({ asked, system, respectSystem, defaultMode }: ModeSources): 'light' | 'dark' {
  const wanted = asked ?? (respectSystem ? system : defaultMode)
  return wanted === 'dark' ? 'dark' : 'light'
}
