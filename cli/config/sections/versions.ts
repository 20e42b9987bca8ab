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
    .describe(
      'Name shown to readers; by default `Next` for the current version, otherwise the version name.',
    ),
  path: routePart
    .exactOptional()
    .describe(
      'Path segment of the version; by default empty for the latest version, `next` for the current one, otherwise the version name.',
    ),
  banner: z
    .enum(['none', 'unreleased', 'unmaintained'])
    .exactOptional()
    .describe(
      'Banner above the pages; by default `unreleased` for versions newer than the latest and `unmaintained` for older ones.',
    ),
  badge: z
    .boolean()
    .exactOptional()
    .describe('Shows the version label on its pages; by default if there are several versions.'),
  noIndex: z.boolean().exactOptional().describe('Asks search engines not to index this version.'),
  endOfLife: checked(z.string(), (text) => (isDate(text) ? null : { expected: 'a date such as 2027-05-01' }))
    .exactOptional()
    .describe('Date on which support of this version ends, shown in its banner.'),
  className: z
    .string()
    .exactOptional()
    .describe('Class of the `<html>` element; by default `docs-version-<name>`.'),
})

/** Keys of a docs instance related to versions. */
export const versionFields = {
  disableVersioning: z.boolean().default(false).describe('Builds only the current version.'),
  includeCurrentVersion: z.boolean().default(true).describe('Includes the docs folder as version `current`.'),
  onlyIncludeVersions: checked(z.array(z.string()).nullable(), (names) =>
    names?.length === 0 ? { sentence: 'an empty list is not allowed, at least one version is needed' } : null,
  )
    .default(null)
    .describe('Builds only these versions.'),
  lastVersion: z
    .string()
    .nullable()
    .default(null)
    .describe(
      'Version at the root of the docs; by default the first in `versions.json`, otherwise `current`.',
    ),
  versions: z.record(z.string(), version).prefault({}).describe('Options of each version, by its name.'),
}
