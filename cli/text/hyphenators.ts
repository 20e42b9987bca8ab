// Hyphenation patterns by language, loaded on first use: most sites hyphenate nothing. The bundled program replaces this file
// (`bin/bundle.js`) with one that has the patterns inlined.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Inserts soft hyphens where a word may be divided. */
export type Hyphenate = (text: string) => string

interface Patterns {
  readonly hyphenateSync: Hyphenate
}

/** Loaders of hyphenation functions by language. */
export const hyphenators: Readonly<Record<string, () => Hyphenate>> = {
  en: () => (require('hyphen/en-us') as Patterns).hyphenateSync,
  ru: () => (require('hyphen/ru') as Patterns).hyphenateSync,
}
