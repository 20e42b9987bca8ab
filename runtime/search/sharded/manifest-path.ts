// Where the manifest of an index lies. By itself, for it is asked for before the program that reads it is there.

/** Path of the manifest of a tag, below the locale's root. */
export const manifestPath = (tag: string): string => `search-manifest-${tag}.json`
