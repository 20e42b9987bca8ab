// Interface strings with a number: selects the plural form.
import { type Messages, message } from './message.ts'

/** All plural categories, in the order in which the forms of a string are written. */
const CATEGORIES: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/** The plural form for `count`, with `{count}` replaced. */
export function pluralMessage(messages: Messages, id: string, count: number, locale: string): string {
  const forms = message(messages, id).split('|')
  return selectPlural(forms, count, locale).replaceAll('{count}', String(count))
}

/** The form chosen by the plural rules of the locale; the last one if there are too few. */
export function selectPlural(forms: readonly string[], count: number, locale: string): string {
  const rules = new Intl.PluralRules(locale)
  const { pluralCategories } = rules.resolvedOptions()
  const ordered = CATEGORIES.filter((category) => pluralCategories.includes(category))
  const index = ordered.indexOf(rules.select(count))
  return forms[Math.min(index, forms.length - 1)] ?? ''
}
