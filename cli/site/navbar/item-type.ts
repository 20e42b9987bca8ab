// A type of navbar item: its configuration schema, and its conversion to one of the few node kinds that the browser draws.
import type { z } from 'zod'
import type { NavbarHtml, NavbarLink, NavbarNode } from '../../../runtime/model/navbar.ts'
import type { NavbarSchemaKit } from '../../config/navbar-fields.ts'
import type { NavbarItemConfig, SiteConfig } from '../../model/config.ts'
import type { Report } from '../../model/diagnostic.ts'
import type { VersionTables } from '../../model/site.ts'
import type { AddressContext } from '../address.ts'
import type { Translate } from '../translate.ts'

/** Data needed to convert items. */
export interface NavbarContext extends AddressContext {
  readonly config: SiteConfig
  readonly versions: readonly VersionTables[]
  readonly translate: Translate
  readonly report: Report
}

/** Data needed to convert one item. */
export interface ItemContext extends NavbarContext {
  /** Key path of the item in the configuration, for messages. */
  readonly where: string
  /** Converts nested items. */
  readonly nested: (
    items: readonly NavbarItemConfig[] | undefined,
    key: string,
  ) => readonly (NavbarLink | NavbarHtml)[]
}

/** A type of navbar item with the schema `S`. */
export interface NavbarItemType<
  Type extends string = string,
  Nestable extends boolean = boolean,
  S extends z.ZodType = z.ZodType,
> {
  readonly type: Type
  /** Whether such an item is allowed inside a dropdown. */
  readonly nestable: Nestable
  /** Fields of the item, each with a description for the reference. */
  schema(kit: NavbarSchemaKit): S
  /** The node; null after a finding, or if nothing is to be shown. */
  lower(item: z.output<S>, context: ItemContext): NavbarNode | null
}

/** Declares a type of navbar item. Exists only so that TypeScript infers the fields that `lower` receives. */
export function navbarItemType<Type extends string, Nestable extends boolean, S extends z.ZodType>(
  definition: NavbarItemType<Type, Nestable, S>,
): NavbarItemType<Type, Nestable, S> {
  return definition
}
