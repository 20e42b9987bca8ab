// Ids of the texts of a sidebar in the file of its translations.

/** What a label stands on. */
type LabelKind = 'category' | 'link' | 'doc'

/** The id of a label. */
export const sidebarTextId = (
  sidebar: string,
  kind: LabelKind,
  { key, label = '' }: { readonly key?: string | undefined; readonly label?: string | undefined },
): string => `sidebar.${sidebar}.${kind}.${key ?? label}`

/** Behind the id of a category: texts of the page that lists what it holds. */
export const INDEX_TITLE = '.link.generated-index.title'
export const INDEX_DESCRIPTION = '.link.generated-index.description'
