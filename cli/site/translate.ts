// Translations of configured texts: `{ message }` by id, as in the files of the i18n folder.
import { own } from '../../runtime/model/own.ts'
import type { DataFile } from '../model/data-files.ts'
import type { Place, Report } from '../model/diagnostic.ts'
import { startOf } from '../model/diagnostic.ts'
import { keyPlace } from '../text/key-place.ts'

/** Entries of one translation file. */
export type Translations = Readonly<Record<string, { readonly message: string }>>

/** Reads the entries of a file; invalid entries are reported and ignored. A plain string is accepted as the message. */
export function readTranslations(file: DataFile | null, report: Report): Translations {
  if (file === null) return {}
  const refuse = (found: string, place: Place | undefined): readonly [] => {
    report({
      code: 'site/translation',
      severity: 'error',
      message: `${found} is not a valid translation`,
      hint: 'write { "id": { "message": "text" } }',
      place: place ?? startOf(file.file),
    })
    return []
  }
  if (typeof file.value !== 'object' || file.value === null || Array.isArray(file.value)) {
    refuse('the file', undefined)
    return {}
  }
  const entries = Object.entries(file.value as Record<string, unknown>).flatMap(([id, entry]) => {
    const message =
      typeof entry === 'object' && entry !== null ? (entry as { message?: unknown }).message : entry
    if (typeof message !== 'string') return refuse(`the entry '${id}'`, keyPlace(file, id))
    return [[id, { message }] as const]
  })
  return Object.fromEntries(entries)
}

/** Returns the translation of an id; `text` is the text shown without one. */
export type Translate = (id: string, text: string | undefined) => string | undefined

/** A lookup in the entries of a file; an empty message counts as not yet translated. */
export function translator(translations: Translations): Translate {
  return (id) => own(translations, id)?.message || undefined
}

/** The translation, or the text as configured. */
export function translated(translate: Translate, id: string, text: string): string {
  return translate(id, text) ?? text
}
