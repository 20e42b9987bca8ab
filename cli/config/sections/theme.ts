// Configuration of everything around the content of a page.
import * as z from 'zod'
import { address, jsonRecord, nonEmptyText } from '../fields.ts'
import { checked } from '../problem.ts'
import { announcementBar } from './announcement.ts'
import { feedback } from './feedback.ts'
import { footer } from './footer.ts'
import { navbar } from './navbar.ts'
import { prism } from './prism.ts'
import { zoom } from './zoom.ts'

const colorMode = z.strictObject({
  defaultMode: z.enum(['light', 'dark']).default('light').describe('Mode of a first visit.'),
  disableSwitch: z.boolean().default(false).describe('Leaves out the button that changes the mode.'),
  respectPrefersColorScheme: z.boolean().default(false).describe('Follows the setting of the system.'),
})

const headingLevel = z.int().min(2).max(6)

const tableOfContents = checked(
  z.strictObject({
    minHeadingLevel: headingLevel.default(2).describe('First level of headings in the table of contents.'),
    maxHeadingLevel: headingLevel.default(3).describe('Last level of headings in the table of contents.'),
  }),
  ({ minHeadingLevel: min, maxHeadingLevel: max }) =>
    min <= max
      ? null
      : { sentence: `minHeadingLevel ${min} is above maxHeadingLevel ${max}`, path: ['minHeadingLevel'] },
)

const themeDocs = z.strictObject({
  versionPersistence: z
    .enum(['localStorage', 'none'])
    .default('localStorage')
    .describe('Where the version a reader chose is kept.'),
  sidebar: z
    .strictObject({
      hideable: z.boolean().default(false).describe('Readers can hide the sidebar.'),
      autoCollapseCategories: z
        .boolean()
        .default(false)
        .describe('Opening a category closes the others beside it.'),
    })
    .prefault({})
    .describe('Sidebar of the docs.'),
})

/** `themeConfig`. */
export const themeConfig = z.strictObject({
  navbar: navbar.prefault({}).describe('Bar at the top.'),
  footer: footer.nullable().default(null).describe('Footer; none when absent.'),
  announcementBar: announcementBar
    .nullable()
    .default(null)
    .describe('Bar above the navbar; none when absent.'),
  colorMode: colorMode.prefault({}).describe('Light and dark mode.'),
  tableOfContents: tableOfContents.prefault({}).describe('Table of contents of a page.'),
  docs: themeDocs.prefault({}).describe('Look of the docs.'),
  prism: prism.prefault({}).describe('Code blocks.'),
  zoom: zoom.nullable().default(null).describe('Image zoom; off when absent.'),
  feedback: feedback
    .nullable()
    .default(null)
    .describe('Asks readers below each page whether it has helped; off when absent.'),
  mermaid: z
    .strictObject({ options: jsonRecord.prefault({}).describe('Options of the diagram library.') })
    .prefault({})
    .describe('Diagrams.'),
  metadata: z
    .array(z.record(nonEmptyText, z.string()))
    .default([])
    .describe('Attributes of further meta elements; they replace earlier ones of the same name.'),
  image: address.nullable().default(null).describe('Image for shared links, an address below the base URL.'),
})
