// A tree of LPE + variables -> its value in the browser, by the pages of the language. Forms that decide themselves what is
// computed are here; plain functions are in library.ts.
import { library } from './library.ts'
import { parse, type Tree } from './parse.ts'

/** Variables, the nearest first; assignments go to the nearest that has the name, else to the outermost. */
export interface Scope {
  readonly names: Map<string, unknown>
  readonly outer?: Scope
  /** Options of the engine; an unknown name is its own text unless `resolveString` is off. */
  readonly resolveString: boolean
}

type Form = (args: readonly Tree[], scope: Scope) => unknown

const TODAY = '2026-05-17'
const functions: ReadonlyMap<string, (...args: readonly never[]) => unknown> = new Map(
  Object.entries(library(TODAY)),
)

/** Variables with values to begin with. */
export function scopeOf(values: Readonly<Record<string, unknown>> = {}, outer?: Scope): Scope {
  const names = new Map(Object.entries(values))
  return outer ? { names, outer, resolveString: outer.resolveString } : { names, resolveString: true }
}

/** The value of a text in LPE. */
export const evaluateText = (text: string, scope: Scope = scopeOf()): unknown => evaluate(parse(text), scope)

/** The value of a tree. */
export function evaluate(tree: Tree, scope: Scope): unknown {
  if (typeof tree === 'string') return lookUp(tree, scope)
  if (!isList(tree)) return tree
  const [head, ...args] = tree
  const form = typeof head === 'string' ? forms[head] : undefined
  if (form) return form(args, scope)
  const callee = typeof head === 'string' ? functionOf(head, scope) : evaluate(head!, scope)
  if (typeof callee !== 'function') throw new Error(`no function ${JSON.stringify(head)}`)
  return callee(...args.map((arg) => evaluate(arg, scope)))
}

const isList = (tree: Tree): tree is readonly Tree[] => Array.isArray(tree)

function holderOf(name: string, scope: Scope): Scope | undefined {
  for (let at: Scope | undefined = scope; at; at = at.outer) if (at.names.has(name)) return at
  return undefined
}

function lookUp(name: string, scope: Scope): unknown {
  const holder = holderOf(name, scope)
  if (holder) return holder.names.get(name)
  return scope.resolveString ? name : null
}

const functionOf = (name: string, scope: Scope): unknown =>
  holderOf(name, scope)?.names.get(name) ?? functions.get(name)

function assign(name: string, value: unknown, scope: Scope): unknown {
  let outermost = scope
  while (outermost.outer) outermost = outermost.outer
  ;(holderOf(name, scope) ?? outermost).names.set(name, value)
  return value
}

/** A function with the names of its arguments. */
function closure(params: readonly string[], body: Tree, scope: Scope) {
  return (...values: unknown[]) =>
    evaluate(body, scopeOf(Object.fromEntries(params.map((name, at) => [name, values[at] ?? null])), scope))
}

/** Names in `x`, `(x, y)` or `{x, y}`. */
const paramsOf = (tree: Tree): readonly string[] =>
  isList(tree) ? (tree.slice(1) as string[]) : [tree as string]

/** Names and trees in `[[x, 2], [y, 3]]`. */
const pairsOf = (tree: Tree): readonly (readonly [string, Tree])[] =>
  (tree as readonly (readonly Tree[])[]).slice(1).map((pair) => [pair[1] as string, pair[2]!])

/** Evaluates one after the other; the last value. */
const sequence: Form = (trees, scope) => trees.map((tree) => evaluate(tree, scope)).at(-1) ?? null

/** Positions become an array, `name = value` becomes a table, both together an array with properties. */
const structure: Form = (items, scope) => {
  const isNamed = (item: Tree): item is readonly [string, string, Tree] => isList(item) && item[0] === '='
  const named = items.filter(isNamed).map(([, name, value]) => [name, evaluate(value, scope)] as const)
  const placed = items.filter((item) => !isNamed(item)).map((item) => evaluate(item, scope))
  return placed.length === 0 && named.length > 0
    ? Object.fromEntries(named)
    : Object.assign(placed, Object.fromEntries(named))
}

/** A chain: every link takes the value before it as an argument at its place. */
const chain =
  (insert: (link: readonly Tree[], before: Tree) => Tree): Form =>
  ([first, ...links], scope) =>
    evaluate(
      links.reduce<Tree>(
        (before, link) => (isList(link) ? insert(link, before) : ['get', before, ["'", link]]),
        first!,
      ),
      scope,
    )

const forEachItem =
  (combine: (list: readonly unknown[], results: readonly unknown[]) => unknown): Form =>
  ([list, body], scope) => {
    const items = evaluate(list!, scope) as readonly unknown[]
    return combine(
      items,
      items.map((it, idx) => evaluate(body!, scopeOf({ it, idx }, scope))),
    )
  }

const MAX_REPEATS = 65_536

