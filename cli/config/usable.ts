// Reduces a configuration from another program to what the schema accepts. Rejected keys are removed with a reason;
// values equal to the default are removed silently.
import { cleanConfig } from './clean.ts'
import { describeIssue, findingsOf, type KeyFinding } from './issues.ts'
import { type KeyPath, valueAt } from './key-path.ts'
import { siteConfigSchema } from './registry.ts'

/** A key that was removed from a configuration. */
export interface DroppedKey extends KeyFinding {
  /** The value; undefined if it is missing or was never inspected. */
  readonly found?: unknown
}

/** An accepted configuration, and the keys removed from it. */
export interface UsableConfig {
  readonly value: unknown
  readonly dropped: readonly DroppedKey[]
}

/** Maximum number of steps. Each removes a key, so this is enough for any hand-written configuration. */
const MAX_STEPS = 500

/** Values that stand for missing keys, so that the others can be judged without them. */
const REQUIRED: ReadonlyMap<string, string> = new Map([
  ['title', 'Title'],
  ['url', 'https://example.com'],
  ['baseUrl', '/'],
])

/** Whether two values are equal. */
export type IsEqual = (one: unknown, other: unknown) => boolean

/** Returns the usable part of a configuration. `siteDirs` as for `validateConfig`. */
export function usableConfig(given: unknown, siteDirs: readonly string[], isEqual: IsEqual): UsableConfig {
  const clean = cleanConfig(given, siteDirs)
  const dropped: DroppedKey[] = [...clean.warnings]
  const missing: DroppedKey[] = []
  let value = clean.value
  for (let step = 0; step < MAX_STEPS; step++) {
    const result = siteConfigSchema.safeParse(value, { error: describeIssue, jitless: true })
    if (result.success) {
      const reduced = withoutDefaults(value, isEqual)
      return { value: missing.reduce((root, { path }) => without(root, path), reduced), dropped }
    }
    const current = value
    const findings = findingsOf(result.error.issues, [], current)
    const removable = (path: KeyPath) => existing(current, removablePath(path))
    const finding = findings.find(({ path }) => removable(path).length > 0)
    if (finding) {
      dropped.push({ ...finding, found: valueAt(current, finding.path) })
      value = without(current, removable(finding.path))
      continue
    }
    const lacking = findings.filter(({ path }) => REQUIRED.has(String(path[0])))
    if (lacking.length === 0) break
    missing.push(...lacking)
    dropped.push(...lacking)
    const standIns = lacking.map(({ path: [key] }) => [String(key), REQUIRED.get(String(key))])
    value = { ...(current as object), ...Object.fromEntries(standIns) }
  }
  return { value, dropped }
}

/** An item with an unknown type is removed as a whole, since it is useless without its type. */
const removablePath = (path: KeyPath): KeyPath => (path.at(-1) === 'type' ? path.slice(0, -1) : path)

/** The existing part of a path: if a key is missing, its parent is what cannot be used. */
function existing(root: unknown, path: KeyPath): KeyPath {
  const at = path.findIndex((_, index) => valueAt(root, path.slice(0, index + 1)) === undefined)
  return at === -1 ? path : path.slice(0, at)
}

/** Returns a copy without the value at a path. */
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

/** Keys that people expect in a configuration, even with default values. */
const ALWAYS: ReadonlySet<string> = new Set(['title', 'url', 'baseUrl', 'i18n'])

/** Removes values that have no effect, top-down, so that a part with only defaults is removed as a whole. */
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
