// All types of navbar items.
import { defaultItem } from './default.ts'
import { doc } from './doc.ts'
import { docSidebar } from './doc-sidebar.ts'
import { docsVersion } from './docs-version.ts'
import { docsVersionDropdown } from './docs-version-dropdown.ts'
import { dropdown } from './dropdown.ts'
import { html } from './html.ts'
import type { NavbarItemType } from './item-type.ts'
import { localeDropdown } from './locale-dropdown.ts'
import { search } from './search.ts'

/** Types by which items are lowered, in the order of the reference. */
export const NAVBAR_ITEM_TYPES: readonly NavbarItemType[] = [
  defaultItem,
  dropdown,
  html,
  search,
  doc,
  docSidebar,
  docsVersion,
  docsVersionDropdown,
  localeDropdown,
]
