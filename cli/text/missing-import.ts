// Messages for imports that cannot be resolved, in the configuration or in the site's own code.

/** The import specifier in the bundler's "could not resolve" message; null for any other message. */
export const missingImport = (message: string): string | null =>
  /^Could not resolve "([^"]+)"/.exec(message)?.[1] ?? null

/** Node modules that site code may try to import. */
const OF_NODE =
  /^(?:node:.*|(?:fs|path|os|child_process|crypto|http|https|stream|util|url|zlib|worker_threads)(?:\/promises)?)$/

/** Hint for an import that cannot be resolved. */
export function missingImportHint(wanted: string): string {
  if (/^\.{0,2}\//.test(wanted)) return 'Correct the path: it is relative to the folder of this file.'
  if (wanted.includes('!'))
    return 'Webpack loaders are not supported: import YAML, JSON and CSS files by path alone, and text as ./file?raw.'
  if (OF_NODE.test(wanted))
    return 'Site code also runs in browsers, which have no Node modules: read the data in site.config.ts and pass it as customFields.'
  const name = wanted
    .split('/')
    .slice(0, wanted.startsWith('@') ? 2 : 1)
    .join('/')
  return `Correct the name, or run npm install ${name} in the site folder.`
}
