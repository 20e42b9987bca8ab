// Configuration of the site as a whole: its name, its URL and the levels of its findings.
import * as z from 'zod'
import { address, jsonRecord, nonEmptyText, reportLevel, sitePath } from '../fields.ts'
import { checked } from '../problem.ts'
import { baseUrl, siteUrl } from '../site-address.ts'

/** Elements that may be added to the head of a page. */
const HEAD_ELEMENTS: readonly string[] = ['link', 'meta', 'script']

const headTag = checked(
  z.strictObject({
    tagName: nonEmptyText.describe('Element name: `link`, `meta` or `script`.'),
    attributes: z
      .record(z.string(), z.union([z.string(), z.boolean()]))
      .prefault({})
      .describe('Attributes of the element; `true` writes an attribute without a value.'),
    innerHTML: z
      .string()
      .exactOptional()
      .describe('Content of the element; only for `application/ld+json` scripts.'),
  }),
  (tag) => {
    const inline =
      (tag.tagName === 'script' && tag.attributes.type !== 'application/ld+json') || tag.tagName === 'style'
    if (inline && tag.innerHTML !== undefined) return inlineTag(tag.tagName)
    if (HEAD_ELEMENTS.includes(tag.tagName)) return null
    return {
      expected: '`link`, `meta` or `script`',
      hint: 'no other elements are allowed in the head; put styles in a file and add a `link` to it',
      path: ['tagName'],
    }
  },
)

function inlineTag(tagName: string) {
  return {
    sentence: `the content security policy of the site blocks an inline ${tagName}`,
    code: 'config/inline-head-tag',
    hint: 'put its content in a file of a static folder and give the URL of that file in an attribute',
    path: ['innerHTML'],
  }
}

const variableName = checked(z.string(), (name) =>
  /^[A-Za-z_][\w-]*$/.test(name) ? null : { expected: 'a name made of Latin letters, digits, `_` and `-`' },
)

/** Top-level keys with plain values. */
export const siteFields = {
  title: nonEmptyText.describe('Site name, appended to every page title.'),
  url: siteUrl.describe('Origin of the published site, without a path.'),
  baseUrl: baseUrl.describe('Path at which the site is published; leading and trailing slashes are added.'),
  tagline: z.string().default('').describe('One line about the site.'),
  titleDelimiter: z.string().default('|').describe('Separator between page title and site title.'),
  favicon: address.nullable().default(null).describe('Favicon, a path relative to the base URL.'),
  trailingSlash: z
    .boolean()
    .nullable()
    .default(null)
    .describe(
      '`true` adds a trailing slash to every URL, `false` removes it, `null` leaves URLs as they are.',
    ),
  noIndex: z.boolean().default(false).describe('Asks search engines not to index the site.'),
  home: z
    .boolean()
    .default(true)
    .describe(
      'If no page exists at the base URL, generates one that redirects to the first doc, in each locale; `false` turns this off.',
    ),
  precompress: z
    .array(z.enum(['br', 'gzip']))
    .default([])
    .describe(
      'Writes compressed copies of text files (`index.html.br`, `index.html.gz`) for servers that can send them, such as nginx and Caddy with the configuration from `docsite hosting`.',
    ),
  engine: z
    .enum(['preact', 'react'])
    .default('preact')
    .describe('Library that renders the pages and hydrates them in the browser.'),
  variables: z
    .record(variableName, z.string())
    .prefault({})
    .describe('Values of `{name}` placeholders in the text, links, code and front matter of pages.'),
  staticDirectories: z
    .array(sitePath)
    .default(['static'])
    .describe('Folders whose files are copied unchanged to the base URL, except the sources of pages.'),
  headTags: z.array(headTag).default([]).describe('Additional elements in the `<head>` of every page.'),
  onBrokenLinks: reportLevel.default('warn').describe('How to report links to pages that do not exist.'),
  onBrokenAnchors: reportLevel.default('warn').describe('How to report links to headings that do not exist.'),
  onBrokenMarkdownLinks: reportLevel
    .default('warn')
    .describe('How to report links to Markdown files that do not exist.'),
  onBrokenImages: reportLevel.default('warn').describe('How to report images that do not exist.'),
  onDuplicateRoutes: reportLevel
    .default('throw')
    .describe('How to report two pages with the same URL; the first one is published.'),
  baseUrlIssueBanner: z
    .boolean()
    .default(true)
    .describe('Shows a warning at the base URL if the site cannot load its files.'),
  customFields: jsonRecord
    .prefault({})
    .describe('Your own values; published only if the theme of the site uses them.'),
}
