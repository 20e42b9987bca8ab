// Finds what an address of another generator leads to.

/** Where an address of the former site leads. */
export type Target =
  | {
      readonly kind: 'page'
      readonly id: string
      /** Path of its file below the pages folder. */
      readonly page: string
      readonly hash: string
    }
  /** A part of the site that is not a doc, such as the front page or a static file. */
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'elsewhere'; readonly href: string }

/** Finds the target of an address; null if nothing is there. */
export type FindTarget = (address: string) => Target | null

/** Whether an address leads to another site or application. */
export const isElsewhere = (address: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)

/** The steps of an address without extension and `index`, and its fragment: `/a/b.html#c` gives `a/b` and `#c`. */
export function partsOf(address: string): { readonly path: string; readonly hash: string } {
  const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  const plain = decoded(path)
    .replace(/\.(?:html|mdx?)$/, '')
    .replace(/^(?:\.?\/)+|\/+$/g, '')
    .replace(/(?:^|\/)index$/, '')
  return { path: plain, hash }
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
