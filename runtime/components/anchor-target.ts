// Finds the element that a URL fragment refers to.

/** The element, whether the fragment is percent-encoded or not; null if there is none. */
export function anchorTarget(hash: string): HTMLElement | null {
  const fragment = hash.slice(1)
  if (fragment === '') return null
  return document.getElementById(decoded(fragment)) ?? document.getElementById(fragment)
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
