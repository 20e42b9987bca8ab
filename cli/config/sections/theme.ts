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
  defaultMode: z.enum(['light', 'dark']).default('light').describe('Mode on the first visit.'),
  disableSwitch: z.boolean().default(false).describe('Hides the button that switches the mode.'),
  respectPrefersColorScheme: z.boolean().default(false).describe('Follows the system setting.'),
})

const headingLevel = z.int().min(2).max(6)

const tableOfContents = checked(
  z.strictObject({
    minHeadingLevel: headingLevel.default(2).describe('Highest heading level in the table of contents.'),
    maxHeadingLevel: headingLevel.default(3).describe('Lowest heading level in the table of contents.'),
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
    .describe('Where the version chosen by a reader is stored.'),
  sidebar: z
    .strictObject({
      hideable: z.boolean().default(false).describe('Lets readers hide the sidebar.'),
      autoCollapseCategories: z
        .boolean()
        .default(false)
        .describe('Expanding a category collapses its siblings.'),
    })
    .prefault({})
    .describe('Sidebar of the docs.'),
})

/** `themeConfig`. */
export const themeConfig = z.strictObject({
  navbar: navbar.prefault({}).describe('Navigation bar at the top.'),
  footer: footer.nullable().default(null).describe('Footer; not shown if omitted.'),
  announcementBar: announcementBar
    .nullable()
    .default(null)
    .describe('Bar above the navbar; not shown if omitted.'),
  colorMode: colorMode.prefault({}).describe('Light and dark mode.'),
  tableOfContents: tableOfContents.prefault({}).describe('Table of contents of a page.'),
  docs: themeDocs.prefault({}).describe('Appearance of the docs.'),
  prism: prism.prefault({}).describe('Code blocks.'),
  zoom: zoom.nullable().default(null).describe('Image zoom; off if omitted.'),
  feedback: feedback
    .nullable()
    .default(null)
    .describe('Asks readers below each page whether it was helpful; off if omitted.'),
  mermaid: z
    .strictObject({ options: jsonRecord.prefault({}).describe('Options passed to Mermaid.') })
    .prefault({})
    .describe('Diagrams.'),
  metadata: z
    .array(z.record(nonEmptyText, z.string()))
    .default([])
    .describe('Attributes of additional `<meta>` elements; they replace earlier ones of the same name.'),
  image: address
    .nullable()
    .default(null)
    .describe('Preview image for shared links, a path relative to the base URL.'),
})
