// Encodes a value as JSON in UTF-8 in pieces: the cached data of a large site can exceed the maximum string length.
import { utf8Bytes } from './utf8.ts'

/** Number of list elements encoded at once. */
const AT_ONCE = 1024

/** How many levels deep large lists are split. */
const DEPTH = 4

/** The bytes of `JSON.stringify(value)`, cut anywhere. Empty if the value has no JSON form. */
export function jsonPieces(value: unknown): readonly Uint8Array[] {
  const pieces: Uint8Array[] = []
  const state = { text: '' }
  write(value, DEPTH, (text) => {
    state.text += text
    if (state.text.length < ENOUGH) return
    pieces.push(utf8Bytes(state.text))
    state.text = ''
  })
  if (state.text !== '') pieces.push(utf8Bytes(state.text))
  return pieces
}

/** Approximate number of characters per piece. */
const ENOUGH = 65_536

type Put = (text: string) => void

function write(value: unknown, depth: number, put: Put): void {
  if (typeof value !== 'object' || value === null || depth === 0 || 'toJSON' in value)
    put(JSON.stringify(value) ?? '')
  else if (Array.isArray(value)) writeList(value, depth, put)
  else writeFields(value, depth, put)
}

function writeList(list: readonly unknown[], depth: number, put: Put): void {
  if (list.length <= AT_ONCE) {
    put('[')
    for (const [at, element] of list.entries()) {
      if (at > 0) put(',')
      if (isData(element)) write(element, depth - 1, put)
      else put('null')
    }
    put(']')
    return
  }
  for (let at = 0; at < list.length; at += AT_ONCE)
    put(`${at === 0 ? '[' : ','}${JSON.stringify(list.slice(at, at + AT_ONCE)).slice(1, -1)}`)
  put(']')
}

function writeFields(fields: object, depth: number, put: Put): void {
  put('{')
  let comma = ''
  for (const [name, field] of Object.entries(fields)) {
    if (!isData(field)) continue
    put(`${comma}${JSON.stringify(name)}:`)
    write(field, depth - 1, put)
    comma = ','
  }
  put('}')
}

const isData = (value: unknown) =>
  value !== undefined && typeof value !== 'function' && typeof value !== 'symbol'
