// Items of types `custom-*`: drawn by the site's own theme from any fields they have.
import type { NavbarNode } from '../../../runtime/model/navbar.ts'
import type { NavbarItemConfig } from '../../model/config.ts'
import { present } from '../../text/present.ts'
import { itemBase } from './item-fields.ts'

/** Whether a type belongs to the site's theme. */
export const isCustomType = (type: string) => type.startsWith('custom-')

/** The node of a custom item. */
export function convertCustom(type: string, item: NavbarItemConfig): NavbarNode {
  const { type: _type, position, className, ...props } = item
  const placed = present({ position, className: typeof className === 'string' ? className : undefined })
  return { kind: 'custom', ...itemBase(placed), type, props }
}
