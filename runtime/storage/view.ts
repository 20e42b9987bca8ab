// Reading preferences stored in the browser; the boot script applies them before the first paint.

/** CSS custom properties set by the reader; the storage keys are the same. */
export const VIEW_PROPERTIES = ['--ds-text-scale', '--ds-measure'] as const

/** Text sizes, as factors. */
export const TEXT_SCALES = [0.9, 1, 1.1, 1.25, 1.5] as const

/** Line lengths: narrow, default of the site, wide. */
export const MEASURES = ['38rem', '', '62rem'] as const

/** Storage key of the switch for single-letter shortcuts: `off`, or absent. */
export const LETTERS_KEY = 'docsite-keys'

/** Storage key of the switch for link previews: `off`, or absent. */
export const PREVIEWS_KEY = 'docsite-previews'
