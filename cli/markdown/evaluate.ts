// Evaluates an expression over data: `version.slice(1)`, `list.map((each) => each.name).join(', ')`, `isNew ? 'new' : ''`. It
// interprets the syntax tree and runs no code: only side-effect-free calls are supported (`pure-calls.ts`), and anything else
// makes the whole result unknown.
import { expressionNode, type SyntaxNode, syntaxNodes } from '../text/syntax-tree.ts'
import { type FunctionLiteral, isKind, isList, type Literal, type LiteralObject } from './literal.ts'
import {
  Beyond,
  beyond,
  callMethod,
  callStatic,
  isPrimitive,
  isStatic,
  member,
  type Primitive,
} from './pure-calls.ts'

/** Limits for one expression: evaluation steps, and nested calls. */
const MAX_STEPS = 20_000
const MAX_CALLS = 50

/** A function in the expression, passed to list methods. */
interface Closure {
  readonly params: readonly SyntaxNode[]
  readonly body: SyntaxNode
  readonly scope: Scope
}

type Scope = ReadonlyMap<string, Value>
type Value = Literal | ((...given: readonly Literal[]) => Literal)

/** The value of an expression; unknown if it is more than data. `named` resolves names. */
export function evaluate(source: string, named: (name: string) => Literal): Literal {
  const unknown = { kind: 'unknown', source } as const
  // An element, or code longer than any data expression.
  if (/^\s*</.test(source) || source.length > 8_000) return unknown
  try {
    const value = new Evaluator(named).value(wholeExpression(source), new Map())
    return typeof value === 'function' ? unknown : value
  } catch (error) {
    if (error instanceof Beyond || error instanceof SyntaxError || error instanceof RangeError) return unknown
    throw error
  }
}

const wholeExpression = (source: string): SyntaxNode => expressionNode(`(${source}\n)`)

class Evaluator {
  /** `used` is shared with the functions of other modules that the expression calls. */
  constructor(
    private readonly named: (name: string) => Literal,
    private readonly used = { steps: 0, calls: 0 },
  ) {}

  value(node: SyntaxNode, scope: Scope): Value {
    if (++this.used.steps > MAX_STEPS) beyond()
    const part = (each: unknown) => this.data(each as SyntaxNode, scope)
    switch (node.type) {
      case 'Literal':
        return isPrimitive(node.value) ? node.value : beyond()
      case 'TemplateLiteral':
        return this.#template(node, scope)
      case 'Identifier':
        return this.#name(String(node.name), scope)
      case 'ChainExpression':
        return this.value(node.expression as SyntaxNode, scope)
      case 'MemberExpression':
        return this.#member(node, scope)
      case 'CallExpression':
        return this.#call(node, scope)
      case 'ConditionalExpression':
        return part(part(node.test) ? node.consequent : node.alternate)
      case 'LogicalExpression':
        return this.#logical(node, scope)
      case 'BinaryExpression':
        return operated(String(node.operator), part(node.left), part(node.right))
      case 'UnaryExpression':
        return signed(String(node.operator), part(node.argument))
      case 'ArrayExpression':
        return syntaxNodes(node.elements).flatMap((each) => this.#items(each, scope))
      case 'ObjectExpression':
        return this.#record(node, scope)
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return this.#closure({ params: syntaxNodes(node.params), body: node.body as SyntaxNode, scope })
      default:
        return beyond()
    }
  }

  /** A value that is not a function. */
  data(node: SyntaxNode, scope: Scope): Literal {
    const value = this.value(node, scope)
    return typeof value === 'function' ? beyond() : value
  }

  #name(name: string, scope: Scope): Value {
    if (name === 'undefined') return undefined
    if (scope.has(name)) return scope.get(name)
    if (isStatic(name)) return (...given) => callStatic(name, given)?.value
    const value = this.named(name)
    if (isPrimitive(value) || isList(value) || isKind(value, 'object')) return value
    if (isKind(value, 'function')) return this.#ofModule(value)
    // A function defined on the page: `export const short = (name) => name.slice(0, 3)`.
    const isFunction = typeof value === 'object' && value?.kind === 'unknown' && /=>/.test(value.source)
    return isFunction ? this.value(wholeExpression(value.source), new Map()) : beyond()
  }

