// Interface strings of a locale: the built-in ones overridden by those of the site, and findings about the latter.
import { en } from '../../runtime/messages/en.ts'
import { hasMessages, messagesFor } from '../../runtime/messages/messages-for.ts'
import { own } from '../../runtime/model/own.ts'
import type { DataFile } from '../model/data-files.ts'
import type { Report } from '../model/diagnostic.ts'
import { startOf } from '../model/diagnostic.ts'
import { keyPlace } from '../text/key-place.ts'
import { present } from '../text/present.ts'
import { suggest } from '../text/suggest.ts'
import type { Translations } from './translate.ts'

/** Maximum number of ids listed in a message. */
const MAX_NAMED = 3

/** A locale with its strings file. */
export interface StringsFile {
  readonly locale: string
  /** `false` for a locale that deliberately shows untranslated texts. */
  readonly translate: boolean
  /** Path of the site's strings file, whether or not it exists. */
  readonly path: string
  readonly file: DataFile | null
  readonly translations: Translations
}

/** Parts of other themes and plugins of Docusaurus, whose strings its files contain whether or not the site has the part. */
const ELSEWHERE = /^theme\.(?:blog|IdealImageMessage|SearchBar|SearchModal|SearchPage)\./

/** The strings by id; an empty one, and a copy of the English one, count as not yet translated. */
export function interfaceStrings(from: StringsFile, report: Report): Readonly<Record<string, string>> {
  const { locale } = from
  const builtIn = messagesFor(locale)
  const isTranslated = (id: string, message: string) =>
    message !== '' && (builtIn === en || message.toLowerCase() !== own(en, id)?.toLowerCase())
  const texts = Object.entries(from.translations).flatMap(([id, { message }]) =>
    isTranslated(id, message) ? [[id, message] as const] : [],
  )
  reportUnknown(from, report)
  // A language code with a different canonical form has been reported; it needs no strings under this code.
  const isCalledSo = Intl.getCanonicalLocales(locale)[0]?.toLowerCase() === locale.toLowerCase()
  if (from.translate && isCalledSo && !hasMessages(locale)) reportMissing(from, report)
  return { ...builtIn, ...Object.fromEntries(texts) }
}

/** Component strings may have any id; ids of the interface start with `theme.`. */
function reportUnknown({ file, translations }: StringsFile, report: Report): void {
  const unknown = Object.keys(translations).filter(
    (id) => id.startsWith('theme.') && own(en, id) === undefined && !ELSEWHERE.test(id),
  )
  const [first] = unknown
  if (first === undefined || file === null) return
  const near = suggest(first, Object.keys(en))
  report(
    present({
      code: 'site/unknown-message',
      severity: 'warning' as const,
      message: `${unknown.length === 1 ? 'unknown interface string' : `${unknown.length} unknown interface strings`}: ${named(unknown)}`,
      hint:
        near === undefined
          ? 'remove them; runtime/messages/en.ts in the package lists all ids'
          : `did you mean '${near}'?`,
      place: keyPlace(file, first),
    }),
  )
}

/** An id with an empty text is not reported: `docsite translate` has added it and counts it as missing. */
function reportMissing({ locale, path, file, translations }: StringsFile, report: Report): void {
  const ids = Object.keys(en)
  const missing = ids.filter((id) => own(translations, id) === undefined)
  if (missing.length === 0) return
  report(
    present({
      code: 'site/missing-message',
      severity: 'warning' as const,
      message: `${missing.length} of ${ids.length} interface strings are missing from the file of '${locale}' and shown in English: ${named(missing)}`,
      hint: `run docsite translate ${locale}: it adds them to ${path} with empty text for you to fill in`,
      key: 'i18n',
      place: file === null ? undefined : startOf(file.file),
    }),
  )
}

const named = (ids: readonly string[]) =>
  `${ids.slice(0, MAX_NAMED).join(', ')}${ids.length > MAX_NAMED ? ', …' : ''}`
