// What a printed book takes from the site: its outline, the pages as published, and the strings around them.
import { message } from '../../runtime/messages/message.ts'
import type { Graph } from '../graph/graph.ts'
import type { Book } from '../print/book.ts'
import { docsOf, namedOutline, type OutlinePart, outlineNames, siteOutline } from '../print/outline.ts'
import { pageOfData } from '../render/embedded-page.ts'
import { bytesOfBody } from '../text/body-text.ts'
import { suggest } from '../text/suggest.ts'
import { joinKey } from './keys.ts'
import { planOf } from './plan.ts'
import type { Stages } from './stages.ts'

export { bookHtml, PAGE_NUMBER } from '../print/book.ts'
export { pdfPages } from '../print/page-numbers.ts'

/** A request for a book. */
export interface BookRequest {
  readonly locale: string
  /** Name of a version; default: the last version of each docs instance. */
  readonly version?: string | undefined
  /** A sidebar, a tag or a section; default: the whole site. */
  readonly part?: string | undefined
}

/** A book without the parts that the edges add. */
export type BookContent = Omit<Book, 'styles' | 'scripts'> & {
  /** Base URL of the locale. */
  readonly baseUrl: string
  /** URLs of stylesheets, with the base URL. */
  readonly styleHrefs: readonly string[]
  /** Settings for drawing diagrams in the browser; absent if there are none. */
  readonly diagrams?: {
    readonly messages: Readonly<Record<string, string>>
    readonly mermaidOptions: unknown
  }
}

/** A name that was not found. */
export interface MissingName {
  readonly kind: 'version' | 'sidebar, tag or section'
  readonly missing: string
  /** The name that was probably meant. */
  readonly meant: string | undefined
  /** Labels of the versions that were searched, if there are others. */
  readonly searched?: string
}

/** The result: a book, or the name that was not found. */
export type BookAnswer = BookContent | MissingName

/** Produces the content of a book. */
export type PrintView = (question: BookRequest) => Promise<BookAnswer>

/** The books of the site in a graph. */
export const printView =
  (graph: Graph, stages: Stages): PrintView =>
  async ({ locale, version, part }) => {
    const { inputs, site, shared, code } = stages
    const config = await graph.demand(inputs.config, '')
    const plan = planOf(await graph.demand(inputs.locales, ''), locale)
    const tables = await graph.demand(site.tables, locale)
    const versions = tables.versions.filter((each) =>
      version === undefined
        ? each.version.isLast
        : each.version.name === version || each.version.label === version,
    )
    if (version !== undefined && versions.length === 0)
      return {
        kind: 'version',
        missing: version,
        meant: suggest(
          version,
          tables.versions.map((each) => each.version.name),
        ),
      }
    const found: OutlinePart | null =
      part === undefined ? { entries: siteOutline(versions) } : namedOutline(versions, part, plan.baseUrl)
    if (!found || found.entries.length === 0)
      return {
        kind: 'sidebar, tag or section',
        missing: part ?? 'pages',
        meant: part === undefined ? undefined : suggest(part, outlineNames(versions)),
        ...(tables.versions.length > versions.length
          ? { searched: versions.map((each) => each.version.label).join(', ') }
          : {}),
      }
    const pages = await pagesOf(
      graph,
      stages,
      locale,
      docsOf(found.entries).map(({ permalink }) => permalink),
    )
    const { site: view, styleHref } = await graph.demand(shared, locale)
    const { style } = await graph.demand(code.runtime, '')
    const views = [...pages.values()]
    const hasDiagrams = views.some(({ article }) => article.includes('class="diagram-place"'))
    const [only] = versions
    const isVersioned = tables.versions.length > versions.length && versions.length === 1
    return {
      title: found.title ?? config.title,
      about: [
        ...(found.title === undefined ? [config.tagline] : [config.title]),
        ...(isVersioned && only ? [only.version.label] : []),
      ].filter(Boolean),
      lang: view.locale.htmlLang,
      direction: view.locale.direction,
      contents: message(view.messages, 'docsite.print.contents'),
      entries: found.entries,
      pages,
      origin: view.url,
      baseUrl: plan.baseUrl,
      styleHrefs: [
        plan.baseUrl + style,
        ...(styleHref === undefined ? [] : [styleHref]),
        ...new Set(views.flatMap((page) => page.style ?? [])),
      ],
      ...(hasDiagrams ? { diagrams: { messages: view.messages, mermaidOptions: view.mermaidOptions } } : {}),
    }
  }

type ShownPage = { readonly title?: string; readonly article: string; readonly style?: string }

async function pagesOf(
  graph: Graph,
  { pages }: Stages,
  locale: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, ShownPage>> {
  const found = new Map<string, ShownPage>()
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    const some = paths.slice(at, at + AT_ONCE)
    const files = await Promise.all(some.map((path) => graph.demand(pages.files, joinKey(locale, path))))
    files.forEach(({ data }, index) => {
      const page = pageOfData(bytesOfBody(data))
      const path = some[index]
      if (page.kind === 'doc' && path !== undefined) found.set(path, page)
    })
  }
  return found
}

/** Number of pages rendered concurrently: enough to keep all threads busy. */
const AT_ONCE = 32
