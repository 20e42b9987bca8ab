// Code in braces that shows elements: `{list.map((each) => <li>{each}</li>)}`, `{isNew && <Badge />}`. It is a component that the page
// makes for itself, and the same text has the same name wherever it is looked at.
import { hashText } from './fingerprint.ts'
import { javascriptParser } from './javascript-parser.ts'

/** An expression that shows elements. */
export interface ShownExpression {
  /** Name of the component that it is. */
  readonly name: string
  /** What stands between the braces. */
  readonly source: string
  /** Offset behind the closing brace. */
  readonly end: number
}

/** Longer code belongs into a file. */
const MAX_LENGTH = 8_000

/** What code that shows elements has in front of the first of them: a quick look before the parser's. */
const MAY_SHOW = /(?:=>|&&|\|\||\?\?|[?:(]|\breturn)\s*<[A-Za-z>]/

/** Whether a text may have such expressions. */
export const mayShowElements = (text: string): boolean => MAY_SHOW.test(text)

/** How many more characters may be looked at in vain. */
export interface LookBudget {
  left: number
}

/** What a text of so many characters may cost. */
export const lookBudget = (length: number): LookBudget => ({ left: 6 * length + 100_000 })

/** The expression whose opening brace stands at an offset of a text; null for any other brace. */
export function shownExpressionAt(text: string, at: number, budget: LookBudget): ShownExpression | null {
  const code = text.slice(at + 1, at + 1 + MAX_LENGTH)
  if (budget.left <= 0 || !MAY_SHOW.test(code)) return null
  const found = parsed(code, budget)
  if (!found || !showsElements(found)) return null
  const rest = /^(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/)*\}/.exec(code.slice(found.end))
  if (!rest) {
    budget.left -= found.end
    return null
  }
  const end = found.end + rest[0].length
  const source = code.slice(0, end - 1)
  return { name: `Expression_${hashText(source).slice(0, 8)}`, source, end: at + 1 + end }
}

/** A node of a syntax tree. */
interface Node {
  readonly type: string
  readonly end: number
  readonly [key: string]: unknown
}

function parsed(code: string, budget: LookBudget): Node | null {
  try {
    return javascriptParser().parseExpressionAt(code, 0, { ecmaVersion: 'latest' }) as unknown as Node
  } catch (error) {
    budget.left -= (error as { readonly raisedAt?: number }).raisedAt ?? code.length
    return null
  }
}

function showsElements(node: Node): boolean {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return true
  return Object.values(node).some((part) =>
    (Array.isArray(part) ? (part as readonly unknown[]) : [part]).some(
      (each) => isNode(each) && showsElements(each),
    ),
  )
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string'
