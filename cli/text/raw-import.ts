// Recognizes imports of a file as text, in webpack and Vite syntax: `raw-loader!./a.sh`, `./a.sh?raw`.

/** The site's own loaders may be combined with raw-loader; they are not run, and the text is that of the file. */
const LOADER = /^-?!{0,2}(?:[^!?]+!)*raw-loader(?:\?[^!]*)?!(?:[^!]+!)*([^!]+)$/
const QUERY = /^-?!{0,2}([^!]+)\?raw$/

/** The path in an import of a file as text; null for any other import. */
export function rawPath(from: string): string | null {
  const [, path] = LOADER.exec(from) ?? QUERY.exec(from) ?? []
  return path ?? null
}
