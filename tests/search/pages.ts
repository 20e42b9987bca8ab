// The docs of a site -> what a search index is made from, as plain text: compiled by the real stages, nothing written.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createGraph } from '../../cli/graph/graph.ts'
import { compileArticle } from '../../cli/markdown/compile.ts'
import type { TextSection } from '../../cli/model/article.ts'
import { pageCompiler } from '../../cli/pipeline/compile-page.ts'
import { contentQueries } from '../../cli/pipeline/content.ts'
import { inputQueries } from '../../cli/pipeline/inputs.ts'
import { siteQueries } from '../../cli/pipeline/site.ts'
import { parentCategories } from '../../cli/view/breadcrumbs.ts'
import { displayedSidebar } from '../../cli/view/doc-page.ts'
import { own } from '../../runtime/model/own.ts'
import type { MemoryPage } from '../helpers/memory-backend.ts'
import { memoryPipeline, memoryPorts } from '../helpers/pipeline.ts'

/** Pages of the first locale of a site; `files` are those that matter, by path. */
export async function pagesOfSite(files: Map<string, string>): Promise<readonly MemoryPage[]> {
  const sections = new Map<string, readonly TextSection[]>()
  const compilePage = pageCompiler()
  const compiler = {
    compile: async (input: Parameters<typeof compilePage>[0]) => {
      sections.set(input.source.path, compileArticle(input).sections)
      return compilePage(input)
    },
  }
  const { pipeline } = await memoryPipeline(files, { compiler })
  await pipeline.findings()
  const ports = await memoryPorts(files)
  const graph = createGraph({})
  const inputs = inputQueries(ports)
  const site = siteQueries(ports, inputs, contentQueries(ports, inputs))
  const locale = ports.locales()[0]?.code ?? ''
  const { versions } = await graph.demand(site.tables, locale)
  const lookup = await graph.demand(site.lookup, locale)
  return versions.flatMap((version) =>
    version.docs
      .filter(({ unlisted }) => !unlisted)
      .map((doc) => {
        const sidebar = own(version.sidebars, displayedSidebar(doc) ?? '')
        const above = sidebar ? parentCategories(lookup.sidebarIndex(sidebar), doc.permalink) : []
        return {
          route: doc.permalink,
          title: doc.title,
          breadcrumb: [...above].reverse(),
          tags: doc.tags.map(({ label }) => label),
          keywords: doc.frontMatter.keywords ?? [],
          description: doc.frontMatter.description ?? '',
          sections: (sections.get(doc.file) ?? [])
            .filter(({ title, text }) => title || text)
            .map(({ title, anchor = '', text }) => ({ title, anchor, text })),
        }
      }),
  )
}

/** Text files below folders of a site, by path; other files are there without their content. */
export function filesBelow(root: string, folders: readonly string[]): Map<string, string> {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  )
  return new Map(paths.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}