  #template({ quasis, expressions }: SyntaxNode, scope: Scope): string {
    const values = syntaxNodes(expressions).map((each) => textOf(this.data(each, scope)))
    const texts = syntaxNodes(quasis).map(({ value }) => (value as { readonly cooked?: string }).cooked ?? '')
    return texts.reduce((text, each, at) => text + each + (values[at] ?? ''), '')
  }

  #member({ object, property, computed, optional }: SyntaxNode, scope: Scope): Literal {
    const from = this.data(object as SyntaxNode, scope)
    if (from === undefined || from === null) return optional === true ? undefined : beyond()
    const key = computed === true ? this.data(property as SyntaxNode, scope) : (property as SyntaxNode).name
    return member(from, isPrimitive(key) ? String(key) : beyond())
  }

  #call({ callee, arguments: written, optional }: SyntaxNode, scope: Scope): Literal {
    if (this.used.calls > MAX_CALLS) beyond()
    const given = syntaxNodes(written).map((each) => patternOf(each) ?? this.value(each, scope))
    const { type, object, property, computed, ...called } = callee as SyntaxNode
    if (type !== 'MemberExpression' || computed === true) {
      const own = this.value(callee as SyntaxNode, scope)
      return typeof own === 'function' ? own(...given.map(plain)) : beyond()
    }
    const method = String((property as SyntaxNode).name)
    const owner = object as SyntaxNode
    const found = owner.type === 'Identifier' ? callStatic(`${String(owner.name)}.${method}`, given) : null
    if (found !== null) return found.value
    const value = this.data(owner, scope)
    const own = isKind(value, 'object') ? value.entries.get(method) : undefined
    if (isKind(own, 'function')) return this.#ofModule(own)(...given.map(plain))
    const isAbsent = value === undefined || value === null
    return isAbsent && (optional === true || called.optional === true)
      ? undefined
      : callMethod(value, method, given)
  }

  #logical({ operator, left, right }: SyntaxNode, scope: Scope): Literal {
    const first = this.data(left as SyntaxNode, scope)
    const isFirst = operator === '&&' ? !first : operator === '||' ? Boolean(first) : (first ?? null) !== null
    return isFirst ? first : this.data(right as SyntaxNode, scope)
  }

  #items(node: SyntaxNode, scope: Scope): readonly Literal[] {
    if (node.type !== 'SpreadElement') return [this.data(node, scope)]
    const spread = this.data(node.argument as SyntaxNode, scope)
    return isList(spread) ? spread : beyond()
  }

  #record({ properties }: SyntaxNode, scope: Scope): LiteralObject {
    const entries = syntaxNodes(properties).flatMap((each): readonly (readonly [string, Literal])[] => {
      if (each.type === 'SpreadElement') {
        const spread = this.data(each.argument as SyntaxNode, scope)
        return isKind(spread, 'object') ? [...spread.entries] : beyond()
      }
      const { name, value } = each.key as SyntaxNode
      const key = each.computed === true ? this.data(each.key as SyntaxNode, scope) : (name ?? value)
      return [[isPrimitive(key) ? String(key) : beyond(), this.data(each.value as SyntaxNode, scope)]]
    })
    return { kind: 'object', entries: new Map(entries) }
  }

  /** Names bound by a parameter. */
  #bound(param: SyntaxNode, value: Literal): readonly (readonly [name: string, value: Literal])[] {
    if (param.type === 'Identifier') return [[String(param.name), value]]
    if (param.type === 'AssignmentPattern') {
      const given = value === undefined ? this.data(param.right as SyntaxNode, new Map()) : value
      return this.#bound(param.left as SyntaxNode, given)
    }
    if (param.type === 'ArrayPattern' && isList(value))
      return (param.elements as readonly (SyntaxNode | null)[]).flatMap((each, at) =>
        each ? this.#bound(each, value[at]) : [],
      )
    if (param.type !== 'ObjectPattern' || !isKind(value, 'object')) return beyond()
    return syntaxNodes(param.properties).flatMap((each) =>
      each.type === 'Property' && each.computed !== true
        ? this.#bound(each.value as SyntaxNode, value.entries.get(String((each.key as SyntaxNode).name)))
        : beyond(),
    )
  }

  /** A function of a module; its names are those of the module. */
  #ofModule({ source, named }: FunctionLiteral): (...given: readonly Literal[]) => Literal {
    const value = new Evaluator(named, this.used).value(wholeExpression(source), new Map())
    return typeof value === 'function' ? value : beyond()
  }

  #closure({ params, body, scope }: Closure): Value {
    return (...given) => {
      if (++this.used.calls > MAX_CALLS) beyond()
      const names = params.flatMap((param, at) => this.#bound(param, given[at]))
      const value = this.data(returned(body), new Map([...scope, ...names]))
      this.used.calls--
      return value
    }
  }
}

