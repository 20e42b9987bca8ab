// Fields that several item types share. The configuration has been validated: a field of a wrong type is one left out.
import { own } from '../../../runtime/model/own.ts'
import type { NavbarItemConfig } from '../../model/config.ts'
import { present } from '../../text/present.ts'
import { type Translate, translated } from '../translate.ts'

/** A text field. */
export function textField(item: NavbarItemConfig, name: string): string | undefined {
  const value = own(item, name)
  return typeof value === 'string' ? value : undefined
}

/** Position and class of any item. */
export function itemBase(item: NavbarItemConfig) {
  return present({ position: item.position ?? ('right' as const), className: textField(item, 'className') })
}

/** The label in the reader's language. */
export function itemLabel(item: NavbarItemConfig, translate: Translate): string | undefined {
  const label = textField(item, 'label')
  return label === undefined ? undefined : translated(translate, `item.label.${label}`, label)
}

const ATTRIBUTES = ['download', 'hreflang', 'id', 'lang', 'rel', 'target', 'title'] as const

/** Html attributes given for the link, or undefined when there are none. */
export function linkAttributes(item: NavbarItemConfig): Readonly<Record<string, string>> | undefined {
  const names = Object.keys(item).filter(
    (name) => name.startsWith('aria-') || ATTRIBUTES.some((known) => known === name),
  )
  const attributes = names.flatMap((name) => {
    const value = textField(item, name)
    return value === undefined ? [] : [[name, value] as const]
  })
  return attributes.length === 0 ? undefined : Object.fromEntries(attributes)
}
