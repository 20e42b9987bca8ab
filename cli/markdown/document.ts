// One text (the body of a page or an included file) to nodes: markers in, parse, fold markers into the tree.
import type { Place } from '../model/diagnostic.ts'
import { isAdmonition } from './components/admonition.ts'
import { type CopyPart, createCopy } from './copy.ts'
import { textNode } from './elements.ts'
import type { FoldContext, Imported, Scope } from './fold/context.ts'
import { foldFlow, foldLine } from './fold/fold.ts'
import { scopeValues } from './fold/leaf.ts'
import { checkFootnotes } from './footnotes.ts'
import { isMdx } from './format.ts'
import { includeFile } from './include.ts'
import { importedModule, isWholeFile, resolveImport } from './includes.ts'
import { isolate } from './isolate.ts'
import { checkTree, sourceBlock } from './limits.ts'
import { type Literal, readLiteral } from './literal.ts'
import type { Page } from './page.ts'
import { parseMarkdown } from './parser.ts'
import { type LineEdit, moveColumns, moveLines, pointAfter } from './places.ts'
import { collectReferences } from './references.ts'
import { reportFindings } from './scan-findings.ts'
import type { ImportedName } from './source/esm.ts'
import { type Substitution, substitute } from './source/substitute.ts'
import type { TreeNode } from './tree.ts'

/** A text with its place. */
export interface DocumentSource {
  readonly file: string
  readonly text: string
  /** Line of the file on which the text begins. */
  readonly firstLine: number
  readonly hash: string
}

/** A text as nodes and as the Markdown of its copy. */
export interface ReadDocument {
  readonly nodes: TreeNode[]
  readonly copy: readonly CopyPart[]
}

/** What the including page gives to a text; nothing for the page itself. */
export type Surroundings = Pick<Scope, 'props' | 'children' | 'chain'>

/** Surroundings of the page itself. */
export const TOP: Surroundings = { props: new Map(), children: null, chain: [] }

/** Reads a text to nodes that are ready for the outline. */
export function readDocument(source: DocumentSource, surroundings: Surroundings, page: Page): ReadDocument {
  const substitution = substituted(source.text, { seed: source.hash, file: source.file }, page)
  const { markers, text, edits, findings, tooDeep } = substitution
  // A text has no more lines than characters, and an empty one has a line.
  const mostLines = source.text.length + 1
  const base = page.places.add({ file: source.file, firstLine: source.firstLine, edits }, mostLines)
  const placeOf = (line: number, column: number) => {
    const start = { line: base + line + 1, column: column + 1 }
    return page.places.placeOf({ position: { start, end: start } })
  }
  reportFindings(findings, placeOf, page)
  const asSource = (place: Place): ReadDocument => ({
    nodes: [sourceBlock(source.text, place, page)],
    copy: [source.text],
  })
  if (tooDeep) return asSource(placeOf(tooDeep.line, tooDeep.index))
  const tree = parseMarkdown(text, page.options.markdown.parser)
  moveLines(tree, base)
  checkFootnotes(tree, text, page)
  const deepest = checkTree(tree, (from, to) => markers.restore(text.slice(from, to)), page)
  if (deepest) return asSource(page.places.placeOf(deepest))
  collectReferences(tree, text, page)
  if (surroundings.chain.length > 0) isolate(tree, `${page.counters.includes}-`)
  const context = foldContext(source, substitution, surroundings, { page, base })
  const nodes = foldFlow(tree.children ?? [], context)
  const copy = context.copy
    ?.parts()
    .map((part) => (typeof part === 'string' ? scopeValues(part, context) : part))
  return { nodes, copy: copy ?? [] }
}

function substituted(
  text: string,
  { seed, file }: { readonly seed: string; readonly file: string },
  { options, input }: Page,
): Substitution {
  return substitute({
    text,
    seed,
    mdx: isMdx(file, input),
    maxDepth: options.limits.nesting,
    math: options.markdown.math,
    isAdmonition: (name) => isAdmonition(name, options.admonitionKeywords),
  })
}

