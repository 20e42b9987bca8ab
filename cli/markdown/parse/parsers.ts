// The parser seam: a prepared text to a tree. Two parsers stand behind it and give the same tree; nothing after this file may
// depend on which one ran.
import { EnvironmentError } from '../../model/ports.ts'
import { nativeParser } from './native.ts'
import type { ParserChoice } from './parsed-document.ts'
import { parseWithRemark } from './reference.ts'
import type { Parsed, Syntax } from './syntax.ts'

/** Parses a text with the parser that is wanted; throws where that is the native one and it cannot be loaded. */
export function parsePrepared(text: string, syntax: Syntax, choice: ParserChoice): Parsed {
  if (choice === 'remark') return parseWithRemark(text, syntax)
  const native = nativeParser()
  if ('parse' in native) return native.parse(text, syntax) ?? parseWithRemark(text, syntax)
  if (choice === 'satteri')
    throw new EnvironmentError(`The native Markdown parser cannot be loaded: ${native.reason}`)
  return parseWithRemark(text, syntax)
}

/** Why pages are read by the slower parser although the native one may be used; null where they are not. */
export function missingParser(choice: ParserChoice): string | null {
  const native = choice === 'auto' ? nativeParser() : null
  return native && 'reason' in native ? native.reason : null
}
