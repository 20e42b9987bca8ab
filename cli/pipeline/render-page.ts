// Turns the inputs of a page into its files: fills the slots of its article, then renders its view. It reads nothing else, so
// it can run in any thread.
import { own } from '../../runtime/model/own.ts'
import type { PageView } from '../../runtime/model/page.ts'
import type { ArticleBody, ArticleFacts } from '../model/compile.ts'
import type { Diagnostic, Report } from '../model/diagnostic.ts'
import type { OutputFile } from '../model/output.ts'
import type { PageInputs, PageSite, ViewContext } from '../model/page-inputs.ts'
import type { RenderedPage } from '../model/page-renderer.ts'
import type { Doc, RouteTarget, VersionTables } from '../model/site.ts'
import { deferInlineStyles } from '../render/defer-inline-styles.ts'
import { renderDocument } from '../render/document.ts'
import { pageData } from '../render/embedded-page.ts'
import { parseBodyBytes } from '../text/body-bytes.ts'
import { utf8Bytes } from '../text/utf8.ts'
import { type CardContext, cardsHtml, cardsMarkdown, cardsOf, siblingsOf } from '../view/cards.ts'
import { type ComponentUse, displayedSidebar, docPageView } from '../view/doc-page.ts'
import { docsFacts } from '../view/docs-facts.ts'
import { type FilledSlot, fillMarkdown } from '../view/fill-slots.ts'
import { generatedIndexView } from '../view/generated-index-page.ts'
import { notFoundView } from '../view/not-found-page.ts'
import { shareImage } from '../view/share-card.ts'
import { siteLookup } from '../view/site-lookup.ts'
import { tagsIndexView, tagView } from '../view/tag-pages.ts'
import { versionTables } from '../view/view-context.ts'
import { factsOfFile } from './article-facts.ts'
import { pageStyle, pageStyleWithInline } from './page-style.ts'
import { docOf, routeOf } from './site-index.ts'
import { type PageRuntime, type Shown, showComponent, showPage } from './theme.ts'

export type { PageRuntime } from './theme.ts'

/** Parses the inputs shared by all pages of a locale from JSON, and builds the lookups, which JSON does not contain. */
export function pageSiteFrom(text: string): PageSite {
  const site = JSON.parse(text) as PageSite
  return { ...site, context: { ...site.context, lookup: siteLookup(site.context.tables) } }
}

/** A page before rendering. */
interface PageDraft {
  readonly view: PageView
  /** Markdown copy; empty for pages that are not docs. */
  readonly markdown: string
  /** Style attributes of its content: class -> declarations. */
  readonly styles: Readonly<Record<string, string>>
}

/** Input of every rendering step. */
interface RenderContext {
  readonly site: PageSite
  readonly runtime: PageRuntime
  readonly facts?: ArticleFacts
  readonly report: (diagnostic: Diagnostic) => void
}

/** Renders a page. `facts` are the parsed facts of its article, if the caller has them. */
export function renderPage(
  site: PageSite,
  runtime: PageRuntime,
  inputs: PageInputs,
  facts?: ArticleFacts | null,
): RenderedPage {
  const diagnostics: Diagnostic[] = []
  const report = (found: Diagnostic) => void diagnostics.push(found)
  const draft = draftOf(inputs, { site, runtime, report, ...(facts ? { facts } : {}) })
  const { view, appHtml, head, style } = shownPage(draft, site, runtime, report)
  const page = head.length === 0 ? view : { themeTags: head, ...view }
  const html = renderDocument({
    site: site.view,
    page,
    appHtml,
    assets: runtime,
    siteData: site.href,
    ...(site.styleHref === undefined ? {} : { configStyle: site.styleHref }),
  })
  const files = { html, data: pageData(page), markdown: draft.markdown, ...(style ? { style } : {}) }
  return { files, diagnostics }
}

/** Renders a page in a thread, which returns the files as bytes. */
export function renderPageBytes(site: PageSite, runtime: PageRuntime, inputs: PageInputs): RenderedPage {
  const { files, diagnostics } = renderPage(site, runtime, inputs)
  const { html, markdown } = files
  return {
    files: { ...files, html: utf8Bytes(html), markdown: utf8Bytes(markdown) },
    diagnostics,
  }
}

