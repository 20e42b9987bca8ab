// Configuration of the docs: one instance, or several with their own ids.
import * as z from 'zod'
import type { EditUrl, SidebarItemsGenerator } from '../../model/config.ts'
import { globProblem } from '../../text/glob.ts'
import { nonEmptyText, pagesPath, reportLevel, routePart, sitePath } from '../fields.ts'
import { checked } from '../problem.ts'
import { versionFields } from './versions.ts'

/** Files of a docs folder that are pages. */
const INCLUDE = ['**/*.{md,mdx}']
/** Files of a docs folder that are partials or tests. */
const EXCLUDE = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**']

const pattern = checked(z.string(), (text) => {
  const problem = globProblem(text)
  return problem === null ? null : { sentence: `the pattern '${text}' ${problem}` }
})

const admonitions = z.union([
  z.literal(true),
  z.strictObject({
    keywords: z
      .array(nonEmptyText)
      .default([])
      .describe('Keywords beside note, tip, info, warning and danger.'),
    extendDefaults: z.literal(true).default(true).describe('The built-in keywords always stay.'),
  }),
])

const instanceId = checked(z.string(), (id) =>
  /^[A-Za-z\d][\w-]{0,63}$/.test(id)
    ? null
    : { expected: 'an id of at most 64 Latin letters, digits, `_` and `-`' },
)

const editAddress = checked(z.string(), (text) =>
  /^https?:\/\//i.test(text) && URL.canParse(text) ? null : { expected: 'an address with http or https' },
)

const editFunction = z
  .custom<EditUrl>((value) => typeof value === 'function', { error: 'a function' })
  .meta({ title: 'function' })

const generatorFunction = z
  .custom<SidebarItemsGenerator>((value) => typeof value === 'function', { error: 'a function' })
  .meta({ title: 'function' })

/** Options of one docs instance. */
export const docsInstance = z.strictObject({
  id: instanceId.default('default').describe('Name of the instance; part of its folders and storage keys.'),
  path: pagesPath
    .default('docs')
    .describe("Folder of the current version; it may lie beside the site folder: `'../docs'`."),
  routeBasePath: routePart
    .default('docs')
    .describe('Where the docs begin below the base URL; `/` puts them at the base URL.'),
  localizedPath: sitePath
    .nullable()
    .default(null)
    .describe(
      'Folder of translated pages in the folder of a language; `null` is `docusaurus-plugin-content-docs`, with the id, and `current` in it.',
    ),
  tagsBasePath: routePart.default('tags').describe('Where tag pages begin below the docs.'),
  sidebarPath: z
    .union([sitePath, z.literal(false), z.null()])
    .default(null)
    .describe('File with the sidebars; `null` makes one from the folders, `false` none.'),
  include: z
    .array(pattern)
    .default(INCLUDE)
    .describe('Patterns of the files that are pages; a module is drawn by its default export.'),
  exclude: z.array(pattern).default(EXCLUDE).describe('Patterns of files that are not pages.'),
  sidebarItemsGenerator: generatorFunction
    .nullable()
    .default(null)
    .describe('Gives the items of a folder for a sidebar that is made from folders, as in Docusaurus.'),
  sidebarCollapsible: z
    .boolean()
    .default(true)
    .describe('Categories can be closed unless they say otherwise.'),
  sidebarCollapsed: z
    .boolean()
    .default(true)
    .describe('Categories are closed at first unless they say otherwise.'),
  breadcrumbs: z.boolean().default(true).describe('Shows the path to a page above it.'),
  showLastUpdateTime: z.boolean().default(false).describe('Shows the date of the last commit of a page.'),
  showLastUpdateAuthor: z.boolean().default(false).describe('Shows the author of the last commit of a page.'),
  editUrl: z
    .union([editAddress, editFunction])
    .nullable()
    .default(null)
    .describe(
      'Address that the path of a source file is appended to, or a function that gives the edit link.',
    ),
  editCurrentVersion: z
    .boolean()
    .default(false)
    .describe('Edit links of all versions lead to the current one.'),
  editLocalizedFiles: z.boolean().default(false).describe('Edit links lead to the translated file.'),
  numberPrefixParser: z
    .boolean()
    .default(true)
    .describe('Number prefixes of file names give the order and are left out of addresses.'),
  admonitions: admonitions.default(true).describe('Further admonition keywords.'),
  onInlineTags: reportLevel
    .default('warn')
    .describe('What to do about tags that the tags file does not list.'),
  tags: z
    .union([sitePath, z.literal(false), z.null()])
    .default('tags.yml')
    .describe('File in the docs folder that lists the tags; `false` or `null` uses none.'),
  ...versionFields,
})

/** `docs`: options of the only instance, or a list of instances. */
export const docs = checked(z.union([docsInstance, z.array(docsInstance)]), (value) => {
  if (Array.isArray(value) && value.length === 0) return { expected: 'at least one docs instance' }
  const ids = Array.isArray(value) ? value.map(({ id }) => id) : []
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index)
  if (twice === -1) return null
  return {
    sentence: `two docs instances have the id '${ids[twice]}'`,
    code: 'config/duplicate-docs-id',
    hint: 'give each instance an id of its own',
    path: [twice, 'id'],
  }
})
