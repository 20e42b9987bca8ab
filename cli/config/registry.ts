// The complete configuration schema, section by section in the order of the reference.
import * as z from 'zod'
import { docs } from './sections/docs.ts'
import { external } from './sections/external.ts'
import { fonts } from './sections/fonts.ts'
import { i18n } from './sections/i18n.ts'
import { limits } from './sections/limits.ts'
import { markdown } from './sections/markdown.ts'
import { createRedirects, links, redirects } from './sections/redirects.ts'
import { rules } from './sections/rules.ts'
import { search } from './sections/search.ts'
import { security } from './sections/security.ts'
import { shareImages } from './sections/share-images.ts'
import { siteFields } from './sections/site.ts'
import { themeConfig } from './sections/theme.ts'

/** Schema of `site.config.*`: types, defaults, checks and reference texts in one place. */
export const siteConfigSchema = z.strictObject({
  ...siteFields,
  i18n: i18n.prefault({}).describe('Languages.'),
  docs: docs.prefault({}).describe('Documentation: options of the only instance, or a list of instances.'),
  markdown: markdown.prefault({}).describe('Markdown.'),
  search: search.prefault({}).describe('Search.'),
  themeConfig: themeConfig.prefault({}).describe('What readers see around the text.'),
  fonts: fonts.prefault({}).describe('Faces that pages are set in; those of the system when absent.'),
  shareImages: shareImages
    .nullable()
    .default(null)
    .describe(
      'An image for each doc without one of its own (`image` in its front matter), drawn of its title, its categories and the name of the site: `{}` draws them. The site needs the package `@resvg/resvg-js`.',
    ),
  redirects: redirects
    .prefault([])
    .describe('Old addresses that lead to new ones: as pages, and in the settings of hosts.'),
  createRedirects: createRedirects
    .nullable()
    .default(null)
    .describe(
      'Further old addresses, made of those of pages: a function that gets the address of a page and gives old ones, or old beginnings by the new ones. One at which there is a page is left out.',
    ),
  links: links.prefault({}).describe('Links.'),
  external: external.prefault({}).describe('How `check --external` asks other sites.'),
  rules: rules
    .prefault({})
    .describe('Level of a rule by its id, or of a single code, in all commands: `off`, `warn` or `error`.'),
  security: security.prefault({}).describe('What the published site may load.'),
  limits: limits.prefault({}).describe('Largest inputs that are accepted.'),
})

/** The configuration as an author may write it. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>
/** The parsed configuration; cli/config/resolve.ts turns it into `SiteConfig`. */
export type ParsedConfig = z.output<typeof siteConfigSchema>
