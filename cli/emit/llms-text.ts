// llms.txt: the table of contents for language models, with links to the Markdown copies. Source: https://llmstxt.org
import type { SidebarItem } from '../../runtime/model/sidebar.ts'
import { encodedPath } from '../../runtime/routing/encoded-path.ts'
import type { Emitter, SiteReader } from '../model/reader.ts'
import type { Doc, VersionTables } from '../model/site.ts'
import { outputPath, siblingFile } from '../text/output-path.ts'
import { normalizedPath, removeTrailingSlash, splitUrl } from '../text/url.ts'
import { type ContentsEntry, type ContentsFile, contentsFiles } from './contents-files.ts'

/** Folder of the section files, below the folder of the locale. */
const SECTIONS = 'llms'

/**
 * `llms.txt` at the root of the locale: the last version of each docs instance, in sidebar order; long sections go to
 * `llms/`.
 */
export const llmsText: Emitter = {
  name: 'llms-text',
  async list(site, locale) {
    const { noIndex } = await site.config()
    if (noIndex) return []
    const files = await filesOf(site, locale)
    return files.length > 0 ? [{ paths: files.map(({ path }) => path), arg: '' }] : []
  },
  emit: (_listed, site, locale) => filesOf(site, locale),
}

async function filesOf(site: SiteReader, locale: string): Promise<readonly { path: string; body: string }[]> {
  const [config, { versions }, plan, statics] = await Promise.all([
    site.config(),
    site.tables(locale),
    site.plan(locale),
    site.staticFiles(),
  ])
  const lineOf = (doc: Doc) => {
    const file = siblingFile(outputPath(doc.permalink, plan.baseUrl, config.trailingSlash), 'md')
    const link = `[${doc.title}](${plan.origin + encodedPath(file)})`
    return doc.description === '' ? link : `${link}: ${doc.description}`
  }
  const parts = versions
    .filter(({ version }) => version.isLast && !version.noIndex)
    .map((tables) => entriesOf(tables, lineOf))
  const addressOf = (name: string) => `${plan.origin}${SECTIONS}/${name}.txt`
  const [whole, ...sections] = contentsFiles(parts, addressOf)
  const summary = config.tagline === '' ? '' : `\n> ${config.tagline}\n`
  // A static file of the site takes precedence over a generated one.
  const isOwn = (path: string) => statics.some((file) => plan.outPrefix + file.path === path)
  return [
    { path: `${plan.outPrefix}llms.txt`, body: `# ${config.title}\n${summary}\n${whole?.text ?? ''}` },
    ...sections.map(({ name, title, text }: ContentsFile) => ({
      path: `${plan.outPrefix}${SECTIONS}/${name}.txt`,
      body: `# ${title}\n\n${text}`,
    })),
  ].filter(({ path }) => !isOwn(path))
}

/** The pages of a version in sidebar order, each once, followed by pages that are in no sidebar. */
function entriesOf(tables: VersionTables, lineOf: (doc: Doc) => string): readonly ContentsEntry[] {
  const listed = tables.docs.filter((doc) => !doc.unlisted)
  const byPath = new Map(listed.map((doc) => [pathOf(doc.permalink), doc]))
  const seen = new Set<string>()
  const pageOf = (doc: Doc): ContentsEntry => {
    seen.add(doc.permalink)
    return { label: doc.title, line: lineOf(doc), below: [] }
  }
  const entryOf = (item: SidebarItem): readonly ContentsEntry[] => {
    if (item.type === 'html') return []
    const doc = item.href === undefined ? undefined : byPath.get(pathOf(item.href))
    const page = doc && !seen.has(doc.permalink) ? pageOf(doc) : undefined
    if (item.type === 'link') return page ? [page] : []
    const below = (item.items ?? []).flatMap(entryOf)
    return [{ label: item.label, line: page?.line ?? item.label, below }]
  }
  const inSidebars = Object.values(tables.sidebars).flatMap(({ items }) => items.flatMap(entryOf))
  return [...inSidebars, ...listed.filter(({ permalink }) => !seen.has(permalink)).map(pageOf)]
}

/** Normalized path: sidebar links may have a query, a fragment, escapes or a different trailing slash. */
function pathOf(href: string): string {
  const { pathname } = splitUrl(href)
  return removeTrailingSlash(normalizedPath(pathname))
}
