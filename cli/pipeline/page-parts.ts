// The queries of the stages that pages are built from.
import type { Query } from '../graph/query.ts'
import type { Articles } from './articles.ts'
import type { Code } from './code.ts'
import type { Content } from './content.ts'
import type { Inputs } from './inputs.ts'
import type { Shared } from './shared.ts'
import type { SiteQueries } from './site.ts'

/** All queries that pages are built from. */
export interface PageParts {
  readonly inputs: Inputs
  readonly content: Content
  readonly site: SiteQueries
  readonly articles: Articles
  readonly code: Code
  readonly shared: Query<Shared>
}
