// Generates one page for each category whose page lists its items.
import type { GeneratedIndex } from '../model/site.ts'
import { present } from '../text/present.ts'
import type { FinishedCategory, FinishedItem, Sidebars } from './sidebars/items.ts'
import { INDEX_DESCRIPTION, INDEX_TITLE, sidebarTextId } from './sidebars/text-id.ts'
import { type Translate, translated } from './translate.ts'

/** All generated indexes of a version, in sidebar order. */
export function generatedIndexes(
  sidebars: Sidebars<FinishedItem>,
  translate: Translate,
): readonly GeneratedIndex[] {
  return [...sidebars].flatMap(([sidebar, items]) => indexesOf(items, [], { sidebar, translate }))
}

interface Context {
  readonly sidebar: string
  readonly translate: Translate
}

function indexesOf(
  items: readonly FinishedItem[],
  above: readonly number[],
  context: Context,
): readonly GeneratedIndex[] {
  return items.flatMap((item, index): readonly GeneratedIndex[] => {
    if (item.type !== 'category') return []
    const path = [...above, index]
    return [...ownIndex(item, path, context), ...indexesOf(item.items, path, context)]
  })
}

function ownIndex(
  { link, label, key, place, items }: FinishedCategory,
  categoryPath: readonly number[],
  { sidebar, translate }: Context,
): readonly GeneratedIndex[] {
  if (link?.type !== 'generated-index') return []
  const id = sidebarTextId(sidebar, 'category', { key, label })
  return [
    present({
      id: link.id,
      permalink: link.permalink,
      sidebar,
      title: translate(`${id}${INDEX_TITLE}`, link.title) ?? link.title ?? translated(translate, id, label),
      description: translate(`${id}${INDEX_DESCRIPTION}`, link.description) ?? link.description,
      image: link.image,
      keywords: link.keywords,
      categoryPath,
      entries: items.length,
      place: link.place ?? place,
    }),
  ]
}
