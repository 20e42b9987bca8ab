// Fields shared by several item types.
import { own } from '../../../runtime/model/own.ts'
import { present } from '../../text/present.ts'
import { type Translate, translated } from '../translate.ts'

/** Position and class of an item. */
interface Placed {
  readonly position?: 'left' | 'right'
  readonly className?: string
}

/** Position and class of any item, with the default position. */
export function itemBase({ position = 'right', className }: Placed) {
  return present({ position, className })
}

/** The label in the reader's language. */
export function itemLabel({ label }: { readonly label?: string }, translate: Translate): string | undefined {
  return label === undefined ? undefined : translated(translate, `item.label.${label}`, label)
}

const ATTRIBUTES = ['download', 'hreflang', 'id', 'lang', 'rel', 'target', 'title'] as const

/** Html attributes configured for the link; `undefined` if there are none. */
export function linkAttributes(item: object): Readonly<Record<string, string>> | undefined {
  const names = Object.keys(item).filter(
    (name) => name.startsWith('aria-') || ATTRIBUTES.some((known) => known === name),
  )
  const attributes = names.flatMap((name) => {
    const value: unknown = own(item as Readonly<Record<string, unknown>>, name)
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return attributes.length === 0 ? undefined : Object.fromEntries(attributes)
}
