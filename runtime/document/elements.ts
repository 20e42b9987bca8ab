// The few questions that reading a document asks of its elements. An element that is not there answers like an empty one.

type Maybe<T> = T | null | undefined

/** The element that a path of children leads to: what an article holds is never taken for the frame around it. */
export function find(from: Maybe<Element>, path: string): Element | null {
  return from?.querySelector(`:scope > ${path}`) ?? null
}

/** The text before all elements: labels of links that leave the site have an icon behind them. */
export const ownText = (element: Maybe<Element>): string => element?.firstChild?.nodeValue ?? ''

/** Label and address of a link; of a mere text the label. */
export function readLink(link: Maybe<Element>): { readonly label: string; readonly href?: string } {
  return present({ label: ownText(link), href: link?.getAttribute('href') })
}

/** Something of each child of a list. */
export function readEach<T>(list: Maybe<Element>, read: (entry: Element) => T): readonly T[] {
  return [...(list?.children ?? [])].map(read)
}

/** What is there of an object. */
export function present<T extends object>(parts: { readonly [K in keyof T]: Maybe<T[K]> }): T {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part != null)) as T
}
