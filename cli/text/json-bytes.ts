// Plain data as JSON in UTF-8, for messages between threads and for the cache.
import { utf8Bytes, utf8Text } from './utf8.ts'

/** Encodes a value as JSON in its own buffer, so that it can be transferred to another thread. */
export const jsonBytes = (value: unknown): Uint8Array => utf8Bytes(JSON.stringify(value))

/** Parses JSON bytes. Throws a `SyntaxError` if they are not valid JSON. */
export const parseJsonBytes = <Value>(bytes: Uint8Array): Value => JSON.parse(utf8Text(bytes) ?? '') as Value
