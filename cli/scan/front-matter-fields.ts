// The keys of a doc's front matter and their validators.
import type { FrontMatterLastUpdate, FrontMatterTag } from '../model/front-matter.ts'
import { slugProblem } from '../text/doc-id.ts'
import type { ScalarNode } from './data-node.ts'
import { parseDate } from './dates.ts'
import {
  boolean,
  type Field,
  integerBetween,
  lineOfText,
  listOf,
  nonEmptyText,
  nullable,
  number,
  objectOf,
  oneOf,
  record,
  text,
  wrongValue,
} from './fields.ts'

/** For URLs and names, which contain no spaces: ` #` really begins a comment. */
const commented =
  (field: Field<string>): Field<string> =>
  (node, key, context) => {
    const { comment: _, ...bare } = node as ScalarNode
    return field(bare, key, context)
  }
const name = commented(text)
const word = commented(nonEmptyText)

const tagObject = objectOf({ label: nonEmptyText, permalink: nonEmptyText })

const tag: Field<FrontMatterTag> = (node, key, context) => {
  if (node.kind === 'scalar' && typeof node.value !== 'boolean') return nonEmptyText(node, key, context)
  if (node.kind !== 'map')
    return wrongValue(node, key, 'a tag: text, or an object with `label` and `permalink`', context)
  const { label, permalink } = tagObject(node, key, context) ?? {}
  if (label !== undefined && permalink !== undefined) return { label, permalink }
  return wrongValue(node, key, 'a tag: text, or an object with `label` and `permalink`', context)
}

const date: Field<string> = (node, key, context) => {
  const written = node.kind === 'scalar' ? node.text : ''
  return (
    parseDate(written) ??
    wrongValue(node, key, 'a valid date such as 2024-01-31 or 2024-01-31T12:00:00Z', context)
  )
}

const lastUpdateObject = objectOf({ author: text, date })

const lastUpdate: Field<FrontMatterLastUpdate> = (node, key, context) => {
  const known =
    node.kind === 'map' && node.entries.some((entry) => entry.key === 'author' || entry.key === 'date')
  return known
    ? lastUpdateObject(node, key, context)
    : wrongValue(node, key, 'an object with `author`, `date` or both', context)
}

/** Text that becomes part of a URL; normalized to NFC so that equal names give equal URLs. */
function addressPart(code: string, problemOf: (written: string) => string | null): Field<string> {
  return (node, key, context) => {
    const written = word(node, key, context)?.normalize('NFC')
    const problem = written === undefined ? null : problemOf(written)
    if (problem === null) return written
    context.report({
      code,
      severity: 'error',
      message: `\`${key}\` ${problem}`,
      hint: 'Use letters, digits, `-` and `_`',
      place: context.placeAt(node.start),
    })
    return undefined
  }
}

function idProblem(id: string): string | null {
  if (id.includes('/')) return 'must not contain `/`'
  return id === '.' || id === '..' ? `must not be \`${id}\`` : slugProblem(id)
}

/** A URL; characters it may not contain are reported by the site tables. */
const address: Field<string> = (node, key, context) => {
  const written = text(node, key, context)
  return written === undefined || !/ /.test(written.trim())
    ? written
    : wrongValue(node, key, 'a URL with `https://`, or null for no link', context)
}

const layoutName = oneOf('doc', 'home', 'full')

/** A warning: other generators have other layouts, and GitBook a list of parts to show. The page is shown as usual. */
const layout: typeof layoutName = (node, key, context) =>
  layoutName(node, key, {
    ...context,
    report: (finding) => context.report({ ...finding, severity: 'warning' }),
  })

const headingLevel = integerBetween(2, 6)

/** All known keys. */
export const FRONT_MATTER_FIELDS = {
  id: addressPart('scan/invalid-id', idProblem),
  title: lineOfText,
  layout,
  hide_title: boolean,
  hide_table_of_contents: boolean,
  toc_min_heading_level: headingLevel,
  toc_max_heading_level: headingLevel,
  description: text,
  keywords: listOf(nonEmptyText, { least: 1 }),
  image: word,
  slug: addressPart('scan/invalid-slug', slugProblem),
  tags: listOf(tag, { least: 0 }),
  sidebar_label: nonEmptyText,
  sidebar_position: number,
  sidebar_class_name: word,
  sidebar_custom_props: record,
  sidebar_key: word,
  displayed_sidebar: nullable(name),
  pagination_label: lineOfText,
  pagination_prev: nullable(name),
  pagination_next: nullable(name),
  custom_edit_url: nullable(address),
  parse_number_prefixes: boolean,
  last_update: lastUpdate,
  draft: boolean,
  terms: boolean,
  unlisted: boolean,
  gone: boolean,
  mdx: objectOf({ format: oneOf('md', 'mdx', 'detect') }),
} as const
