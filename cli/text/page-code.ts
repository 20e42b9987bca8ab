// The code that a page has between its texts: statements at the left margin. What it exports are components of the page, and what they
// are made of is this code alone; the texts around it are no part of it.
import { mayBeStatement, readStatements } from './esm.ts'

/** Code of a page. */
export interface PageCode {
  /** Statements that import something, in their order. */
  readonly imports: readonly { readonly names: readonly string[]; readonly source: string }[]
  /** All other statements. */
  readonly source: string
  /** Names of components that the page exports. */
  readonly components: readonly string[]
}

const NONE: PageCode = { imports: [], source: '', components: [] }

/** A quick look: what follows is for pages that have a component of their own. */
const MAY_EXPORT = /^export\s+(?:default\s+)?(?:async\s+)?(?:const|let|var|function|class)\s+[A-Z]/m
const FENCE = /^ {0,3}(`{3,}|~{3,})/

/** The code of a text. */
export function pageCode(text: string): PageCode {
  if (!MAY_EXPORT.test(text)) return NONE
  const imports: { names: readonly string[]; source: string }[] = []
  const sources: string[] = []
  const components: string[] = []
  const state = { fence: '' }
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
    const [, fence = ''] = FENCE.exec(line) ?? []
    if (state.fence === '') state.fence = fence
    else if (fence.startsWith(state.fence) && /^[`~\s]*$/.test(line)) state.fence = ''
    at = next
  }
  return { imports, source: sources.join('\n'), components }
}

/** The code as a module of its own: what its components do not name is not imported. */
export function pageModule(text: string): string {
  const { imports, source } = pageCode(text)
  const used = imports.filter(
    ({ names, source: statement }) =>
      /^export\b/m.test(statement) ||
      names.some((name) => new RegExp(`(?<![\\w$])${escaped(name)}(?![\\w$])`).test(source)),
  )
  return [...used.map((each) => each.source), source, ''].join('\n')
}

const escaped = (name: string) => name.replaceAll('$', '\\$')
