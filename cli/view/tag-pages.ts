// Tag pages, and the index of all tags of a version.

import { message } from '../../runtime/messages/message.ts'
import { pluralMessage } from '../../runtime/messages/plural.ts'
import { own } from '../../runtime/model/own.ts'
import type { TagPage, TagsIndexPage } from '../../runtime/model/page.ts'
import { entriesOf, pageCount } from '../../runtime/routing/list-pages.ts'
import type { ViewContext } from '../model/page-inputs.ts'
import type { Doc, TagEntry, VersionTables } from '../model/site.ts'
import { groupBy } from '../text/group-by.ts'
import { pathHref } from '../text/path-href.ts'
import { parentCategories } from './breadcrumbs.ts'
import { displayedSidebar } from './doc-page.ts'
import { listPart } from './list-part.ts'
import { pageHead } from './site-head.ts'
import { documentTitle, versionClasses } from './view-context.ts'

/** Maximum number of tags that the tags index lists as keywords. */
const MAX_KEYWORDS = 20

/** All docs with one tag, sorted by title; for a long list, the page with this number. */
export function tagView(tag: TagEntry, version: VersionTables, context: ViewContext, number = 1): TagPage {
  const { locale } = context.tables
  const docs = context.lookup.taggedDocs(version, tag)
  // A list divided into pages is alphabetical as a whole.
  const sections =
    pageCount(tag.docs.length) > 1
      ? [{ label: '', docs: entriesOf(docs, number) }]
      : sectionsOf(docs, version, context)
  const nDocsTagged = pluralMessage(
    context.messages,
    'theme.docs.tagDocListPageTitle.nDocsTagged',
    docs.length,
    locale,
  )
  const title = message(context.messages, 'theme.docs.tagDocListPageTitle', {
    nDocsTagged,
    tagName: tag.label,
  })
  const part = listPart({ first: tag.permalink, title, entries: tag.docs.length }, number, context)
  return {
    kind: 'tag',
    path: part.path,
    documentTitle: documentTitle(context, part.title),
    ...pageHead(
      {
        path: part.path,
        description: tag.description ?? title,
        keywords: [tag.label],
        noIndex: tag.unlisted || version.version.noIndex,
      },
      context,
    ),
    htmlClass: [...versionClasses(version.version), 'docs-tags-doc-list-page'].join(' '),
    docs: { instance: version.version.instance, version: version.version.name },
    siteHash: context.siteHash,
    title,
    tag: tag.label,
    tagsIndex: pathHref(version.version.tagsPath),
    entries: sections.flatMap(({ label, docs }) =>
      docs.map((doc) => ({
        title: doc.title,
        href: pathHref(doc.permalink),
        description: doc.description,
        ...(sections.length > 1 ? { section: label } : {}),
      })),
    ),
    ...(part.pages ? { pages: part.pages } : {}),
    ...(tag.unlisted ? { unlisted: true } : {}),
  }
}

/** Number of category levels that form a section. */
const SECTION_LEVELS = 2

interface Section {
  readonly label: string
  readonly docs: readonly Doc[]
}

/** Docs by the categories above them, in sidebar order; docs outside all categories come last. */
function sectionsOf(
  docs: readonly Doc[],
  version: VersionTables,
  { lookup }: ViewContext,
): readonly Section[] {
  const groups = groupBy(docs, (doc) => {
    const sidebar = own(version.sidebars, displayedSidebar(doc) ?? '')
    const above = sidebar ? parentCategories(lookup.sidebarIndex(sidebar), doc.permalink) : []
    return above.toReversed().slice(0, SECTION_LEVELS).join(' › ')
  })
  const first = (section: Section) => Math.min(...section.docs.map(({ id }) => lookup.docIndex(version, id)))
  return [...groups]
    .map(([label, grouped]) => ({ label, docs: grouped }))
    .sort((a, b) => Number(a.label === '') - Number(b.label === '') || first(a) - first(b))
}

/** All listed tags of a version, grouped by first letter; for a long list, the page with this number. */
export function tagsIndexView(version: VersionTables, context: ViewContext, number = 1): TagsIndexPage {
  const { locale } = context.tables
  const { compareTitles } = context.lookup
  const title = message(context.messages, 'theme.tags.tagsPageTitle')
  const letterOf = ({ label }: TagEntry) => [...label][0]?.toLocaleUpperCase(locale) ?? ''
  const listedTags = version.tags.filter(({ unlisted }) => !unlisted)
  const sorted = listedTags.toSorted(
    (a, b) => compareTitles(letterOf(a), letterOf(b)) || compareTitles(a.label, b.label),
  )
  const groups = groupBy(entriesOf(sorted, number), letterOf)
  const part = listPart({ first: version.version.tagsPath, title, entries: sorted.length }, number, context)
  const listed = new Set(version.docs.filter((doc) => !doc.unlisted).map(({ id }) => id))
  return {
    kind: 'tags-index',
    path: part.path,
    documentTitle: documentTitle(context, part.title),
    ...pageHead(
      {
        path: part.path,
        description: message(context.messages, 'theme.tags.tagsPageDescription', {
          siteTitle: context.config.title,
        }),
        keywords: listedTags.slice(0, MAX_KEYWORDS).map(({ label }) => label),
        noIndex: version.version.noIndex,
      },
      context,
    ),
    htmlClass: [...versionClasses(version.version), 'docs-tags-list-page'].join(' '),
    docs: { instance: version.version.instance, version: version.version.name },
    siteHash: context.siteHash,
    title,
    letters: [...groups].map(([letter, tags]) => ({
      letter,
      tags: tags.map((tag) => ({
        label: tag.label,
        href: pathHref(tag.permalink),
        count: tag.docs.filter((id) => listed.has(id)).length,
        ...(tag.description === undefined ? {} : { description: tag.description }),
      })),
    })),
    ...(part.pages ? { pages: part.pages } : {}),
  }
}
