// Fields of each type of navbar item, and how an item finds its type.
import * as z from 'zod'
import type { NavbarItemConfig } from '../../model/config.ts'
import { suggest } from '../../text/suggest.ts'
import { type IssueSink, validateWith } from '../dispatch.ts'
import { address, nonEmptyText } from '../fields.ts'
import { checked } from '../problem.ts'

/** Html attributes that a link item may carry. */
const ATTRIBUTES = [
  'aria-label',
  'aria-describedby',
  'download',
  'hreflang',
  'id',
  'lang',
  'rel',
  'target',
  'title',
] as const

const attributes = Object.fromEntries(ATTRIBUTES.map((name) => [name, z.string().exactOptional()])) as Record<
  (typeof ATTRIBUTES)[number],
  z.ZodExactOptional<z.ZodString>
>

const position = z.enum(['left', 'right']).exactOptional().describe('End of the bar; by default right.')
const className = z.string().exactOptional().describe('Class of the item.')
const docsPluginId = z
  .string()
  .exactOptional()
  .describe('Id of the docs instance; by default the only one, or `default`.')
const label = nonEmptyText.exactOptional()

function nestedItems(parent: string) {
  return z.array(z.lazy(() => nestedItem(parent)))
}

const linkFields = {
  label: label.describe('Text of the link.'),
  html: z.string().exactOptional().describe('Html of the link instead of a label.'),
  to: address.exactOptional().describe('Page of this site.'),
  href: address.exactOptional().describe('Any address; leads out of the site.'),
  activeBasePath: z.string().exactOptional().describe('The link is active on all pages below this path.'),
  activeBaseRegex: checked(z.string(), (text) =>
    validRegex(text) ? null : { expected: 'a regular expression' },
  )
    .exactOptional()
    .describe('The link is active on pages whose path matches.'),
  prependBaseUrlToHref: z.boolean().exactOptional().describe('Puts the base URL before `href`.'),
}

function validRegex(source: string): boolean {
  try {
    new RegExp(source)
    return true
  } catch {
    return false
  }
}

const link = checked(
  z.strictObject({
    type: z.literal('default').exactOptional(),
    position,
    className,
    ...linkFields,
    ...attributes,
  }),
  (item) => {
    if ((item.to === undefined) === (item.href === undefined)) {
      return {
        sentence:
          item.to === undefined
            ? 'a link needs `to` or `href`'
            : 'a link has either `to` or `href`, not both',
      }
    }
    if (item.label !== undefined && item.html !== undefined)
      return { sentence: 'a link has either `label` or `html`, not both' }
    // A link that a class makes an icon has a name for those who do not see it.
    return [item.label, item.html, item['aria-label'], item.title].every((name) => name === undefined)
      ? { sentence: 'a link needs a `label`, `html` or `aria-label`' }
      : null
  },
)

const dropdown = z.strictObject({
  type: z.enum(['dropdown', 'default']).exactOptional(),
  position,
  className,
  ...linkFields,
  ...attributes,
  label: nonEmptyText.describe('Text of the button.'),
  items: nestedItems('dropdown').describe('Links behind the button.'),
})

const html = z.strictObject({
  type: z.literal('html'),
  position,
  className,
  value: z.string().describe('Html of the item.'),
})

const search = z.strictObject({ type: z.literal('search'), position, className })

const doc = z.strictObject({
  type: z.literal('doc'),
  position,
  className,
  docId: nonEmptyText.describe('Id of the page.'),
  docsPluginId,
  label: label.describe('Text of the link; by default the id.'),
  ...attributes,
})

const docSidebar = z.strictObject({
  type: z.literal('docSidebar'),
  position,
  className,
  sidebarId: nonEmptyText.describe('Id of the sidebar; the item leads to its first page.'),
  docsPluginId,
  label: label.describe('Text of the link; by default that of the first page.'),
  ...attributes,
})

const docsVersion = z.strictObject({
  type: z.literal('docsVersion'),
  position,
  className,
  docsPluginId,
  label: label.describe('Text of the link; by default that of the version.'),
  to: address.exactOptional().describe('Page; by default the main page of the version.'),
  ...attributes,
})

const versionLabels = z.record(z.string(), z.strictObject({ label: nonEmptyText.exactOptional() }))

