// Side-effect-free calls: methods of strings, numbers and lists, and a few built-in functions. Arguments and results are
// bounded, so that no expression costs more than a page.
import { isKind, isList, type Literal, type LiteralObject } from './literal.ts'

/** Thrown if an expression is more than data. */
export class Beyond extends Error {}

export function beyond(): never {
  throw new Beyond()
}

/** A primitive value. */
export type Primitive = string | number | boolean | null | undefined

/** An argument of a call; only string methods accept regular expressions. */
type Given = Literal | RegExp | ((...given: readonly Literal[]) => Literal)

export const isPrimitive = (value: unknown): value is Primitive =>
  value === null || /^(?:string|number|boolean|undefined)$/.test(typeof value)

/** The property of a value. */
export function member(value: Literal, key: string): Literal {
  if (typeof value === 'string')
    return key === 'length' ? value.length : /^\d+$/.test(key) ? value[Number(key)] : beyond()
  if (isList(value))
    return key === 'length' ? value.length : /^\d+$/.test(key) ? value[Number(key)] : beyond()
  return isKind(value, 'object') ? value.entries.get(key) : beyond()
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const OF_TEXTS = words(
  'at charAt concat endsWith includes indexOf lastIndexOf padEnd padStart repeat replace replaceAll slice split startsWith substr substring toLowerCase toString toUpperCase trim trimEnd trimStart',
)
const OF_NUMBERS = words('toFixed toPrecision toString')
const OF_LISTS = words('at concat flat includes indexOf join lastIndexOf slice')
const WITH_FUNCTIONS = words('every filter find findIndex flatMap map reduce some')

/** Limits for one call: characters produced, and size of numeric arguments (repeat counts, widths). */
const MAX_CHARACTERS = 1_000_000
const MAX_REPEATED = 1_000
/** Maximum length of a string searched with a regular expression. */
const MAX_SEARCHED = 2_000

/** The result of a method call. */
export function callMethod(value: Literal, name: string, given: readonly Given[]): Literal {
  if (typeof value === 'string' && OF_TEXTS.has(name))
    return native(String.prototype, name)(value, ofText(value, given))
  if (typeof value === 'number' && OF_NUMBERS.has(name))
    return native(Number.prototype, name)(value, given.map(primitive))
  if (!isList(value)) return beyond()
  if (name === 'reverse' || name === 'toReversed') return [...value].reverse()
  if (name === 'sort' || name === 'toSorted') return sorted(value, given)
  if (OF_LISTS.has(name)) {
    if (name === 'join' && !value.every(isPrimitive)) beyond()
    return native(Array.prototype, name)(value, given.map(noFunction))
  }
  if (!WITH_FUNCTIONS.has(name)) return beyond()
  const [first, ...others] = given
  const each = typeof first === 'function' ? first : beyond()
  const call = (...args: readonly Literal[]) => each(...args.slice(0, name === 'reduce' ? 3 : 2))
  return native(Array.prototype, name)(value, [call, ...others.map(noFunction)])
}

/** A native method of a prototype. */
const native =
  (prototype: object, name: string) =>
  (value: Literal, given: readonly unknown[]): Literal => {
    const method = Reflect.get(prototype, name) as (...args: readonly unknown[]) => Literal
    return Reflect.apply(method, value, given)
  }

/** Arguments of a string method, if the result stays within the limits. */
function ofText(text: string, given: readonly Given[]): readonly (Primitive | RegExp)[] {
  const args = given.map((each) => (each instanceof RegExp ? each : primitive(each)))
  if (text.length > MAX_SEARCHED && args.some((each) => each instanceof RegExp)) beyond()
  const lengths = args.map((each) => (typeof each === 'string' ? each.length : 1))
  const numbers = args.filter((each) => typeof each === 'number')
  if (numbers.some((each) => Math.abs(each) > MAX_REPEATED)) beyond()
  const times = Math.max(1, ...lengths, ...numbers.map(Math.abs))
  if (text.length * times > MAX_CHARACTERS) beyond()
  return args
}

const primitive = (value: Given | undefined): Primitive => (isPrimitive(value) ? value : beyond())
const noFunction = (value: Given | undefined): Literal =>
  typeof value === 'function' || value instanceof RegExp ? beyond() : value

function sorted(list: readonly Literal[], [compare]: readonly Given[]): readonly Literal[] {
  if (typeof compare === 'function')
    return list.toSorted((left, right) => Number(primitive(compare(left, right))))
  return compare === undefined && list.every(isPrimitive) ? list.toSorted() : beyond()
}

/** A literal as a native JavaScript value. */
function plain(value: Literal): unknown {
  if (isList(value)) return value.map(plain)
  if (isKind(value, 'object'))
    return Object.fromEntries([...value.entries].map(([key, each]) => [key, plain(each)]))
  return isPrimitive(value) ? value : beyond()
}

function record(value: Given | undefined): LiteralObject {
  const data = noFunction(value)
  return isKind(data, 'object') ? data : beyond()
}

type StaticCall = (given: readonly Given[]) => Literal

const STATIC: ReadonlyMap<string, StaticCall> = new Map<string, StaticCall>([
  ['String', ([value]) => String(primitive(value))],
  ['Number', ([value]) => Number(primitive(value))],
  ['Boolean', ([value]) => Boolean(value)],
  ['encodeURIComponent', ([value]) => encodeURIComponent(String(primitive(value)))],
  ['Array.isArray', ([value]) => Array.isArray(value)],
  ['Object.keys', ([value]) => [...record(value).entries.keys()]],
  ['Object.values', ([value]) => [...record(value).entries.values()]],
  ['Object.entries', ([value]) => [...record(value).entries].map((entry) => [...entry])],
  [
    'JSON.stringify',
    ([value, , space]) => JSON.stringify(plain(noFunction(value)), null, Number(primitive(space)) || 0),
  ],
  ...(['abs', 'ceil', 'floor', 'max', 'min', 'round', 'trunc'] as const).map(
    (name): readonly [string, StaticCall] => [
      `Math.${name}`,
      (given) =>
        Reflect.apply(
          Math[name],
          Math,
          given.map((each) => Number(primitive(each))),
        ),
    ],
  ),
])

/** Whether a dotted name is a supported built-in function. */
export const isStatic = (name: string): boolean => STATIC.has(name)

/** The result of calling a built-in function; null for any other name. */
export function callStatic(name: string, given: readonly Given[]): { readonly value: Literal } | null {
  const call = STATIC.get(name)
  return call ? { value: call(given) } : null
}
