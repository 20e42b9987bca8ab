// Types of the spelling packages, which bring none.
declare module 'dictionary-ru' {
  const dictionary: { readonly aff: Uint8Array; readonly dic: Uint8Array }
  export = dictionary
}

declare module 'nspell' {
  interface Spelling {
    correct(word: string): boolean
    /** Adds a word, inflected like the model. */
    add(word: string, model?: string): this
  }
  function nspell(dictionary: { readonly aff: Uint8Array; readonly dic: Uint8Array }): Spelling
  export = nspell
}