/** A page with its html. Inline styles of the site's own code are moved to the page's stylesheet. */
function shownPage(
  { view, styles }: PageDraft,
  { context: { plan }, view: site }: PageSite,
  runtime: PageRuntime,
  report: Report,
): Shown & { readonly view: PageView; readonly style?: OutputFile } {
  if (!runtime.hasTheme) return { view, ...showPage(runtime, site, view, report) }
  const article = deferInlineStyles(view.kind === 'doc' ? view.article : '')
  const page = view.kind === 'doc' ? { ...view, article: article.html } : view
  const { appHtml, head } = showPage(runtime, site, page, report)
  const frame = appHtml.map((piece) => deferInlineStyles(piece))
  const inline = [article, ...frame].flatMap((part) => part.inline)
  const shown = { appHtml: frame.map(({ html }) => html), head }
  if (inline.length === 0) return { view: page, ...shown }
  const { href, path, body } = pageStyleWithInline({ path: view.path, styles, inline }, plan)
  return { view: { ...page, style: href }, ...shown, style: { path, body } }
}

/** The view of a page with its components rendered. */
export function draftOf(inputs: PageInputs, rendering: RenderContext): PageDraft {
  const { context } = rendering.site
  const { target, part } = routeOf(context.lookup, inputs.path)
  if (target.kind === 'doc') return docDraft(inputs, rendering)
  return {
    view: listView(target, { path: inputs.path, number: part?.number }, context),
    markdown: '',
    styles: {},
  }
}

/** The view of a page that is not a doc. */
function listView(
  target: Exclude<RouteTarget, { kind: 'doc' }>,
  { path, number }: { readonly path: string; readonly number: number | undefined },
  context: ViewContext,
): PageView {
  if (target.kind === 'not-found') return notFoundView(path, context)
  const version = versionTables(context, target.instance, target.version)
  if (target.kind === 'tags-index') return tagsIndexView(version, context, number)
  if (target.kind === 'tag') {
    const tag = context.lookup.tagAt(version, target.permalink)
    if (!tag) throw new Error(`no tag ${target.permalink}`)
    return tagView(tag, version, context, number)
  }
  const index = version.generatedIndexes.find(({ id }) => id === target.id)
  if (!index) throw new Error(`no generated index ${target.id}`)
  return generatedIndexView(index, version, cardContext(version, context), context, number)
}

function docDraft(
  { path, doc: compiled }: PageInputs,
  { site, runtime, facts, report }: RenderContext,
): PageDraft {
  const { context } = site
  const { doc, version } = docOf(context.lookup, path)
  if (!compiled) throw new Error(`no article for ${path}`)
  const { html, markdown, toc } = parseBodyBytes<ArticleBody>(compiled.body)
  const article = { html, markdown, toc, ...(facts ?? factsOfFile(compiled.facts, doc.file)) }
  const filled = article.slots.map(
    (slot, at): FilledSlot =>
      slot.kind === 'cards' ? siblingCards(doc, version, context) : (compiled.targets[at] ?? {}),
  )
  const style = pageStyle(article.styles, context.plan)
  const around = { facts: () => docsFacts(doc, version, cardContext(version, context)), report }
  const component = (use: ComponentUse) => showComponent(runtime, site.view, use, around)
  const image = compiled.shareImage
    ? shareAddress(compiled.shareImage.target)
    : (doc.frontMatter.image ?? drawnImage(doc, version, context))
  const view = docPageView({ doc, version, article, filled, style: style?.href, image, component }, context)
  return { view, markdown: fillMarkdown(article.markdown, filled, article.slots), styles: article.styles }
}

function shareAddress(target: FilledSlot['target']): string | undefined {
  return target?.kind === 'broken' ? undefined : target?.href
}

/** Address of the image generated for the page. */
function drawnImage(doc: Doc, version: VersionTables, context: ViewContext): string | undefined {
  const image = shareImage(doc, version, context)
  return image === null ? undefined : context.plan.baseUrl + image.path
}

function cardContext(version: VersionTables, { messages, plan, lookup }: ViewContext): CardContext {
  const ofIndexes = new Map(
    version.generatedIndexes.map(({ permalink, description }) => [permalink, description]),
  )
  const describe = (path: string) => {
    const found = lookup.docAt(path)
    if (!found) return ofIndexes.get(path)
    return found.version === version ? found.doc.description || undefined : undefined
  }
  return { messages, locale: plan.code, describe }
}

function siblingCards(doc: Doc, version: VersionTables, context: ViewContext): FilledSlot {
  const sidebar = own(version.sidebars, displayedSidebar(doc) ?? '')
  if (!sidebar) return {}
  const cards = cardsOf(siblingsOf(sidebar.items, doc.permalink), cardContext(version, context))
  return { html: cardsHtml(cards, context.messages), markdown: cardsMarkdown(cards) }
}
