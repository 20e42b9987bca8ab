// llms.txt: the table of contents for language models, with links to the Markdown copies.

import type { SidebarItem } from '../../runtime/model/sidebar.ts'
import { encodedPath } from '../../runtime/routing/encoded-path.ts'
import type { SiteReader } from '../model/reader.ts'
import type { Doc, VersionTables } from '../model/site.ts'
import { besidePage, outputPath } from '../text/output-path.ts'
import { decodePath, splitUrl } from '../text/url.ts'
import { oneFile } from './one-file.ts'

/** `llms.txt` at the root of the locale: the last version of each docs instance, in sidebar order. */
export const llmsText = oneFile({
  name: 'llms-text',
  async list(site, locale) {
    const [plan, config] = await Promise.all([site.plan(locale), site.config()])
    return config.noIndex ? [] : [{ paths: [`${plan.outPrefix}llms.txt`], arg: '' }]
  },
  body: (_arg, site, locale) => text(site, locale),
})

async function text(site: SiteReader, locale: string): Promise<string> {
  const [config, { versions }, plan] = await Promise.all([
    site.config(),
    site.tables(locale),
    site.plan(locale),
  ])
  const copyOf = (doc: Doc) => {
    const file = besidePage(outputPath(doc.permalink, plan.baseUrl, config.trailingSlash), 'md')
    return plan.origin + encodedPath(file)
  }
  const parts = versions
    .filter(({ version }) => version.isLast && !version.noIndex)
    .map((tables) => listing(tables, copyOf))
  const summary = config.tagline === '' ? '' : `\n> ${config.tagline}\n`
  return `# ${config.title}\n${summary}\n${parts.join('\n')}`
}

function listing(tables: VersionTables, copyOf: (doc: Doc) => string): string {
  const byPath = new Map(
    tables.docs.filter((doc) => !doc.unlisted).map((doc) => [pathOf(doc.permalink), doc]),
  )
  const seen = new Set<string>()
  const line = (doc: Doc, depth: number) => {
    seen.add(doc.permalink)
    return `${'  '.repeat(depth)}- [${doc.title}](${copyOf(doc)})${doc.description === '' ? '' : `: ${doc.description}`}\n`
  }
  const items = (list: readonly SidebarItem[], depth: number): string =>
    list
      .map((item) => {
        if (item.type === 'html') return ''
        const doc = item.href === undefined ? undefined : byPath.get(pathOf(item.href))
        const own =
          doc && !seen.has(doc.permalink)
            ? line(doc, depth)
            : item.type === 'category'
              ? `${'  '.repeat(depth)}- ${item.label}\n`
              : ''
        return own + (item.type === 'category' ? items(item.items ?? [], depth + 1) : '')
      })
      .join('')
  const inSidebars = Object.values(tables.sidebars)
    .map((sidebar) => items(sidebar.items, 0))
    .join('')
  const others = tables.docs
    .filter((doc) => !doc.unlisted && !seen.has(doc.permalink))
    .map((doc) => line(doc, 0))
    .join('')
  return inSidebars + others
}

/** One form of a path: links of a sidebar may have a query, an anchor, escapes or another slash at their end. */
function pathOf(href: string): string {
  const { pathname } = splitUrl(href)
  return (decodePath(pathname) ?? pathname).replace(/\/$/, '').normalize()
}
