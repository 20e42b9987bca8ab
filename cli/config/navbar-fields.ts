// Fields shared by several types of navbar items. The types in cli/site/navbar receive them when their schema is
// requested, so that a build with an already validated configuration does not load the schema library.
import * as z from 'zod'
import type { NavbarItemConfig } from '../model/config.ts'
import { address, nonEmptyText, outerAddress } from './fields.ts'
import { checked } from './problem.ts'

/** HTML attributes that a link item may have. */
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

const label = nonEmptyText.exactOptional()

/** Building blocks of item schemas. */
export const navbarFields = {
  z,
  checked,
  address,
  nonEmptyText,
  /** Fields of every item. */
  place: {
    position: z.enum(['left', 'right']).exactOptional().describe('End of the bar; by default right.'),
    className: z.string().exactOptional().describe('Class of the item.'),
  },
  docsPluginId: z
    .string()
    .exactOptional()
    .describe('Id of the docs instance; by default the only one, or `default`.'),
  label,
  attributes: Object.fromEntries(ATTRIBUTES.map((name) => [name, z.string().exactOptional()])) as Record<
    (typeof ATTRIBUTES)[number],
    z.ZodExactOptional<z.ZodString>
  >,
  /** Target of a link and when it is active. */
  link: {
    label: label.describe('Text of the link.'),
    html: z.string().exactOptional().describe('Html of the link instead of a label.'),
    to: address.exactOptional().describe('Page of this site.'),
    href: outerAddress.exactOptional().describe('Any address; leads out of the site.'),
    activeBasePath: z.string().exactOptional().describe('The link is active on all pages below this path.'),
    activeBaseRegex: checked(z.string(), (text) =>
      isRegex(text) ? null : { expected: 'a regular expression' },
    )
      .exactOptional()
      .describe('The link is active on pages whose path matches.'),
    prependBaseUrlToHref: z.boolean().exactOptional().describe('Puts the base URL before `href`.'),
  },
}

function isRegex(source: string): boolean {
  try {
    new RegExp(source)
    return true
  } catch {
    return false
  }
}

declare const NESTED: unique symbol

/** Placeholder for items in a dropdown: their types are known only when all item types are registered. */
export interface NestedItem {
  readonly [NESTED]: true
}

/** Parameter of the functions that create item schemas. */
export interface NavbarSchemaKit extends Readonly<typeof navbarFields> {
  /** Schema of the items inside an item of type `parent`. */
  nestedItems(parent: string): z.ZodArray<z.ZodType<NavbarItemConfig, NestedItem>>
}
