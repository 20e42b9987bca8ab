// The search box, whose code is loaded on the first interaction; until then the early field captures what the reader types.
import { lazyIsland } from '../lazy-island.tsx'
import type { SearchBoxProps } from './search-box.tsx'

/** The button, and the dialog while it is open. */
export const LazySearchBox = lazyIsland<SearchBoxProps>(() =>
  import('./search-box.tsx').then((module) => module.SearchBox),
)
