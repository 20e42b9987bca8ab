// Chooses the indexes for a query: `default`, and for each docs instance the version the reader is viewing, prefers, or gets by
// default.
import { own } from '../model/own.ts'
import type { DocsInstanceView } from '../model/site.ts'

/** Where the reader is, and earlier choices. */
export interface SearchPlace {
  /** Docs instance and version of the current page. */
  readonly active?: { readonly instance: string; readonly version: string } | undefined
  /** Preferred version by instance. */
  readonly preferred: Readonly<Record<string, string>>
}

/** Tags to search, in order; those without an index file are left out. */
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

/**
 * The docs instance whose versions the reader can choose from: that of the page if it has several versions, otherwise the first
 * that does.
 */
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
