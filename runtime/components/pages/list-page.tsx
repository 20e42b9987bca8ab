// All pages that are not docs: generated indexes, tag pages, the tags index and the not-found page.
import type { DocPage, PageView } from '../../model/page.ts'
import { GeneratedIndex } from './generated-index.tsx'
import { NotFound } from './not-found.tsx'
import { TagPage } from './tag-page.tsx'
import { TagsIndex } from './tags-index.tsx'

/** A page without an article. */
export type ListPageView = Exclude<PageView, DocPage>

/** The component for the kind of a page. */
export function ListPage({ page }: { readonly page: ListPageView }) {
  switch (page.kind) {
    case 'generated-index':
      return <GeneratedIndex page={page} />
    case 'tag':
      return <TagPage page={page} />
    case 'tags-index':
      return <TagsIndex page={page} />
    case 'not-found':
      return <NotFound />
  }
}
