// Where words of a language may be divided, loaded on first use: most sites divide none. The bundled program has another file in
// the place of this one (`bin/bundle.js`), with the patterns in it.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Puts soft hyphens where a word may be divided. */
export type Hyphenate = (text: string) => string

interface Patterns {
  readonly hyphenateSync: Hyphenate
}

/** What divides words, by the language they are in. */
export const hyphenators: Readonly<Record<string, () => Hyphenate>> = {
  en: () => (require('hyphen/en-us') as Patterns).hyphenateSync,
  ru: () => (require('hyphen/ru') as Patterns).hyphenateSync,
}
