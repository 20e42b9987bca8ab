// Extracts the code of a page: statements at the left margin, and expressions that render elements or call code. Its exports
// and expressions become components of the page, in a module of this code alone, without the text around it.
import {
  type CodeNames,
  callingExpressionAt,
  type ElementExpression,
  elementExpressionAt,
  mayBeFunction,
  mayCall,
  mayShowElements,
  type ParseBudget,
  parseBudget,
  propCodeAt,
} from './code-expression.ts'
import { isDataFile } from './data-file.ts'
import { importLines, mayBeStatement, readStatements } from './esm.ts'
import { isMarkdown } from './markdown-name.ts'

/** Code of a page. */
export interface PageCode {
  /** Statements that import something, in order. */
  readonly imports: readonly { readonly names: readonly string[]; readonly source: string }[]
  /** All other statements. */
  readonly source: string
  /** Names of components that the page exports. */
  readonly components: readonly string[]
  /**
   * Expressions that render elements or call code. Some may come from text that turns out not to be code, which does no harm.
   */
  readonly expressions: readonly ElementExpression[]
  /** Code passed to components: functions and calls. */
  readonly values: readonly ElementExpression[]
}

const NONE: PageCode = { imports: [], source: '', components: [], expressions: [], values: [] }

/** Cheap test: the rest is only for pages that define components. */
const MAY_EXPORT = /^export\s+(?:default\s+)?(?:async\s+)?(?:const|let|var|function|class)\s+[A-Z]/m
const FENCE = /^ {0,3}(`{3,}|~{3,})[ \t]*(.*?)\s*$/

const NO_NAMES: CodeNames = { known: new Set(), called: new Set() }
const EXPORTED = /^export\s+(?:(?:const|let|var|class)|(?:async\s+)?function\*?)\s+([A-Za-z_$][\w$]*)/gm

/** Names that a text exports. */
export const exportedNames = (text: string): readonly string[] =>
  text.includes('export') ? [...text.matchAll(EXPORTED)].map(([, name = '']) => name) : []

/** Names that a text imports and exports; imports of data files are not code. */
export function codeNames(text: string): CodeNames {
  const imports = importLines(text)
  const exported = exportedNames(text)
  const ofCode = imports.filter(({ from }) => !isDataFile(from) && !isMarkdown(from))
  return {
    known: new Set([...imports.map(({ name }) => name), ...exported]),
    called: new Set([...ofCode.map(({ name }) => name), ...exported]),
  }
}

/** The code of a text. */
export function pageCode(text: string): PageCode {
  const shows = mayShowElements(text)
  const names = mayCall(text) ? codeNames(text) : NO_NAMES
  const hasExpressions = shows || names.called.size > 0 || mayBeFunction(text)
  if (!MAY_EXPORT.test(text) && !hasExpressions) return NONE
  const imports: { names: readonly string[]; source: string }[] = []
  const sources: string[] = []
  const components: string[] = []
  const expressions: ElementExpression[] = []
  const values: ElementExpression[] = []
  const look = { budget: parseBudget(hasExpressions ? text.length : 0), names }
  const state: FenceState = { fence: '', unwrapped: '' }
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at)
    const next = end < 0 ? text.length : end + 1
    const line = text.slice(at, next)
    const statements = state.fence === '' && mayBeStatement(line) ? readStatements(text.slice(at)) : null
    if (statements && 'imports' in statements) {
      const source = text.slice(at, at + statements.end)
      const isImport = statements.imports.length > 0 || statements.bare.length > 0
      if (isImport) imports.push({ names: statements.imports.map(({ name }) => name), source })
      else sources.push(source)
      components.push(...statements.components.map(({ name }) => name))
      at += statements.end
      continue
    }
    passFence(line, state)
    const found = state.fence === '' ? expressionsFrom(text, { from: at, to: next }, look) : []
    for (const each of found) (each.name.startsWith('Value_') ? values : expressions).push(each)
    at = Math.max(next, found.at(-1)?.end ?? 0)
  }
  return { imports, source: sources.join('\n'), components, expressions, values }
}

/** Fences open at a line. */
interface FenceState {
  /** Fence of a code block. */
  fence: string
  /** Fence of an `mdx-code-block`, whose content is read as if it were not fenced. */
  unwrapped: string
}

function passFence(line: string, state: FenceState): void {
  const [, fence = '', info = ''] = FENCE.exec(line) ?? []
  if (fence === '') return
  const ends = (open: string) => open !== '' && fence.startsWith(open) && info === ''
  if (state.fence !== '') state.fence = ends(state.fence) ? '' : state.fence
  else if (ends(state.unwrapped)) state.unwrapped = ''
  else if (info === 'mdx-code-block') state.unwrapped = fence
  else state.fence = fence
}

/** The expressions that begin on a line or on the rest of a line where an earlier one ends. */
function expressionsFrom(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  look: { readonly budget: ParseBudget; readonly names: CodeNames },
): readonly ElementExpression[] {
  const found: ElementExpression[] = []
  const brace = /(?<![\\$])\{/g
  brace.lastIndex = from
  for (let next = brace.exec(text); next && next.index < to; next = brace.exec(text)) {
    // An odd number of backticks before the brace on its line: it is inside a code span.
    const before = text.slice(text.lastIndexOf('\n', next.index) + 1, next.index)
    if (before.split('`').length % 2 === 0) continue
    const isGiven = text[next.index - 1] === '='
    const expression =
      (isGiven
        ? null
        : (elementExpressionAt(text, next.index, look.budget) ??
          callingExpressionAt(text, next.index, look))) ?? propCodeAt(text, next.index, look)
    if (!expression) continue
    found.push(expression)
    brace.lastIndex = expression.end
  }
  return found
}

/** The code as a separate module, without imports that it does not use. */
export function pageModule(text: string): string {
  const { imports, source: statements, expressions, values } = pageCode(text)
  const sources = new Map([...expressions, ...values].map(({ name, source: code }) => [name, code]))
  const made = [...sources].map(([name, code]) =>
    name.startsWith('Value_')
      ? `export const ${name} = ${guarded(code)}`
      : `export const ${name} = (props) => <>{${code}}</>`,
  )
  const source = [statements, ...made].join('\n')
  const used = imports.filter(
    ({ names, source: statement }) =>
      /^export\b/m.test(statement) ||
      names.some((name) => new RegExp(`(?<![\\w$])${escaped(name)}(?![\\w$])`).test(source)),
  )
  return [...used.map((each) => each.source), source, ''].join('\n')
}

/** Wraps a value so that an exception loses only that value, not all components of the page. */
const guarded = (code: string): string => `(() => { try { return (${code}) } catch { return undefined } })()`

const escaped = (name: string) => name.replaceAll('$', '\\$')
