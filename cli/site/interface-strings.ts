// Interface strings of a locale: the built-in ones with those of the site over them, and what is wrong with the latter.

import { en } from '../../runtime/messages/en.ts'
import { hasMessages, messagesFor } from '../../runtime/messages/messages-for.ts'
import { own } from '../../runtime/model/own.ts'
import type { DataFile } from '../model/data-files.ts'
import type { Report } from '../model/diagnostic.ts'
import { keyPlace } from '../text/key-place.ts'
import { present } from '../text/present.ts'
import { suggest } from '../text/suggest.ts'
import type { Translations } from './translate.ts'

/** Ids named in a message. */
const MAX_NAMED = 3

/** A locale with its file of strings. */
export interface StringsFile {
  readonly locale: string
  /** False for a locale that shows untranslated texts on purpose. */
  readonly translate: boolean
  /** Where the strings of the site are, or would be. */
  readonly path: string
  readonly file: DataFile | null
  readonly translations: Translations
}

/** The strings by id; an empty one counts as not written yet. */
export function interfaceStrings(from: StringsFile, report: Report): Readonly<Record<string, string>> {
  const texts = Object.entries(from.translations).flatMap(([id, { message }]) =>
    message === '' ? [] : [[id, message] as const],
  )
  reportUnknown(from, report)
  const { locale } = from
  // A language that is called otherwise is said to be so, and needs no texts under this code.
  const isCalledSo = Intl.getCanonicalLocales(locale)[0]?.toLowerCase() === locale.toLowerCase()
  if (from.translate && isCalledSo && !hasMessages(locale)) reportMissing(from, report)
  return { ...messagesFor(from.locale), ...Object.fromEntries(texts) }
}

/** Texts of components have any id; those of the interface begin with `theme.`. */
function reportUnknown({ file, translations }: StringsFile, report: Report): void {
  const unknown = Object.keys(translations).filter(
    (id) => id.startsWith('theme.') && own(en, id) === undefined,
  )
  const [first] = unknown
  if (first === undefined || file === null) return
  const near = suggest(first, Object.keys(en))
  report(
    present({
      code: 'site/unknown-message',
      severity: 'warning' as const,
      message: `${unknown.length === 1 ? 'a string is' : `${unknown.length} strings are`} of no use, for the interface has none of this id: ${named(unknown)}`,
      hint:
        near === undefined
          ? 'take them out; runtime/messages/en.ts of the package has all ids'
          : `did you mean '${near}'?`,
      place: keyPlace(file, first),
    }),
  )
}

/** An id with an empty text is one that somebody knows of: `docsite translate` counts it. */
function reportMissing({ locale, path, file, translations }: StringsFile, report: Report): void {
  const ids = Object.keys(en)
  const missing = ids.filter((id) => own(translations, id) === undefined)
  if (missing.length === 0) return
  report(
    present({
      code: 'site/missing-message',
      severity: 'warning' as const,
      message: `${missing.length} of ${ids.length} strings of the interface are not in the file of '${locale}' and shown in English: ${named(missing)}`,
      hint: `run docsite translate ${locale}: it adds them to ${path}, with empty texts for you to write`,
      key: 'i18n',
      place: file === null ? undefined : { file: file.file, start: { line: 1, column: 1 } },
    }),
  )
}

const named = (ids: readonly string[]) =>
  `${ids.slice(0, MAX_NAMED).join(', ')}${ids.length > MAX_NAMED ? ', …' : ''}`
