// Structural sharing: rebuilds a new value from parts of the old one wherever they are equal. Equal parts are then the same
// object, so later comparisons of values derived from them end immediately.
import { own } from '../../runtime/model/own.ts'
import { largeRecord } from '../model/large-record.ts'

/** Record size above which `largeRecord` is used, as for records with a key per page. */
const MANY = 64

/**
 * Returns the new value with equal parts taken from the old one: the old value itself if everything is equal, the new value
 * itself if nothing can be shared. Key order matters. Only plain objects and arrays are traversed.
 */
export function shareEqual<V>(before: unknown, now: V): V {
  if (Object.is(before, now)) return now
  if (Array.isArray(before) && Array.isArray(now)) return shareItems(before, now) as V
  if (isPlain(before) && isPlain(now)) return shareEntries(before, now) as V
  return now
}

/** Matches equal items from both ends, so items after an insertion or deletion are still shared. */
function shareItems(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const list: Sharing = { items: now }
  const least = Math.min(before.length, now.length)
  let start = 0
  while (start < least && shareItem(list, start, before[start])) start++
  let end = 0
  while (end < least - start && shareItem(list, now.length - 1 - end, before[before.length - 1 - end])) end++
  if (start + end === now.length && now.length === before.length) return before
  for (let at = start + 1; at < now.length - end && at < before.length; at++) shareItem(list, at, before[at])
  return list.copy ?? now
}

/** An array, and its copy once an item had to be replaced. */
interface Sharing {
  readonly items: readonly unknown[]
  copy?: unknown[]
}

/** Shares one item. Returns whether it is equal as a whole. */
function shareItem(list: Sharing, at: number, before: unknown): boolean {
  const item = list.items[at]
  const shared = shareEqual(before, item)
  if (!Object.is(shared, item)) {
    list.copy ??= [...list.items]
    list.copy[at] = shared
  }
  return Object.is(shared, before)
}

type Plain = Readonly<Record<string, unknown>>

function shareEntries(before: Plain, now: Plain): Plain {
  const names = Object.keys(now)
  const namesBefore = Object.keys(before)
  const values: unknown[] = []
  let isNew = true
  let isSame = names.length === namesBefore.length
  for (let at = 0; at < names.length; at++) {
    const name = names[at] ?? ''
    // Keys are nearly always in the same position; then the old key is known to be an own property.
    const isInPlace = name === namesBefore[at]
    const old = isInPlace ? before[name] : own(before, name)
    const value = now[name]
    const shared = shareEqual(old, value)
    values.push(shared)
    isNew &&= Object.is(shared, value)
    isSame &&= isInPlace && Object.is(shared, old)
  }
  if (isSame) return before
  if (isNew) return now
  const entries = names.map((name, at) => [name, values[at]] as const)
  return names.length > MANY ? largeRecord(entries) : Object.fromEntries(entries)
}

function isPlain(value: unknown): value is Plain {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
