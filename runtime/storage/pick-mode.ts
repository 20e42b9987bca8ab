// Chooses the initial colour mode of a page. Shared by the boot script, which sets it before the first paint, and the app.

/** Inputs for the choice of a mode. */
export interface ModeSources {
  /** Value from the URL or storage; null if there is none or it does not apply. */
  readonly asked: string | null
  readonly system: 'light' | 'dark'
  readonly respectSystem: boolean
  readonly defaultMode: string | undefined
}

/** The reader's choice, otherwise the system's if the site respects it, otherwise the site's default; anything else is light. */
export function pickMode({ asked, system, respectSystem, defaultMode }: ModeSources): 'light' | 'dark' {
  const wanted = asked ?? (respectSystem ? system : defaultMode)
  return wanted === 'dark' ? 'dark' : 'light'
}
