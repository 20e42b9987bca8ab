// The part of the app that changes from page to page.
import type { PageView } from '../../model/page.ts'
import { DocLayout } from '../doc/doc-layout.tsx'
import { lazyComponent } from '../lazy-component.ts'
import { DocPage } from './doc-page.tsx'
import type { ListPageView } from './list-page.tsx'

/** Pages that are not docs. */
export const ListPage = lazyComponent<{ readonly page: ListPageView }>(() =>
  import('./list-page.tsx').then((module) => module.ListPage),
)

/** The component for the kind of a page. */
export function PageContent({ page }: { readonly page: PageView }) {
  // Keyed by page: behaviours have changed the article of the previous one.
  const content =
    page.kind === 'doc' ? <DocPage key={page.path} page={page} /> : <ListPage key={page.path} page={page} />
  if (page.kind !== 'doc' && page.kind !== 'generated-index') return content
  return <DocLayout sidebar={page.sidebar}>{content}</DocLayout>
}