const docsVersionDropdown = z.strictObject({
  type: z.literal('docsVersionDropdown'),
  position,
  className,
  docsPluginId,
  dropdownItemsBefore: nestedItems('docsVersionDropdown')
    .exactOptional()
    .describe('Links above the versions.'),
  dropdownItemsAfter: nestedItems('docsVersionDropdown')
    .exactOptional()
    .describe('Links below the versions.'),
  dropdownActiveClassDisabled: z.boolean().exactOptional().describe('Does not mark the active version.'),
  versions: z
    .union([z.array(nonEmptyText), versionLabels])
    .exactOptional()
    .describe('Versions to show: a list of names, or labels by name.'),
})

const localeDropdown = z.strictObject({
  type: z.literal('localeDropdown'),
  position,
  className,
  dropdownItemsBefore: nestedItems('localeDropdown').exactOptional().describe('Links above the languages.'),
  dropdownItemsAfter: nestedItems('localeDropdown').exactOptional().describe('Links below the languages.'),
  queryString: z.string().exactOptional().describe('Appended to the query of every entry.'),
})

/** Fields by type of item, in the order of the reference. */
export const NAVBAR_ITEM_TYPES = {
  default: link,
  dropdown,
  html,
  search,
  doc,
  docSidebar,
  docsVersion,
  docsVersionDropdown,
  localeDropdown,
} as const

type ItemType = keyof typeof NAVBAR_ITEM_TYPES

/** What may stand inside a dropdown. */
const NESTED_TYPES: readonly ItemType[] = ['default', 'html', 'doc', 'docSidebar', 'docsVersion']

/** An item of a type that the site's own theme draws. */
type CustomItemInput = {
  readonly type: `custom-${string}`
  readonly position?: 'left' | 'right'
  readonly [field: string]: unknown
}

/** What an author may write inside a dropdown. */
export type NestedItemInput =
  | z.input<typeof link>
  | z.input<typeof html>
  | z.input<typeof doc>
  | z.input<typeof docSidebar>
  | z.input<typeof docsVersion>
  | CustomItemInput

/** A navbar item as an author may write it. */
export type NavbarItemInput = z.input<(typeof NAVBAR_ITEM_TYPES)[ItemType]> | CustomItemInput

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The type an item has by its fields: without a type, children make a dropdown. */
function typeOf(item: Readonly<Record<string, unknown>>): unknown {
  if (item.type !== undefined && item.type !== 'default') return item.type
  return item.items === undefined ? 'default' : 'dropdown'
}

function isItemType(type: unknown): type is ItemType {
  return typeof type === 'string' && Object.hasOwn(NAVBAR_ITEM_TYPES, type)
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

function validateAs(type: ItemType, item: unknown, context: IssueSink): NavbarItemConfig {
  // One open type for the fields of all item types: only the file that lowers a type knows them.
  return validateWith<z.ZodType>(NAVBAR_ITEM_TYPES[type], item, context) as NavbarItemConfig
}

function validateItem(item: unknown, context: IssueSink): NavbarItemConfig {
  if (!isRecord(item)) return validateAs('default', item, context)
  const type = typeOf(item)
  if (isItemType(type)) return validateAs(type, item, context)
  if (typeof type === 'string' && type.startsWith('custom-')) return item
  const known = Object.keys(NAVBAR_ITEM_TYPES)
  const near = typeof type === 'string' ? suggest(type, known) : undefined
  return refuse(context, {
    message: `No NavbarItem component found for type ${JSON.stringify(type)}. Known types: ${known.sort().join(', ')} and custom-*`,
    code: 'config/unknown-navbar-type',
    path: ['type'],
    input: item,
    ...(near ? { hint: `did you mean '${near}'?` } : {}),
  })
}

function validateNested(item: unknown, parent: string, context: IssueSink): NavbarItemConfig {
  const type = isRecord(item) ? typeOf(item) : 'default'
  const known = isItemType(type)
  if (!known || NESTED_TYPES.includes(type)) return validateItem(item, context)
  return refuse(context, {
    message:
      type === 'dropdown'
        ? `a dropdown cannot stand inside a ${parent}: dropdowns cannot be nested`
        : `an item of type '${type}' cannot stand inside a ${parent}`,
    code: 'config/nested-dropdown',
    hint: `items inside may be ${NESTED_TYPES.join(', ')}`,
    input: item,
  })
}

function nestedItem(parent: string) {
  return z
    .custom<NestedItemInput>()
    .transform((item, context): NavbarItemConfig => validateNested(item, parent, context))
}

/** One item of the navbar; the position is filled in. */
export const navbarItem = z
  .custom<NavbarItemInput>()
  .transform((item, context): NavbarItemConfig => ({ position: 'right', ...validateItem(item, context) }))
