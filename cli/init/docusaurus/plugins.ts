// Converts each plugin and theme of a Docusaurus site to configuration keys and notes of the report.
import { own } from '../../../runtime/model/own.ts'
import { counted } from '../../text/counted.ts'
import { recordOf } from '../../text/record.ts'
import type { Note } from './note.ts'
import { byHand } from './note.ts'
import { type Fields, listOf, type SitePlugin } from './read-site.ts'

/** Result of converting a plugin. */
export interface PluginResult {
  /** Keys of the configuration. */
  readonly keys?: Fields
  readonly notes?: readonly Note[]
}

type Lower = (plugin: SitePlugin, copyable: ReadonlySet<unknown>) => PluginResult

const moved = (what: string): Note => ({ kind: 'moved', what })
const different = (what: string): Note => ({ kind: 'different', what })

/** Plugins that need no settings here. */
const NEEDLESS: Readonly<Record<string, string>> = {
  '@docusaurus/plugin-sitemap':
    'every build writes a `sitemap.xml` for each language; the options have no equivalent',
  '@docusaurus/plugin-svgr': 'SVG files can be imported as components without a plugin',
  '@docusaurus/plugin-debug': 'there are no debug pages',
  '@docusaurus/theme-search-algolia': 'search is local',
  '@docusaurus/plugin-rsdoctor': 'there is no site bundle to analyse',
  '@docusaurus/theme-live-codeblock': '`live` blocks are shown as code',
  'docusaurus-plugin-sass': 'components can import `.scss` files if the package `sass` is installed',
  'docusaurus-plugin-llms': 'every build writes `llms.txt` and a Markdown copy of each page',
  'docusaurus-plugin-llms-txt': 'every build writes `llms.txt` and a Markdown copy of each page',
  '@signalwire/docusaurus-plugin-llms-txt': 'every build writes `llms.txt` and a Markdown copy of each page',
  'docusaurus-plugin-copy-page-button': 'every page has a Markdown copy at its URL',
}

/** Analytics plugins. */
const ANALYTICS: ReadonlySet<string> = new Set([
  '@docusaurus/plugin-google-gtag',
  '@docusaurus/plugin-google-analytics',
  '@docusaurus/plugin-google-tag-manager',
  '@docusaurus/plugin-vercel-analytics',
])

/** Search options with the same meaning. */
const SEARCH_KEYS = [
  'indexDocs',
  'indexDocSidebarParentCategories',
  'includeParentCategoriesInPageTitle',
  'maxSearchResults',
  'lunr',
]

const KNOWN: ReadonlyMap<string, Lower> = new Map<string, Lower>([
  ['@docusaurus/theme-classic', () => ({})],
  ['@docusaurus/plugin-content-docs', () => ({})],
  ['@docusaurus/plugin-content-pages', () => ({})],
  ['@docusaurus/plugin-content-blog', () => ({})],
  ['@docusaurus/plugin-client-redirects', clientRedirects],
  ['@docusaurus/theme-mermaid', () => ({ notes: [moved('Mermaid diagrams')] })],
  [
    'docusaurus-plugin-image-zoom',
    () => ({ keys: { themeConfig: { zoom: {} } }, notes: [moved('image zoom')] }),
  ],
  ['@easyops-cn/docusaurus-search-local', localSearch],
  ['@cmfcmf/docusaurus-search-local', localSearch],
  [
    '@docusaurus/plugin-ideal-image',
    () => ({
      notes: [
        byHand(
          '`@docusaurus/plugin-ideal-image`: images are published unchanged',
          'write `![text](./picture.png)` instead of `<Image img={require(…)} />`',
        ),
      ],
    }),
  ],
  [
    '@docusaurus/plugin-pwa',
    () => ({
      notes: [
        byHand(
          '`@docusaurus/plugin-pwa`: the site has no service worker',
          'nothing, or add a file `static/sw.js` that unregisters the old one',
        ),
      ],
    }),
  ],
])

/** Converts the plugins and themes of a site. */
export function convertPlugins(
  plugins: readonly SitePlugin[],
  copyable: ReadonlySet<unknown>,
): readonly PluginResult[] {
  const others = plugins.filter(({ name }) => !isKnown(name)).map(({ name }) => `\`${name}\``)
  const results = plugins.filter(({ name }) => isKnown(name)).map((plugin) => lowerPlugin(plugin, copyable))
  if (others.length === 0) return results
  const what = `Docusaurus plugins and themes are not run: ${others.join(', ')}`
  const next =
    'do without them, or replace them with a script that writes pages or static files before the build'
  return [...results, { notes: [byHand(what, next)] }]
}

const isKnown = (name: string) => KNOWN.has(name) || Object.hasOwn(NEEDLESS, name) || ANALYTICS.has(name)

function lowerPlugin(plugin: SitePlugin, copyable: ReadonlySet<unknown>): PluginResult {
  const needless = own(NEEDLESS, plugin.name)
  if (needless !== undefined) return { notes: [different(`\`${plugin.name}\`: ${needless}`)] }
  return KNOWN.get(plugin.name)?.(plugin, copyable) ?? { notes: [analytics(plugin)] }
}

function analytics({ name, options }: SitePlugin): Note {
  const id = listOf(options.trackingID ?? options.containerId)
    .map(String)
    .join(', ')
  return byHand(
    `\`${name}\`${id ? ` (${id})` : ''}: pages run no inline scripts and load nothing from other hosts by default`,
    'put its startup code into `static/analytics.js`, and add both scripts to `headTags`; the Content Security Policy then allows the host',
  )
}

function localSearch({ name, options }: SitePlugin): PluginResult {
  const languages = listOf(options.language).filter((code) => code === 'ru' || code === 'en')
  const search = {
    ...Object.fromEntries(
      SEARCH_KEYS.flatMap((key) => (Object.hasOwn(options, key) ? [[key, own(options, key)]] : [])),
    ),
    ...(languages.length > 0 ? { language: languages } : {}),
  }
  return { keys: { search }, notes: [moved(`local search (\`${name}\`)`)] }
}

function clientRedirects({ options }: SitePlugin, copyable: ReadonlySet<unknown>): PluginResult {
  const redirects = listOf(options.redirects).map(recordOf)
  const { createRedirects } = options
  const isCopied = copyable.has(createRedirects)
  const extensions = listOf(options.fromExtensions).map(String)
  return {
    keys: { redirects, ...(isCopied ? { createRedirects } : {}) },
    notes: [
      ...(redirects.length > 0 ? [moved(`${counted(redirects.length, 'redirect')}, now \`redirects\``)] : []),
      ...(typeof createRedirects === 'function' && !isCopied
        ? [
            byHand(
              '`createRedirects` of client-redirects: a function that uses other code of its file, left out',
              'copy it to `site.config.ts` with the code it needs',
            ),
          ]
        : []),
      ...(extensions.length > 0
        ? [
            different(
              `URLs that end with ${extensions.map((each) => `\`.${each}\``).join(', ')}: the web server has to redirect them; for \`.html\` and \`.htm\`, the output of \`docsite hosting nginx\` or \`docsite hosting apache\` does so`,
            ),
          ]
        : []),
    ],
  }
}
