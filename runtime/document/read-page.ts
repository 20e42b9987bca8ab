// Reconstructs the view of a page from its document, so that what the html shows is not sent again as data. The inverse of
// rendering, used by the script that hydrates the html and by the one that replaces it with newer html.
import type {
  DocPage,
  DocsPageBase,
  EmbeddedPage,
  NavLink,
  PageView,
  TagLink,
  TocItem,
} from '../model/page.ts'
import { find, ownText, present, readEach, readLink } from './elements.ts'
import { readSidebar } from './read-sidebar.ts'

/** The page of a document as the server sent it. */
export function readPage(document: Document): PageView {
  // The compiler writes this element from the same type.
  const data = JSON.parse(document.getElementById('docsite-page')?.textContent ?? 'null') as EmbeddedPage
  const read = {
    documentTitle: document.title,
    htmlClass: document.documentElement.className,
    ...present({ description: readMeta(document, 'description'), keywords: readMeta(document, 'keywords') }),
    ...data,
  }
  if (read.kind !== 'doc' && read.kind !== 'generated-index') return read
  const { sidebar } = read
  const main = document.querySelector('main')
  const column = find(main, '.docs-main__column')
  const article = find(column, 'article')
  const way = find(read.kind === 'doc' ? article : column, '.theme-doc-breadcrumbs > ul')
  const place: Pick<DocsPageBase, 'sidebar' | 'breadcrumbs' | 'previous' | 'next'> = present({
    sidebar: sidebar && { ...sidebar, items: readSidebar(document.querySelector('.theme-doc-sidebar-menu')) },
    breadcrumbs: readEach(way, (entry) => readLink(entry.firstElementChild)),
    previous: readNeighbour(column, 'prev'),
    next: readNeighbour(column, 'next'),
  })
  if (read.kind !== 'doc') return { ...read, ...place }
  return { ...read, ...place, ...readArticle(article), toc: readToc(find(main, '.toc > ul')) }
}

const readMeta = (document: Document, name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

function readNeighbour(column: Element | null, side: string): NavLink | null {
  const link = find(column, `nav > .pagination-nav__link--${side}`)
  return link && { label: ownText(link.lastElementChild), href: link.getAttribute('href') ?? '' }
}

function readArticle(article: Element | null): Pick<DocPage, 'title' | 'article' | 'tags'> {
  const heading = find(article, '.markdown > header > h1')
  return present({
    title: heading && ownText(heading),
    article: find(article, '.markdown > [data-article]')?.innerHTML ?? '',
    tags: readEach(find(article, 'footer > .theme-doc-footer-tags-row > ul'), readTag),
  })
}

function readTag({ firstElementChild: chip }: Element): TagLink {
  return { href: '', ...readLink(chip), ...present({ description: chip?.getAttribute('title') }) }
}

function readToc(list: Element | null): readonly TocItem[] {
  return readEach(list, (entry) => {
    const link = entry.firstElementChild
    const below = find(entry, 'ul')
    return present<TocItem>({
      id: link?.getAttribute('href')?.slice(1) ?? '',
      html: link?.innerHTML ?? '',
      children: below && readToc(below),
    })
  })
}
