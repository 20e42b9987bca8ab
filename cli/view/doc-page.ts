// Builds the data that the components show for a doc, from the doc and its article.
import { message } from '../../runtime/messages/message.ts'
import { own } from '../../runtime/model/own.ts'
import type { DocPage, DocsPageBase } from '../../runtime/model/page.ts'
import type { ComponentProps } from '../model/article.ts'
import type { ArticleBody, ArticleFacts } from '../model/compile.ts'
import type { Place } from '../model/diagnostic.ts'
import { isOriginal } from '../model/originals.ts'
import type { ViewContext } from '../model/page-inputs.ts'
import type { Doc, VersionTables } from '../model/site.ts'
import { pathHref } from '../text/path-href.ts'
import { MOVED_SCRIPT } from '../text/redirect-scripts.ts'
import { tocTree } from '../text/toc-tree.ts'
import { docsPageBase } from './docs-page.ts'
import { feedbackView } from './feedback.ts'
import { type FailedComponent, type FilledSlot, fillHtml, type ShowComponent } from './fill-slots.ts'
import { withOldAnchors } from './old-anchors.ts'
import { withOriginalNote } from './original-note.ts'
import { originOf } from './site-head.ts'
import { versionClasses } from './view-context.ts'

/** The parts of an article that its page shows. */
export type PageArticle = ArticleFacts & ArticleBody

/** Input of a doc page, besides the tables. */
export interface DocPageInput {
  readonly doc: Doc
  readonly version: VersionTables
  readonly article: PageArticle
  readonly filled: readonly FilledSlot[]
  /** URL of the page's own stylesheet. */
  readonly style: string | undefined
  /** Share image: an absolute URL, or a path with or without the base URL. */
  readonly image?: string | undefined
  /** Renders a component of the site's theme; null if the theme has no component of that name. */
  readonly component?: (use: ComponentUse) => string | FailedComponent | null
}

/** A component in a page. */
export interface ComponentUse {
  /** Index among the components of the page, from 0; part of the ids of its elements. */
  readonly number: number
  readonly name: string
  readonly props: ComponentProps
  /** Html between its tags. */
  readonly content: string
  /** The page that contains it, without its article. */
  readonly page: DocPage
  readonly place: Place
}

/** The view of a doc. */
export function docPageView(input: DocPageInput, context: ViewContext): DocPage {
  const { article, filled } = input
  const page = pageWithoutArticle(input, context)
  let number = 0
  const show: ShowComponent = (name, props, content, place) => {
    const html = input.component?.({ number, name, props, content, page, place }) ?? null
    if (typeof html === 'string') number++
    return html
  }
  const filledHtml = fillHtml(article.html, article.slots, filled, {
    show,
    showsComponentNames: context.isDevelopment,
  })
  const html = withNote(withMoved(filledHtml, input.doc, context), input, context)
  return { ...page, article: html, ...(number > 0 ? { features: [...page.features, 'components'] } : {}) }
}

/** Adds a note to an article without a translation. */
function withNote(
  html: string,
  { doc, version }: DocPageInput,
  { config: { i18n }, messages }: ViewContext,
): string {
  if (!isOriginal(doc, version.version, i18n)) return html
  return withOriginalNote(html, message(messages, 'docsite.original'), i18n)
}

/** Adds the former ids of an article. */
function withMoved(
  html: string,
  { permalink }: Doc,
  { tables, lookup, messages, config }: ViewContext,
): string {
  const old = own(tables.redirects.anchors, permalink)
  if (!old) return html
  return withOldAnchors(html, old, {
    path: permalink,
    titleOf: (path) => lookup.docAt(path)?.doc.title,
    note: messages['docsite.movedPart'] ?? '{title}',
    script: config.baseUrl + MOVED_SCRIPT.path,
  })
}

function pageWithoutArticle(input: DocPageInput, context: ViewContext): DocPage {
  const { doc, version, article } = input
  const { frontMatter } = doc
  const isAlone = hasNoSurroundings(doc)
  const isFull = frontMatter.layout === 'full'
  const { minHeadingLevel, maxHeadingLevel } = context.config.themeConfig.tableOfContents
  const tocMin = frontMatter.toc_min_heading_level ?? minHeadingLevel
  const tocMax = frontMatter.toc_max_heading_level ?? Math.max(maxHeadingLevel, tocMin)
  const feedback = feedbackView(context.config, {
    title: doc.title,
    url: originOf(context.plan) + pathHref(doc.permalink),
  })
  const place = {
    id: doc.id,
    path: doc.permalink,
    title: doc.title,
    description: doc.description,
    keywords: frontMatter.keywords,
    image: input.image,
    noIndex: doc.unlisted,
    metadata: article.metadata,
    documentTitle: article.documentTitle,
    structuredData: article.structuredData,
    sidebar: displayedSidebar(doc),
    htmlClass: [
      ...versionClasses(version.version),
      isFull ? 'docs-full-page' : 'docs-doc-page',
      `docs-doc-id-${doc.id.replace(/\s+/g, '-')}`,
      ...(frontMatter.layout === 'home' ? ['docs-home'] : []),
    ],
  }
  return {
    kind: 'doc',
    id: doc.id,
    ...withoutSurroundings(docsPageBase(place, version, context), isAlone),
    ...(article.hasOwnTitle || frontMatter.hide_title ? {} : { title: doc.title }),
    article: '',
    toc: tocTree(article.toc, tocMin, tocMax),
    tocMin,
    tocMax,
    showToc: !isAlone && frontMatter.hide_table_of_contents !== true,
    tags: tagLinks(doc),
    ...(doc.editUrl === undefined || isFull ? {} : { editUrl: doc.editUrl }),
    ...(feedback && !isAlone ? { feedback } : {}),
    ...(doc.lastUpdate && !isFull ? { lastUpdate: doc.lastUpdate } : {}),
    ...((doc.unlisted && !frontMatter.gone) || frontMatter.unlisted ? { unlisted: true } : {}),
    ...(doc.draft ? { draft: true } : {}),
    features: article.features,
    ...(input.style === undefined ? {} : { style: input.style }),
  }
}

/** A landing page or full-width page: no sidebar, breadcrumbs, neighbours or table of contents. */
const hasNoSurroundings = ({ frontMatter: { layout = 'doc' } }: Pick<Doc, 'frontMatter'>): boolean =>
  layout !== 'doc'

/** Removes breadcrumbs and neighbours: a landing page is a starting point, and links to the next pages are in its text. */
function withoutSurroundings(base: DocsPageBase, isAlone: boolean): DocsPageBase {
  if (!isAlone) return base
  const { previous: _previous, next: _next, ...rest } = base
  return { ...rest, breadcrumbs: [] }
}

/** One link for each tag page, even if the doc names it several times. */
function tagLinks({ tags }: Doc): DocPage['tags'] {
  const first = tags.filter((tag, at) => tags.findIndex((other) => other.permalink === tag.permalink) === at)
  return first.map(({ label, permalink, description }) => ({
    label,
    href: pathHref(permalink),
    ...(description === undefined ? {} : { description }),
  }))
}

/** The sidebar shown on a doc: `displayed_sidebar` wins; null and pages that stand alone show none. */
export function displayedSidebar(doc: Doc): string | undefined {
  const { displayed_sidebar: displayed } = doc.frontMatter
  if (displayed === undefined) return hasNoSurroundings(doc) ? undefined : doc.sidebar
  return displayed ?? undefined
}
