// Ids of a sidebar's strings in its translation file.

/** Kind of item that a label belongs to. */
type LabelKind = 'category' | 'link' | 'doc'

/** The id of a label. */
export const sidebarTextId = (
  sidebar: string,
  kind: LabelKind,
  { key, label = '' }: { readonly key?: string | undefined; readonly label?: string | undefined },
): string => `sidebar.${sidebar}.${kind}.${key ?? label}`

/** Suffixes of a category's id, for the strings of the page that lists its items. */
export const INDEX_TITLE = '.link.generated-index.title'
export const INDEX_DESCRIPTION = '.link.generated-index.description'
