// Collects the texts of a site that may have to change when files move.
import type { SiteTables } from '../model/site.ts'
import { REDIRECT_FILES } from '../pipeline/addresses.ts'
import { SEARCH_TESTS } from '../pipeline/checks.ts'
import type { OtherTexts } from '../pipeline/move.ts'
import { textOfFile } from './file-changes.ts'
import type { Session } from './site-session.ts'

/** Files that may refer to moved files. */
export async function otherTexts(
  locales: readonly SiteTables[],
  { pipeline, configFiles, config }: Session,
): Promise<OtherTexts> {
  const versions = locales.flatMap((tables) => tables.versions.map(({ version }) => version))
  const dirs = new Set(
    versions.flatMap(({ dir, localizedDir }) => (localizedDir === undefined ? [dir] : [dir, localizedDir])),
  )
  const files = new Set<string>()
  for (const dir of dirs) for (const file of await pipeline.moves.files(dir)) files.add(file)
  const sidebars = [
    ...versions.map(({ sidebarFile }) => sidebarFile),
    ...config.docs.map(({ sidebarPath }) => sidebarPath),
  ]
  return {
    content: [...files].filter((file) => /\.mdx?$|(?:^|\/)_category_\.(?:json|ya?ml)$/i.test(file)),
    settings: [
      ...new Set([
        ...configFiles,
        ...sidebars.filter((file) => typeof file === 'string'),
        ...REDIRECT_FILES,
        ...SEARCH_TESTS,
      ]),
    ],
  }
}

/** Reads each text once, without byte-order mark and with LF line endings, as positions in it are counted. */
export function textReader(siteDir: string): (file: string) => string | undefined {
  const known = new Map<string, string | undefined>()
  return (file) => {
    if (!known.has(file))
      known.set(
        file,
        textOfFile(siteDir, file)
          ?.replace(/^\uFEFF/, '')
          .replace(/\r\n/g, '\n'),
      )
    return known.get(file)
  }
}
