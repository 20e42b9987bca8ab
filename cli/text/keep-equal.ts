// A new value -> the same value made of the old one's parts wherever those are equal. What was worked out for a part and is
// known by its identity (hashes, indexes) stays good over a change that left the part alone.
import { own } from '../../runtime/model/own.ts'

/**
 * The new value, equal parts taken from the old one; the old one itself when all is equal, the new one itself when nothing
 * has to be taken. The order of keys counts.
 */
export function keepEqual<V>(before: unknown, now: V): V {
  if (Object.is(before, now)) return now
  if (Array.isArray(before) && Array.isArray(now)) return keepItems(before, now) as V
  if (isPlain(before) && isPlain(now)) return keepEntries(before, now) as V
  return now
}

/** Equal items at the beginning and at the end are found even when one came or went between them. */
function keepItems(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const shared: Sharing = { items: now }
  const least = Math.min(before.length, now.length)
  let start = 0
  while (start < least && takes(shared, start, before[start])) start++
  let end = 0
  while (end < least - start && takes(shared, now.length - 1 - end, before[before.length - 1 - end])) end++
  if (start + end === now.length && now.length === before.length) return before
  for (let at = start + 1; at < now.length - end && at < before.length; at++) takes(shared, at, before[at])
  return shared.copy ?? now
}

/** A list, and its copy once an item of it had to be replaced. */
interface Sharing {
  readonly items: readonly unknown[]
  copy?: unknown[]
}

/** Shares one item; whether it is equal as a whole. */
function takes(shared: Sharing, at: number, before: unknown): boolean {
  const item = shared.items[at]
  const kept = keepEqual(before, item)
  if (!Object.is(kept, item)) {
    shared.copy ??= [...shared.items]
    shared.copy[at] = kept
  }
  return Object.is(kept, before)
}

type Plain = Readonly<Record<string, unknown>>

function keepEntries(before: Plain, now: Plain): Plain {
  const names = Object.keys(now)
  const namesBefore = Object.keys(before)
  let isSame = names.length === namesBefore.length
  const shared: (readonly [string, unknown])[] = []
  for (const [at, name] of names.entries()) {
    const [old, value] = [own(before, name), own(now, name)]
    const kept = keepEqual(old, value)
    if (!Object.is(kept, value)) shared.push([name, kept])
    isSame &&= name === namesBefore[at] && Object.is(kept, old)
  }
  if (isSame) return before
  return shared.length === 0 ? now : { ...now, ...Object.fromEntries(shared) }
}

function isPlain(value: unknown): value is Plain {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
