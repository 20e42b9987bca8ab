// Everything around the text of a doc that does not change while the doc is shown.
import type { DocPage } from '../../model/page.ts'
import { VersionBadge, VisibilityBanners } from './banners.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { DocFooter } from './doc-footer.tsx'
import { Paginator } from './paginator.tsx'

/** Places around the text: above and below the article, at its head and at its foot. */
export type SurroundingPlace = 'above' | 'head' | 'foot' | 'below'

export interface DocSurroundingsProps {
  readonly page: DocPage
  readonly at: SurroundingPlace
}

/** The content of a place. */
export function DocSurroundings({ page, at }: DocSurroundingsProps) {
  switch (at) {
    case 'above':
      return <VisibilityBanners unlisted={page.unlisted === true} draft={page.draft === true} />
    case 'head':
      return (
        <>
          <Breadcrumbs crumbs={page.breadcrumbs} />
          {page.versionBadge === undefined ? null : <VersionBadge label={page.versionBadge} />}
        </>
      )
    case 'foot':
      return <DocFooter page={page} />
    case 'below':
      return <Paginator previous={page.previous} next={page.next} />
  }
}
