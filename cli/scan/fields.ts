// Validators for front matter and data files: each turns a node into a typed value or reports what was expected.
import { own } from '../../runtime/model/own.ts'
import type { Place, Report } from '../model/diagnostic.ts'
import { suggest } from '../text/suggest.ts'
import { replaceVariables, unknownVariables, type Variables } from '../text/variables.ts'
import {
  type DataNode,
  describeNode,
  type MapEntry,
  type MapNode,
  type ScalarNode,
  toValue,
} from './data-node.ts'

/** Context shared by all fields of a file. */
export interface DataContext {
  /** Position of an offset in the data. */
  readonly placeAt: (offset: number) => Place
  readonly report: Report
  readonly variables: Variables
  /** Diagnostic code for wrong values. */
  readonly code: string
}

/** Reads one field; reports a wrong value and returns undefined. `key` is the key path used in messages. */
export type Field<Value> = (node: DataNode, key: string, context: DataContext) => Value | undefined

/** Fields by key. */
export type Fields = Readonly<Record<string, Field<unknown>>>

/** Values of the fields: only keys that are present and valid. */
export type ValuesOf<Known extends Fields> = {
  readonly [Key in keyof Known]?: Known[Key] extends Field<infer Value> ? Value : never
}

/** Reports a wrong value; returns undefined, the result of a field in that case. */
export function wrongValue(node: DataNode, key: string, expected: string, context: DataContext): undefined {
  context.report({
    code: context.code,
    severity: 'error',
    message: `\`${key}\`: expected ${expected}, found ${describeNode(node)}`,
    hint: fixHint(node, key, expected),
    subject: { kind: 'key', names: [key] },
    place: context.placeAt(node.start),
  })
  return undefined
}

/** Hint with the corrected line. */
function fixHint(node: DataNode, key: string, expected: string): string {
  const name = key.split('.').at(-1) ?? key
  if (/^text\b/.test(expected) && node.kind === 'scalar' && node.text === '' && node.comment !== undefined)
    return `Write ${inQuotes(node, key)}: # after a space begins a comment`
  if (expected === 'text on one line')
    return `Write ${name}: '…' in single quotes: in double quotes, \\n and \\t are escape sequences`
  if (expected.startsWith('a tag'))
    return 'Write the tag as text, or with both keys: { label: …, permalink: /… }'
  if (expected.startsWith('an object with `author`') && node.kind === 'scalar' && node.text !== '')
    return `Write ${name}: { ${/^\d{4}-/.test(node.text) ? 'date' : 'author'}: ${node.text} }`
  const [, entry] = /^an object with a key for each (\w+)$/.exec(expected) ?? []
  if (entry !== undefined) return `Write each ${entry} as a key: its name, a colon and its definition`
  if (expected === 'an object' && node.kind === 'scalar' && node.text !== '')
    return `Write its keys on the lines below, for example label: ${node.text}`
  if (expected.startsWith('a list') && node.kind === 'scalar' && node.text !== '')
    return `Write ${name}: [${node.text}]`
  if (expected === 'true or false') return `Write ${name}: true, or remove the line`
  const [least = 1] = /(?<=from )\d+/.exec(expected) ?? []
  if (/number/.test(expected)) return `Write ${name}: ${least}, or another number, without quotes or words`
  return `Correct the value of \`${name}\`, or remove the line`
}

/** Text with variables replaced; unknown names are reported. */
export function withVariables(
  text: string,
  node: DataNode,
  { variables, report, placeAt }: DataContext,
): string {
  for (const { name } of unknownVariables(text, variables)) {
    const nearest = suggest(name, Object.keys(variables))
    report({
      code: 'scan/unknown-variable',
      severity: 'warning',
      message: `Unknown variable {${name}}`,
      hint: `${nearest ? `Did you mean {${nearest}}? ` : ''}Write \\{${name}} to show it as text`,
      place: placeAt(node.start),
    })
  }
  return replaceVariables(text, variables)
}

/** Text, possibly empty. Plain numbers and words such as `true` are taken as written: `10.30` stays `10.30`. */
export const text: Field<string> = (node, key, context) => {
  if (node.kind !== 'scalar' || node.value === null) return wrongValue(node, key, 'text', context)
  if (node.comment !== undefined) reportCut(node, key, context)
  return withVariables(node.text, node, context)
}

/** Text that is displayed on a single line. */
export const lineOfText: Field<string> = (node, key, context) =>
  node.kind === 'scalar' && /\S[\n\t]\s*\S/.test(node.text)
    ? wrongValue(node, key, 'text on one line', context)
    : text(node, key, context)

/** Reports text whose end YAML discards as a comment: `C # for all` is `C`. */
function reportCut(node: ScalarNode, key: string, { report, placeAt }: DataContext): void {
  report({
    code: 'scan/cut-text',
    severity: 'warning',
    message: `\`${key}\` is only '${node.text}': the rest of the line, '${node.comment}', is a comment`,
    hint: `Write ${inQuotes(node, key)}, or put the comment on its own line`,
    place: placeAt(node.start),
  })
}

/** The line with its whole value, comment included, in quotes. */
const inQuotes = ({ text, comment = '' }: ScalarNode, key: string): string =>
  `${lastSegment(key)}${JSON.stringify([text, comment].filter((part) => part !== '').join(' '))}`

