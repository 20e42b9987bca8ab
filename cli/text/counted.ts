// Counts with their nouns, in English messages.

/** A count with its noun in singular or plural: `1 error`, `2 errors`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`
