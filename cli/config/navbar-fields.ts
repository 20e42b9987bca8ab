// Fields shared by several types of navbar items. The types in cli/site/navbar receive them when their schema is
// requested, so that a build with an already validated configuration does not load the schema library.
import * as z from 'zod'
import type { NavbarItemConfig } from '../model/config.ts'
import { address, externalUrl, nonEmptyText } from './fields.ts'
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
  // Not the whole library: the bundler would keep all of it, with its messages in fifty languages.
  z: {
    array: z.array,
    boolean: z.boolean,
    enum: z.enum,
    literal: z.literal,
    record: z.record,
    strictObject: z.strictObject,
    string: z.string,
    union: z.union,
  },
  checked,
  address,
  nonEmptyText,
  /** Fields of every item. */
  place: {
    position: z.enum(['left', 'right']).exactOptional().describe('Side of the bar; by default right.'),
    className: z.string().exactOptional().describe('Class of the item.'),
  },
  docsPluginId: z
    .string()
    .exactOptional()
    .describe('Docs instance id; by default the only instance, otherwise `default`.'),
  label,
  attributes: Object.fromEntries(ATTRIBUTES.map((name) => [name, z.string().exactOptional()])) as Record<
    (typeof ATTRIBUTES)[number],
    z.ZodExactOptional<z.ZodString>
  >,
  /** Target of a link and when it is active. */
  link: {
    label: label.describe('Text of the link.'),
    html: z.string().exactOptional().describe('HTML content of the link, instead of `label`.'),
    to: address.exactOptional().describe('Path of a page of this site.'),
    href: externalUrl.exactOptional().describe('Any URL, treated as external.'),
    activeBasePath: z
      .string()
      .exactOptional()
      .describe('Marks the link as active on all pages under this path.'),
    activeBaseRegex: checked(z.string(), (text) =>
      isRegex(text) ? null : { expected: 'a regular expression' },
    )
      .exactOptional()
      .describe('Marks the link as active on pages whose path matches this regular expression.'),
    prependBaseUrlToHref: z.boolean().exactOptional().describe('Prepends the base URL to `href`.'),
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
