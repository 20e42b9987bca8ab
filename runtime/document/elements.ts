// Helpers for reading a document. A missing element is treated like an empty one.

type Maybe<T> = T | null | undefined

/** The element at a path of child selectors; the content of an article is never mistaken for the frame around it. */
export function find(from: Maybe<Element>, path: string): Element | null {
  return from?.querySelector(`:scope > ${path}`) ?? null
}

/** The text before any element: labels of external links are followed by an icon. */
export const ownText = (element: Maybe<Element>): string => element?.firstChild?.nodeValue ?? ''

/** Label and URL of a link; only the label for plain text. */
export function readLink(link: Maybe<Element>): { readonly label: string; readonly href?: string } {
  return present({ label: ownText(link), href: link?.getAttribute('href') })
}

/** Reads each child of a list. */
export function readEach<T>(list: Maybe<Element>, read: (entry: Element) => T): readonly T[] {
  return [...(list?.children ?? [])].map(read)
}

/** The object without properties that are null or undefined. */
export function present<T extends object>(parts: { readonly [K in keyof T]: Maybe<T[K]> }): T {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part != null)) as T
}
