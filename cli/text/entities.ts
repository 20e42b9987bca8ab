// Decodes character references in attribute values and in code between tags.
import { own } from '../../runtime/model/own.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/** The text with its character references decoded. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name: string) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : Number.NaN
    if (!Number.isNaN(code)) return code === 0 || code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code)
    return own(ENTITIES, name) ?? whole
  })
}
