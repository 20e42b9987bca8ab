// The built-in string table of a locale. Used only by the compiler: the browser receives the strings it needs as data.
import { own } from '../model/own.ts'
import { en } from './en.ts'
import type { Messages } from './message.ts'
import { ru } from './ru.ts'

const TABLES: Readonly<Record<string, Messages>> = { en, ru }

const languageOf = (locale: string) => locale.split(/[-_]/)[0]?.toLowerCase() ?? ''

/** Whether there are built-in strings for the locale's language. */
export const hasMessages = (locale: string): boolean => own(TABLES, languageOf(locale)) !== undefined

/** Built-in strings of a locale such as `ru` or `ru-RU`; English if there is no table for the language. */
export function messagesFor(locale: string): Messages {
  return own(TABLES, languageOf(locale)) ?? en
}
