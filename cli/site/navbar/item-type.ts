// What a type of navbar item is to the compiler: fields of the configuration in, one of the few kinds of nodes out.
import type { NavbarHtml, NavbarLink, NavbarNode } from '../../../runtime/model/navbar.ts'
import type { NavbarItemConfig, SiteConfig } from '../../model/config.ts'
import type { Report } from '../../model/diagnostic.ts'
import type { VersionTables } from '../../model/site.ts'
import type { AddressContext } from '../address.ts'
import type { Translate } from '../translate.ts'

/** What items are lowered with. */
export interface NavbarContext extends AddressContext {
  readonly config: SiteConfig
  readonly versions: readonly VersionTables[]
  readonly translate: Translate
  readonly report: Report
}

/** The same for one item. */
export interface ItemContext extends NavbarContext {
  /** Key path of the item in the configuration, for messages. */
  readonly where: string
  /** Lowers items inside this one. */
  readonly nested: (items: unknown, key: string) => readonly (NavbarLink | NavbarHtml)[]
}

/** A type of navbar item. */
export interface NavbarItemType {
  readonly type: string
  /** The node, or null after a finding or where nothing is to be shown. */
  lower(item: NavbarItemConfig, context: ItemContext): NavbarNode | null
}
