// Text in LPE -> its tree of nested arrays, as the page «Введение в LPE» describes it: operators by priority, calls, chains,
// structures, several instructions. It is a reading of the documentation for tests, no engine.

/** A tree: an array whose first element names the function, or a value. Strings are names; `["'", text]` is a text. */
export type Tree = string | number | boolean | null | readonly Tree[]

type Kind = 'number' | 'text' | 'name' | 'sign' | 'line' | 'end'

interface Token {
  readonly kind: Kind
  readonly text: string
}

const SIGNS = /->>|~>|->|\.\.|:=|::|=>|!=|<>|<=|>=|!~|&&|\|\||[-+*/=<>~?:.,;(){}[\]!¬∧∨≠≤≥]/.source
const TOKEN = new RegExp(
  [
    /(?<skip>[ \t\r]+|\/\/[^\n]*|(?<=^|\s)--[^\n]*|\/\*[\s\S]*?\*\/)/.source,
    /(?<line>\n)/.source,
    /(?<number>\d+(?:\.\d+)?)/.source,
    /(?<text>D?(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"))/.source,
    /(?<name>[\p{L}_$][\p{L}\p{N}_$]*)/u.source,
    `(?<sign>${SIGNS})`,
  ].join('|'),
  'uy',
)

/** Priorities of the operators between two operands. */
const PRIORITY: Readonly<Record<string, number>> = {
  '::': 90,
  '(': 80,
  '.': 70,
  '..': 70,
  '->': 70,
  '->>': 70,
  '~>': 70,
  '*': 60,
  '/': 60,
  '+': 50,
  '-': 50,
  ...Object.fromEntries(
    ['=', '!=', '<>', '<', '<=', '>', '>=', '~', '!~', '=>', '≠', '≤', '≥'].map((s) => [s, 40]),
  ),
  ...Object.fromEntries(['and', 'or', 'in', 'is', '&&', '||', '∧', '∨'].map((s) => [s, 30])),
  ':=': 20,
  '?': 20,
  ':': 2,
}

/** Operators that group to the left; all others group to the right. */
const LEFT = new Set(['*', '/', '+', '-', '::', '=>', '~>'])
const CHAINS: Readonly<Record<string, string>> = { '.': '.', '->': '.', '..': '..', '->>': '..' }
const SAME: Readonly<Record<string, string>> = {
  '≠': '!=',
  '≤': '<=',
  '≥': '>=',
  '∧': 'and',
  '∨': 'or',
  '¬': '!',
}
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']' }
const WORDS: Readonly<Record<string, Tree>> = { true: true, false: false, null: null, NIL: null }

/** The tree of a text. Throws when the text is not LPE. */
export function parse(text: string): Tree {
  const state = { tokens: tokensOf(text.replace(/^\s*(?:lpe:|⚡)/, '')), at: 0 }
  const trees = statements(state)
  if (peek(state).kind !== 'end') throw new Error(`unexpected ${peek(state).text}`)
  return trees.length === 1 ? trees[0]! : ['begin', ...trees]
}

interface State {
  readonly tokens: readonly Token[]
  at: number
}

const peek = ({ tokens, at }: State): Token => tokens[at]!
const next = (state: State): Token => state.tokens[state.at++]!
const isSign = ({ kind, text }: Token, sign: string) => kind === 'sign' && text === sign

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex
    const found = TOKEN.exec(text)
    if (!found) throw new Error(`unknown sign ${text[from]}`)
    const [kind, value] = Object.entries(found.groups!).find(([, part]) => part !== undefined)!
    if (kind !== 'skip') tokens.push({ kind: kind as Kind, text: value })
  }
  return [...tokens, { kind: 'end', text: '' }]
}

/** Instructions up to the end, each on its line or after a semicolon; `VAR … RETURN` is one instruction. */
function statements(state: State): readonly Tree[] {
  const trees: Tree[] = []
  for (;;) {
    while (peek(state).kind === 'line' || isSign(peek(state), ';')) next(state)
    if (peek(state).kind === 'end') return trees
    trees.push(peek(state).text === 'VAR' ? block(state) : expression(state, 0))
    const { kind } = peek(state)
    if (kind !== 'line' && kind !== 'end' && !isSign(peek(state), ';')) return trees
  }
}

