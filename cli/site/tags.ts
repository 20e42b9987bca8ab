// Docs -> the tags of a version: grouped by address, each doc once, unlisted docs only where there is nothing else.
import type { Doc, TagEntry } from '../model/site.ts'
import { keepEqual } from '../text/keep-equal.ts'
import { present } from '../text/present.ts'

/** Whether two docs are the same to a list of tags. */
export function isTaggedAlike(one: Doc, other: Doc): boolean {
  return (
    one.id === other.id && one.unlisted === other.unlisted && keepEqual(one.tags, other.tags) === one.tags
  )
}

/** All tags, in the order in which docs name them. The first label seen wins. */
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
