// Parses import and export statements at the left margin. Nothing is run: imports of the site's own files are recorded,
// exported literals become values of the page, everything else is dropped. Only valid syntax counts as a statement; all other
// text is prose.
import type { Parser, Program } from 'acorn'
import { javascriptParser } from './javascript-parser.ts'
import { endOfLine } from './line-starts.ts'
import { isMarkdown } from './markdown-name.ts'
import { unescapeString } from './unescape.ts'

/** A name bound by an import. */
export interface ImportedName {
  readonly name: string
  /** Name in the imported module: `default`, `*` for the namespace, or a named export. */
  readonly exported: string
  readonly from: string
}

/** An imported name with the position of its statement. */
export interface PlacedImport extends ImportedName {
  /** Offset of its statement. */
  readonly at: number
}

/** Consecutive statements without an empty line between them. */
export interface Statements {
  /** Offset after the last statement: the end of a line. */
  readonly end: number
  readonly imports: readonly PlacedImport[]
  /** Imports that bind no name. */
  readonly bare: readonly { readonly from: string; readonly at: number }[]
  /** Names of `export const name = value` with the source of each value. */
  readonly constants: ReadonlyMap<string, string>
  /** Names of exported functions and classes, and of constants computed by code: these can be used as elements. */
  readonly components: readonly { readonly name: string; readonly at: number }[]
}

/** Why a text does not begin with statements; `unfinished`: more text might make it valid. */
export interface NoStatements {
  readonly reason: string
  readonly unfinished: boolean
}

/** Cheap test before `readStatements`: whether a line may begin a statement. */
export function mayBeStatement(line: string): boolean {
  return /^(?:import|export)[\s{*'"]/.test(line)
}

/** A block that interrupts a paragraph of statements as it would interrupt a paragraph of text. */
const OTHER_BLOCK = /^\s*<|^ {0,3}(?:$|\{|#{1,6}(?:[ \t]|$)|:{3}|`{3}|~{3}|>|[-*+] |\d+[.)] )|^\s*$/

/**
 * The statements that `text` begins with. Like a paragraph, they end before an empty line or another block; if other text
 * follows directly, the whole paragraph is prose.
 */
export function readStatements(text: string): Statements | NoStatements {
  let failed: NoStatements = { reason: 'it is empty', unfinished: true }
  for (let end = text.indexOf('\n'); ; end = text.indexOf('\n', end + 1)) {
    const isLast = end < 0
    if (isLast || OTHER_BLOCK.test(text.slice(end + 1, endOfLine(text, end + 1)))) {
      const read = parse(isLast ? text : text.slice(0, end))
      if ('end' in read || !read.unfinished) return read
      failed = read
    }
    if (isLast) return failed
  }
}

/** Set on first use. */
const loaded: { parser?: typeof Parser } = {}

/** Parser errors for a text that ends inside a construct that may contain line breaks. */
const UNTERMINATED = /^Unterminated (?:comment|template|JSX contents)/

function parse(source: string): Statements | NoStatements {
  loaded.parser ??= javascriptParser()
  try {
    return statementsOf(loaded.parser.parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), source)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const { raisedAt = 0, message } = error as SyntaxError & { readonly raisedAt?: number }
    const unfinished = raisedAt >= source.length || UNTERMINATED.test(message)
    return { reason: message.replace(/ \(\d+:\d+\)$/, ''), unfinished }
  }
}

function statementsOf({ body }: Program, source: string): Statements | NoStatements {
  const imports: PlacedImport[] = []
  const bare: { from: string; at: number }[] = []
  const constants = new Map<string, string>()
  const components: { name: string; at: number }[] = []
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      const from = String(statement.source.value)
      if (statement.specifiers.length === 0) bare.push({ from, at: statement.start })
      for (const each of statement.specifiers)
        imports.push({
          name: each.local.name,
          exported: ofWhole(from, exportedName(each)),
          from,
          at: statement.start,
        })
    } else if (statement.type === 'ExportDefaultDeclaration') {
      if (!COMPONENT.test(statement.declaration.type) && !isName(statement.declaration))
        return {
          reason: 'The default export of a page must be a component',
          unfinished: false,
        }
    } else if (statement.type === 'ExportNamedDeclaration') {
      const { declaration } = statement
      if (declaration && 'id' in declaration) components.push(...componentAt(declaration.id))
      if (declaration?.type !== 'VariableDeclaration') continue
      if (declaration.declarations.every(({ init }) => !init))
        return { reason: 'The export has no value', unfinished: false }
      for (const { id, init } of declaration.declarations) {
        if (id.type === 'Identifier' && init) constants.set(id.name, source.slice(init.start, init.end))
        if (init && MADE_BY_CODE.test(init.type)) components.push(...componentAt(id))
      }
    } else if (!statement.type.startsWith('Export')) {
      return { reason: 'Only import and export statements are allowed here', unfinished: false }
    }
  }
  return { end: source.length, imports, bare, constants, components }
}

/** Initializers of constants that can be used as elements. */
const MADE_BY_CODE = /^(?:(?:Arrow)?Function|Class|Call|Conditional|TaggedTemplate)/

const componentAt = ({ name, start }: { readonly name?: string; readonly start: number }) =>
  name !== undefined && /^[A-Z]/.test(name) ? [{ name, at: start }] : []

/** Expressions and declarations that may define a component. */
const COMPONENT = /^(?:(?:Arrow)?Function|Class|Call|Object|TaggedTemplate|JSX)/

/** Whether an expression is the name of a component: `Layout`, `layouts.Wide`. */
function isName({ type, name, property }: { type: string; name?: string; property?: unknown }): boolean {
  if (type === 'Identifier') return /^[A-Z]/.test(name ?? '')
  return type === 'MemberExpression' && isName(property as { type: string; name?: string })
}

type Specifier = Extract<Program['body'][number], { type: 'ImportDeclaration' }>['specifiers'][number]

function exportedName(specifier: Specifier): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default'
  if (specifier.type === 'ImportNamespaceSpecifier') return '*'
  const { imported } = specifier
  return imported.type === 'Identifier' ? imported.name : String(imported.value)
}