const plain = (value: Value | RegExp): Literal =>
  typeof value === 'function' || value instanceof RegExp ? beyond() : value

/** Patterns that match in roughly linear time: without groups, and with at most one repetition. */
const QUICK_PATTERN = /^(?!.*[*+}].*[*+}])[^()]*$/s

/** The regular expression that a literal denotes, as a call argument; null for any other node. */
function patternOf({ regex }: SyntaxNode): RegExp | null {
  const { pattern, flags } = (regex ?? {}) as { readonly pattern?: string; readonly flags?: string }
  if (pattern === undefined) return null
  return QUICK_PATTERN.test(pattern) ? new RegExp(pattern, flags) : beyond()
}

/** The expression that a function body returns. */
function returned(body: SyntaxNode): SyntaxNode {
  if (body.type !== 'BlockStatement') return body
  const [only, ...others] = syntaxNodes(body.body)
  return only?.type === 'ReturnStatement' && others.length === 0 && only.argument
    ? (only.argument as SyntaxNode)
    : beyond()
}

/** A value inside a template literal. */
const textOf = (value: Literal): string => (isPrimitive(value) ? String(value) : beyond())

type Operation = (left: number, right: number) => number | boolean
const NUMBERS: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['-', (left, right) => left - right],
  ['*', (left, right) => left * right],
  ['/', (left, right) => left / right],
  ['%', (left, right) => left % right],
  ['**', (left, right) => left ** right],
])

function operated(operator: string, left: Literal, right: Literal): Primitive {
  if (operator === '===' || operator === '==') return isEqual(left, right, operator)
  if (operator === '!==' || operator === '!=') return !isEqual(left, right, operator)
  if (!isPrimitive(left) || !isPrimitive(right)) return beyond()
  if (operator === '+')
    return typeof left === 'string' || typeof right === 'string'
      ? String(left) + String(right)
      : Number(left) + Number(right)
  const number = NUMBERS.get(operator)
  if (number) return number(Number(left), Number(right))
  const order = ORDER.get(operator) ?? beyond()
  return typeof left === 'string' && typeof right === 'string'
    ? order(left < right ? -1 : left > right ? 1 : 0)
    : order(Number(left) - Number(right))
}

type Order = (difference: number) => boolean
const ORDER: ReadonlyMap<string, Order> = new Map<string, Order>([
  ['<', (difference) => difference < 0],
  ['>', (difference) => difference > 0],
  ['<=', (difference) => difference <= 0],
  ['>=', (difference) => difference >= 0],
])

/**
 * Loose equality of values of different types is not evaluated, except for null and undefined; for equal types it is strict
 * equality.
 */
function isEqual(left: Literal, right: Literal, operator: string): boolean {
  const isLoose = operator.length === 2
  if (isLoose && (left ?? null) === null && (right ?? null) === null) return true
  if (isLoose && typeof left !== typeof right && left !== null && right !== null) beyond()
  return left === right
}

function signed(operator: string, value: Literal): Primitive {
  if (operator === '!') return !value
  if (!isPrimitive(value)) return operator === 'typeof' ? 'object' : beyond()
  if (operator === 'typeof') return value === null ? 'object' : typeof value
  return operator === '-' ? -Number(value) : operator === '+' ? Number(value) : beyond()
}
