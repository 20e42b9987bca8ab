// Finds the element that a URL fragment refers to.
import { fragmentId } from '../routing/scroll.ts'

/** The element, whether the fragment is percent-encoded or not; null if there is none. */
export function anchorTarget(hash: string): HTMLElement | null {
  const fragment = hash.slice(1)
  if (fragment === '') return null
  return document.getElementById(fragmentId(hash)) ?? document.getElementById(fragment)
}