const forms: Readonly<Record<string, Form>> = {
  "'": ([text]) => text,
  begin: sequence,
  vector: structure,
  array: structure,
  hash: structure,
  '[': structure,
  tuple: structure,
  '.': chain(([name, ...args], before) => [name!, before, ...args]),
  '..': chain((link, before) => [...link, before]),
  ':=': ([name, value], scope) => assign(name as string, evaluate(value!, scope), scope),
  assign: ([name, value], scope) => assign(name as string, evaluate(value!, scope), scope),
  def: ([name, value], scope) => {
    const result = evaluate(value!, scope)
    scope.names.set(name as string, result)
    return result
  },
  if: (args, scope) => {
    for (let at = 0; at + 1 < args.length; at += 2) {
      if (evaluate(args[at]!, scope)) return evaluate(args[at + 1]!, scope)
    }
    return args.length % 2 ? evaluate(args.at(-1)!, scope) : null
  },
  and: (args, scope) => decide(args, scope, (value) => !value),
  or: (args, scope) => decide(args, scope, Boolean),
  logical_and: (args, scope) => Boolean(decide(args, scope, (value) => !value)),
  logical_or: (args, scope) => Boolean(decide(args, scope, Boolean)),
  let: ([bindings, ...body], scope) => {
    const values = Object.fromEntries(
      pairsOf(bindings!).map(([name, value]) => [name, evaluate(value, scope)]),
    )
    return sequence(body, scopeOf(values, scope))
  },
  'let*': ([bindings, ...body], scope) => {
    const inner = pairsOf(bindings!).reduce(
      (at, [name, value]) => scopeOf({ [name]: evaluate(value, at) }, at),
      scope,
    )
    return sequence(body, inner)
  },
  ctx: (names, scope) => Object.fromEntries(names.map((name) => [name, lookUp(name as string, scope)])),
  do: ([condition, body], scope) => {
    let value: unknown = null
    for (let repeats = 0; repeats < MAX_REPEATS; repeats++) {
      value = evaluate(body!, scope)
      if (!evaluate(condition!, scope)) break
    }
    return value
  },
  set_options: ([options, body], scope) =>
    evaluate(body!, { ...scope, ...(evaluate(options!, scope) as object) }),
  try: ([body, name, substitute], scope) => {
    try {
      return evaluate(body!, scope)
    } catch (error) {
      return evaluate(substitute!, scopeOf({ [name as string]: error }, scope))
    }
  },
  throw: ([error], scope) => {
    throw evaluate(error!, scope)
  },
  '=>': ([params, body], scope) => closure(paramsOf(params!), body!, scope),
  fn: ([params, body], scope) => closure(paramsOf(params!), body!, scope),
  toFn: ([body, ...params], scope) => closure(params as string[], body!, scope),
  define: ([head, ...body], scope) => {
    const [name, ...rest] = (head as readonly Tree[]).slice(1)
    const text = (rest.pop() as readonly string[])[1]!
    const params = rest.map((param) => (isList(param) ? (param[1] as string) : (param as string)))
    const defaults = rest.map((param) => (isList(param) ? evaluate(param[2]!, scope) : null))
    const made = (...values: unknown[]) =>
      evaluateText(
        text,
        scopeOf(Object.fromEntries(params.map((p, at) => [p, values[at] ?? defaults[at]])), scope),
      )
    return sequence(body, scopeOf({ [name as string]: made }, scope))
  },
  mapit: forEachItem((_, results) => results),
  filterit: forEachItem((items, results) => items.filter((_, at) => results[at])),
  eval_lpe: ([text], scope) => evaluateText(evaluate(text!, scope) as string, scope),
  eval_ast: ([tree], scope) => evaluate(evaluate(tree!, scope) as Tree, scope),
  eval: ([tree], scope) => evaluate(evaluate(tree!, scope) as Tree, scopeOf()),
  rep: ([text], scope) =>
    JSON.stringify(evaluate(JSON.parse(evaluate(text!, scope) as string) as Tree, scopeOf())),
  astToString: ([tree]) => String(tree),
  macroexpand: ([tree]) => tree,
  new: ([name, ...args], scope) =>
    Reflect.construct(
      (globalThis as unknown as Record<string, new () => object>)[name as string]!,
      args.map((arg) => evaluate(arg, scope)),
    ),
  _get_obj_meth_: ([object, name], scope) =>
    (evaluate(object!, scope) as Record<string, unknown>)[name as string],
  _call_obj_meth_: ([object, name, ...args], scope) => {
    const target = evaluate(object!, scope) as Record<string, (...values: unknown[]) => unknown>
    return target[name as string]!(...args.map((arg) => evaluate(arg, scope)))
  },
}

/** The first value that decides, or the last one. */
function decide(args: readonly Tree[], scope: Scope, decides: (value: unknown) => boolean): unknown {
  let value: unknown = null
  for (const arg of args) {
    value = evaluate(arg, scope)
    if (decides(value)) return value
  }
  return value
}
