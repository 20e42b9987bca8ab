// Stages are pure functions: a module of theirs holds nothing that is written after it was loaded. What is remembered between
// edits are nodes of the build graph; what is remembered within one answer belongs to the object that answers.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from '@typescript/typescript6'
import { describe, expect, it } from 'vitest'

const STAGES = ['site', 'view', 'markdown', 'check', 'emit', 'search', 'render']

/** What stands around the stages: a command finds nothing in memory that an earlier one of the same process left there. */
const AROUND = ['bundle', 'commands', 'config', 'graph', 'io', 'pipeline', 'report', 'scan', 'serve', 'text']

/** Module state that stays, with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'cli/check/suggest-fix.ts indexOf': 'indexes of the tables, which every rule over links shares',
  'cli/check/moved-page.ts indexOf': 'the same',
  'cli/check/nearest-asset.ts indexOf': 'the same',
  'cli/check/nearest-target.ts filesOf': 'the same',
  'cli/check/nearest-target.ts pagesOf': 'the same',
  'cli/check/rules/hidden-link.ts unlistedPaths': 'the same',
  'cli/io/code-place.ts readMap': 'one map for all components that fail',
  'cli/markdown/html/elements.ts elementPolicy': 'one policy for all pages of a configuration',
  'cli/markdown/html/highlight.ts classes': 'classes of tokens: some hundreds, asked for at each token',
  'cli/markdown/html/highlight.ts remembered': 'versions and locales have most code blocks in common',
  'cli/markdown/html/languages.ts missing': 'languages that the library lacks: each look-up reads the disk',
  'cli/markdown/html/magic-comments.ts directivesOf': 'one table for all blocks of a configuration',
  'cli/markdown/html/math.ts loaded': 'a library that is loaded with the first formula',
  'cli/markdown/parse/native.ts loaded': 'a native library that is loaded with the first page',
  'cli/text/esm.ts loaded': 'a library that is loaded with the first import',
  'cli/markdown/terms/matcher.ts matcherOf': 'one matcher for all pages of a glossary',
  'cli/markdown/to-hast.ts rehypeOptions': 'follows from the options, lives with them',
  'cli/io/bundler.ts service': 'the bundler is a program, started once and ended with this one',
  'cli/pipeline/live-files.ts filesIn': 'follows from a list of files, lives with it',
  'cli/pipeline/live-files.ts groupsByPath': 'the same',
  'cli/pipeline/published-files.ts routesByFile': 'follows from the tables, lives with them',
  'cli/pipeline/published-files.ts redirectedFiles': 'the same',
  'cli/report/width.ts made': 'an object of the platform that is slow to make',
  'cli/text/by-path.ts indexOf': 'follows from a list, lives with it',
}

/** Methods that write to a collection. */
const WRITES = new Set([
  'set',
  'add',
  'delete',
  'clear',
  'push',
  'pop',
  'shift',
  'unshift',
  'splice',
  'sort',
  'fill',
])

/** Functions whose result remembers what it was called with. */
const REMEMBERING = new Set(['onceFor', 'boundedMap', 'createTermCounter'])

/** Names of a file's module-level variables that are state. */
function stateOf(path: string, text: string): readonly string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found = new Set<string>()
  const names = new Set<string>()
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue
    const isConst = (statement.declarationList.flags & ts.NodeFlags.Const) !== 0
    for (const { name, initializer } of statement.declarationList.declarations) {
      const text = name.getText()
      names.add(text)
      if (!isConst || (initializer && remembers(initializer))) found.add(text)
    }
  }
  const visit = (node: ts.Node): void => {
    const written = writtenName(node)
    if (written !== undefined && names.has(written)) found.add(written)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return [...found].sort()
}

/** Whether a value is made to be written: a weak or an empty collection, or a function that remembers. */
function remembers(value: ts.Expression): boolean {
  if (ts.isNewExpression(value)) {
    const name = value.expression.getText()
    return /^Weak/.test(name) || (/^(?:Map|Set)$/.test(name) && (value.arguments ?? []).length === 0)
  }
  return ts.isCallExpression(value) && REMEMBERING.has(value.expression.getText())
}

/** The variable that a statement writes to: `name.set(…)`, `name.key = …`, `name[key] = …`. */
function writtenName(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { expression, name } = node.expression
    return WRITES.has(name.text) && ts.isIdentifier(expression) ? expression.text : undefined
  }
  if (!ts.isBinaryExpression(node) || !isAssignment(node.operatorToken.kind)) return undefined
  const { left } = node
  // Where a regular expression begins is set before each use.
  if (ts.isPropertyAccessExpression(left) && left.name.text === 'lastIndex') return undefined
  const isPart = ts.isPropertyAccessExpression(left) || ts.isElementAccessExpression(left)
  return isPart && ts.isIdentifier(left.expression) ? left.expression.text : undefined
}

function isAssignment(kind: ts.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment
}

function filesBelow(dir: string): readonly string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(dir, path))
}

describe('modules of stages', () => {
  it('hold nothing that is written after they were loaded', () => {
    const found = [...STAGES, ...AROUND]
      .flatMap((stage) => filesBelow(`cli/${stage}`))
      .flatMap((path) => stateOf(path, readFileSync(path, 'utf8')).map((name) => `${path} ${name}`))
    expect(found.sort()).toEqual(Object.keys(EXCEPTIONS).sort())
  })

  it.each([
    ['let count = 0', ['count']],
    ['const known = new WeakMap<object, string>()', ['known']],
    ['const known = new Map<string, string>()', ['known']],
    ['export const index = onceFor((list) => new Map())', ['index']],
    ["const known = new Map([['a', 1]])\nexport const add = () => known.set('b', 2)", ['known']],
    ['const state = { size: 0 }\nexport function grow() { state.size += 1 }', ['state']],
    ['const list = [1]\nexport function grow() { list[0] = 2 }', ['list']],
    ["const NAMES = new Set(['a'])\nexport const has = (name) => NAMES.has(name)", []],
    ['export function f() { const made = new Map(); made.set(1, 2); let n = 0; return n }', []],
    ['const ORDER = { a: 1 }\nexport const sorted = (list) => [...list].sort()', []],
  ])('are read: %s', (text, expected) => {
    expect(stateOf('a.ts', text)).toEqual(expected)
  })
})
