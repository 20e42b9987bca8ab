// Structural sharing: a new value -> the same value made of the old one's parts wherever those are equal. What is equal is then
// the same object, so that the comparison of whatever is made from it ends there at once.
import { own } from '../../runtime/model/own.ts'
import { largeRecord } from '../model/large-record.ts'

/** Keys of a record that has one for each page, say. */
const MANY = 64

/**
 * The new value, equal parts taken from the old one; the old one itself when all is equal, the new one itself when nothing
 * has to be taken. The order of keys counts. Only plain objects and lists are looked into.
 */
export function shareEqual<V>(before: unknown, now: V): V {
  if (Object.is(before, now)) return now
  if (Array.isArray(before) && Array.isArray(now)) return shareItems(before, now) as V
  if (isPlain(before) && isPlain(now)) return shareEntries(before, now) as V
  return now
}

/** Equal items at the beginning and at the end are found even when one came or went between them. */
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

/** A list, and its copy once an item of it had to be replaced. */
interface Sharing {
  readonly items: readonly unknown[]
  copy?: unknown[]
}

/** Shares one item; whether it is equal as a whole. */
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
    // Keys are nearly always in their old places: that of the old value is then known to be its own.
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
