// The items of the navbar as an author may write them: each by the schema of its type (cli/site/navbar), which its fields tell.
import * as z from 'zod'
import type { NavbarItemConfig } from '../../model/config.ts'
import { isCustomType } from '../../site/navbar/custom.ts'
import type { NavbarItemType } from '../../site/navbar/item-type.ts'
import { NAVBAR_ITEM_TYPES } from '../../site/navbar/registry.ts'
import { itemTypeOf } from '../../site/navbar/type-of.ts'
import { suggest } from '../../text/suggest.ts'
import { type IssueSink, validateWith } from '../dispatch.ts'
import { type NavbarSchemaKit, type NestedItem, navbarFields } from '../navbar-fields.ts'

const kit: NavbarSchemaKit = {
  ...navbarFields,
  nestedItems: (parent) => z.array(z.lazy(() => nestedItem(parent))),
}

/** The types with their schemas, by name in the order of the reference. */
export const NAVBAR_ITEMS: ReadonlyMap<string, { readonly schema: z.ZodType; readonly nestable: boolean }> =
  new Map(
    NAVBAR_ITEM_TYPES.map((item: NavbarItemType) => [
      item.type,
      { schema: item.schema(kit), nestable: item.nestable },
    ]),
  )

type ItemTypes = (typeof NAVBAR_ITEM_TYPES)[number]

/** What an author may write for a type of item. */
type InputOf<Type> =
  Type extends NavbarItemType<string, boolean, infer Schema> ? WithNested<z.input<Schema>> : never

/** The fields of an item; lists of nested items hold what may stand inside others. */
type WithNested<Fields> = {
  [Field in keyof Fields]: NonNullable<Fields[Field]> extends NestedItem[]
    ? readonly NestedItemInput[]
    : Fields[Field]
}

/** An item of a type that the site's own theme draws. */
type CustomItemInput = {
  readonly type: `custom-${string}`
  readonly position?: 'left' | 'right'
  readonly [field: string]: unknown
}

/** What an author may write inside a dropdown. */
export type NestedItemInput = InputOf<Extract<ItemTypes, { readonly nestable: true }>> | CustomItemInput

/** A navbar item as an author may write it. */
export type NavbarItemInput = InputOf<ItemTypes> | CustomItemInput

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function refuse(
  context: IssueSink,
  issue: { message: string; code: string; hint?: string; input: unknown; path?: string[] },
): never {
  const { message, code, hint, input, path = [] } = issue
  context.issues.push({
    code: 'custom',
    message,
    path,
    input,
    params: { code, whole: true, ...(hint ? { hint } : {}) },
  })
  return z.NEVER
}

function validateItem(item: unknown, context: IssueSink): NavbarItemConfig {
  const type = isRecord(item) ? itemTypeOf(item) : 'default'
  const known = typeof type === 'string' ? NAVBAR_ITEMS.get(type) : undefined
  // One open type for the fields of all item types: only the file of a type knows them.
  if (known) return validateWith(known.schema, item, context) as NavbarItemConfig
  if (typeof type === 'string' && isCustomType(type)) return item as NavbarItemConfig
  const types = [...NAVBAR_ITEMS.keys()]
  const near = typeof type === 'string' ? suggest(type, types) : undefined
  return refuse(context, {
    message: `No NavbarItem component found for type ${JSON.stringify(type)}. Known types: ${types.sort().join(', ')} and custom-*`,
    code: 'config/unknown-navbar-type',
    path: ['type'],
    input: item,
    ...(near ? { hint: `did you mean '${near}'?` } : {}),
  })
}

function validateNested(item: unknown, parent: string, context: IssueSink): NavbarItemConfig {
  const type = isRecord(item) ? itemTypeOf(item) : 'default'
  const known = typeof type === 'string' ? NAVBAR_ITEMS.get(type) : undefined
  if (!known || known.nestable) return validateItem(item, context)
  const nestable = [...NAVBAR_ITEMS].flatMap(([name, each]) => (each.nestable ? [name] : []))
  return refuse(context, {
    message:
      type === 'dropdown'
        ? `a dropdown cannot stand inside a ${parent}: dropdowns cannot be nested`
        : `an item of type '${type}' cannot stand inside a ${parent}`,
    code: 'config/nested-dropdown',
    hint: `items inside may be ${nestable.join(', ')}`,
    input: item,
  })
}

function nestedItem(parent: string) {
  return z
    .custom<NestedItem>()
    .transform((item, context): NavbarItemConfig => validateNested(item, parent, context))
}

/** One item of the navbar; the position is filled in. */
export const navbarItem = z
  .custom<NavbarItemInput>()
  .transform((item, context): NavbarItemConfig => ({ position: 'right', ...validateItem(item, context) }))
