// Rules of wording and signs + a text -> the places that break them.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

/** A rule as written in `terminology.yml`. */
export interface Wording {
  /** Regular expression. */
  readonly wrong: string
  /** What to write instead. */
  readonly write: string
  readonly why: string
  /** The expression is of any characters, not of whole words, and case matters. */
  readonly signs?: boolean
  /** Files that may: ends of their paths. */
  readonly except?: readonly string[]
}

/** A broken rule at its place. */
export interface Slip {
  readonly found: string
  readonly offset: number
  readonly rule: Wording
}

/** The rules of this site. */
export function siteWordings(): readonly Wording[] {
  return parse(readFileSync(fileURLToPath(new URL('terminology.yml', import.meta.url)), 'utf8')) as Wording[]
}

/** Finds what breaks the rules in texts. Rules are compiled once. */
export function createWordingCheck(rules: readonly Wording[]) {
  const compiled = rules.map((rule) => ({ rule, pattern: patternOf(rule) }))
  return (path: string, text: string): readonly Slip[] =>
    compiled.flatMap(({ rule, pattern }) => {
      if (rule.except?.some((end) => path.endsWith(`/${end}`))) return []
      return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ found, offset: index, rule }))
    })
}

function patternOf({ wrong, signs }: Wording): RegExp {
  if (signs) return new RegExp(wrong, 'gu')
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${wrong.replaceAll(' ', '\\s')})(?![\\p{L}\\p{N}])`, 'giu')
}