/** `title: ` for a key, `- ` for a list item. */
const lastSegment = (key: string): string => (key.endsWith(']') ? '- ' : `${key.split('.').at(-1)}: `)

/** Non-empty text. */
export const nonEmptyText: Field<string> = (node, key, context) =>
  node.kind === 'scalar' && node.text === ''
    ? wrongValue(node, key, 'text that is not empty', context)
    : text(node, key, context)

/** true or false, also as a string. */
export const boolean: Field<boolean> = (node, key, context) => {
  const written = node.kind === 'scalar' ? String(node.value) : ''
  return written === 'true' || written === 'false'
    ? written === 'true'
    : wrongValue(node, key, 'true or false', context)
}

/** A finite number, also as a string. */
export const number: Field<number> = (node, key, context) =>
  numberOf(node) ?? wrongValue(node, key, 'a number', context)

function numberOf(node: DataNode): number | undefined {
  if (node.kind !== 'scalar' || typeof node.value === 'boolean' || node.text.trim() === '') return undefined
  const value = typeof node.value === 'number' ? node.value : Number(node.text)
  return Number.isFinite(value) ? value : undefined
}

/** An integer in an inclusive range. */
export function integerBetween(min: number, max: number): Field<number> {
  return (node, key, context) => {
    const value = numberOf(node)
    const fits = value !== undefined && Number.isInteger(value) && value >= min && value <= max
    return fits ? value : wrongValue(node, key, `a whole number from ${min} to ${max}`, context)
  }
}

/** Accepts null or the field. */
export function nullable<Value>(field: Field<Value>): Field<Value | null> {
  return (node, key, context) =>
    node.kind === 'scalar' && node.value === null ? null : field(node, key, context)
}

/** One of a fixed set of words. */
export function oneOf<const Word extends string>(...words: readonly Word[]): Field<Word> {
  const expected = words.map((word) => `\`${word}\``).join(', ')
  return (node, key, context) =>
    words.find((word) => node.kind === 'scalar' && node.value === word) ??
    wrongValue(node, key, `one of ${expected}`, context)
}

/** A list with at least `options.least` items; invalid items are reported and left out. */
export function listOf<Value>(
  field: Field<Value>,
  options: { readonly least: 0 | 1 },
): Field<readonly Value[]> {
  return (node, key, context) => {
    if (node.kind !== 'list') return wrongValue(node, key, 'a list', context)
    if (node.items.length < options.least) return wrongValue(node, key, 'a list that is not empty', context)
    return node.items.flatMap((item, i) => {
      const value = field(item, `${key}[${i}]`, context)
      return value === undefined ? [] : [value]
    })
  }
}

/** An object with arbitrary keys. */
export const record: Field<Readonly<Record<string, unknown>>> = (node, key, context) => {
  if (node.kind !== 'map') return wrongValue(node, key, 'an object', context)
  const value = toValue(node, (written) => withVariables(written, node, context))
  // `toValue` turns a map node into an object.
  return value as Readonly<Record<string, unknown>>
}

/** Reads the known keys of a map; returns the other entries as `unknown`. */
export function readFields<Known extends Fields>(
  map: MapNode,
  fields: Known,
  context: DataContext,
): { readonly values: ValuesOf<Known>; readonly unknown: readonly MapEntry[] } {
  const values: (readonly [string, unknown])[] = []
  const unknown: MapEntry[] = []
  for (const entry of map.entries) {
    const field = own<Field<unknown>>(fields, entry.key)
    const value = field?.(entry.value, entry.key, context)
    if (field === undefined) unknown.push(entry)
    else if (value !== undefined) values.push([entry.key, value])
  }
  // Each value was produced by the field of its key.
  return { values: Object.fromEntries(values) as ValuesOf<Known>, unknown }
}

/** An object with known keys only. */
export function objectOf<Known extends Fields>(fields: Known): Field<ValuesOf<Known>> {
  return (node, key, context) => {
    if (node.kind !== 'map') return wrongValue(node, key, 'an object', context)
    const inner = prefixed(fields, key)
    const { values, unknown } = readFields(node, inner, context)
    for (const entry of unknown) reportUnknownKey(entry, `${key}.`, Object.keys(fields), context)
    return values
  }
}

function prefixed<Known extends Fields>(fields: Known, prefix: string): Known {
  const named = Object.entries(fields).map(([key, field]): [string, Field<unknown>] => [
    key,
    (node, _key, context) => field(node, `${prefix}.${key}`, context),
  ])
  // Same keys and result types; only the key paths in messages are longer.
  return Object.fromEntries(named) as unknown as Known
}

/** Reports an unknown key as an error. */
export function reportUnknownKey(
  entry: MapEntry,
  prefix: string,
  known: readonly string[],
  context: DataContext,
): void {
  const nearest = suggest(entry.key, known)
  context.report({
    code: context.code,
    severity: 'error',
    message: `Unknown key \`${prefix}${entry.key}\``,
    hint: nearest ? `Did you mean \`${prefix}${nearest}\`?` : `Known keys: ${known.join(', ')}`,
    place: context.placeAt(entry.keyStart),
  })
}
