// Content-defined cut points of lists: the item names alone decide, so that adding or removing an item changes only one part.

/** Whether a list may be cut before an item of this name: about one name in `oneOf`, the same ones in each build. */
export const isCutPoint = (name: string, oneOf: number): boolean => numberOf(name) % oneOf === 0

/** Hash of a name (FNV-1a). */
function numberOf(name: string): number {
  let number = 0x811c9dc5
  for (let at = 0; at < name.length; at++) number = Math.imul(number ^ name.charCodeAt(at), 0x01000193)
  // The lower bits alone depend on too little of the name.
  return (number ^ (number >>> 15)) >>> 0
}
