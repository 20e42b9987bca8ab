// All types of navbar items.
import { defaultItem } from './default.ts'
import { doc } from './doc.ts'
import { docSidebar } from './doc-sidebar.ts'
import { docsVersion } from './docs-version.ts'
import { docsVersionDropdown } from './docs-version-dropdown.ts'
import { dropdown } from './dropdown.ts'
import { html } from './html.ts'
import { localeDropdown } from './locale-dropdown.ts'
import { search } from './search.ts'

/** In the order of the reference. */
export const NAVBAR_ITEM_TYPES = [
  defaultItem,
  dropdown,
  html,
  search,
  doc,
  docSidebar,
  docsVersion,
  docsVersionDropdown,
  localeDropdown,
] as const
