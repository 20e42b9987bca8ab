// Members that some supported browsers lack, beside others of the same names: what `browser-features.ts` has to tell apart.

export const used = (element: Element, list: number[], signal: AbortSignal): unknown => [
  element.checkVisibility(),
  list.toSorted(),
  AbortSignal.any([signal]),
]

export const own = (mine: { readonly checkVisibility: () => boolean }): boolean => mine.checkVisibility()
