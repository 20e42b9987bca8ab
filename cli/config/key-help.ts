// What is said of a key with a value that cannot be: an example for those that every site has, else what the reference says.
import { own } from '../../runtime/model/own.ts'
import type { KeyFinding } from './issues.ts'
import type { KeyPath } from './key-path.ts'
import { describedKeys } from './reference.ts'

/** The example for a list of plugins and for its entries. */
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
    'a function that gives html of a node: (state, node) => …',
  ],
  ['redirects', "redirects: [{ from: '/old', to: '/docs/new' }]"],
  ['themeConfig.announcementBar', "announcementBar: { content: 'Version 2 is out' }"],
  ['themeConfig.colorMode', "colorMode: { defaultMode: 'dark' }"],
  ['themeConfig.navbar.items', "items: [{ label: 'Guide', to: '/docs/intro' }]"],
  ['themeConfig.navbar.logo', "logo: { src: 'img/logo.svg' }"],
  ['variables.<name>', "variables: { productName: 'Acme', version: '2.1' }: each value is a text"],
])

/** Keys of other generators, with where the key that is meant stands. */
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
const MOST_PLACES = 3

/** Where a key at the top is known that is not known there; undefined when no more is said of it than which keys are. */
export function meantKey({ path, code, hint = '' }: KeyFinding): string | undefined {
  if (code !== 'config/unknown-key' || path.length > 1 || !hint.startsWith('known keys: ')) return undefined
  const key = String(path.at(-1))
  const meant = own(MEANT, key)
  if (meant !== undefined) return `the key for it is \`${meant}\``
  const places = describedKeys()
    .map((known) => known.key)
    .filter((known) => known.endsWith(`.${key}`) && !/[[\]<>]/.test(known))
  return places.length === 0 || places.length > MOST_PLACES
    ? undefined
    : `its place is ${places.map((place) => `\`${place}\``).join(' or ')}`
}

/** The way out of a finding that has none of its own. */
export function keyHelp({ path, code }: Pick<KeyFinding, 'path' | 'code'>): string {
  const example = [...forms(path)].map((form) => EXAMPLES.get(form)).find((text) => text !== undefined)
  if (example !== undefined) return code === 'config/missing-key' ? `add ${example}` : `write ${example}`
  const wanted = [...forms(path)]
  const known = describedKeys().find(({ key }) => wanted.includes(key))
  if (!known) return 'the reference of the configuration says what may stand here'
  const { type, byDefault, sentence } = known
  return `write ${type} (${byDefault === 'required' ? byDefault : `default ${byDefault}`}): ${sentence}`
}

/** A path as the reference may name it: `docs[0].path` is `docs.path` there. */
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
