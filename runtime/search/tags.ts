// Which indexes a query is asked of: `default`, and of each docs instance the version the reader is in, prefers, or gets.
import { own } from '../model/own.ts'
import type { DocsInstanceView } from '../model/site.ts'

/** Where the reader is and what was chosen before. */
export interface SearchPlace {
  /** Docs instance and version of the page on screen. */
  readonly active?: { readonly instance: string; readonly version: string } | undefined
  /** Preferred version by instance. */
  readonly preferred: Readonly<Record<string, string>>
}

/** Tags to search in, in order; those without an index file are left out. */
export function searchTags(
  docs: readonly DocsInstanceView[],
  { active, preferred }: SearchPlace,
  existing: readonly string[],
): string[] {
  const tags = docs.flatMap(({ id, versions }) => {
    const known = (name: string | undefined) => versions.find((version) => version.name === name)
    const version =
      (active?.instance === id ? known(active.version) : undefined) ??
      known(own(preferred, id)) ??
      versions.find(({ isLast }) => isLast) ??
      versions[0]
    return version ? [`docs-${id}-${version.name}`] : []
  })
  return ['default', ...tags].filter((tag) => existing.includes(tag))
}
