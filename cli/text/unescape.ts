// Resolves escape sequences of JavaScript strings.
import { own } from '../../runtime/model/own.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  '0': '\0',
}

/** The string that the content of a string literal represents. */
export function unescapeString(value: string): string {
  return value.replace(
    /\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi,
    (_whole, long, short, byte, char: string) => {
      const code = Number.parseInt(long ?? short ?? byte ?? '', 16)
      if (!Number.isNaN(code)) return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code)
      return own(ESCAPES, char) ?? (char === '\n' ? '' : char)
    },
  )
}
