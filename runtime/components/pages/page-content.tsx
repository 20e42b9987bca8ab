// The part of the app that changes from page to page.
import type { DocPage as DocPageView, GeneratedIndexPage, PageView } from '../../model/page.ts'
import { DocLayout } from '../doc/doc-layout.tsx'
import { DocPage } from './doc-page.tsx'
import { GeneratedIndex } from './generated-index.tsx'
import { NotFound } from './not-found.tsx'
import { TagPage } from './tag-page.tsx'
import { TagsIndex } from './tags-index.tsx'

/** The component that goes with the kind of a page. */
export function PageContent({ page }: { readonly page: PageView }) {
  switch (page.kind) {
    case 'doc':
    case 'generated-index':
      return (
        <DocLayout sidebar={page.sidebar}>
          <DocsPage key={page.path} page={page} />
        </DocLayout>
      )
    case 'tag':
      return <TagPage page={page} />
    case 'tags-index':
      return <TagsIndex page={page} />
    case 'not-found':
      return <NotFound />
  }
}

// Made anew for every page: behaviours have changed the article of the one before.
function DocsPage({ page }: { readonly page: DocPageView | GeneratedIndexPage }) {
  return page.kind === 'doc' ? <DocPage page={page} /> : <GeneratedIndex page={page} />
}
