// Hints for YAML syntax errors: the corrected line for the most common mistakes.
import type { DataProblem } from './data-node.ts'

/** A value that begins with a character reserved by YAML. */
const RESERVED = /^\s*(?:- )?([\w-]+):[ \t]+([@`%*&!][^\n]*?)[ \t]*$/
/** Text in typographic quotes. */
const CURLY = /^\s*([\w-]+):[ \t]+[“”„«‘’]([^“”„«»‘’]*)[“”»‘’][ \t]*$/
/** A key with a value on its line. */
const VALUE = /^ *(?:- )?([\w-]+):[ \t]+(\S[^\n]*?)[ \t]*$/
/** A key whose text continues on the following lines. */
const OPEN = /^ *([\w-]+):(?:[ \t]|$)/

/** Hint for a syntax error, without a full stop. */
export function yamlHint(yaml: string, { message, start }: DataProblem): string {
  if (/^Tabs /.test(message)) return 'Indent with spaces'
  const [, quote] = /^Missing closing (['"])/.exec(message) ?? []
  if (quote !== undefined) return `Write ${quote} where the text ends`
  if (/is defined twice/.test(message)) return 'Remove one of the two lines'
  const [, open] = /must .*end with an? ([\]}])/.exec(message) ?? []
  if (open !== undefined) return `Write ${open} where the ${open === ']' ? 'list' : 'object'} ends`
  const from = yaml.lastIndexOf('\n', Math.max(0, start - 1)) + 1
  const [line = '', next = ''] = yaml.slice(from).split('\n')
  const before = yaml.slice(0, from).trimEnd().split('\n').at(-1) ?? ''
  return ofLine(line) ?? ofNeighbours(line, { before, next }) ?? inQuotes(line) ?? GENERAL
}

const GENERAL = 'Put text with `: `, `#` or brackets in quotes, close what is open, and indent with spaces'

function ofLine(line: string): string | undefined {
  const [, key, curly] = CURLY.exec(line) ?? []
  if (curly !== undefined) return `Write ${key}: "${curly}": YAML does not treat typographic quotes as quotes`
  const [, named, value = ''] = RESERVED.exec(line) ?? []
  if (named !== undefined)
    return `Write ${named}: ${JSON.stringify(value)}: text without quotes cannot begin with ${value.charAt(0)}`
  const [, tag] = /[[,][ \t]*(#[^\s,\]]+)/.exec(line) ?? []
  return tag === undefined ? undefined : `Write "${tag}" in quotes, or remove the #, which begins a comment`
}

/** Hint for a line with too much or too little indentation. */
function ofNeighbours(
  line: string,
  { before, next }: { readonly before: string; readonly next: string },
): string | undefined {
  const [, indented] = /^[ \t]+([\w-]+):(?:[ \t]|$)/.exec(next) ?? []
  if (/^[\w-]+:[ \t][^:]*$/.test(line) && indented !== undefined)
    return `Remove the spaces before \`${indented}\``
  const [, open] = OPEN.exec(before) ?? []
  return open !== undefined && /^[^\s:#-][^:]*$/.test(line)
    ? `Put two spaces before this line, so that it belongs to \`${open}\``
    : undefined
}

/** Hint to quote the value, if it is a plain string. */
function inQuotes(line: string): string | undefined {
  const [, key, value = ''] = VALUE.exec(line) ?? []
  if (key === undefined || /^[[{].*[\]}]$|^[[{][^\]}]*$|^[|>]/.test(value)) return undefined
  const [, , inner = value] = /^(['"])(.*)\1$/.exec(value) ?? []
  return `Write ${key}: ${JSON.stringify(inner.replaceAll("''", "'"))}`
}