interface Base {
  readonly page: Page
  readonly base: number
}

function foldContext(
  { file, text }: DocumentSource,
  substitution: Substitution,
  surroundings: Surroundings,
  { page, base }: Base,
): FoldContext {
  const imports = new Map<string, Imported>()
  for (const { line, ...imported } of substitution.imports) {
    const start = { line: base + line + 1, column: 1 }
    const place = page.places.placeOf({ position: { start, end: start } })
    const { includeRoots: roots } = page.options.markdown
    imports.set(imported.name, importedAs(imported, { file, place, roots }))
  }
  const constants = new Map<string, Literal>()
  for (const [name, source] of substitution.constants) constants.set(name, readLiteral(source))
  const scope: Scope = { imports, constants, ...surroundings }
  const copy = createCopy(text, file, substitution)
  const context: FoldContext = {
    page,
    file,
    source: substitution,
    copy,
    scope,
    include: (component, imported) =>
      includeFile(component, imported, { file, scope, page, copy, readDocument }),
    parseRest: (text, node, at) => parseRest(text, node, at, context),
    parseLabel: (text, node, column) => parseLabel(text, node, column, context),
  }
  return context
}

/** What an imported name stands for, by its address alone. */
function importedAs(
  { from, exported }: ImportedName,
  { file, place, roots }: { readonly file: string; readonly place: Place; readonly roots: readonly string[] },
): Imported {
  const module = importedModule(from, file)
  if (module !== null)
    return { kind: 'component', from: exported === '*' ? module : `${module}#${exported}`, place }
  const isLocal = from.startsWith('.') || from.startsWith('@site/')
  const isMarkdown = /\.mdx?$/i.test(from)
  const isCode = /\.(?:[cm]?[jt]sx?|css|scss)$/i.test(from) || !/\.[a-z\d]+$/i.test(from)
  if (!isLocal || isCode || !isWholeFile(exported)) return { kind: 'module' }
  const path = resolveImport(from, file, roots)
  if (path === null) return { kind: 'outside', from, place }
  return isMarkdown ? { kind: 'partial', path, place } : { kind: 'asset', url: from }
}

/** The content of the paragraph a line of text is. */
function lineOf(text: string, context: FoldContext): TreeNode[] {
  const tree = parseMarkdown(context.source.guard + text, context.page.options.markdown.parser)
  const [first, ...more] = tree.children ?? []
  return first?.type === 'paragraph' && more.length === 0 ? (first.children ?? []) : [textNode(text)]
}

function parseRest(text: string, node: TreeNode, at: number, context: FoldContext): TreeNode[] {
  const nodes = lineOf(text, context)
  const { guard } = context.source
  const start = pointAfter(node.position?.start ?? { line: 1, column: 1 }, (node.value ?? '').slice(0, at))
  for (const child of nodes) {
    moveLines(child, start.line - 1)
    moveColumns(child, start.column - 1 - guard.length, (start.offset ?? 0) - guard.length)
  }
  return nodes
}

const PLAIN = /^[\p{L}\p{N} .,;?()«»"'’—–-]*$/u

function parseLabel(text: string, node: TreeNode, column: number, context: FoldContext): TreeNode[] {
  if (PLAIN.test(text)) return [textNode(text, node)]
  const { page, file } = context
  const source = substituted(text, { seed: file, file }, page)
  const place = page.places.placeOf(node).start
  const edits = new Map<number, LineEdit[]>([
    [
      0,
      [
        { column: 0, removed: place.column - 1 + column, inserted: source.guard.length },
        ...(source.edits.get(0) ?? []).map((edit) => ({
          ...edit,
          column: edit.column + source.guard.length,
        })),
      ],
    ],
  ])
  const base = page.places.add({ file, firstLine: place.line, edits }, 1)
  const labelContext: FoldContext = { ...context, source, copy: null }
  const nodes = lineOf(source.text, labelContext)
  for (const child of nodes) moveLines(child, base)
  return foldLine(nodes, labelContext)
}
