// What overlay and panel say, in the languages of the interface. They stand on no published page, so their strings are not
// among those that pages carry. Plural forms are written as there;
// a number stays on the line of its word.
import { type MessageValues, message } from '../messages/message.ts'
import { pluralMessage } from '../messages/plural.ts'

const en = {
  errors: 'This page has an error|This page has {count} errors',
  hide: 'Hide until the next change',
  beneath: 'Beneath is the last version that was in order. This note goes when the file is mended.',
  findings: 'Findings',
  onPage: '{count} on this page',
  inSite: '{errors}, {warnings} in the site',
  errorCount: '{count}\u00a0error|{count}\u00a0errors',
  warningCount: '{count}\u00a0warning|{count}\u00a0warnings',
  nothing: 'Nothing to mend on this page.',
  show: 'Show the findings of this page',
  error: 'Error',
  warning: 'Warning',
  info: 'Note',
  editor: 'Open in the editor',
}

type TextId = keyof typeof en

const ru: Readonly<Record<TextId, string>> = {
  errors: 'На странице {count}\u00a0ошибка|На странице {count}\u00a0ошибки|На странице {count}\u00a0ошибок',
  hide: 'Скрыть до следующего изменения',
  beneath:
    'Под этим окном — последняя исправная версия страницы. Окно закроется, когда файл будет исправлен.',
  findings: 'Замечания',
  onPage: '{count} на этой странице',
  inSite: 'на сайте {errors}, {warnings}',
  errorCount: '{count}\u00a0ошибка|{count}\u00a0ошибки|{count}\u00a0ошибок',
  warningCount: '{count}\u00a0предупреждение|{count}\u00a0предупреждения|{count}\u00a0предупреждений',
  nothing: 'На этой странице исправлять нечего.',
  show: 'Показать замечания к этой странице',
  error: 'Ошибка',
  warning: 'Предупреждение',
  info: 'Заметка',
  editor: 'Открыть в редакторе',
}

/** Texts in one language. */
export interface Texts {
  text(id: TextId, values?: MessageValues): string
  /** The form that goes with a number. */
  count(id: TextId, count: number): string
}

/** Texts in the language of the site; English where there are none. */
export function textsFor(locale: string): Texts {
  const isRussian = /^ru\b/i.test(locale)
  const table = isRussian ? ru : en
  return {
    text: (id, values) => message(table, id, values),
    count: (id, count) => pluralMessage(table, id, count, isRussian ? 'ru' : 'en'),
  }
}
