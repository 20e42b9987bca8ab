// Configuration of docs versions, part of the options of a docs instance.
import * as z from 'zod'
import { nonEmptyText, routePart } from '../fields.ts'
import { checked } from '../problem.ts'

/** Whether the text is a valid date, such as `2024-02-29`. */
const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

const version = z.strictObject({
  label: nonEmptyText
    .exactOptional()
    .describe('Name shown to readers; by default `Next` for the current version, else its name.'),
  path: routePart
    .exactOptional()
    .describe(
      'Part of the address; by default empty for the last version, `next` for the current one, else its name.',
    ),
  banner: z
    .enum(['none', 'unreleased', 'unmaintained'])
    .exactOptional()
    .describe('Notice over the pages; by default by the place before or after the last version.'),
  badge: z
    .boolean()
    .exactOptional()
    .describe('Shows the version on its pages; by default when there are several versions.'),
  noIndex: z.boolean().exactOptional().describe('Asks search engines not to index this version.'),
  endOfLife: checked(z.string(), (text) => (isDate(text) ? null : { expected: 'a date as 2027-05-01' }))
    .exactOptional()
    .describe('Day on which support of this version ends; stands in the notice over its pages.'),
  className: z
    .string()
    .exactOptional()
    .describe('Class of the html element; by default `docs-version-<name>`.'),
})

/** Keys of a docs instance related to versions. */
export const versionFields = {
  disableVersioning: z.boolean().default(false).describe('Builds the current version only.'),
  includeCurrentVersion: z.boolean().default(true).describe('Builds the docs folder as version `current`.'),
  onlyIncludeVersions: checked(z.array(z.string()).nullable(), (names) =>
    names?.length === 0 ? { sentence: 'an empty list is not allowed, at least one version is needed' } : null,
  )
    .default(null)
    .describe('Builds only these versions.'),
  lastVersion: z
    .string()
    .nullable()
    .default(null)
    .describe('Version at the root of the docs; by default the first one of versions.json, else `current`.'),
  versions: z.record(z.string(), version).prefault({}).describe('Options of a version by its name.'),
}
