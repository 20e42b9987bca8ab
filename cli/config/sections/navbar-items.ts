// Navbar items as an author may write them. Each is validated by the schema of its type (cli/site/navbar), which
// follows from its fields.
import * as z from 'zod'
import type { NavbarItemConfig } from '../../model/config.ts'
import { isCustomType } from '../../site/navbar/custom.ts'
import type { NavbarItemType } from '../../site/navbar/item-type.ts'
import { NAVBAR_ITEM_TYPES } from '../../site/navbar/registry.ts'
import { itemTypeOf } from '../../site/navbar/type-of.ts'
import { isRecord } from '../../text/record.ts'
import { suggest } from '../../text/suggest.ts'
import { type IssueSink, validateWith } from '../dispatch.ts'
import { type NavbarSchemaKit, type NestedItem, navbarFields } from '../navbar-fields.ts'

const kit: NavbarSchemaKit = {
  ...navbarFields,
  nestedItems: (parent) => z.array(z.lazy(() => nestedItem(parent))),
}

/** Schemas by item type, in the order of the reference. */
export const NAVBAR_ITEMS: ReadonlyMap<string, { readonly schema: z.ZodType; readonly nestable: boolean }> =
  new Map(
    NAVBAR_ITEM_TYPES.map((item: NavbarItemType) => [
      item.type,
      { schema: item.schema(kit), nestable: item.nestable },
    ]),
  )

type ItemTypes = (typeof NAVBAR_ITEM_TYPES)[number]

/** Input type of an item type. */
type InputOf<Type> =
  Type extends NavbarItemType<string, boolean, infer Schema> ? WithNested<z.input<Schema>> : never

/** Fields of an item, where lists of nested items contain the types allowed there. */
type WithNested<Fields> = {
  [Field in keyof Fields]: NonNullable<Fields[Field]> extends NestedItem[]
    ? readonly NestedItemInput[]
    : Fields[Field]
}

/** An item of a custom type, rendered by the site's theme. */
type CustomItemInput = {
  readonly type: `custom-${string}`
  readonly position?: 'left' | 'right'
  readonly [field: string]: unknown
}

/** An item inside a dropdown as an author may write it. */
export type NestedItemInput = InputOf<Extract<ItemTypes, { readonly nestable: true }>> | CustomItemInput

/** A navbar item as an author may write it. */
export type NavbarItemInput = InputOf<ItemTypes> | CustomItemInput

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
  // A common type for the fields of all item types: only the file of a type knows them.
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
        ? `a dropdown cannot be inside a ${parent}: dropdowns cannot be nested`
        : `an item of type '${type}' cannot be inside a ${parent}`,
    code: 'config/nested-dropdown',
    hint: `allowed items: ${nestable.join(', ')}`,
    input: item,
  })
}

function nestedItem(parent: string) {
  return z
    .custom<NestedItem>()
    .transform((item, context): NavbarItemConfig => validateNested(item, parent, context))
}

/** A navbar item, with its default position filled in. */
export const navbarItem = z
  .custom<NavbarItemInput>()
  .transform((item, context): NavbarItemConfig => ({ position: 'right', ...validateItem(item, context) }))
