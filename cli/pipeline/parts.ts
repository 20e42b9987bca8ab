// The queries of all stages, passed together to code that needs many of them.
import type { AddressQueries } from './addresses.ts'
import type { PageParts } from './page-parts.ts'
import type { Pages } from './pages.ts'
import type { Foreign } from './policy.ts'
import type { Search } from './search.ts'

/** The queries of all stages. */
export interface Parts extends PageParts {
  readonly pages: Pages
  readonly search: Search
  readonly addresses: AddressQueries
  /** What the site loads from other origins. */
  readonly foreign: Foreign
}
