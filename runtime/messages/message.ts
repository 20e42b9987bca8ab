// Interface strings: looked up by id, with values put in for `{names}` and the plural form that a number needs.

/** Strings of a locale by id, with the site's own translations over the built-in ones. */
export type Messages = Readonly<Record<string, string>>

/** Values for the `{names}` of a string. */
export type MessageValues = Readonly<Record<string, string | number>>

/** All plural categories in the order in which the forms of a string are written. */
const CATEGORIES: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/** The string with its placeholders filled; a name without a value stays as written, an unknown id stands for itself. */
export function message(messages: Messages, id: string, values: MessageValues = {}): string {
  return fill(Object.hasOwn(messages, id) ? (messages[id] ?? id) : id, values)
}

/** The form of the string that goes with `count`, which also replaces `{count}`. */
export function pluralMessage(messages: Messages, id: string, count: number, locale: string): string {
  const forms = message(messages, id).split('|')
  return fill(selectPlural(forms, count, locale), { count })
}

/** One of the forms by the plural rules of the locale; where there are too few, the last one. */
export function selectPlural(forms: readonly string[], count: number, locale: string): string {
  const rules = new Intl.PluralRules(locale)
  const { pluralCategories } = rules.resolvedOptions()
  const ordered = CATEGORIES.filter((category) => pluralCategories.includes(category))
  const index = ordered.indexOf(rules.select(count))
  return forms[Math.min(index, forms.length - 1)] ?? ''
}

function fill(text: string, values: MessageValues): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  )
}

/** A piece of a string cut at its placeholders: text, or the name of one. */
export type MessagePiece = { readonly text: string } | { readonly name: string }

/** The string cut at its placeholders, for those whose values are elements. */
export function messagePieces(text: string): readonly MessagePiece[] {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 === 0 ? { text: piece } : { name: piece }))
    .filter((piece) => !('text' in piece) || piece.text !== '')
}
