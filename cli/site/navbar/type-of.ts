// Derives the type of a navbar item from its fields.

/** The type. Without `type`, an item with nested items is a dropdown, any other item a link. */
export function itemTypeOf<T>(item: {
  readonly type?: T
  readonly items?: unknown
}): T | 'default' | 'dropdown' {
  if (item.type !== undefined && item.type !== 'default') return item.type
  return item.items === undefined ? 'default' : 'dropdown'
}
