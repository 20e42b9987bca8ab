// Where keys stand in a file of data, or in the front matter of a page.

/** Line and column, both 1-based. */
export type Spot = `${number}:${number}`

/** By key path: `tags`, `tags.0`, `last_update.date`. */
export type KeyPlaces = Readonly<Record<string, Spot>>
