// JSON as it is kept and sent: UTF-8 in bytes.
import { utf8Text } from './utf8-text.ts'

/** The value of a JSON text in UTF-8. Throws for anything else. */
export function parseJson<Value>(bytes: Uint8Array): Value {
  return JSON.parse(utf8Text(bytes) ?? '') as Value
}
