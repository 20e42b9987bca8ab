// A page of documentation.
import type { DocPage as DocPageView } from '../../model/page.ts'
import type { DocSurroundingsProps, SurroundingPlace } from '../doc/doc-surroundings.tsx'
import { TocDesktop, TocMobile } from '../doc/toc.tsx'
import type { VersionBannerProps } from '../doc/version-banner.tsx'
import { Html } from '../html.tsx'
import { lazyStaticComponent } from '../lazy-component.ts'
import { lazyIsland } from '../lazy-island.tsx'
import { useMessage } from '../use-message.ts'

/** Selectors of the surroundings in the document; never inside the article, which may contain anything. */
const SELECTORS: Readonly<Record<SurroundingPlace, string>> = {
  above: '.docs-main__column > .alert',
  head: '.docs-main__column > article > :is(.theme-doc-breadcrumbs, .theme-doc-version-badge)',
  foot: '.docs-main__column > article > footer',
  below: '.docs-main__column > .pagination-nav',
}

/** Everything around the text that does not change. */
export const DocSurroundings = lazyStaticComponent<DocSurroundingsProps>(
  () => import('../doc/doc-surroundings.tsx').then((module) => module.DocSurroundings),
  ({ at }) => SELECTORS[at],
)

/** Links to the last version, and saves it as preferred. */
export const VersionBanner = lazyIsland<VersionBannerProps>(() =>
  import('../doc/version-banner.tsx').then((module) => module.VersionBanner),
)

/** Text of a doc with everything around it. */
export function DocPage({ page }: { readonly page: DocPageView }) {
  const text = useMessage()
  const hasToc = page.showToc && page.toc.length > 0
  const above = page.breadcrumbs.at(-2)?.label
  const section = page.sidebar ? (above ?? text('docsite.menu.sections')) : undefined
  return (
    <main className={page.showToc ? 'docs-main' : 'docs-main docs-main--full'}>
      <div className="docs-main__column">
        {page.unlisted || page.draft ? <DocSurroundings page={page} at="above" /> : null}
        {page.versionBanner ? <VersionBanner id="version-banner" page={page} /> : null}
        <article>
          <DocSurroundings page={page} at="head" />
          {hasToc || page.sidebar ? <TocMobile items={hasToc ? page.toc : []} section={section} /> : null}
          <div className="theme-doc-markdown markdown">
            {page.title === undefined ? null : (
              <header>
                <h1>{page.title}</h1>
              </header>
            )}
            <Html html={page.article} data-article="" />
          </div>
          <DocSurroundings page={page} at="foot" />
        </article>
        <DocSurroundings page={page} at="below" />
      </div>
      {hasToc ? <TocDesktop items={page.toc} /> : null}
    </main>
  )
}
