// Builds the tags of a version from its docs: grouped by address, each doc once, unlisted docs only if a tag has no others.
import type { Doc, TagEntry } from '../model/site.ts'
import { present } from '../text/present.ts'

/** All tags, in the order in which docs use them. The first label seen wins. */
export function buildTags(docs: readonly Doc[]): readonly TagEntry[] {
  const groups = new Map<string, { readonly tag: Doc['tags'][number]; readonly docs: Set<Doc> }>()
  for (const doc of docs) {
    for (const tag of doc.tags) {
      const group = groups.get(tag.permalink) ?? { tag, docs: new Set<Doc>() }
      groups.set(tag.permalink, group)
      group.docs.add(doc)
    }
  }
  return [...groups.values()].map(({ tag, docs: tagged }) => {
    const all = [...tagged]
    const listed = all.filter(({ unlisted }) => !unlisted)
    const shown = listed.length === 0 ? all : listed
    return present({
      label: tag.label,
      permalink: tag.permalink,
      description: tag.description,
      docs: shown.map(({ id }) => id),
      unlisted: listed.length === 0,
    })
  })
}
