// Finds what an address of another generator leads to.
import { decodePath, splitUrl } from '../../text/url.ts'

/** Where an address of the former site leads. */
export type Target =
  | {
      readonly kind: 'page'
      readonly id: string
      /** Path of its file below the pages folder. */
      readonly file: string
      /** Its address on the new site, below the base URL, with the fragment. */
      readonly address: string
      readonly hash: string
    }
  /** A part of the site that is not a doc, such as the front page or a static file. */
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'elsewhere'; readonly href: string }

/** Finds the target of an address; null if nothing is there. */
export type FindTarget = (address: string) => Target | null

/** The steps of an address without extension and `index`, and its fragment: `/a/b.html#c` gives `a/b` and `#c`. */
export function partsOf(address: string): { readonly path: string; readonly hash: string } {
  const { pathname, hash } = splitUrl(address)
  const path = (decodePath(pathname) ?? pathname)
    .replace(/\.(?:html|mdx?)$/, '')
    .replace(/^(?:\.?\/)+|\/+$/g, '')
    .replace(/(?:^|\/)index$/, '')
  return { path, hash: hash === undefined ? '' : `#${hash}` }
}
