// Findings about unknown names that several parts of the site tables look up: ids of docs and sidebars, with the known names.
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import { compareStrings } from '../text/compare.ts'
import { withoutMarkdown } from '../text/markdown-name.ts'
import { present } from '../text/present.ts'
import { suggest } from '../text/suggest.ts'

/** Maximum number of known names in a message. */
const MAX_NAMES = 20

/** Known names for a message, sorted. */
export function listed(names: Iterable<string>): string {
  const all = [...new Set(names)].sort(compareStrings)
  if (all.length === 0) return 'none'
  const rest = all.length - MAX_NAMES
  return all.slice(0, MAX_NAMES).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

/** "Did you mean" with the nearest known name, if one is close enough. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const near = suggest(name, known)
  return near === undefined ? undefined : `did you mean '${near}'?`
}

/** The use of a name. */
export interface Use {
  readonly place?: Place | undefined
  /** What uses the name, such as `sidebar 'docs'`. */
  readonly where: string
  /** Config key that uses the name. */
  readonly key?: string
}

/** Reports a doc id that no doc has. */
export function unknownDoc(id: string, known: readonly string[], { place, where, key }: Use): Diagnostic {
  return present({
    code: 'site/unknown-doc',
    severity: 'error' as const,
    message: `Couldn't find any doc with id '${id}', used in ${where}. Available doc ids: ${listed(known)}`,
    hint:
      nearest(plainId(id), known) ??
      nearest(plainId(id).replace(/^[^/]*\//, ''), known) ??
      'an id is the path of the file in the docs folder without file extension and number prefixes, or the `id` in its front matter',
    place,
    key,
    about: { text: id },
  })
}

/** An id without the parts that belong to a file path. */
const plainId = (id: string) => withoutMarkdown(id.replace(/^(?:\.?\/)+/, ''))

/** Reports a sidebar id that no sidebar has. */
export function unknownSidebar(id: string, known: readonly string[], { place, where, key }: Use): Diagnostic {
  return present({
    code: 'site/unknown-sidebar',
    severity: 'error' as const,
    message: `Can't find any sidebar with id '${id}', used in ${where}. Available sidebar ids: ${listed(known)}`,
    hint:
      nearest(id, known) ??
      'write one of these ids, or add the sidebar to the file set in `docs.sidebarPath`',
    place,
    key,
  })
}

/** Reports categories nested deeper than the site allows. `trail` starts with the sidebar. */
export function deepSidebar(trail: readonly string[], maxDepth: number): Diagnostic {
  return {
    code: 'site/deep-sidebar',
    severity: 'error',
    message: `categories are nested deeper than ${maxDepth}: ${chain(trail)}`,
    hint: 'flatten the sidebar or raise limits.sidebarDepth',
  }
}

/** The path to an item, with the middle of a long path left out. */
export function chain(trail: readonly string[]): string {
  const shown = trail.length > 12 ? [...trail.slice(0, 6), '…', ...trail.slice(-5)] : trail
  return shown.join(' → ')
}
