// Categories whose page lists their items -> one page each.
import type { GeneratedIndex } from '../model/site.ts'
import { present } from '../text/present.ts'
import type { FinishedCategory, FinishedItem, Sidebars } from './sidebars/items.ts'
import type { Translate } from './translate.ts'

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
  { link, label, key, place }: FinishedCategory,
  categoryPath: readonly number[],
  { sidebar, translate }: Context,
): readonly GeneratedIndex[] {
  if (link?.type !== 'generated-index') return []
  const id = `sidebar.${sidebar}.category.${key ?? label}`
  return [
    present({
      id: link.id,
      permalink: link.permalink,
      sidebar,
      title: translate(`${id}.link.generated-index.title`) ?? link.title ?? translate(id) ?? label,
      description: translate(`${id}.link.generated-index.description`) ?? link.description,
      image: link.image,
      keywords: link.keywords,
      categoryPath,
      place: link.place ?? place,
    }),
  ]
}
