// Arguments for functions of a configuration. They are data, because the functions run in a separate thread; where
// Docusaurus passes a function, it is created here from the data it would return.

interface GeneratorArgument {
  readonly defaultSidebarItems: readonly SidebarItem[]
}

interface SidebarItem {
  readonly type?: string
  readonly id?: string
  readonly items?: readonly SidebarItem[]
  readonly link?: { readonly type?: string; readonly id?: string }
}

const isGeneratorArgument = (value: unknown): value is GeneratorArgument =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'defaultSidebarItems')

/** The argument as the function expects it. */
export function generatorArgument(value: unknown): unknown {
  if (!isGeneratorArgument(value)) return value
  const { defaultSidebarItems, ...rest } = value
  return {
    ...rest,
    /** If called with some of the docs, returns only their items. */
    defaultSidebarItemsGenerator: async ({
      docs,
    }: {
      readonly docs?: readonly { readonly id: string }[]
    } = {}) => (docs ? itemsOf(defaultSidebarItems, new Set(docs.map(({ id }) => id))) : defaultSidebarItems),
  }
}

function itemsOf(
  items: readonly SidebarItem[],
  ids: ReadonlySet<string | undefined>,
): readonly SidebarItem[] {
  return items.flatMap((item): readonly SidebarItem[] => {
    if (item.type !== 'category') return item.type !== 'doc' || ids.has(item.id) ? [item] : []
    const { link, ...category } = item
    const inside = itemsOf(item.items ?? [], ids)
    const isLinked = link && (link.type !== 'doc' || ids.has(link.id))
    if (inside.length === 0 && !(isLinked && link.type === 'doc')) return []
    return [{ ...category, items: inside, ...(isLinked ? { link } : {}) }]
  })
}
