// The texts of a site that translations replace, by their id in the translation file.
import type { SiteConfig } from '../model/config.ts'
import type { SiteTables } from '../model/site.ts'
import { footerView } from './footer.ts'
import { navbarView } from './navbar/lower.ts'
import type { FinishedCategory, FinishedItem, Sidebars } from './sidebars/items.ts'
import { INDEX_DESCRIPTION, INDEX_TITLE, sidebarTextId } from './sidebars/text-id.ts'
import type { Translate } from './translate.ts'

/** Id -> text. */
export type Texts = ReadonlyMap<string, string>

/** Records the texts for which a function requests translations. */
function recordTexts(work: (translate: Translate) => unknown): Texts {
  const texts = new Map<string, string>()
  work((id, text) => {
    if (text !== undefined && text.trim() !== '') texts.set(id, text)
    return undefined
  })
  return texts
}

/** Texts of the navbar and the footer. */
export function navigationTexts(
  config: SiteConfig,
  { baseUrl, versions }: Pick<SiteTables, 'baseUrl' | 'versions'>,
): { readonly navbar: Texts; readonly footer: Texts } {
  const report = () => undefined
  return {
    navbar: recordTexts((translate) => navbarView({ config, baseUrl, versions, translate, report })),
    footer: recordTexts((translate) => footerView(config.themeConfig.footer, { config, baseUrl, translate })),
  }
}

/** Texts of the sidebars of a version. */
export function sidebarTexts(sidebars: Sidebars<FinishedItem>): Texts {
  return recordTexts((translate) => {
    for (const [sidebar, items] of sidebars) askItems(sidebar, items, translate)
  })
}

function askItems(sidebar: string, items: readonly FinishedItem[], translate: Translate): void {
  for (const item of items) {
    if (item.type === 'link') translate(sidebarTextId(sidebar, 'link', item), item.label)
    else if (item.type === 'category') askCategory(sidebar, item, translate)
    else if (item.type !== 'html' && item.translatable)
      translate(sidebarTextId(sidebar, 'doc', item), item.label)
  }
}

function askCategory(sidebar: string, item: FinishedCategory, translate: Translate): void {
  const id = sidebarTextId(sidebar, 'category', item)
  translate(id, item.label)
  if (item.link?.type === 'generated-index') {
    translate(`${id}${INDEX_TITLE}`, item.link.title)
    translate(`${id}${INDEX_DESCRIPTION}`, item.link.description)
  }
  askItems(sidebar, item.items, translate)
}
