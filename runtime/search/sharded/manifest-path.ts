// Path of an index manifest. A separate file because the manifest is requested before the program that reads it is loaded.

/** Path of the manifest of a tag, below the locale's root. */
export const manifestPath = (tag: string): string => `search-manifest-${tag}.json`
