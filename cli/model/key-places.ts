// Positions of keys in a data file or in front matter.

/** Line and column, both 1-based. */
export type Spot = `${number}:${number}`

/** Key path (`tags`, `tags.0`, `last_update.date`) -> position. */
export type KeyPlaces = Readonly<Record<string, Spot>>
