// The queries of the stages, as they are handed to those that ask many of them.
import type { Query } from '../graph/query.ts'
import type { Articles } from './articles.ts'
import type { Content } from './content.ts'
import type { Inputs } from './inputs.ts'
import type { Pages } from './pages.ts'
import type { Search } from './search.ts'
import type { Shared } from './shared.ts'
import type { SiteQueries } from './site.ts'

/** All queries below the questions. */
export interface Parts {
  readonly inputs: Inputs
  readonly content: Content
  readonly site: SiteQueries
  readonly articles: Articles
  readonly shared: Query<Shared>
  readonly pages: Pages
  readonly search: Search
}
