// Messages for imports that cannot be resolved, in the configuration or in the site's own code.

/** The import specifier in the bundler's "could not resolve" message; null for any other message. */
export const missingImport = (message: string): string | null =>
  /^Could not resolve "([^"]+)"/.exec(message)?.[1] ?? null

/** Node modules that site code may try to import. */
const OF_NODE =
  /^(?:node:.*|(?:fs|path|os|child_process|crypto|http|https|stream|util|url|zlib|worker_threads)(?:\/promises)?)$/

/** Hint for an import that cannot be resolved. */
export function missingImportHint(wanted: string): string {
  if (/^\.{0,2}\//.test(wanted)) return 'Correct the path: it starts at the folder of this file.'
  if (wanted.includes('!'))
    return 'Loaders of webpack are not run: import files of YAML, JSON and CSS by their paths alone, texts as ./file?raw.'
  if (OF_NODE.test(wanted))
    return 'Code of a site runs in browsers as well, which have no modules of Node: read what it needs in site.config.ts, and give it as customFields.'
  const name = wanted
    .split('/')
    .slice(0, wanted.startsWith('@') ? 2 : 1)
    .join('/')
  return `Correct the name, or run npm install ${name} in the folder of the site.`
}
