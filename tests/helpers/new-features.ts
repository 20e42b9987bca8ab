// Members that some supported browsers lack, next to unrelated members with the same names, which `browser-features.ts` must
// distinguish.

export const used = (element: Element, list: number[], signal: AbortSignal): unknown => [
  element.checkVisibility(),
  list.toSorted(),
  AbortSignal.any([signal]),
]

export const own = (mine: { readonly checkVisibility: () => boolean }): boolean => mine.checkVisibility()
