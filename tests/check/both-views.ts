// Broken links of the pages of a site, as `check` sees them without rendering anything, and as a crawl of the built pages does.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Diagnostic } from '../../cli/model/diagnostic.ts'
import type { Pipeline } from '../../cli/pipeline.ts'
import { deadLinks } from './crawl.ts'

/** Per page: broken links and broken anchors, counted. */
export type BrokenLinks = Readonly<Record<string, readonly string[]>>

/** The sources of a site, by path. */
export function filesOf(dir: string): Map<string, string> {
  const files = new Map<string, string>()
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const path = relative(dir, join(entry.parentPath, entry.name)).split('\\').join('/')
    if (!entry.isFile() || /(^|\/)(expected|build|\.docsite)\//.test(path)) continue
    files.set(path, readFileSync(join(dir, path), 'utf8'))
  }
  return files
}

/** What `check` says. */
export async function checkedLinks(pipeline: Pipeline): Promise<BrokenLinks> {
  const checked: Record<string, string[]> = {}
  for (const [path, findings] of await pipeline.checkPages()) {
    const lines = findings.flatMap(kindOf)
    if (lines.length > 0) checked[bare(path)] = lines.sort()
  }
  return checked
}

/** What a crawl finds in the files of an output, of which only the text of pages is looked at. */
export function crawledLinks(output: ReadonlyMap<string, string>, baseUrl: string): BrokenLinks {
  const crawled: Record<string, string[]> = {}
  for (const { page, what } of deadLinks(output, baseUrl)) {
    const path = bare(baseUrl + page.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, ''))
    crawled[path] = [...(crawled[path] ?? []), what].sort()
  }
  return crawled
}

/** A link without an address leads to its own page: `check` says so, a crawl cannot. */
function kindOf({ code, message }: Diagnostic): string[] {
  if (code === 'check/broken-anchor') return ['anchor']
  const isPage = code === 'check/broken-link' || code === 'check/wrong-case'
  return isPage && !message.endsWith('has no URL') ? ['page'] : []
}

const bare = (path: string): string => path.replace(/\/$/, '')
