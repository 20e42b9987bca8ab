// Hints about keys with an invalid value: an example for keys that every site has, otherwise the text of the reference.
import { own } from '../../runtime/model/own.ts'
import type { KeyFinding } from './issues.ts'
import type { KeyPath } from './key-path.ts'
import { describedKeys } from './reference.ts'

/** Applies an example to a plugin list and its entries. */
const ofPlugins = (key: string, example: string): readonly (readonly [string, string])[] => [
  [`markdown.${key}`, example],
  [`markdown.${key}[]`, example],
]

const EXAMPLES: ReadonlyMap<string, string> = new Map([
  ['title', "title: 'My site'"],
  ['url', "url: 'https://docs.example.com'"],
  ['baseUrl', "baseUrl: '/'"],
  ['', "an object: export default { title: 'My site', url: 'https://docs.example.com', baseUrl: '/' }"],
  ['external.headers.<name>', "headers: { 'wiki.example': { authorization: 'Bearer $WIKI_TOKEN' } }"],
  ['docs', "docs: { path: 'docs' }"],
  ['headTags[]', "{ tagName: 'script', attributes: { src: 'https://stats.example.com/a.js' } }"],
  ['i18n', "i18n: { defaultLocale: 'en' }"],
  ...['remarkPlugins', 'beforeDefaultRemarkPlugins'].flatMap((key) =>
    ofPlugins(key, `${key}: [emoji], and import emoji from 'remark-emoji' above it`),
  ),
  ...['rehypePlugins', 'beforeDefaultRehypePlugins'].flatMap((key) =>
    ofPlugins(key, `${key}: [links], and import links from 'rehype-external-links' above it`),
  ),
  [
    'markdown.remarkRehypeOptions.handlers.<name>',
    'a function that turns a node into HTML: (state, node) => …',
  ],
  ['redirects', "redirects: [{ from: '/old', to: '/docs/new' }]"],
  ['themeConfig.announcementBar', "announcementBar: { content: 'Version 2 is out' }"],
  ['themeConfig.colorMode', "colorMode: { defaultMode: 'dark' }"],
  ['themeConfig.navbar.items', "items: [{ label: 'Guide', to: '/docs/intro' }]"],
  ['themeConfig.navbar.logo', "logo: { src: 'img/logo.svg' }"],
  ['variables.<name>', "variables: { productName: 'Acme', version: '2.1' }: each value must be text"],
])

/** Top-level keys of other generators → equivalent keys. */
const MEANT: Readonly<Record<string, string>> = {
  base: 'baseUrl',
  head: 'headTags',
  lang: 'i18n.defaultLocale',
  language: 'i18n.defaultLocale',
  lastUpdated: 'docs.showLastUpdateTime',
  locale: 'i18n.defaultLocale',
  logo: 'themeConfig.navbar.logo',
  nav: 'themeConfig.navbar.items',
  repo_url: 'docs.editUrl',
  sidebar: 'docs.sidebarPath',
  site_name: 'title',
  site_url: 'url',
  srcDir: 'docs.path',
}
const MAX_PLACES = 3

/** Hint for an unknown top-level key that has another name or place here; undefined if there is none. */
export function equivalentKeyHint({ path, code, hint = '' }: KeyFinding): string | undefined {
  if (code !== 'config/unknown-key' || path.length > 1 || !hint.startsWith('known keys: ')) return undefined
  const key = String(path.at(-1))
  const meant = own(MEANT, key)
  if (meant !== undefined) return `use the key \`${meant}\``
  const places = describedKeys()
    .map((known) => known.key)
    .filter((known) => known.endsWith(`.${key}`) && !/[[\]<>]/.test(known))
  return places.length === 0 || places.length > MAX_PLACES
    ? undefined
    : `write it as ${places.map((place) => `\`${place}\``).join(' or ')}`
}

/** Hint for a finding that has none of its own. */
export function keyHelp({ path, code }: Pick<KeyFinding, 'path' | 'code'>): string {
  const example = [...forms(path)].map((form) => EXAMPLES.get(form)).find((text) => text !== undefined)
  if (example !== undefined) return code === 'config/missing-key' ? `add ${example}` : `write ${example}`
  const wanted = [...forms(path)]
  const known = describedKeys().find(({ key }) => wanted.includes(key))
  if (!known) return 'see the configuration reference for the allowed values'
  const { type, byDefault, sentence } = known
  return `write ${type} (${byDefault === 'required' ? byDefault : `default ${byDefault}`}): ${sentence}`
}

/** Forms in which the reference may list a path: `docs[0].path` is `docs.path` there. */
function* forms(path: KeyPath): Generator<string> {
  const text = path
    .map((part) => (typeof part === 'number' ? '[]' : `.${part}`))
    .join('')
    .slice(1)
  yield text
  yield text.replace(/^docs\[\]/, 'docs')
  yield text.replace(/[^.]+$/, '<name>')
  yield text.replace(/\.[^.]+(\.[^.]+)$/, '.<name>$1')
}
