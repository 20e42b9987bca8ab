// The configuration of a Docusaurus site in one form: presets become the plugins they stand for, names their full form.
import { own } from '../../../runtime/model/own.ts'
import { absentName } from '../../model/absent.ts'

/** A plugin, theme or preset as the site uses it. */
export interface SitePlugin {
  /** Its package: `@docusaurus/plugin-content-docs`; the name of a function for one of the site's own. */
  readonly name: string
  readonly options: Readonly<Record<string, unknown>>
}

/** What a configuration says. */
export interface DocusaurusSite {
  /** Keys beside presets, plugins and themes. */
  readonly keys: Readonly<Record<string, unknown>>
  readonly plugins: readonly SitePlugin[]
}

export type Fields = Readonly<Record<string, unknown>>

/** The value as an object of fields; an empty one for anything else. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

/** A list for what may be one value or many. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null || value === false ? [] : [value]

/** Parts of the classic preset with the plugins they configure; those with `true` are there unless they are `false`. */
const CLASSIC: readonly (readonly [key: string, plugin: string, isDefault: boolean])[] = [
  ['docs', '@docusaurus/plugin-content-docs', true],
  ['blog', '@docusaurus/plugin-content-blog', true],
  ['pages', '@docusaurus/plugin-content-pages', true],
  ['theme', '@docusaurus/theme-classic', true],
  ['sitemap', '@docusaurus/plugin-sitemap', true],
  ['gtag', '@docusaurus/plugin-google-gtag', false],
  ['googleAnalytics', '@docusaurus/plugin-google-analytics', false],
  ['googleTagManager', '@docusaurus/plugin-google-tag-manager', false],
]

/** Reads what `docusaurus.config.*` exports. */
export function readSite(value: unknown): DocusaurusSite {
  const { presets, plugins, themes, ...keys } = fieldsOf(value)
  const all = [
    ...listOf(presets).flatMap((entry) => presetPlugins(readEntry(entry, 'preset'))),
    ...listOf(plugins).flatMap((entry) => [readEntry(entry, 'plugin')]),
    ...listOf(themes).flatMap((entry) => [readEntry(entry, 'theme')]),
  ]
  return { keys, plugins: all.filter((plugin) => plugin !== null) }
}

function readEntry(entry: unknown, kind: 'preset' | 'plugin' | 'theme'): SitePlugin | null {
  const [module, options] = Array.isArray(entry) ? (entry as readonly unknown[]) : [entry]
  if (module === null || module === undefined || module === false) return null
  return { name: moduleName(module, kind), options: fieldsOf(options) }
}

/** Presets beside the classic one configure docs under the same names, as far as they do. */
function presetPlugins(preset: SitePlugin | null): readonly (SitePlugin | null)[] {
  if (preset === null) return []
  const isClassic = preset.name === '@docusaurus/preset-classic'
  const parts = CLASSIC.flatMap(([key, name, isDefault]) => {
    const given = own(preset.options, key)
    if (given === false || (given === undefined && !(isDefault && isClassic))) return []
    return [{ name, options: fieldsOf(given) }]
  })
  return isClassic ? parts : [...parts, preset]
}

function moduleName(module: unknown, kind: string): string {
  const absent = absentName(module)
  if (absent !== null) return fullName(absent, kind)
  if (typeof module === 'function') return functionName(String(module))
  return typeof module === 'string' ? fullName(module, kind) : `a ${kind} of the site`
}

/** The name of a function by its text. */
export function functionName(text: string): string {
  return /^(?:async\s+)?function\s*\*?\s*([\w$]+)/.exec(text)?.[1] ?? 'a function of the site'
}

/** `classic` and `content-docs` are short for packages of Docusaurus; a path into an installed package is its name. */
function fullName(name: string, kind: string): string {
  const path = name.replaceAll('\\', '/')
  const installed = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]
  if (installed !== undefined) return installed
  if (path.startsWith('.') || path.startsWith('/') || path.startsWith('@') || /docusaurus/.test(path))
    return path
  return SHORT.has(path) ? `@docusaurus/${kind}-${path}` : path
}

const SHORT: ReadonlySet<string> = new Set([
  ...['classic', 'mermaid', 'search-algolia', 'live-codeblock'],
  ...[
    'content-docs',
    'content-blog',
    'content-pages',
    'sitemap',
    'ideal-image',
    'pwa',
    'debug',
    'svgr',
    'rsdoctor',
  ],
  ...['client-redirects', 'google-gtag', 'google-analytics', 'google-tag-manager', 'vercel-analytics'],
])
