// The built-in table of a locale. Used by the compiler only: the browser gets the strings it needs as data.
import { own } from '../model/own.ts'
import { en } from './en.ts'
import type { Messages } from './message.ts'
import { ru } from './ru.ts'

const TABLES: Readonly<Record<string, Messages>> = { en, ru }

const languageOf = (locale: string) => locale.split(/[-_]/)[0]?.toLowerCase() ?? ''

/** Whether the strings of a locale's language are built in. */
export const hasMessages = (locale: string): boolean => own(TABLES, languageOf(locale)) !== undefined

/** Built-in strings of a locale such as `ru` or `ru-RU`; English where there is no table for the language. */
export function messagesFor(locale: string): Messages {
  return own(TABLES, languageOf(locale)) ?? en
}
