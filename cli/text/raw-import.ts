// Imports of a file as text, as webpack and Vite write them: `raw-loader!./a.sh`, `./a.sh?raw`.

/** Loaders of a site's own may stand beside that of texts: they are not run, and the text is that of the file. */
const LOADER = /^-?!{0,2}(?:[^!?]+!)*raw-loader(?:\?[^!]*)?!(?:[^!]+!)*([^!]+)$/
const QUERY = /^-?!{0,2}([^!]+)\?raw$/

/** The path in the import of a file as text; null for any other. */
export function rawPath(from: string): string | null {
  const [, path] = LOADER.exec(from) ?? QUERY.exec(from) ?? []
  return path ?? null
}
