// Puts issues of the schema library into words: the expected and the found value, and the nearest known name.
import type { z } from 'zod'
import { own } from '../../runtime/model/own.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { counted } from '../text/counted.ts'
import { suggest } from '../text/suggest.ts'
import { type KeyPath, keyPathText, valueAt } from './key-path.ts'
import type { ProblemParams } from './problem.ts'

/** A finding about a key, without its place in the file. */
export interface KeyFinding extends Pick<Diagnostic, 'code' | 'message' | 'hint'> {
  readonly path: KeyPath
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
  RegExp: 'a regular expression',
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}

/** `a`, `a or b`, `a, b or c`. */
function alternatives(parts: readonly string[]): string {
  const unique = [...new Set(parts)]
  const last = unique.at(-1) ?? ''
  return unique.length > 1 ? `${unique.slice(0, -1).join(', ')} or ${last}` : last
}

function shapeOf(schema: unknown): Readonly<Record<string, unknown>> {
  const holder = schema as
    | { readonly _zod?: { readonly def?: { readonly shape?: Readonly<Record<string, unknown>> } } }
    | undefined
  return holder?._zod?.def?.shape ?? {}
}

/** A type with a lower or upper bound. */
function sized(origin: string, bound: 'at least' | 'at most', count: number): string {
  const of = (one: string, many?: string) => `${bound} ${counted(count, one, many)}`
  if (origin === 'array') return `a list of ${of('entry', 'entries')}`
  if (origin === 'string')
    return bound === 'at least' && count === 1 ? 'non-empty text' : `text of ${of('character')}`
  return `a number of ${bound} ${count}`
}

/**
 * Error map for the schema library: the message of an issue becomes the expected value. For unknown keys, which are
 * worded later, it becomes the list of known keys, because only here is the schema available.
 */
export function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return TYPE_NAMES[issue.expected] ?? issue.expected
    case 'invalid_value':
      return alternatives(issue.values.map(quoted))
    case 'too_small':
      return sized(issue.origin, 'at least', Number(issue.minimum))
    case 'too_big':
      return sized(issue.origin, 'at most', Number(issue.maximum))
    case 'unrecognized_keys':
      return Object.keys(shapeOf(issue.inst)).join(' ')
    default:
      return undefined
  }
}

/** A value as messages show it: shortened, and never the contents of an object. */
export function foundText(value: unknown): string {
  if (typeof value === 'string') return quoted(value.length > 60 ? `${value.slice(0, 57)}...` : value)
  if (typeof value === 'function') return 'a function'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (value instanceof RegExp) return 'a regular expression'
  if (typeof value === 'object' && value !== null) return value instanceof Promise ? 'a promise' : 'an object'
  return typeof value === 'symbol' ? 'a symbol' : String(value)
}

type Issue = z.core.$ZodIssue

function labelled(path: KeyPath, sentence: string): string {
  return path.length === 0 ? sentence : `${keyPathText(path)}: ${sentence}`
}

/** Keys of other generators that have another name here. */
const SYNONYMS: Readonly<Record<string, string>> = {
  destination: 'to',
  link: 'to',
  source: 'from',
  text: 'label',
}

function unknownKeys(issue: Issue & { code: 'unrecognized_keys' }, path: KeyPath): readonly KeyFinding[] {
  const known = issue.message.split(' ')
  return issue.keys.map((key) => {
    const meant = own(SYNONYMS, key)
    const near = suggest(key, known) ?? known.find((name) => name === meant)
    const hint = near ? `did you mean '${near}'?` : `known keys: ${[...known].sort().join(', ')}`
    return {
      code: 'config/unknown-key',
      path: [...path, key],
      message: labelled([...path, key], 'unknown key'),
      hint,
    }
  })
}

function nearestValue(issue: Issue, found: unknown): string | undefined {
  if (issue.code !== 'invalid_value' || typeof found !== 'string' || found === '') return undefined
  const known = issue.values.filter((value) => typeof value === 'string')
  const near =
    suggest(found, known) ?? known.find((value) => found.startsWith(value) || value.startsWith(found))
  return near === undefined ? undefined : `did you mean '${near}'?`
}

/** Lists the allowed values if there are only a few. */
const valuesOf = (issue: Issue): string | undefined =>
  issue.code === 'invalid_value' && issue.values.length <= MAX_VALUES
    ? `write ${alternatives(issue.values.map(quoted))}`
    : undefined

const MAX_VALUES = 5

/** Hint for a quoted number or boolean, or a single list entry without brackets. */
function bareValue(issue: Issue, path: KeyPath, found: unknown): string | undefined {
  if (issue.code !== 'invalid_type' || typeof found !== 'string') return undefined
  if (issue.expected === 'array' && found.trim() !== '') {
    const key = path.at(-1) ?? 0
    const entries = found.split(',').map((entry) => quoted(entry.trim()))
    const name = typeof key === 'number' ? '' : `${/^[\w$]+$/.test(key) ? key : quoted(key)}: `
    return `write ${name}[${entries.join(', ')}]`
  }
  if (issue.expected === 'boolean') return 'write true or false without quotes'
  const isNumber = ['number', 'int'].includes(issue.expected) && /^\d+(?:\.\d+)?$/.test(found)
  return isNumber ? `write ${found} without quotes` : undefined
}

