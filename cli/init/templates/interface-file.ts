// A file with the interface strings to translate, for a language without built-in ones.
import { en } from '../../../runtime/messages/en.ts'
import { hasMessages } from '../../../runtime/messages/messages-for.ts'
import type { NewFile } from '../new-file.ts'

/**
 * `i18n/<language>/code.json` with an empty message for each string and the English one as its description. Empty for
 * built-in languages.
 */
export function interfaceFile(language: string): readonly NewFile[] {
  if (hasMessages(language)) return []
  const strings = Object.entries(en).map(([id, description]) => [id, { message: '', description }] as const)
  const text = JSON.stringify(Object.fromEntries(strings), null, 2)
  return [{ path: `i18n/${language}/code.json`, text: `${text}\n` }]
}
