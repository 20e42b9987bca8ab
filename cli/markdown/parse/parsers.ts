// The parser interface: turns a prepared text into a tree. Two parsers implement it and return the same tree; no later step may
// depend on which one ran.

import type { Diagnostic } from '../../model/diagnostic.ts'
import { EnvironmentError } from '../../model/ports.ts'
import { nativeParser } from './native.ts'
import type { ParserChoice } from './parsed-document.ts'
import { parseWithRemark } from './reference.ts'
import type { Parsed, Syntax } from './syntax.ts'

/** Parses a text with the chosen parser; throws if that is the native one and it cannot be loaded. */
export function parsePrepared(
  text: string,
  syntax: Syntax,
  choice: ParserChoice,
  load = nativeParser,
): Parsed {
  if (choice === 'remark' || syntax.extensions) return parseWithRemark(text, syntax)
  const native = load()
  if ('parse' in native) return native.parse(text, syntax) ?? parseWithRemark(text, syntax)
  if (choice === 'satteri')
    throw new EnvironmentError(`Cannot load the native Markdown parser: ${native.reason}`)
  return parseWithRemark(text, syntax)
}

/**
 * The warning that the native parser cannot be loaded and the slower one is used. It has no place, so each run reports it only
 * once.
 */
export function parserFindings(choice: ParserChoice, native = nativeParser): readonly Diagnostic[] {
  const parser = choice === 'auto' ? native() : null
  if (!parser || 'parse' in parser) return []
  const message = `Cannot load the native Markdown parser; pages are parsed by the slower one: ${parser.reason}`
  const hint = "Reinstall the package on this machine, or set `markdown.parser: 'remark'`."
  return [{ code: 'markdown/parser-unavailable', severity: 'warning', message, hint }]
}