/** Whether a key is missing. An undefined list entry does not count: the author cannot add it. */
const isMissing = (path: KeyPath, found: unknown): boolean =>
  found === undefined && typeof path.at(-1) !== 'number'

function mismatch(issue: Issue, path: KeyPath, root: unknown): KeyFinding {
  const params = issue.code === 'custom' ? (issue.params as Partial<ProblemParams> | undefined) : undefined
  const found = valueAt(root, path)
  const missing = isMissing(path, found) && params === undefined
  const hint =
    params?.hint ??
    nearestValue(issue, found) ??
    bareValue(issue, path, found) ??
    (missing ? undefined : valuesOf(issue))
  const code =
    params?.code ??
    (missing
      ? 'config/missing-key'
      : issue.code === 'invalid_type'
        ? 'config/wrong-type'
        : 'config/wrong-value')
  const sentence = params?.whole
    ? issue.message
    : missing
      ? `this key is required, expected ${issue.message}`
      : `expected ${issue.message}, found ${foundText(found)}`
  return { code, path, message: labelled(path, sentence), ...(hint === undefined ? {} : { hint }) }
}

/** Whether the issue only says that the value has another type. */
function isOtherKind(issue: Issue): boolean {
  if (issue.path.length > 0) return false
  // Our own checks report errors in values of the right type; issues of the library report a wrong type.
  if (issue.code === 'custom') return issue.params?.code === undefined
  return issue.code === 'invalid_type' || issue.code === 'invalid_value'
}

function weight(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0)
}

/** What one alternative of a union expects. */
function expectations(issue: Issue): readonly string[] {
  return issue.code === 'invalid_value' ? issue.values.map(quoted) : [issue.message]
}

/** Findings of the intended alternative; if none matches at all, one finding that lists all of them. */
function unionFindings(
  issue: Issue & { code: 'invalid_union' },
  path: KeyPath,
  root: unknown,
): readonly KeyFinding[] {
  const meant = issue.errors
    .filter((issues) => !issues.some(isOtherKind))
    .sort((a, b) => weight(a) - weight(b))[0]
  if (meant) return findingsOf(meant, path, root)
  const refused = issue.errors.flat().filter(isOtherKind)
  const found = valueAt(root, path)
  const message = labelled(
    path,
    `expected ${alternatives(refused.flatMap(expectations))}, found ${foundText(found)}`,
  )
  const hint = refused.map((inner) => nearestValue(inner, found)).find((near) => near !== undefined)
  if (isMissing(path, found)) {
    const wanted = labelled(
      path,
      `this key is required, expected ${alternatives(refused.flatMap(expectations))}`,
    )
    return [{ code: 'config/missing-key', path, message: wanted }]
  }
  return [{ code: 'config/wrong-type', path, message, ...(hint === undefined ? {} : { hint }) }]
}

/** Converts issues into findings. `base` is the path of the value that their paths are relative to. */
export function findingsOf(issues: readonly Issue[], base: KeyPath, root: unknown): readonly KeyFinding[] {
  const ofOtherKind = new Set(
    issues.flatMap(({ code, path }) => (code === 'invalid_type' ? [path.map(String).join()] : [])),
  )
  return withoutMisspelt(
    issues
      // The library also checks bounds of values with the wrong type if they have a length.
      .filter(({ code, path }) => !code.startsWith('too_') || !ofOtherKind.has(path.map(String).join()))
      .flatMap((issue) => findingsOfOne(issue, base, root)),
  )
}

/** Drops "missing key" findings for required keys that are misspelt. */
function withoutMisspelt(findings: readonly KeyFinding[]): readonly KeyFinding[] {
  const meant = new Set(
    findings.flatMap(({ code, path, hint = '' }) => {
      const [, key] = code === 'config/unknown-key' ? (/^did you mean '([^']+)'/.exec(hint) ?? []) : []
      return key === undefined ? [] : [keyPathText([...path.slice(0, -1), key])]
    }),
  )
  return findings.filter(({ code, path }) => code !== 'config/missing-key' || !meant.has(keyPathText(path)))
}

function findingsOfOne(issue: Issue, base: KeyPath, root: unknown): readonly KeyFinding[] {
  const path = [...base, ...issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))]
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue, path)
  if (issue.code === 'invalid_union') return unionFindings(issue, path, root)
  if (issue.code !== 'invalid_key') return [mismatch(issue, path, root)]
  const expected = alternatives(issue.issues.map(({ message }) => message))
  const key = String(path.at(-1))
  return [
    {
      code: 'config/wrong-key',
      path,
      message: labelled(path, `expected ${expected} as the key, found '${key}'`),
      hint: 'choose another name',
    },
  ]
}
