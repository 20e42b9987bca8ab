// Translations of configured texts: `{ message }` by id, as the files below the i18n folder hold them.

/** Entries of one translation file. */
export type Translations = Readonly<Record<string, { readonly message: string }>>

/** Finds the translation of an id. */
export type Translate = (id: string) => string | undefined

/** A look-up in the entries of a file. */
export function translator(translations: Translations): Translate {
  return (id) => (Object.hasOwn(translations, id) ? translations[id]?.message : undefined)
}

/** The translation, or the text as configured. */
export function translated(translate: Translate, id: string, text: string): string {
  return translate(id) ?? text
}
