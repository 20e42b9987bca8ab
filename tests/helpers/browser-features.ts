// Browser features that the browser code and styles need, according to MDN's compatibility data.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { relative } from 'node:path'
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import ts from '@typescript/typescript6'
import glob from 'fast-glob'
import postcss from 'postcss'

/** Read instead of imported: the test runner would turn it into 20 MB of code, which takes a minute. */
const bcd: unknown = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
)

/** Oldest supported versions, by MDN's browser names. */
export type Versions = Readonly<Record<string, number>>

/** A feature that some of the browsers lack, and where it is used. */
export interface Missing {
  /** Path in the data, such as `css.properties.scrollbar-gutter`. */
  readonly feature: string
  /** Browsers that lack it: `firefox 121`, with the first version that supports it. */
  readonly lacking: readonly string[]
  readonly places: readonly string[]
}

/** Features by path with the places that use them. */
type Uses = Map<string, Set<string>>

/** The data at a path; undefined if there is none. */
function dataAt(path: string): Identifier | undefined {
  let at: unknown = bcd
  for (const part of path.split('|')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return undefined
    at = (at as Record<string, unknown>)[part]
  }
  return at as Identifier
}

/** First version in which a browser supports a feature without a flag or prefix; infinite if none does. */
function since({ support }: CompatStatement, browser: string): number {
  const all = support[browser as keyof typeof support]
  const statements = (Array.isArray(all) ? all : [all]) as readonly (SimpleSupportStatement | undefined)[]
  const versions = statements.flatMap((each) => {
    if (!each || each.flags || each.prefix || each.alternative_name || each.version_removed) return []
    const added = each.version_added
    return typeof added === 'string' ? [Number.parseFloat(added.replace('≤', '')) || 0] : []
  })
  return Math.min(Number.POSITIVE_INFINITY, ...versions)
}

/** The features that some browsers lack. */
function missing(uses: Uses, supported: Versions): readonly Missing[] {
  return [...uses].flatMap(([feature, places]) => {
    const compat = dataAt(feature)?.__compat
    if (!compat) return []
    const lacking = Object.entries(supported).flatMap(([browser, version]) => {
      const first = since(compat, browser)
      return first > version ? [`${browser} ${first}`] : []
    })
    return lacking.length > 0
      ? [{ feature: feature.replaceAll('|', '.'), lacking, places: [...places].sort() }]
      : []
  })
}

const note = (uses: Uses, feature: string, place: string) =>
  uses.set(feature, (uses.get(feature) ?? new Set()).add(place))

/**
 * Stylesheet features that browsers lack. A value with an earlier declaration of the same property has a fallback, as have rules
 * inside `@supports`.
 */
export function missingInStyles(
  files: Readonly<Record<string, string>>,
  supported: Versions,
): readonly Missing[] {
  const uses: Uses = new Map()
  for (const [file, text] of Object.entries(files))
    postcss.parse(text).walk((node) => {
      if (isGuarded(node)) return
      const place = `${file}:${node.source?.start?.line}`
      if (node.type === 'rule') {
        for (const [, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g))
          note(uses, `css|selectors|${name}`, place)
      } else if (node.type === 'atrule') {
        note(uses, `css|at-rules|${node.name}`, place)
        if (node.name === 'media')
          for (const [, name = ''] of node.params.matchAll(/\(([a-z-]+)/g))
            note(uses, `css|at-rules|media|${name.replace(/^(?:min|max)-/, '')}`, place)
      } else if (node.type === 'decl' && !node.prop.startsWith('--')) {
        note(uses, `css|properties|${node.prop}`, place)
        const before = node.parent?.nodes.slice(0, node.parent.index(node)) ?? []
        if (before.some((each) => each.type === 'decl' && each.prop === node.prop)) return
        noteValue(uses, node.prop, node.value, place)
      } else if (node.type === 'decl') noteValue(uses, node.prop, node.value, place)
    })
  return missing(uses, supported)
}

/** Whether styles are inside an `@supports` rule. */
function isGuarded(node: postcss.Node): boolean {
  for (let at = node.parent; at; at = at.parent)
    if (at.type === 'atrule' && (at as postcss.AtRule).name === 'supports') return true
  return false
}

/** Functions that belong to types, by their path in the data. */
const FUNCTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'color-mix': 'css|types|color|color-mix',
    'light-dark': 'css|types|color|light-dark',
    oklch: 'css|types|color|oklch',
    oklab: 'css|types|color|oklab',
  }),
)

function noteValue(uses: Uses, property: string, value: string, place: string): void {
  const plain = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)|var\(--[\w-]+/g, ' ')
  for (const [, word = '', call] of plain.matchAll(/(?<![\w-])([a-z][a-z-]*)(?![\w-])(\(?)/g)) {
    if (call) note(uses, FUNCTIONS.get(word) ?? `css|types|${word}`, place)
    else note(uses, `css|properties|${property}|${word}`, place)
  }
  if (/\d[dsl]v(?:h|w|i|b|min|max)\b/.test(plain))
    note(uses, 'css|types|length|viewport_percentage_units_dynamic', place)
}

/** Script features that browsers lack: globals and members that the type checker identifies as those of the platform. */
export function missingInScripts(
  root: string,
  patterns: readonly string[],
  supported: Versions,
): readonly Missing[] {
  const { config } = ts.readConfigFile(`${root}runtime/tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, `${root}runtime`)
  const files = glob.sync([...patterns], { cwd: root, absolute: true })
  const program = ts.createProgram(files, { ...options, skipLibCheck: true })
  return missing(usesOf(program, root, new Set(files)), supported)
}

function usesOf(program: ts.Program, root: string, files: ReadonlySet<string>): Uses {
  const checker = program.getTypeChecker()
  const uses: Uses = new Map()
  const visit = (node: ts.Node, file: ts.SourceFile): void => {
    if (ts.isTypeNode(node)) return
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node)
      for (const feature of symbol ? featuresOf(symbol) : []) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
        note(uses, feature, `${relative(root, file.fileName)}:${line + 1}`)
      }
    }
    ts.forEachChild(node, (child) => visit(child, file))
  }
  for (const file of program.getSourceFiles()) if (files.has(file.fileName)) visit(file, file)
  return uses
}

/** Paths in the data for a symbol of the platform's types. */
function featuresOf(symbol: ts.Symbol): readonly string[] {
  return (symbol.declarations ?? []).flatMap((declaration) => {
    if (!/\/lib\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName)) return []
    const { parent } = declaration
    const owner = ts.isInterfaceDeclaration(parent)
      ? parent.name.text
      : ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)
        ? parent.parent.name.getText()
        : null
    if (owner === null) return ts.isVariableDeclaration(declaration) ? namesOf(symbol.name) : []
    const name = owner.replace(/(?:Constructor|EventMap)$/, '')
    return [
      `api|${name}|${symbol.name}`,
      `api|${name}|${symbol.name}_static`,
      `javascript|builtins|${name}|${symbol.name}`,
    ]
  })
}

const namesOf = (name: string) => [`api|${name}`, `api|Window|${name}`, `javascript|builtins|${name}`]