/** Astro exports the text of a Markdown file by the name `Content` as well. */
const ofWhole = (from: string, exported: string): string =>
  exported === 'Content' && isMarkdown(from) ? 'default' : exported

const IMPORT =
  /(?<=^|;[ \t]*)import\b([^'"`;]{1,2000}?)\bfrom\s*(?:"((?:\\.|[^"\\\n])+)"|'((?:\\.|[^'\\\n])+)')/gm
const DEFAULT_NAME = /^\s*([A-Za-z_$][\w$]*)\s*(?:,|$)/
const NAMED = /(\*|[A-Za-z_$][\w$]*)\s+as\s+([A-Za-z_$][\w$]*)|([A-Za-z_$][\w$]*)/g

/** Names of all imports that begin a line or follow another statement on it, anywhere in the text. */
export function importedNames(text: string): ReadonlySet<string> {
  return new Set(importLines(text).map(({ name }) => name))
}

/**
 * Everything that looks like an import at the start of a line or statement, including in code blocks and prose: a cheap way to
 * find files that may have to be read before the page is compiled. Compilation decides which of them are real.
 */
export function importLines(text: string): readonly ImportedName[] {
  if (!text.includes('import')) return []
  return [...text.matchAll(IMPORT)].flatMap(([, clause = '', double, single]) => {
    const from = unescapeString(double ?? single ?? '')
    const byDefault = DEFAULT_NAME.exec(clause)?.[1]
    const rest = byDefault === undefined ? clause : clause.slice(clause.indexOf(byDefault) + byDefault.length)
    return [
      ...(byDefault === undefined ? [] : [{ name: byDefault, exported: 'default', from }]),
      ...[...rest.matchAll(NAMED)].map(([, exported, alias, name = '']) => ({
        name: alias ?? name,
        exported: ofWhole(from, exported ?? name),
        from,
      })),
    ]
  })
}
