// How a reader likes to read, kept in the browser: the boot script applies it before the first paint.

/** Custom properties of the style sheet that a reader sets; the storage has the same keys. */
export const VIEW_PROPERTIES = ['--ds-text-scale', '--ds-measure'] as const

/** Sizes of text, as factors. */
export const TEXT_SCALES = [0.9, 1, 1.1, 1.25, 1.5] as const

/** Longest lines: narrow, as the site has it, wide. */
export const MEASURES = ['38rem', '', '62rem'] as const

/** Key of the switch for single letters: `off`, or absent. */
export const LETTERS_KEY = 'docsite-keys'

/** Key of the switch for looks at the pages behind links: `off`, or absent. */
export const PREVIEWS_KEY = 'docsite-previews'
