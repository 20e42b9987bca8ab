// Decides the scroll position of a page after a change of URL.
import { decodeOrKeep } from './location.ts'
import type { Address } from './navigate.ts'

/** Cause of the change: a link, or Back and Forward. */
export type ChangeCause = 'go' | 'back-or-forward'

/** Scroll and focus action. */
export type ScrollAction =
  | { readonly kind: 'none' }
  | { readonly kind: 'top' }
  /** Scroll to the element with this id, which also gets the focus. */
  | { readonly kind: 'element'; readonly id: string }
  /** The browser has already scrolled there; only move the focus. */
  | { readonly kind: 'focus'; readonly id: string }
  | { readonly kind: 'restore'; readonly y: number }

/** The action after going from one URL to another; `saved` is the position when the entry was left, if known. */
export function scrollAction(
  from: Address,
  to: Address,
  { cause, saved }: { readonly cause: ChangeCause; readonly saved?: number | undefined },
): ScrollAction {
  if (cause === 'back-or-forward' && saved !== undefined) return { kind: 'restore', y: saved }
  const samePlace = from.pathname === to.pathname && from.hash === to.hash
  if (samePlace && from.search !== to.search) return { kind: 'none' }
  const id = fragmentId(to.hash)
  return id === '' ? { kind: 'top' } : { kind: 'element', id }
}

/** The id in a hash, which is empty or starts with `#`; unchanged if it cannot be decoded. */
export function fragmentId(hash: string): string {
  return decodeOrKeep(hash.slice(1))
}
