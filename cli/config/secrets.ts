// Finds values in `customFields` that look like secrets. Readers may see them, so `check` warns; the value is never
// printed.
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { type KeyPath, keyPathText } from './key-path.ts'
import { locateKey } from './locate.ts'

const SECRET_NAME =
  /pass(word|wd|phrase)?$|secret|token|credential|(api|private|access|auth|encryption|signing)[-_]?key|^auth$/i
const SECRET_SHAPE =
  /-----BEGIN [A-Z ]*PRIVATE KEY|^(gh[pousr]_|github_pat_|glpat-|sk-|xox[abprs]-|AKIA|ASIA|AIza)[\w-]{8,}|^eyJ[\w-]+\.[\w-]+\.[\w-]*$/
/** Shortest string whose entropy is measured. */
const SHORTEST_RANDOM = 20
/** Bits per character from which a string looks random; words and paths stay below. */
const RANDOM_BITS = 3.7

/** Entropy per character, in bits. */
function entropy(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  return [...counts.values()].reduce(
    (sum, count) => sum - (count / text.length) * Math.log2(count / text.length),
    0,
  )
}

function looksRandom(text: string): boolean {
  const mixed = /\d/.test(text) && /[A-Za-z]/.test(text)
  return (
    text.length >= SHORTEST_RANDOM &&
    mixed &&
    /^[\w+/=.~-]+$/.test(text) &&
    !/^\.{0,2}\//.test(text) &&
    entropy(text) >= RANDOM_BITS
  )
}

/** Returns why the value looks like a secret, or null. */
function suspicion(key: string, value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null
  if (SECRET_SHAPE.test(value)) return 'the value has the format of a secret'
  if (SECRET_NAME.test(key)) return 'the name suggests that the value is a secret'
  return looksRandom(value) ? 'the value looks like a secret' : null
}

interface PossibleSecret {
  readonly path: KeyPath
  readonly reason: string
}

function possibleSecrets(value: unknown, path: KeyPath): readonly PossibleSecret[] {
  if (typeof value !== 'object' || value === null) {
    const name = path.findLast((part) => typeof part === 'string') ?? ''
    const reason = suspicion(name, value)
    return reason === null ? [] : [{ path, reason }]
  }
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([key, part]) => possibleSecrets(part, [...path, key]))
}

/** Warnings about custom fields that look like secrets. */
export function findSecrets(config: SiteConfig, file: string, sourceText?: string): readonly Diagnostic[] {
  return possibleSecrets(config.customFields, ['customFields']).map(({ path, reason }) => {
    const range = sourceText === undefined ? undefined : locateKey(sourceText, path)
    return {
      code: 'config/secret',
      severity: 'warning',
      message: `${keyPathText(path)}: ${reason}, and custom fields can be published`,
      hint: 'remove it from the configuration: everything on a published site can be read by anyone',
      place: { file, ...(range ?? { start: { line: 1, column: 1 } }) },
      sensitive: true,
    }
  })
}
