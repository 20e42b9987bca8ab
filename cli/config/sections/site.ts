// Configuration of the site as a whole: its name, its URL and the levels of its findings.
import * as z from 'zod'
import { address, jsonRecord, nonEmptyText, reportLevel, sitePath } from '../fields.ts'
import { checked } from '../problem.ts'
import { baseUrl, siteUrl } from '../site-address.ts'

/** Elements that may be added to the head of a page. */
const HEAD_ELEMENTS: readonly string[] = ['link', 'meta', 'script']

const headTag = checked(
  z.strictObject({
    tagName: nonEmptyText.describe('Name of the element: `link`, `meta` or `script`.'),
    attributes: z
      .record(z.string(), z.union([z.string(), z.boolean()]))
      .prefault({})
      .describe('Attributes of the element; `true` writes the name alone.'),
    innerHTML: z
      .string()
      .exactOptional()
      .describe('Content of the element; only of `application/ld+json` scripts.'),
  }),
  (tag) => {
    const inline =
      (tag.tagName === 'script' && tag.attributes.type !== 'application/ld+json') || tag.tagName === 'style'
    if (inline && tag.innerHTML !== undefined) return inlineTag(tag.tagName)
    if (HEAD_ELEMENTS.includes(tag.tagName)) return null
    return {
      expected: '`link`, `meta` or `script`',
      hint: 'pages keep no other elements in their head; styles stand in a file that a `link` names',
      path: ['tagName'],
    }
  },
)

function inlineTag(tagName: string) {
  return {
    sentence: `an inline ${tagName} is refused by the content policy of the site`,
    code: 'config/inline-head-tag',
    hint: 'put the text into a file of a static folder and give its address in an attribute',
    path: ['innerHTML'],
  }
}

const variableName = checked(z.string(), (name) =>
  /^[A-Za-z_][\w-]*$/.test(name) ? null : { expected: 'a name of Latin letters, digits, `_` and `-`' },
)

/** Top-level keys with plain values. */
export const siteFields = {
  title: nonEmptyText.describe('Name of the site; follows the title of every page.'),
  url: siteUrl.describe('Origin of the published site, without a path.'),
  baseUrl: baseUrl.describe('Path the site is published at; slashes at both ends are added.'),
  tagline: z.string().default('').describe('One line about the site.'),
  titleDelimiter: z
    .string()
    .default('|')
    .describe('Stands between the title of a page and the title of the site.'),
  favicon: address.nullable().default(null).describe('Icon of the site, an address below the base URL.'),
  trailingSlash: z
    .boolean()
    .nullable()
    .default(null)
    .describe('`true` ends all addresses with a slash, `false` none, `null` leaves them as they are.'),
  noIndex: z.boolean().default(false).describe('Asks search engines not to index the site.'),
  home: z
    .boolean()
    .default(true)
    .describe(
      'A site without a page at its base URL gets one there that leads to the first doc, in each language; `false` leaves it out.',
    ),
  precompress: z
    .array(z.enum(['br', 'gzip']))
    .default([])
    .describe(
      'Writes compressed files beside texts, `index.html.br` and `index.html.gz`, for servers that send them: nginx and Caddy do with the settings of `docsite hosting`.',
    ),
  engine: z
    .enum(['preact', 'react'])
    .default('preact')
    .describe('Library that runs the pages in the browser.'),
  variables: z
    .record(variableName, z.string())
    .prefault({})
    .describe('Values for `{name}` in the text, links, code and front matter of pages.'),
  staticDirectories: z
    .array(sitePath)
    .default(['static'])
    .describe('Folders whose files are published as they are at the base URL.'),
  headTags: z.array(headTag).default([]).describe('Further elements for the head of every page.'),
  onBrokenLinks: reportLevel.default('warn').describe('What to do about links to pages that do not exist.'),
  onBrokenAnchors: reportLevel
    .default('warn')
    .describe('What to do about links to headings that do not exist.'),
  onBrokenMarkdownLinks: reportLevel
    .default('warn')
    .describe('What to do about links to Markdown files that do not exist.'),
  onBrokenImages: reportLevel.default('warn').describe('What to do about images that do not exist.'),
  onDuplicateRoutes: reportLevel
    .default('throw')
    .describe('What to do about two pages with one address; the first of them is published.'),
  baseUrlIssueBanner: z
    .boolean()
    .default(true)
    .describe('Shows a notice on the page at the base URL when the site cannot load its files.'),
  customFields: jsonRecord
    .prefault({})
    .describe('Values of your own; never published unless the theme of the site uses them.'),
}
