// Bytes of a file -> what is stored of a page. It is JSON in a code page with one byte for a Russian letter, or in UTF-8
// behind a byte order mark.
import type { StoredPage } from './format.ts'

/** Every browser knows it. */
export const STORED_CODE_PAGE = 'windows-1251'

/** First byte of the byte order mark in UTF-8, with which no JSON begins. */
const UTF_8_MARK = 0xef

/** The JSON text of a stored page, without the mark. */
export const storedText = (bytes: Uint8Array): string =>
  new TextDecoder(bytes[0] === UTF_8_MARK ? 'utf-8' : STORED_CODE_PAGE).decode(bytes)

/** Reads a stored page. Throws for bytes that are none. */
export const readStored = (bytes: Uint8Array): StoredPage => JSON.parse(storedText(bytes))
