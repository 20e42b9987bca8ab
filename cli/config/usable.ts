// The part of a configuration that the schema accepts: what it refuses is taken out, key by key, with the reason; what says
// no more than the default is taken out in silence. For configurations that come from another program.
import { cleanConfig } from './clean.ts'
import { describeIssue, findingsOf, type KeyFinding } from './issues.ts'
import { type KeyPath, valueAt } from './key-path.ts'
import { siteConfigSchema } from './registry.ts'

/** What was taken out of a configuration. */
export interface DroppedKey extends KeyFinding {
  /** The value; undefined where it is missing, or never looked at. */
  readonly found?: unknown
}

/** A configuration that is accepted, and what is not in it. */
export interface UsableConfig {
  readonly value: unknown
  readonly dropped: readonly DroppedKey[]
}

/** Each step takes a key away, so this many are enough for any configuration that a person has written. */
const MOST_STEPS = 500

/** Whether two values say the same. */
export type IsEqual = (one: unknown, other: unknown) => boolean

/** What of a value can be used. `siteDirs` as for `validateConfig`. */
export function usableConfig(given: unknown, siteDirs: readonly string[], isEqual: IsEqual): UsableConfig {
  const clean = cleanConfig(given, siteDirs)
  const dropped: DroppedKey[] = [...clean.warnings]
  let value = clean.value
  for (let step = 0; step < MOST_STEPS; step++) {
    const result = siteConfigSchema.safeParse(value, { error: describeIssue, jitless: true })
    if (result.success) return { value: withoutDefaults(value, isEqual), dropped }
    const current = value
    const [finding] = findingsOf(result.error.issues, [], current)
    if (!finding || finding.path.length === 0) break
    dropped.push({ ...finding, found: valueAt(current, finding.path) })
    const path = existing(value, holderOf(finding.path))
    if (path.length === 0) break
    value = without(value, path)
  }
  return { value, dropped }
}

/** An item of an unknown type is of no use without its type either. */
const holderOf = (path: KeyPath): KeyPath => (path.at(-1) === 'type' ? path.slice(0, -1) : path)

/** The path as far as something is there: what lacks a key is what cannot be used. */
function existing(root: unknown, path: KeyPath): KeyPath {
  const at = path.findIndex((_, index) => valueAt(root, path.slice(0, index + 1)) === undefined)
  return at === -1 ? path : path.slice(0, at)
}

/** A copy without the value at a path. */
function without(root: unknown, [key, ...rest]: KeyPath): unknown {
  if (Array.isArray(root)) {
    const index = Number(key)
    return rest.length === 0 ? root.toSpliced(index, 1) : root.with(index, without(root[index], rest))
  }
  const entries = Object.entries(root as object).flatMap(([name, part]: [string, unknown]) => {
    if (name !== String(key)) return [[name, part] as const]
    return rest.length === 0 ? [] : [[name, without(part, rest)] as const]
  })
  return Object.fromEntries(entries)
}

/** Keys that readers of a configuration look for, whatever they say. */
const ALWAYS: ReadonlySet<string> = new Set(['title', 'url', 'baseUrl', 'i18n'])

/** Takes out what changes nothing, from the top down, so that a part which is all defaults goes as one. */
function withoutDefaults(root: unknown, isEqual: IsEqual): unknown {
  const parsed = (value: unknown) => siteConfigSchema.safeParse(value, { jitless: true })
  const whole = parsed(root)
  let value = root
  const reduce = (path: KeyPath): void => {
    const part = valueAt(value, path)
    const shorter = path.length === 0 ? value : without(value, path)
    if (path.length > 0) {
      const result = parsed(shorter)
      if (result.success && isEqual(result.data, whole.data)) {
        value = shorter
        return
      }
    }
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return
    for (const key of Object.keys(part)) if (path.length > 0 || !ALWAYS.has(key)) reduce([...path, key])
  }
  reduce([])
  return value
}