function block(state: State): Tree {
  const bindings: Tree[] = []
  while (next(state).text === 'VAR') {
    const name = next(state).text
    expect(state, '=')
    bindings.push(['[', name, expression(state, 0)])
    while (peek(state).kind === 'line' || isSign(peek(state), ';')) next(state)
  }
  return ['let*', ['[', ...bindings], expression(state, 0)]
}

function expect(state: State, sign: string): void {
  const token = next(state)
  if (!isSign(token, sign)) throw new Error(`expected ${sign}, found ${token.text || 'the end'}`)
}

function expression(state: State, above: number): Tree {
  let left = operand(state)
  for (;;) {
    const { kind, text } = peek(state)
    const priority = kind === 'sign' || kind === 'name' ? PRIORITY[text] : undefined
    if (priority === undefined || priority <= above) return left
    next(state)
    left = continued(state, left, text, priority)
  }
}

function continued(state: State, left: Tree, sign: string, priority: number): Tree {
  if (sign === '(') return [left, ...list(state, '(')]
  if (sign === '?') {
    const yes = expression(state, 2)
    expect(state, ':')
    return ['if', left, yes, expression(state, priority - 1)]
  }
  if (sign === '~>') {
    const name = next(state).text
    if (!isSign(peek(state), '(')) return ['_get_obj_meth_', left, name]
    next(state)
    return ['_call_obj_meth_', left, name, ...list(state, '(')]
  }
  const chain = CHAINS[sign]
  if (chain !== undefined) {
    const link = expression(state, priority)
    return Array.isArray(left) && left[0] === chain ? [...left, link] : [chain, left, link]
  }
  const right = expression(state, LEFT.has(sign) ? priority : priority - 1)
  return [SAME[sign] ?? sign, left, right]
}

function operand(state: State): Tree {
  const { kind, text } = next(state)
  if (kind === 'line') return operand(state)
  if (kind === 'number') return Number(text)
  if (kind === 'text') return literal(text)
  if (kind === 'name') return text in WORDS ? WORDS[text]! : text
  if (text === '-') return ['-', expression(state, PRIORITY['*']!)]
  if (text === '!' || text === '¬') return ['!', expression(state, PRIORITY['*']!)]
  if (text === '(') {
    const items = list(state, '(')
    return items.length === 1 ? items[0]! : ['tuple', ...items]
  }
  if (text === '[') return ['[', ...list(state, '[')]
  if (text === '{' && isSign(peek(state), '=')) {
    next(state)
    expect(state, '}')
    return ['hash']
  }
  if (text === '{') return ['vector', ...list(state, '{')]
  throw new Error(`unexpected ${text || 'end'}`)
}

/** Arguments or elements up to the closing bracket; what is left out is null. */
function list(state: State, open: string): readonly Tree[] {
  const items: Tree[] = []
  const skipLines = () => {
    while (peek(state).kind === 'line') next(state)
  }
  skipLines()
  if (isSign(peek(state), CLOSING[open]!)) {
    next(state)
    return items
  }
  for (;;) {
    skipLines()
    const isLeftOut = isSign(peek(state), ',') || isSign(peek(state), ';')
    items.push(isLeftOut ? null : expression(state, 0))
    skipLines()
    const { kind, text } = next(state)
    if (kind === 'sign' && text === CLOSING[open]) return items
    if (text !== ',' && text !== ';') throw new Error(`expected ${CLOSING[open]}, found ${text || 'the end'}`)
  }
}

function literal(text: string): Tree {
  const tagged = text.startsWith('D')
  const inner = text.slice(tagged ? 2 : 1, -1).replace(/\\(.)/g, '$1')
  return tagged ? ["'", inner, 'D'] : ["'", inner]
}
