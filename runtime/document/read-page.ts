// The document of a page -> its view again: what the html shows is not sent a second time as data. The inverse of what the
// components draw, for the program that takes the html over and for one that shows newer html in its place.
import type { Breadcrumb, DocPage, EmbeddedPage, NavLink, PageView, TagLink, TocItem } from '../model/page.ts'
import { ownText, readSidebar } from './read-sidebar.ts'

/** The page of a document that no program has changed yet. */
export function readPage(document: Document): PageView {
  // The element is ours, made from the same type.
  const data = JSON.parse(document.getElementById('docsite-page')?.textContent ?? 'null') as EmbeddedPage
  const head = {
    documentTitle: document.querySelector('head > title')?.textContent ?? '',
    htmlClass: document.documentElement.className,
  }
  if (data.kind !== 'doc' && data.kind !== 'generated-index') return { ...data, ...head }
  const main = document.querySelector('main')
  const column = find(main, '.docs-main__column')
  const article = find(column, 'article')
  const place = {
    ...readSidebarOf(data, document),
    ...readNeighbours(column),
    breadcrumbs: entries(find(data.kind === 'doc' ? article : column, '.theme-doc-breadcrumbs > ul')).map(
      readCrumb,
    ),
  }
  if (data.kind !== 'doc') return { ...data, ...head, ...place }
  return { ...data, ...head, ...place, ...readArticle(article), toc: readToc(find(main, '.toc > ul')) }
}

/** The first element that a path of children leads to: what an article holds is never taken for the frame around it. */
const find = (from: Element | null, path: string) => from?.querySelector(`:scope > ${path}`) ?? null

const entries = (list: Element | null) => [...(list?.children ?? [])]

function readSidebarOf({ sidebar }: EmbeddedPage & { kind: 'doc' | 'generated-index' }, document: Document) {
  if (!sidebar) return {}
  const list = document.querySelector('.theme-doc-sidebar-menu')
  return { sidebar: { ...sidebar, items: list ? readSidebar(list) : [] } }
}

function readCrumb(entry: Element): Breadcrumb {
  const label = ownText(entry.firstElementChild)
  const href = entry.firstElementChild?.getAttribute('href')
  return href ? { label, href } : { label }
}

function readNeighbours(column: Element | null): { readonly previous?: NavLink; readonly next?: NavLink } {
  const link = (side: string): NavLink | null => {
    const found = find(column, `nav > .pagination-nav__link--${side}`)
    return found && { label: ownText(found.lastElementChild), href: addressOf(found) }
  }
  const [previous, next] = [link('prev'), link('next')]
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) }
}

function readArticle(article: Element | null): Pick<DocPage, 'title' | 'article' | 'tags'> {
  const heading = find(article, '.markdown > header > h1')
  const tags = find(article, 'footer > .theme-doc-footer-tags-row > ul')
  return {
    ...(heading ? { title: ownText(heading) } : {}),
    article: find(article, '.markdown > [data-article]')?.innerHTML ?? '',
    tags: entries(tags).map(({ firstElementChild: chip }) => readTag(chip)),
  }
}

function readTag(chip: Element | null): TagLink {
  const description = chip?.getAttribute('title')
  return { label: ownText(chip), href: addressOf(chip), ...(description == null ? {} : { description }) }
}

function readToc(list: Element | null): readonly TocItem[] {
  return entries(list).map((entry) => {
    const link = entry.firstElementChild
    const below = find(entry, 'ul')
    return {
      id: addressOf(link).slice(1),
      html: link?.innerHTML ?? '',
      ...(below ? { children: readToc(below) } : {}),
    }
  })
}

const addressOf = (link: Element | null) => link?.getAttribute('href') ?? ''
