// Decodes a stored page. It is JSON in a code page with one byte per Russian letter, or in UTF-8 with a byte order mark.
import type { StoredPage } from './format.ts'

/** Every browser supports it. */
export const STORED_CODE_PAGE = 'windows-1251'

/** First byte of the UTF-8 byte order mark; JSON never starts with it. */
const UTF_8_MARK = 0xef

/** The JSON text of a stored page, without the byte order mark. */
export const storedText = (bytes: Uint8Array): string =>
  new TextDecoder(bytes[0] === UTF_8_MARK ? 'utf-8' : STORED_CODE_PAGE).decode(bytes)

/** Reads a stored page. Throws for invalid JSON. */
export const readStored = (bytes: Uint8Array): StoredPage => JSON.parse(storedText(bytes))
