// Code in braces. What shows elements (`{list.map((each) => <li>{each}</li>)}`, `{isNew && <Badge />}`) is a component that the page makes
// for itself, and the same text has the same name wherever it is looked at. What gives a value (`{version.slice(1)}`) is data, unless it
// calls code (`{format(version)}`): then it is a component as well.
import { hashText } from './fingerprint.ts'
import { childNodes, expressionNodeAt, type SyntaxNode, syntaxNodes } from './syntax-tree.ts'

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
  const found = MAY_SHOW.test(code) ? codeInBraces(code, budget, showsElements) : null
  if (!found) return null
  return shown(found, at)
}

const shown = (found: FoundCode, at: number): ShownExpression => ({
  name: `Expression_${hashText(found.source).slice(0, 8)}`,
  source: found.source,
  end: at + 1 + found.end,
})

/** What code that gives a value begins with: more than a name, or a path of names, alone. */
const MAY_GIVE_VALUE =
  /\{\s*(?:(?:new|typeof)\s|[A-Za-z_$][\w$]*(?:\??\.[\w$]+|\[[^\]\n]*\])*\s*[^\s\w$}]|["'`(![])/y

/**
 * Code in braces that gives a value, as far as names tell: all that it is about are names of the text, or texts of its own. Other
 * braces are prose.
 */
export function valueExpressionAt(
  text: string,
  at: number,
  { budget, names }: { readonly budget: LookBudget; readonly names: ReadonlySet<string> },
): { readonly source: string; readonly end: number } | null {
  MAY_GIVE_VALUE.lastIndex = at
  if (!MAY_GIVE_VALUE.test(text)) return null
  const code = text.slice(at + 1, at + 1 + MAX_LENGTH)
  const found = codeInBraces(code, budget, (node) => GIVES_VALUE.test(node.type) && isKnown(node, names))
  return found && { source: found.source, end: at + 1 + found.end }
}

/** Names of a text that code in braces is about. */
export interface CodeNames {
  /** All of them. */
  readonly known: ReadonlySet<string>
  /** Those of code: only running it tells what calls give that they are part of. */
  readonly called: ReadonlySet<string>
}

/** A quick look: code in braces that calls something. */
const MAY_CALL = /\{\s*(?:[A-Za-z_$`([]|new\s)[^{}]*?(?:[\w$\])]\(|[\w$)]`|\$\{)/

/** Whether a text may have code that calls what it imports. */
export const mayCall = (text: string): boolean => /^(?:import|export)\s/m.test(text) && MAY_CALL.test(text)

/** Code in braces that calls code of the text, and is about names of the text alone. */
export function callingExpressionAt(
  text: string,
  at: number,
  { budget, names }: { readonly budget: LookBudget; readonly names: CodeNames },
): ShownExpression | null {
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

/** A quick look: code in braces that is a function. */
const MAY_BE_FUNCTION = /\{\s*(?:async\b\s*)?(?:\([^()]*\)\s*=>|[\w$]+\s*=>|function\b)/

/** Whether a text may have code in braces that is a function. */
export const mayBeFunction = (text: string): boolean => MAY_BE_FUNCTION.test(text)

/** Names that functions may use in a browser. */
const BROWSER: ReadonlySet<string> = new Set(
  'alert console document fetch history localStorage location navigator sessionStorage setTimeout window'.split(
    ' ',
  ),
)

/**
 * Code in braces that is given to a component and that only running it gives: a function, or what calls code of the text. It names
 * nothing that is not there, and shows no elements: those are data of the page. Hooks are for components alone.
 */
export function givenCodeAt(
  text: string,
  at: number,
  { budget, names }: { readonly budget: LookBudget; readonly names: CodeNames },
): ShownExpression | null {
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
/** Names of the language that values are made with. */
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

/** Names that code takes from around it. */
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

/** What is declared by name inside code. */
const declaredIn = (node: SyntaxNode): readonly SyntaxNode[] =>
  childNodes(node).flatMap((each) => [
    ...(/^(?:VariableDeclarator|FunctionDeclaration)$/.test(each.type) ? syntaxNodes(each.id) : []),
    ...declaredIn(each),
  ])

interface FoundCode {
  readonly source: string
  /** Offset behind the closing brace. */
  readonly end: number
}

/** The code with which a text begins and that a brace ends. */
function codeInBraces(
  code: string,
  budget: LookBudget,
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

function parsed(code: string, budget: LookBudget): SyntaxNode | null {
  try {
    return expressionNodeAt(code, 0)
  } catch (error) {
    budget.left -= (error as { readonly raisedAt?: number }).raisedAt ?? code.length
    return null
  }
}

const showsElements = (node: SyntaxNode): boolean =>
  node.type === 'JSXElement' || node.type === 'JSXFragment' || childNodes(node).some(showsElements)
