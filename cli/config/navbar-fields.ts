// Fields that several types of navbar items share. A type (cli/site/navbar) gets them when its schema is wanted, so that a build
// whose configuration is known to be valid does without the schema library.
import * as z from 'zod'
import type { NavbarItemConfig } from '../model/config.ts'
import { address, nonEmptyText, outerAddress } from './fields.ts'
import { checked } from './problem.ts'

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

const label = nonEmptyText.exactOptional()

/** What schemas of items are made of. */
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
  /** Where a link leads and when it is active. */
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

/** Stands for what may be written inside a dropdown: which types these are is known only when all are registered. */
export interface NestedItem {
  readonly [NESTED]: true
}

/** What the schema of a type of item is made of. */
export interface NavbarSchemaKit extends Readonly<typeof navbarFields> {
  /** A list of items inside an item of the type `parent`. */
  nestedItems(parent: string): z.ZodArray<z.ZodType<NavbarItemConfig, NestedItem>>
}
