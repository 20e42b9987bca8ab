// Finds the statements of a file that a function depends on: those that declare the names it uses, and their own dependencies.
import type { Program } from 'acorn'
import { javascriptParser } from './javascript-parser.ts'

type Statement = Program['body'][number]

/** The dependencies of a function. */
export interface NeededStatements {
  /** Source of the statements, in file order. */
  readonly statements: readonly string[]
  /** Modules that they import from. */
  readonly from: readonly string[]
  /** Names that they import. */
  readonly imported: readonly string[]
}

/** The statements of a JavaScript module that `text` depends on; null if it depends on the module's own export. */
export function neededStatements(code: string, text: string): NeededStatements | null {
  const body = bodyOf(code)
  const declared = new Map(body.flatMap((each) => namesOf(each).map((name) => [name, each] as const)))
  const needed = new Set<Statement>()
  const need = (used: string): void => {
    for (const [name, statement] of declared) {
      if (needed.has(statement) || !names(used, name)) continue
      needed.add(statement)
      if (statement.type !== 'ImportDeclaration') need(textOf(code, statement))
    }
  }
  need(text)
  const exported = body.map(exportedName)
  const isWhole = [...needed].some(
    (each) =>
      each.type === 'ExportDefaultDeclaration' || namesOf(each).some((name) => exported.includes(name)),
  )
  if (isWhole) return null
  const found = body.filter((each) => needed.has(each))
  return {
    statements: found.map((each) => textOf(code, each)),
    from: found.flatMap((each) => (each.type === 'ImportDeclaration' ? [String(each.source.value)] : [])),
    imported: found.flatMap((each) => (each.type === 'ImportDeclaration' ? namesOf(each) : [])),
  }
}

function bodyOf(code: string): readonly Statement[] {
  try {
    return javascriptParser().parse(code, { ecmaVersion: 'latest', sourceType: 'module' }).body
  } catch {
    // Code that cannot be parsed declares nothing.
    return []
  }
}

const textOf = (code: string, { start, end }: Statement) => code.slice(start, end).replace(/^export\s+/, '')

const names = (text: string, name: string) =>
  new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(text)

/** Names that a statement declares. */
function namesOf(statement: Statement): readonly string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name)
  if (statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration') {
    const { declaration } = statement
    // The name of an expression is known only inside it.
    return declaration && /Declaration$/.test(declaration.type) ? namesOf(declaration as Statement) : []
  }
  if (statement.type === 'VariableDeclaration') return statement.declarations.flatMap(({ id }) => bound(id))
  return 'id' in statement && statement.id ? [statement.id.name] : []
}

/** Names in a pattern such as `{ a, b: [c] }`. */
function bound(pattern: unknown): readonly string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(bound)
  const { type, name, ...parts } = (pattern ?? {}) as Record<string, unknown>
  if (type === 'Identifier') return [String(name)]
  if (type === 'ObjectPattern') return bound(parts.properties)
  if (type === 'ArrayPattern') return bound(parts.elements)
  if (type === 'Property') return bound(parts.value)
  if (type === 'AssignmentPattern') return bound(parts.left)
  return type === 'RestElement' ? bound(parts.argument) : []
}

/** The name after `export default` or `module.exports =`. */
function exportedName(statement: Statement): string | undefined {
  if (statement.type === 'ExportDefaultDeclaration') return identifier(statement.declaration)
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') return
  return statement.expression.left.type === 'MemberExpression'
    ? identifier(statement.expression.right)
    : undefined
}

const identifier = ({ type, name }: { readonly type: string; readonly name?: string }) =>
  type === 'Identifier' ? name : undefined
