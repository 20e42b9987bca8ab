// The site of this repository, built in memory as a build would write it, with changed values of the configuration if asked.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { SearchConfig } from '../../cli/model/config.ts'
import { createSiteSearch } from '../../cli/pipeline/site-search.ts'
import { memoryPipeline, outputOf } from '../helpers/pipeline.ts'
import { SITE } from './files.ts'

/** Search tag of its only version. */
export const TAG = 'docs-default-current'

/** Output files by path, and what the build had to say. */
export interface BuiltSite {
  readonly files: Readonly<Record<string, string>>
  readonly findings: unknown
}

/** Builds the site; `configure` may change the text of its configuration. */
export async function buildSite(
  configure: (config: string) => string = (config) => config,
): Promise<BuiltSite> {
  const content = readdirSync(join(SITE, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(SITE, join(entry.parentPath, entry.name)))
  const files = new Map(content.map((path) => [path, readFileSync(join(SITE, path), 'utf8')]))
  files.set('site.config.ts', configure(readFileSync(join(SITE, 'site.config.ts'), 'utf8')))
  return outputOf(await memoryPipeline(files))
}

/** The html of a page; empty when there is no such page. */
export const pageOf = ({ files }: BuiltSite, route: string): string =>
  files[`${route.replace(/^\/|\/$/g, '')}/index.html`] ?? ''

/** Addresses of all pages. */
export const routesOf = ({ files }: BuiltSite): readonly string[] =>
  Object.keys(files)
    .filter((path) => path.endsWith('/index.html'))
    .map((path) => `/${path.replace(/\/index\.html$/, '')}`)

/** Links of a page: what a reader sees of them, and where they lead. */
export function linksOf(html: string): readonly { readonly label: string; readonly href: string }[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(([, href, inner]) => ({
    href: href!,
    label: textOf(inner!),
  }))
}

/** Text of html as it is read. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>|\u00ad/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/[\s\u00a0\u200b]+/g, ' ')
    .trim()

/** The search of the built site with an engine: routes of the sections found, best first. */
export function searchOf({ files }: BuiltSite, engine: SearchConfig['engine']) {
  const boosts = { titleBoost: 5, contentBoost: 1, tagsBoost: 3, parentCategoriesBoost: 2, keywordsBoost: 5 }
  const found = Object.entries(files).filter(([path]) => path.includes('search'))
  const bodies = found.map(
    ([path, text]) => [path, path.endsWith('.bin') ? Buffer.from(text, 'base64') : text] as const,
  )
  return createSiteSearch([TAG], new Map(bodies), {
    engine,
    language: ['ru', 'en'],
    synonyms: [],
    lunr: { ...boosts, tokenizerSeparator: '[\\s\\-]+', b: 0.75, k1: 1.2 },
  })
}
