// Import and export statements at the left margin. Nothing is run: imports of the site's own files are remembered, exported
// literals become values of the page, everything else is left out.

/** A name bound by a default import. */
export interface ImportedName {
  readonly name: string
  readonly from: string
}

/** A statement at the start of a text. */
export interface Statement {
  /** Index after the statement. */
  readonly end: number
  readonly imports: readonly ImportedName[]
  /** `export const name = value` with the source of the value. */
  readonly constant?: { readonly name: string; readonly source: string }
  readonly kind: 'import' | 'export'
}

const IMPORT = /^import\s+(?:([^'"`;]*?)\s*from\s*)?(["'])([^'"\n]+)\2[ \t]*;?[ \t]*(?=\n|$)/
const DEFAULT_NAME = /^([A-Za-z_$][\w$]*)\s*(?:,|$)/
const NAMESPACE = /\*\s*as\s+([A-Za-z_$][\w$]*)/
const EXPORT = /^export\s+(?:const|let|var|function|class|async\s+function|default|\{|\*)/
const CONSTANT = /^export\s+(?:const|let|var)\s+([A-Za-z_$][\w$]*)\s*=\s*([\s\S]*?);?\s*$/

/** Whether a line may begin a statement: a quick test before `readStatement`. */
export function mayBeStatement(line: string): boolean {
  return /^(?:import|export)[\s{*'"]/.test(line)
}

/** The statement `text` begins with, or null when it is prose. */
export function readStatement(text: string): Statement | null {
  const found = IMPORT.exec(text)
  if (found) {
    const [whole, clause = '', , from = ''] = found
    const name = DEFAULT_NAME.exec(clause)?.[1] ?? NAMESPACE.exec(clause)?.[1]
    return { kind: 'import', end: whole.length, imports: name ? [{ name, from }] : [] }
  }
  if (!EXPORT.test(text)) return null
  const end = exportEnd(text)
  const [, name, source] = CONSTANT.exec(text.slice(0, end)) ?? []
  return { kind: 'export', end, imports: [], ...(name && source ? { constant: { name, source } } : {}) }
}

/** Names of all default imports that begin a line, wherever they stand. */
export function importedNames(text: string): ReadonlySet<string> {
  return new Set(importStatements(text).map(({ name }) => name))
}

/** All default imports that begin a line, in code as well: what reads them decides which are meant. */
export function importStatements(text: string): readonly ImportedName[] {
  if (!text.includes('import')) return []
  return [...text.matchAll(LINE_IMPORT)].flatMap(({ index }) => {
    return readStatement(text.slice(index, index + MAX_IMPORT))?.imports ?? []
  })
}

const LINE_IMPORT = /^import[\s{*'"]/gm

/** Longest import that is looked for; lists of names may be long. */
const MAX_IMPORT = 2_000

const TOKEN =
  /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*|[{([]|[})\]]|\n[ \t]*(?=\n|$)/g

/** An export ends at a blank line outside brackets; brackets that never close do not reach further than the first one. */
function exportEnd(text: string): number {
  let depth = 0
  let firstBlank = -1
  for (const token of text.matchAll(TOKEN)) {
    const [part] = token
    if (part === '{' || part === '(' || part === '[') depth++
    else if (part === '}' || part === ')' || part === ']') depth--
    else if (part.startsWith('\n')) {
      if (depth <= 0) return token.index
      if (firstBlank < 0) firstBlank = token.index
    }
  }
  return depth > 0 && firstBlank >= 0 ? firstBlank : text.trimEnd().length
}
