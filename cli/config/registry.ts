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
  docs: docs
    .prefault({})
    .describe('Documentation: options of a single docs instance, or a list of instances.'),
  markdown: markdown.prefault({}).describe('Markdown.'),
  search: search.prefault({}).describe('Search.'),
  themeConfig: themeConfig.prefault({}).describe('What readers see around the text.'),
  fonts: fonts.prefault({}).describe('Web fonts; system fonts are used if omitted.'),
  shareImages: shareImages
    .nullable()
    .default(null)
    .describe(
      'Generates a preview image for each doc without an `image` in its front matter, showing its title, categories and the site name; `{}` turns it on. Requires the package `@resvg/resvg-js`.',
    ),
  redirects: redirects
    .prefault([])
    .describe('Redirects from old URLs to new ones, published as pages and in the configuration of hosts.'),
  createRedirects: createRedirects
    .nullable()
    .default(null)
    .describe(
      'Additional redirects derived from page URLs: a function that maps a page URL to its old URLs, or an object that maps new URL prefixes to old ones. Old URLs at which a page exists are skipped.',
    ),
  links: links.prefault({}).describe('Links.'),
  external: external.prefault({}).describe('Settings of `check --external`.'),
  rules: rules
    .prefault({})
    .describe('Level of a rule or of a single diagnostic code in all commands: `off`, `warn` or `error`.'),
  security: security.prefault({}).describe('What pages of the published site may load.'),
  limits: limits.prefault({}).describe('Limits on inputs.'),
})

/** The configuration as an author may write it. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>
/** The parsed configuration; cli/config/resolve.ts turns it into `SiteConfig`. */
export type ParsedConfig = z.output<typeof siteConfigSchema>
