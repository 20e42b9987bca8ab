// JSON of a stored page -> bytes. Compressed, Russian text is a seventh smaller in a single-byte code page than in
// UTF-8. Characters missing from the code page become JSON escapes. Text in other scripts stays in UTF-8.
import { STORED_CODE_PAGE } from '../../../runtime/search/sharded/read-stored.ts'

const MISSING = -1
const BYTE_ORDER_MARK = '\ufeff'
/** If more than one in this many characters needs an escape, UTF-8 is shorter. */
const CHARACTERS_FOR_ESCAPE = 40

/** Code page byte of each UTF-16 unit. */
const bytesOf = codePage()

function codePage(): Int16Array {
  const bytes = new Int16Array(2 ** 16).fill(MISSING)
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  for (const [byte, character] of [...new TextDecoder(STORED_CODE_PAGE).decode(all)].entries())
    bytes[character.charCodeAt(0)] = byte
  return bytes
}

/** Encodes a JSON text. */
export function encodeStored(json: string): Buffer {
  const bytes = Buffer.allocUnsafe(json.length)
  const missing: number[] = []
  for (let at = 0; at < json.length; at++) {
    const byte = bytesOf[json.charCodeAt(at)] ?? MISSING
    if (byte === MISSING) missing.push(at)
    else bytes[at] = byte
  }
  if (missing.length === 0) return bytes
  if (missing.length * CHARACTERS_FOR_ESCAPE > json.length) return Buffer.from(BYTE_ORDER_MARK + json)
  const parts: Uint8Array[] = []
  let start = 0
  for (const at of missing) {
    parts.push(bytes.subarray(start, at), escaped(json.charCodeAt(at)))
    start = at + 1
  }
  return Buffer.concat([...parts, bytes.subarray(start)])
}

const escaped = (unit: number) => Buffer.from(`\\u${unit.toString(16).padStart(4, '0')}`)
