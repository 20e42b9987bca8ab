// The generated index of a category: its pages as cards.
import type { GeneratedIndexPage } from '../../model/page.ts'
import { VersionBadge } from '../doc/banners.tsx'
import { Breadcrumbs } from '../doc/breadcrumbs.tsx'
import { CardList } from '../doc/card-list.tsx'
import { Paginator } from '../doc/paginator.tsx'
import { VersionBanner } from '../doc/version-banner.tsx'
import { ListPager } from './list-pager.tsx'

/** Heading, description and cards. */
export function GeneratedIndex({ page }: { readonly page: GeneratedIndexPage }) {
  return (
    <main className="docs-main docs-main--full">
      <div className="docs-main__column">
        <VersionBanner id="version-banner" page={page} />
        <Breadcrumbs crumbs={page.breadcrumbs} />
        {page.versionBadge === undefined ? null : <VersionBadge label={page.versionBadge} />}
        <header className="markdown">
          <h1>{page.title}</h1>
          {page.description ? <p>{page.description}</p> : null}
        </header>
        <article>
          <CardList cards={page.cards} />
        </article>
        <ListPager pages={page.pages} />
        <Paginator previous={page.previous} next={page.next} />
      </div>
    </main>
  )
}
