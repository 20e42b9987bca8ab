// What is meant most often where YAML cannot be read: the line as it might be written.
import type { DataProblem } from './data-node.ts'

/** Signs that begin no text in YAML, for they mean something else. */
const RESERVED = /^\s*(?:- )?([\w-]+):[ \t]+([@`%*&!][^\n]*?)[ \t]*$/
/** A text in typographic quotes. */
const CURLY = /^\s*([\w-]+):[ \t]+[“”„«‘’]([^“”„«»‘’]*)[“”»‘’][ \t]*$/
/** A key with a value on its line. */
const VALUE = /^ *(?:- )?([\w-]+):[ \t]+(\S[^\n]*?)[ \t]*$/
/** A key that a text is to follow on the lines below. */
const OPEN = /^ *([\w-]+):(?:[ \t]|$)/

/** The way out of a problem, without a full stop. */
export function yamlWayOut(yaml: string, { message, start }: DataProblem): string {
  if (/^Tabs /.test(message)) return 'Indent with spaces'
  const [, quote] = /^Missing closing (['"])/.exec(message) ?? []
  if (quote !== undefined) return `Write ${quote} where the text ends`
  if (/stands here twice/.test(message)) return 'Take one of the two lines away'
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
  if (curly !== undefined) return `Write ${key}: "${curly}": typographic quotes hold no text together in YAML`
  const [, named, value = ''] = RESERVED.exec(line) ?? []
  if (named !== undefined)
    return `Write ${named}: ${JSON.stringify(value)}: without quotes, no text begins with ${value.charAt(0)}`
  const [, tag] = /[[,][ \t]*(#[^\s,\]]+)/.exec(line) ?? []
  return tag === undefined ? undefined : `Write "${tag}", in quotes, or leave # away: it begins a comment`
}

/** A line that stands too far to the right or to the left. */
function ofNeighbours(
  line: string,
  { before, next }: { readonly before: string; readonly next: string },
): string | undefined {
  const [, indented] = /^[ \t]+([\w-]+):(?:[ \t]|$)/.exec(next) ?? []
  if (/^[\w-]+:[ \t][^:]*$/.test(line) && indented !== undefined)
    return `Take the spaces before \`${indented}\` away`
  const [, open] = OPEN.exec(before) ?? []
  return open !== undefined && /^[^\s:#-][^:]*$/.test(line)
    ? `Put two spaces before this line: it is part of \`${open}\``
    : undefined
}

/** The value in quotes, as far as it is a text. */
function inQuotes(line: string): string | undefined {
  const [, key, value = ''] = VALUE.exec(line) ?? []
  if (key === undefined || /^[[{].*[\]}]$|^[[{][^\]}]*$|^[|>]/.test(value)) return undefined
  const [, , inner = value] = /^(['"])(.*)\1$/.exec(value) ?? []
  return `Write ${key}: ${JSON.stringify(inner.replaceAll("''", "'"))}`
}
