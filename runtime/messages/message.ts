// Interface strings: looked up by id, with values inserted for `{names}`.
import { own } from '../model/own.ts'

/** Strings of a locale by id, with the site's own translations over the built-in ones. */
export type Messages = Readonly<Record<string, string>>

/** Values for the `{names}` of a string. */
export type MessageValues = Readonly<Record<string, string | number>>

/** The string with its placeholders filled; a name without a value stays as written, an unknown id is returned as is. */
export function message(messages: Messages, id: string, values: MessageValues = {}): string {
  return fill(own(messages, id) ?? id, values)
}

function fill(text: string, values: MessageValues): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(own(values, name) ?? placeholder))
}
