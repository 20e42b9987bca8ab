// All output formats, in the order in which a build writes them.
import { addresses } from './addresses.ts'
import { clientAssets } from './client-assets.ts'
import { contentAssets } from './content-assets.ts'
import { headerFiles } from './header-files.ts'
import { homePage } from './home-page.ts'
import { llmsText } from './llms-text.ts'
import { pageStyles } from './page-styles.ts'
import { pages } from './pages.ts'
import { redirects } from './redirects.ts'
import { robots } from './robots.ts'
import { searchIndexes, searchShards } from './search-indexes.ts'
import { shareImages } from './share-images.ts'
import { sharedFiles } from './shared-files.ts'
import { sitemap } from './sitemap.ts'
import { staticAssets } from './static-assets.ts'

/** Every output format. Pages come first: other formats list the files that pages refer to. */
export const EMITTERS = [
  pages,
  sharedFiles,
  pageStyles,
  searchIndexes,
  searchShards,
  contentAssets,
  shareImages,
  clientAssets,
  staticAssets,
  homePage,
  redirects,
  sitemap,
  robots,
  llmsText,
  headerFiles,
  addresses,
] as const
