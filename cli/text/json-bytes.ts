// Plain data as bytes, for what goes between threads and into the cache: JSON in UTF-8.
import { transcode } from 'node:buffer'
import { utf8Text } from './utf8-text.ts'

/**
 * A value as JSON in UTF-8, in a buffer of its own, so that it can be transferred to another thread. Transcoding is three times
 * as fast as the encoder; it refuses lone surrogates, which JSON has only escaped.
 */
export const jsonBytes = (value: unknown): Uint8Array =>
  transcode(Buffer.from(JSON.stringify(value), 'utf16le'), 'utf16le', 'utf8')

/** The value of bytes made by `jsonBytes`. Throws a `SyntaxError` for anything else. */
export const parseJsonBytes = <Value>(bytes: Uint8Array): Value => JSON.parse(utf8Text(bytes) ?? '') as Value
