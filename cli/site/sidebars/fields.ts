// Reads the fields of one item in the sidebars file: checks their types, and reports keys that are not read.
import { own } from '../../../runtime/model/own.ts'
import type { Place, Report } from '../../model/diagnostic.ts'
import { isRecord } from '../../text/record.ts'
import { suggest } from '../../text/suggest.ts'

/** Position of a value in the sidebars file. */
export interface Spot {
  /** Key path in the file, such as `docs.3.items`. */
  readonly path: string
  readonly placeOf: (path: string) => Place
  readonly report: Report
}

/** The spot of a key or list item of the value. */
export function below(spot: Spot, key: string | number): Spot {
  return { ...spot, path: spot.path === '' ? `${key}` : `${spot.path}.${key}` }
}

/** Reports an invalid part of the sidebars file; `text` is the wrong value in it. */
export function refuse(spot: Spot, message: string, hint: string, text?: string): void {
  spot.report({
    code: 'site/bad-sidebar-item',
    severity: 'error',
    message,
    place: spot.placeOf(spot.path),
    hint,
    ...(text === undefined ? {} : { about: { text } }),
  })
}

/** Reads fields one by one; `ok` returns at the end whether all of them were valid. */
export interface FieldReader {
  text(name: string): string | undefined
  required(name: string): string
  flag(name: string): boolean | undefined
  record(name: string): Readonly<Record<string, unknown>> | undefined
  texts(name: string): readonly string[] | undefined
  /** A field that the caller checks. */
  any(name: string): unknown
  ok(): boolean
}

/** The expected type of a field, and an example. */
interface Wanted {
  readonly expected: string
  readonly example: string
}

const TEXT: Wanted = { expected: 'non-empty text', example: "'…'" }
const FLAG: Wanted = { expected: 'true or false', example: 'true, without quotes' }
const RECORD: Wanted = { expected: 'an object', example: '{ … }' }
const TEXTS: Wanted = { expected: 'a list of strings', example: "['…', '…']" }

/** Creates a reader for the fields of an item. `kind` names the item in messages. */
export function fieldReader(value: Readonly<Record<string, unknown>>, kind: string, spot: Spot): FieldReader {
  const asked = new Set(['type'])
  const state = { failed: false }
  const fail = (name: string, message: string, hint: string, text = nameOf(value) ?? name) => {
    state.failed = true
    refuse(below(spot, name), message, hint, text)
  }
  const get = <T>(
    name: string,
    { expected, example }: Wanted,
    is: (field: unknown) => field is T,
  ): T | undefined => {
    asked.add(name)
    const field = own(value, name)
    if (field === undefined || is(field)) return field
    const message = `\`${name}\` of ${kind}: expected ${expected}, found ${shown(field)}`
    fail(name, message, `write ${name}: ${example}`)
    return undefined
  }
  return {
    text: (name) => get(name, TEXT, isText),
    required(name) {
      const field = get(name, TEXT, isText)
      // A misspelt key is reported as such.
      const isMisspelt = Object.keys(value).some(
        (key) => !asked.has(key) && (suggest(key, [name]) ?? own(SYNONYMS, key)) === name,
      )
      if (field === undefined && !Object.hasOwn(value, name) && !isMisspelt)
        // Locates the item by its own text, since other items may have this key.
        fail(
          name,
          `${kind} needs \`${name}\``,
          `add ${name}: '…'`,
          nameOf(value) ?? (isText(value.type) ? value.type : ''),
        )
      return field ?? ''
    },
    flag: (name) => get(name, FLAG, (field) => typeof field === 'boolean'),
    record: (name) => get(name, RECORD, isRecord),
    texts: (name) => get(name, TEXTS, isTextList),
    any(name) {
      asked.add(name)
      return own(value, name)
    },
    ok() {
      for (const name of Object.keys(value).filter((key) => !asked.has(key))) {
        const near =
          suggest(name, asked) ??
          [own(SYNONYMS, name)].find((meant) => meant !== undefined && asked.has(meant))
        const known = `known keys: ${[...asked].sort().join(', ')}`
        fail(name, `\`${name}\` is not a key of ${kind}`, near ? `did you mean '${near}'? ${known}` : known)
      }
      return !state.failed
    },
  }
}

/** Keys used elsewhere for what has another name here. */
const SYNONYMS: Readonly<Record<string, string>> = {
  to: 'href',
  url: 'href',
  link: 'href',
  title: 'label',
  text: 'label',
  name: 'label',
  doc: 'id',
  docId: 'id',
  children: 'items',
  dir: 'dirName',
  path: 'dirName',
}

/** Text that identifies an item: code files have no key positions. */
const nameOf = (item: Readonly<Record<string, unknown>>): string | undefined =>
  ['label', 'id', 'href', 'dirName'].map((key) => own(item, key)).find(isText)

const isText = (field: unknown): field is string => typeof field === 'string' && field !== ''
const isTextList = (field: unknown): field is readonly string[] =>
  Array.isArray(field) && field.every((entry) => typeof entry === 'string')

/** A short description of a value for messages. */
export function shown(value: unknown): string {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return value === '' ? 'empty text' : `'${value}'`
  if (Array.isArray(value)) return 'a list'
  if (value === undefined) return 'nothing'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
