// Configuration of the footer.
import * as z from 'zod'
import type { FooterItemConfig } from '../../model/config.ts'
import { schemaByShape } from '../dispatch.ts'
import { address, externalUrl } from '../fields.ts'
import { checked, type Problem } from '../problem.ts'
import { logo } from './logo.ts'

function linkProblem(item: FooterItemConfig): Problem | null {
  const targets = [item.to, item.href, item.html].filter((target) => target !== undefined)
  if (targets.length !== 1)
    return { sentence: 'a footer item must have exactly one of `to`, `href` and `html`' }
  return item.html === undefined && item.label === undefined
    ? { sentence: 'a footer link needs a `label`' }
    : null
}

const item = checked(
  z.strictObject({
    label: z.string().exactOptional().describe('Text of the link.'),
    to: address.exactOptional().describe('Path of a page of this site.'),
    href: externalUrl.exactOptional().describe('Any address.'),
    html: z.string().exactOptional().describe('HTML of the item, instead of a link.'),
    className: z.string().exactOptional().describe('Class of the item.'),
  }),
  linkProblem,
)

const column = z.strictObject({
  title: z.string().exactOptional().describe('Heading of the column.'),
  className: z.string().exactOptional().describe('Class of the column.'),
  items: z.array(item).describe('Links of the column.'),
})

function isColumn(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && ('items' in entry || 'title' in entry)
}

const entry = schemaByShape([column, item], (value) => (isColumn(value) ? column : item))

/** `themeConfig.footer`. */
export const footer = z.strictObject({
  style: z.enum(['light', 'dark']).default('light').describe('Colours.'),
  logo: logo.exactOptional().describe('Logo above the copyright notice.'),
  copyright: z.string().exactOptional().describe('HTML of the copyright notice.'),
  links: checked(z.array(entry), (entries) => {
    const columns = entries.filter(isColumn).length
    if (columns === 0 || columns === entries.length) return null
    return {
      sentence: 'The footer must be either simple or multi-column, and not a mix of the two',
      code: 'config/mixed-footer',
      hint: 'give every entry a `title` and `items`, or none',
    }
  })
    .default([])
    .describe('Columns of links, or a single row of links.'),
})
