// Decodes an author's file: UTF-8 only, without the byte-order mark, line ends normalized to `\n`. A file that is not valid
// text is reported at the offending byte and dropped, so that no replacement characters are ever published.
import type { LimitsConfig } from '../model/config.ts'
import type { Report } from '../model/diagnostic.ts'
import { startOf } from '../model/diagnostic.ts'
import type { LargeFile } from '../model/output.ts'
import type { SourceFile } from '../model/source.ts'
import { hashText } from '../text/fingerprint.ts'
import { positionAt } from '../text/position.ts'
import { utf8Text } from '../text/utf8.ts'
import { invalidUtf8At } from './utf8.ts'

const REPLACEMENT = '\uFFFD'
const BYTE_ORDER_MARK = 0xfeff

/** Decodes a file, or reports why it cannot be read. */
export function decodeSource(
  path: string,
  content: Uint8Array | LargeFile,
  limits: Pick<LimitsConfig, 'pageBytes'>,
  report: Report,
): SourceFile | null {
  if (content.length > limits.pageBytes) return tooLarge(path, content.length, limits.pageBytes, report)
  const bytes = content instanceof Uint8Array ? content : content.whole()
  if (isUtf16(bytes)) return utf16(path, 'The file is encoded in UTF-16, not in UTF-8', report)
  const encoding = encodingWithNuls(bytes)
  if (encoding === 'binary') return binary(path, report)
  if (encoding)
    return utf16(path, `The file is encoded in ${encoding} without a byte-order mark, not in UTF-8`, report)
  const decoded = decodeUtf8(bytes)
  if (decoded === null) return badByte(path, bytes, report)
  const text = bytes.includes(0) ? withoutNul(path, decoded, report) : decoded
  return { path, text, hash: hashText(bytes) }
}

/** Text of valid UTF-8 with `\n` line ends and without a byte-order mark; null if a byte is invalid. */
function decodeUtf8(bytes: Uint8Array): string | null {
  const text = utf8Text(bytes)
  return text === null ? null : unixLineEnds(text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text)
}

function unixLineEnds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
}

function tooLarge(path: string, size: number, limit: number, report: Report): null {
  report({
    code: 'scan/too-large',
    severity: 'error',
    message: `The file has ${size} bytes, more than limits.pageBytes allows (${limit})`,
    hint: 'Split the file, or raise limits.pageBytes in the configuration',
    place: startOf(path),
  })
  return null
}

/** One NUL in at most this many bytes means a different encoding or a binary file; fewer are stray characters. */
const SPARSE = 32
/** One or two NULs are stray characters and say nothing about the encoding. */
const FEWEST = 3

/**
 * Classifies a file full of NULs: in UTF-16, ASCII characters have theirs all in the first or all in the second byte. Null for
 * text.
 */
function encodingWithNuls(bytes: Uint8Array): 'UTF-16LE' | 'UTF-16BE' | 'binary' | null {
  const counts = [0, 0]
  for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1))
    counts[at % 2] = (counts[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = counts
  if (even + odd < FEWEST || (even + odd) * SPARSE < bytes.length) return null
  if (even * 9 <= odd) return 'UTF-16LE'
  return odd * 9 <= even ? 'UTF-16BE' : 'binary'
}

function binary(path: string, report: Report): null {
  report({
    code: 'scan/binary',
    severity: 'error',
    message: 'The file is not text: it is full of NUL characters',
    hint: 'Save the file as UTF-8 text, or give it another file extension',
    place: startOf(path),
  })
  return null
}

function utf16(path: string, message: string, report: Report): null {
  report({
    code: 'scan/utf-16',
    severity: 'error',
    message,
    hint: 'Save the file as UTF-8; every editor offers this encoding',
    place: startOf(path),
  })
  return null
}

function badByte(path: string, bytes: Uint8Array, report: Report): null {
  const at = Math.max(0, invalidUtf8At(bytes))
  const before = decodeUtf8(bytes.subarray(0, at)) ?? ''
  const byte = (bytes[at] ?? 0).toString(16).toUpperCase().padStart(2, '0')
  report({
    code: 'scan/invalid-utf-8',
    severity: 'error',
    message: `Byte 0x${byte} is not valid UTF-8`,
    hint: 'Save the file as UTF-8; convert it if it is in Windows-1251 or another legacy encoding',
    place: { file: path, start: positionAt(before, before.length) },
  })
  return null
}

/** HTML cannot contain NUL: like CommonMark, we replace it, with a warning. */
function withoutNul(path: string, text: string, report: Report): string {
  const at = text.indexOf('\0')
  if (at === -1) return text
  report({
    code: 'scan/nul-character',
    severity: 'warning',
    message: 'A NUL character (U+0000) is replaced by U+FFFD',
    hint: 'Delete the character; it cannot be shown on a page',
    place: { file: path, start: positionAt(text, at) },
  })
  return text.replaceAll('\0', REPLACEMENT)
}
