// Decides where a page stands after a change of address.
import type { Address } from './navigate.ts'

/** How the change came about: a link, or Back and Forward. */
export type ChangeCause = 'go' | 'back-or-forward'

/** What is done about scrolling and focus. */
export type ScrollAction =
  | { readonly kind: 'none' }
  | { readonly kind: 'top' }
  /** To the element with this id, which also gets the focus. */
  | { readonly kind: 'element'; readonly id: string }
  /** The browser has scrolled there; only the focus follows. */
  | { readonly kind: 'focus'; readonly id: string }
  | { readonly kind: 'restore'; readonly y: number }

/** Where to stand after going from one address to another; `saved` is where the entry was left, when that is known. */
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

/** The id a hash points at, decoded; as it stands when it cannot be decoded. */
export function fragmentId(hash: string): string {
  const raw = hash.replace(/^#/, '')
  try {
    return decodeURIComponent(raw)
  } catch {
    return raw
  }
}
