// Code in braces. An expression that renders elements (`{list.map((each) => <li>{each}</li>)}`, `{isNew && <Badge />}`) becomes
// a component generated for the page, named by a hash of its source. An expression that yields a value (`{version.slice(1)}`)
// is data, unless it calls code (`{format(version)}`): then it becomes a component as well.
import { hashText } from './fingerprint.ts'
import { childNodes, expressionNode, type SyntaxNode, syntaxNodes } from './syntax-tree.ts'

/** An expression that renders elements. */
export interface ElementExpression {
  /** Name of the generated component. */
  readonly name: string
  /** Source between the braces. */
  readonly source: string
  /** Offset after the closing brace. */
  readonly end: number
}

/** Maximum length of an expression; longer code belongs in a file. */
const MAX_LENGTH = 8_000

/** Cheap test before parsing: what precedes the first element in such an expression. */
const MAY_SHOW = /(?:=>|&&|\|\||\?\?|[?:(]|\breturn)\s*<[A-Za-z>]/

/** Whether a text may contain expressions that render elements. */
export const mayShowElements = (text: string): boolean => text.includes('<') && MAY_SHOW.test(text)

/** How many more characters may be parsed in vain. */
export interface ParseBudget {
  left: number
}

/** Budget for a text of this length. */
export const parseBudget = (length: number): ParseBudget => ({ left: 6 * length + 100_000 })

/** The expression whose opening brace is at the given offset of a text; null for any other brace. */
export function elementExpressionAt(text: string, at: number, budget: ParseBudget): ElementExpression | null {
  const code = text.slice(at + 1, at + 1 + MAX_LENGTH)
  const found = MAY_SHOW.test(code) ? codeInBraces(code, budget, showsElements) : null
  if (!found) return null
  return shown(found, at)
}

const shown = (found: FoundCode, at: number): ElementExpression => ({
  name: `Expression_${hashText(found.source).slice(0, 8)}`,
  source: found.source,
  end: at + 1 + found.end,
})

/** Start of an expression that yields a value: more than a bare name or dotted path. */
const MAY_GIVE_VALUE =
  /\{\s*(?:(?:new|typeof)\s|[A-Za-z_$][\w$]*(?:\??\.[\w$]+|\[[^\]\n]*\])*\s*[^\s\w$}]|["'`(![])/y

/**
 * An expression in braces that yields a value, judged by its names: all of them are imported or exported by the text or built
 * in, or it works on its own literals. Any other braces are prose.
 */
export function valueExpressionAt(
  text: string,
  at: number,
  { budget, names }: { readonly budget: ParseBudget; readonly names: ReadonlySet<string> },
): { readonly source: string; readonly end: number } | null {
  MAY_GIVE_VALUE.lastIndex = at
  if (!MAY_GIVE_VALUE.test(text)) return null
  const code = text.slice(at + 1, at + 1 + MAX_LENGTH)
  const found = codeInBraces(code, budget, (node) => GIVES_VALUE.test(node.type) && isKnown(node, names))
  return found && { source: found.source, end: at + 1 + found.end }
}

/** Names of a text that code in braces may use. */
export interface CodeNames {
  /** All names. */
  readonly known: ReadonlySet<string>
  /** Names bound to code: the result of calling them is known only by running it. */
  readonly called: ReadonlySet<string>
}

/** Cheap test: code in braces that contains a call. */
const MAY_CALL = /\{\s*(?:[A-Za-z_$`([]|new\s)[^{}]*?(?:[\w$\])]\(|[\w$)]`|\$\{)/

/** Whether a text may contain code that calls its imports. */
export const mayCall = (text: string): boolean => /^(?:import|export)\s/m.test(text) && MAY_CALL.test(text)

/** Code in braces that calls code of the text and uses only its names. */
export function callingExpressionAt(
  text: string,
  at: number,
  { budget, names }: { readonly budget: ParseBudget; readonly names: CodeNames },
): ElementExpression | null {
  const { known, called } = names
  const code = text.slice(at + 1, at + 1 + MAX_LENGTH)
  if (called.size === 0 || !MAY_CALL.test(text.slice(at, at + 1 + MAX_LENGTH))) return null
  const isMeant = (node: SyntaxNode) =>
    !isFunction(node) &&
    calls(node) &&
    isKnown(node, known) &&
    [...freeNames(node)].some((name) => called.has(name))
  const found = codeInBraces(code, budget, isMeant)
  return found && shown(found, at)
}

/** Cheap test: a function in braces. */
const MAY_BE_FUNCTION = /\{\s*(?:async\b\s*)?(?:\([^()]*\)\s*=>|[\w$]+\s*=>|function\b)/

/** Whether a text may contain a function in braces. */
export const mayBeFunction = (text: string): boolean =>
  (text.includes('=>') || text.includes('function')) && MAY_BE_FUNCTION.test(text)

/** Browser globals that functions may use. */
const BROWSER: ReadonlySet<string> = new Set(
  'alert console document fetch history localStorage location navigator sessionStorage setTimeout window'.split(
    ' ',
  ),
)

/**
 * Code in braces that is passed to a component and must be run: a function, or a call of the text's own code. All of its names
 * must be known. It must not render elements, which are part of the page's data, and must not call hooks, which only components
 * may do.
 */
export function propCodeAt(
  text: string,
  at: number,
  { budget, names }: { readonly budget: ParseBudget; readonly names: CodeNames },
): ElementExpression | null {
  const code = text.slice(at + 1, at + 1 + MAX_LENGTH)
  const braces = text.slice(at, at + 1 + MAX_LENGTH)
  if (!MAY_BE_FUNCTION.test(braces) && !(names.called.size > 0 && MAY_CALL.test(braces))) return null
  const isThere = (name: string) => names.known.has(name) || LANGUAGE.has(name) || BROWSER.has(name)
  const found = codeInBraces(code, budget, (node) => {
    const free = [...freeNames(node)]
    const isCalling = calls(node) && !callsHook(node) && free.some((name) => names.called.has(name))
    const isCode = isFunction(node) || isCalling
    return isCode && !showsElements(node) && free.every(isThere)
  })
  return (
    found && {
      name: `Value_${hashText(found.source.trim()).slice(0, 8)}`,
      source: found.source.trim(),
      end: at + 1 + found.end,
    }
  )
}

const callsHook = (node: SyntaxNode): boolean =>
  /^use[A-Z]/.test(String((node.callee as Partial<SyntaxNode> | undefined)?.name)) ||
  childNodes(node).some(callsHook)

const isFunction = ({ type }: SyntaxNode): boolean => /^(?:ArrowFunction|Function)Expression$/.test(type)

const calls = (node: SyntaxNode): boolean => CALL.test(node.type) || childNodes(node).some(calls)

const CALL = /^(?:Call|New|TaggedTemplate)Expression$/

const GIVES_VALUE =
  /^(?:ArrowFunction|Call|Chain|Conditional|Logical|Binary|Member)Expression$|^TemplateLiteral$/
/** Built-in names that values may use. */
const LANGUAGE: ReadonlySet<string> = new Set(
  'Array Boolean Date JSON Math Number Object String encodeURIComponent undefined'.split(' '),
)

function isKnown(node: SyntaxNode, names: ReadonlySet<string>): boolean {
  const free = [...freeNames(node)]
  const isAbout = free.some((name) => names.has(name) || name === 'Date') || holdsText(node)
  return isAbout && free.every((name) => names.has(name) || LANGUAGE.has(name))
}

const holdsText = (node: SyntaxNode): boolean =>
  (node.type === 'Literal' && typeof node.value === 'string') ||
  node.type === 'TemplateElement' ||
  childNodes(node).some(holdsText)

/** Free identifiers of a piece of code. */
function freeNames(node: SyntaxNode): ReadonlySet<string> {
  if (node.type === 'Identifier') return new Set([String(node.name)])
  const isPlainKey = (node.type === 'MemberExpression' || node.type === 'Property') && node.computed !== true
  const key = node.type === 'Property' ? node.key : node.property
  const inside = childNodes(node).filter((each) => !isPlainKey || each !== key || each === node.value)
  const names = new Set(inside.flatMap((each) => [...freeNames(each)]))
  const bound = /Function/.test(node.type)
    ? [...syntaxNodes(node.params), ...declaredIn(node)].flatMap((each) => [...freeNames(each)])
    : []
  for (const name of bound) names.delete(name)
  return names
}

/** Identifiers declared inside a piece of code. */
const declaredIn = (node: SyntaxNode): readonly SyntaxNode[] =>
  childNodes(node).flatMap((each) => [
    ...(/^(?:VariableDeclarator|FunctionDeclaration)$/.test(each.type) ? syntaxNodes(each.id) : []),
    ...declaredIn(each),
  ])

interface FoundCode {
  readonly source: string
  /** Offset after the closing brace. */
  readonly end: number
}

/** The expression at the start of a text, followed by its closing brace. */
function codeInBraces(
  code: string,
  budget: ParseBudget,
  isMeant: (node: SyntaxNode) => boolean,
): FoundCode | null {
  const found = budget.left > 0 ? parsed(code, budget) : null
  if (!found || !isMeant(found)) return null
  const rest = /^(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/)*\}/.exec(code.slice(found.end))
  if (!rest) {
    budget.left -= found.end
    return null
  }
  const end = found.end + rest[0].length
  return { source: code.slice(0, end - 1), end }
}

function parsed(code: string, budget: ParseBudget): SyntaxNode | null {
  try {
    return expressionNode(code)
  } catch (error) {
    budget.left -= (error as { readonly raisedAt?: number }).raisedAt ?? code.length
    return null
  }
}

const showsElements = (node: SyntaxNode): boolean =>
  node.type === 'JSXElement' || node.type === 'JSXFragment' || childNodes(node).some(showsElements)
