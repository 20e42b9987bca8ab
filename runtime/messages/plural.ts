// Interface strings that say a number: the plural form that goes with it.
import { type Messages, message } from './message.ts'

/** All plural categories in the order in which the forms of a string are written. */
const CATEGORIES: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/** The form of the string that goes with `count`, which also replaces `{count}`. */
export function pluralMessage(messages: Messages, id: string, count: number, locale: string): string {
  const forms = message(messages, id).split('|')
  return selectPlural(forms, count, locale).replaceAll('{count}', String(count))
}

/** One of the forms by the plural rules of the locale; where there are too few, the last one. */
export function selectPlural(forms: readonly string[], count: number, locale: string): string {
  const rules = new Intl.PluralRules(locale)
  const { pluralCategories } = rules.resolvedOptions()
  const ordered = CATEGORIES.filter((category) => pluralCategories.includes(category))
  const index = ordered.indexOf(rules.select(count))
  return forms[Math.min(index, forms.length - 1)] ?? ''
}
