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
  place: SearchPlace,
  existing: readonly string[],
): string[] {
  const tags = docs.flatMap((instance) => {
    const version = versionOf(instance, place)
    return version ? [`docs-${instance.id}-${version.name}`] : []
  })
  return ['default', ...tags].filter((tag) => existing.includes(tag))
}

function versionOf({ id, versions }: DocsInstanceView, { active, preferred }: SearchPlace) {
  const known = (name: string | undefined) => versions.find((version) => version.name === name)
  return (
    (active?.instance === id ? known(active.version) : undefined) ??
    known(own(preferred, id)) ??
    versions.find(({ isLast }) => isLast) ??
    versions[0]
  )
}

/** The docs whose versions a reader may choose from: those of the page or, where these have one version, the first with more. */
export function versionedInstance(
  docs: readonly DocsInstanceView[],
  active: string | undefined,
): DocsInstanceView | undefined {
  const versioned = docs.filter(({ versions }) => versions.length > 1)
  return versioned.find(({ id }) => id === active) ?? versioned[0]
}

/** Name of the version of an instance that is searched. */
export const searchedVersion = (instance: DocsInstanceView, place: SearchPlace): string | undefined =>
  versionOf(instance, place)?.name
