// A page of documentation.
import type { DocPage as DocPageView } from '../../model/page.ts'
import { VersionBadge, VersionBanner, VisibilityBanners } from '../doc/banners.tsx'
import { Breadcrumbs } from '../doc/breadcrumbs.tsx'
import { DocFooter } from '../doc/doc-footer.tsx'
import { Paginator } from '../doc/paginator.tsx'
import { TocDesktop, TocMobile } from '../doc/toc.tsx'
import { Html } from '../html.tsx'

/** Text of a doc with everything around it. */
export function DocPage({ page }: { readonly page: DocPageView }) {
  const hasToc = page.showToc && page.toc.length > 0
  return (
    <main className={page.showToc ? 'docs-main' : 'docs-main docs-main--full'}>
      <div className="docs-main__column">
        <VisibilityBanners unlisted={page.unlisted === true} draft={page.draft === true} />
        <VersionBanner page={page} />
        <article>
          <Breadcrumbs crumbs={page.breadcrumbs} />
          <VersionBadge label={page.versionBadge} />
          {hasToc ? <TocMobile items={page.toc} /> : null}
          <div className="theme-doc-markdown markdown">
            {page.title === undefined ? null : (
              <header>
                <h1>{page.title}</h1>
              </header>
            )}
            <Html html={page.article} data-article="" />
          </div>
          <DocFooter page={page} />
        </article>
        <Paginator previous={page.previous} next={page.next} />
      </div>
      {hasToc ? <TocDesktop items={page.toc} min={page.tocMin} max={page.tocMax} /> : null}
    </main>
  )
}
