// Where lists are cut: before items whose names say so by themselves. An item that comes or goes changes one part, wherever it stands.

/** Whether a list may be cut before the item of this name: one name in so many says so, the same ones in each build. */
export const isCutPoint = (name: string, oneOf: number): boolean => numberOf(name) % oneOf === 0

/** A number that names give by chance, as it were (FNV-1a). */
function numberOf(name: string): number {
  let number = 0x811c9dc5
  for (let at = 0; at < name.length; at++) number = Math.imul(number ^ name.charCodeAt(at), 0x01000193)
  // The lower bits alone depend on too little of the name.
  return (number ^ (number >>> 15)) >>> 0
}
