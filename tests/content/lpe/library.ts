// Plain functions of LPE in the browser: arguments in, value out, by the pages of the language.
import { calendar } from './calendar.ts'

type Value = never
type Plain = (...args: Value[]) => unknown
type Table = Record<string, unknown>

const numbers =
  (call: (a: number, b: number) => number, alone: (a: number) => number) =>
  (first: number, ...rest: number[]) =>
    rest.length === 0 ? alone(first) : rest.reduce(call, first)

const inOrder =
  (holds: (a: number, b: number) => boolean) =>
  (...args: number[]) =>
    args.every((value, at) => at === 0 || holds(args[at - 1]!, value))

/** Sums numbers, joins texts: what `+` of the browser does. */
const plus = (...args: number[]) => args.reduce((a, b) => a + b)
// Texts and numbers compare by the rules of the browser: `1` equals `'1'`.
// biome-ignore lint/suspicious/noDoubleEquals: the language is defined so
const equals = (a: unknown, b: unknown) => a == b
const text = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
const follow = (object: unknown, path: readonly string[]) =>
  path.reduce<unknown>((at, key) => (at as Table | undefined)?.[key], object)

function assignIn(object: Table, path: readonly string[], value: unknown): unknown {
  const holder = follow(object, path.slice(0, -1)) as Table
  holder[path.at(-1)!] = value
  return object
}

/** The functions by name, for a current date. */
export function library(today: string): Readonly<Record<string, Plain>> {
  const named: Record<string, Plain> = {
    ...calendar(today),
    add: plus,
    minus: numbers(
      (a, b) => a - b,
      (a) => -a,
    ),
    mul: numbers(
      (a, b) => a * b,
      (a) => a * 1,
    ),
    div: numbers(
      (a, b) => a / b,
      (a) => 1 / a,
    ),
    eq: (first: unknown, ...rest: unknown[]) => rest.every((value) => equals(first, value)),
    ne: (first: unknown, ...rest: unknown[]) => rest.some((value) => !equals(first, value)),
    lt: inOrder((a, b) => a < b),
    gt: inOrder((a, b) => a > b),
    le: inOrder((a, b) => a <= b),
    ge: inOrder((a, b) => a >= b),
    not: (value: unknown) => !value,
    max: (list: number[]) => list.reduce((a, b) => (b > a ? b : a)),
    min: (list: number[]) => list.reduce((a, b) => (b < a ? b : a)),
    rand: () => 0.5,
    isNull: (value: unknown) => value === null,
    isTrue: (value: unknown) => value === true,
    isFalse: (value: unknown) => value === false,
    isArray: (value: unknown) => Array.isArray(value),
    isString: (value: unknown) => typeof value === 'string',
    type: (value: unknown) => typeof value,
    classOf: (value: unknown) => Object.prototype.toString.call(value),
    toAny: (value: unknown) => value,
    identity: (value: unknown) => value,
    toBool: (value: unknown) => Boolean(value),
    toInt: (value: unknown) => Number(value),
    toStr: (value: unknown) => String(value),
    json_parse: (source: string) => JSON.parse(source),
    str: (...args: unknown[]) => args.map(text).join(''),
    pr_str: (...args: unknown[]) => args.map((value) => JSON.stringify(value)).join(' '),
    split: (source: string, separator: string) => source.split(separator),
    join: (list: unknown[], separator: string) => list.join(separator),
    slice: (value: string, start: number, end?: number) => value.slice(start, end),
    re_match: (source: string, pattern: string, flags?: string) => {
      const found = source.match(new RegExp(pattern, flags))
      return found && [...found]
    },
    RegExp: (pattern: string, flags?: string) => new RegExp(pattern, flags),
    map: (list: unknown[], call: (value: unknown) => unknown) => list.map((value) => call(value)),
    filter: (list: unknown[], call: (value: unknown) => unknown) => list.filter((value) => call(value)),
    sort: (list: unknown[], compare?: (a: unknown, b: unknown) => number) => list.sort(compare),
    pluck: (list: Table[], key: string) => list.map((item) => item[key]),
    keys: (object: object) => Object.keys(object),
    vals: (object: object) => Object.values(object),
    count: (value: unknown[]) => value.length,
    empty: (list: unknown[]) => list.length === 0,
    first: (list: unknown[]) => list[0],
    last: (list: unknown[]) => list.at(-1),
    rest: (list: unknown[]) => list.slice(1),
    cons: (value: unknown, list: unknown[]) => [value, ...list],
    concat: (...lists: unknown[][]) => lists.flat(),
    list: (...args: unknown[]) => args,
    reshape: (length: number, ...values: unknown[]) =>
      Array.from({ length }, (_, at) => values[at % values.length]),
    pick: (place: number, ...args: unknown[]) => args[place - 1],
    get: (object: Table, key: string) => object[key],
    set: (object: Table, key: string, value: unknown) => Object.assign(object, { [key]: value }),
    get_in: follow,
    assoc_in: assignIn,
    del: (object: Table, key: string) => Reflect.deleteProperty(object, key),
    containsKey: (object: object, key: string) => Object.hasOwn(object, key),
    property: (object: Table, key: string, ...value: unknown[]) =>
      value.length ? assignIn(object, [key], value[0]) : object[key],
    invoke: (object: Record<string, Plain>, method: string, ...args: Value[]) => object[method]!(...args),
    apply: (call: Plain, ...args: Value[]) => call(...args),
    println: () => null,
  }
  return {
    ...named,
    ...Object.fromEntries(SYNONYMS.flatMap(([name, ...others]) => others.map((o) => [o, named[name!]!]))),
  }
}

/** Other names of functions. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['add', '+', 'plus'],
  ['minus', '-', 'subtract'],
  ['mul', '*', 'multiply'],
  ['div', '/', 'divide'],
  ['eq', '=', 'equal'],
  ['ne', '!=', 'neq'],
  ['lt', '<', 'less'],
  ['gt', '>', 'greater'],
  ['le', '<=', 'lte'],
  ['ge', '>=', 'gte'],
  ['not', '!'],
  ['count', 'length'],
  ['get', 'nth'],
  ['containsKey', 'contains'],
  ['cons', 'pushStart'],
  ['toInt', 'toNumber'],
  ['println', 'prn', 'print'],
]
