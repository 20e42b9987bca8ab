// The search box, whose code comes when the reader acts; until then the early field takes what is typed.
import { createLatePart } from '../late-part.tsx'
import type { SearchBoxProps } from './search-box.tsx'

/** The button, and the dialog while it is open. */
export const LateSearchBox = createLatePart<SearchBoxProps>(() =>
  import('./search-box.tsx').then((module) => module.SearchBox),
)
