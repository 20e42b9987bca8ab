// Plain data as JSON in UTF-8, for what is sent between threads and what is cached.
import { utf8Bytes, utf8Text } from './utf8.ts'

/** A value as JSON, in a buffer of its own, so that it can be transferred to another thread. */
export const jsonBytes = (value: unknown): Uint8Array => utf8Bytes(JSON.stringify(value))

/** The value of a JSON text. Throws a `SyntaxError` for bytes that are none. */
export const parseJsonBytes = <Value>(bytes: Uint8Array): Value => JSON.parse(utf8Text(bytes) ?? '') as Value
