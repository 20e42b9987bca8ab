// The few strings that the compiler itself adds to an article. The site's messages take precedence; these are the defaults.
import { own } from '../../../runtime/model/own.ts'
import type { HtmlContext } from './context.ts'

const RUSSIAN = {
  'theme.code.label': 'Код',
  'theme.math.label': 'Формула',
  'theme.table.label': 'Таблица {number}',
  'theme.taskList.done': 'Сделано',
  'theme.taskList.open': 'Не сделано',
  'theme.details.summary': 'Подробности',
}

const ENGLISH: Readonly<Record<keyof typeof RUSSIAN, string>> = {
  'theme.code.label': 'Code',
  'theme.math.label': 'Formula',
  'theme.table.label': 'Table {number}',
  'theme.taskList.done': 'Done',
  'theme.taskList.open': 'To do',
  'theme.details.summary': 'Details',
}

/** Text in the page's language with `{name}` placeholders replaced. */
export function uiText(
  context: HtmlContext,
  id: keyof typeof RUSSIAN,
  values: Readonly<Record<string, string>> = {},
): string {
  const { messages, lang } = context.options
  const text = own(messages, id) ?? (/^ru\b/i.test(lang) ? RUSSIAN : ENGLISH)[id]
  if (!text.includes('{')) return text
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => own(values, name) ?? mark)
}
