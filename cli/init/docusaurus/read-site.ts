// Normalizes the configuration of a Docusaurus site: presets are expanded to plugins, short names to full ones.
import { own } from '../../../runtime/model/own.ts'
import { absentName } from '../../model/absent.ts'
import { recordOf } from '../../text/record.ts'

/** A plugin, theme or preset as used by the site. */
export interface SitePlugin {
  /** Its package: `@docusaurus/plugin-content-docs`; the function name for a plugin of the site itself. */
  readonly name: string
  readonly options: Readonly<Record<string, unknown>>
}

/** A normalized configuration. */
export interface DocusaurusSite {
  /** All keys except presets, plugins and themes. */
  readonly keys: Readonly<Record<string, unknown>>
  readonly plugins: readonly SitePlugin[]
}

export type Fields = Readonly<Record<string, unknown>>

/** The value as a list: a single value becomes a list of one. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null || value === false ? [] : [value]

/**
 * Options of the classic preset with the plugins they configure; those with `true` are enabled unless set to `false`.
 */
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

/** Reads the exports of `docusaurus.config.*`. */
export function readSite(value: unknown): DocusaurusSite {
  const { presets, plugins, themes, ...keys } = recordOf(value)
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
  return { name: moduleName(module, kind), options: recordOf(options) }
}

/** Expands a preset. Other presets than the classic one are assumed to use the same option names. */
function presetPlugins(preset: SitePlugin | null): readonly (SitePlugin | null)[] {
  if (preset === null) return []
  const isClassic = preset.name === '@docusaurus/preset-classic'
  const parts = CLASSIC.flatMap(([key, name, isDefault]) => {
    const given = own(preset.options, key)
    if (given === false || (given === undefined && !(isDefault && isClassic))) return []
    return [{ name, options: recordOf(given) }]
  })
  return isClassic ? parts : [...parts, preset]
}

function moduleName(module: unknown, kind: string): string {
  const absent = absentName(module)
  if (absent !== null) return fullName(absent, kind)
  if (typeof module === 'function') return functionName(String(module))
  return typeof module === 'string' ? fullName(module, kind) : `a local ${kind}`
}

/** Name of a function from its source text. */
export function functionName(text: string): string {
  return /^(?:async\s+)?function\s*\*?\s*([\w$]+)/.exec(text)?.[1] ?? 'a local function'
}

/** Expands short names such as `classic` and `content-docs`; a path into an installed package becomes its name. */
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
