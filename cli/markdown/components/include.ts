// Includes files: `import Part from './_part.md'` and `<Part name="value"/>`. The file is compiled in place of the tag, with
// its own names, references and positions.
import { own } from '../../../runtime/model/own.ts'
import type { SourceFile } from '../../model/source.ts'
import { splitFrontMatter } from '../../text/front-matter-split.ts'
import { suggest } from '../../text/suggest.ts'
import type { CopyPart } from '../copy.ts'
import {
  type Document,
  type DocumentSource,
  type Imported,
  type Include,
  type ReadDocument,
  sourceOf,
} from '../document.ts'
import type { Page } from '../page.ts'
import { readTag } from '../source/read-tag.ts'
import type { IncludedFile, TreeNode } from '../tree.ts'
import type { Component } from './component.ts'

/** Nodes of the included file, or the tag's own content if the file cannot be included. */
export function includeFile(
  { props, children, node }: Component,
  imported: Extract<Imported, { kind: 'partial' }>,
  including: Document,
): TreeNode[] {
  const { page, read } = including
  const opened = open(imported, node, including)
  if (!opened) return children
  const { source, chain } = opened
  const document = includedText(source)
  const { text } = document
  if (children.length > 0 && !text.includes('props.children')) {
    const message = `${source.path} does not use props.children, so the content of this tag is shown before it.`
    const hint = `Write {props.children} in ${source.path} where the content belongs, or leave the tag empty.`
    page.report({ code: 'markdown/unused-children', message, hint }, page.places.placeOf(node))
  }
  const shown = text.includes('props.children') ? [] : children
  const included = read(document, { props, children, chain }, page)
  replaceTags(node, trimmed(included.copy), including)
  return [...shown, ...included.nodes]
}

/** Nodes of a file used inside an attribute (`<Tab text={<Part />} />`), so that no tag in the text stands for it. */
export function includedNodes(
  imported: Extract<Imported, { kind: 'partial' }>,
  node: TreeNode,
  document: Document,
): readonly TreeNode[] {
  return readPartial(imported, node, document).nodes
}

/** A Markdown file, or a part of it, that a line includes. */
export function includedMarkdown(line: IncludedFile, node: TreeNode, document: Document): ReadDocument {
  const place = document.page.places.placeOf(node)
  const { nodes, copy } = readPartial({ kind: 'partial', path: line.path, place }, node, document, line)
  return { nodes, copy: trimmed(copy) }
}

/**
 * An included file, without content from the including text; empty if it cannot be included. `line` is set for lines that name a
 * file.
 */
function readPartial(
  imported: Extract<Imported, { kind: 'partial' }>,
  node: TreeNode,
  document: Document,
  line: IncludedFile | null = null,
): ReadDocument {
  const opened = open(imported, node, document)
  if (!opened) return { nodes: [], copy: [] }
  const { source } = opened
  const text: DocumentSource = line?.text ? { file: line.path, ...line.text } : includedText(source)
  const chain = line
    ? opened.chain.map((each) => ({ ...each, sharesDefinitions: true as const }))
    : opened.chain
  const { withoutHeading = false } = line ?? {}
  return document.read({ ...text, withoutHeading }, { props: new Map(), children: [], chain }, document.page)
}

/** The file with the chain of including texts; null if it does not exist or cannot be included here. */
function open(
  imported: Extract<Imported, { kind: 'partial' }>,
  node: TreeNode,
  { file, chain: before, page }: Document,
): { readonly source: SourceFile; readonly chain: Chain } | null {
  const chain = [...before, { file, place: page.places.placeOf(node) }]
  const source = findPartial(imported, page)
  return !source || isRing(chain, imported, page) || isTooMuch(chain, page) ? null : { source, chain }
}

/** The included file without its front matter. */
export function includedText({ path: file, text }: SourceFile): DocumentSource {
  const { body, bodyLine, unclosed } = splitFrontMatter(text)
  return unclosed ? { file, text, firstLine: 1 } : { file, text: body, firstLine: bodyLine }
}

/** Replaces the tags of a node in the Markdown copy; the content between them stays, because it is shown as well. */
function replaceTags(node: TreeNode, parts: readonly CopyPart[], document: Document): void {
  const source = sourceOf(node, document)
  const tag = readTag(source, 0)
  const tagEnd = tag === null || tag === 'incomplete' ? source.length : tag.end
  const start = node.position?.start ?? { line: 1, column: 1 }
  const from = start.offset ?? 0
  document.copy.replace({ ...node, position: { start, end: { ...start, offset: from + tagEnd } } }, parts)
  const closing = source.lastIndexOf('</')
  if (closing >= tagEnd) document.copy.cut(from + closing, from + source.length)
}

/** Included text without leading and trailing blank lines. */
function trimmed(parts: readonly CopyPart[]): CopyPart[] {
  return parts.map((part, i) => {
    if (typeof part !== 'string') return part
    const start = i === 0 ? part.replace(/^\s*\n/, '') : part
    return i === parts.length - 1 ? start.trimEnd() : start
  })
}

function findPartial(
  { path, place }: Extract<Imported, { kind: 'partial' }>,
  page: Page,
): SourceFile | undefined {
  const { partials } = page.input
  const found = own(partials, path)
  if (found) return found
  const near = suggest(path, Object.keys(partials))
  const hint = near
    ? `Did you mean ${near}?`
    : 'The path is relative to the folder of this file: create the file, or remove the import.'
  const message = `The included file ${path} does not exist.`
  page.report({ code: 'markdown/missing-include', severity: 'error', message, hint }, place)
  return undefined
}

type Chain = readonly Include[]

function isRing(chain: Chain, { path, place }: Extract<Imported, { kind: 'partial' }>, page: Page): boolean {
  const start = chain.findIndex(({ file }) => file === path)
  if (start < 0) return false
  const ring = chain.slice(start)
  const message = `Included files form a cycle: ${[...ring.map(({ file }) => file), path].join(' → ')}.`
  const hint = 'Remove one of the imports: a file cannot include itself.'
  const related = ring.map((step) => ({ message: 'included here', place: step.place }))
  page.report({ code: 'markdown/include-ring', severity: 'error', message, hint, related }, place)
  return true
}

function isTooMuch(chain: Chain, page: Page): boolean {
  const { includeDepth, includeExpansions } = page.options.limits
  const last = chain.at(-1)
  const count = ++page.counters.includes
  const limit =
    chain.length > includeDepth
      ? { name: 'includeDepth', message: `Includes are nested more than ${includeDepth} levels deep.` }
      : count > includeExpansions
        ? {
            name: 'includeExpansions',
            message: `This page includes more than ${includeExpansions} files.`,
          }
        : null
  if (!limit || !last) return false
  const said = page.diagnostics.some(
    ({ code, hint }) => code === 'markdown/includes' && hint?.includes(limit.name),
  )
  const finding = {
    code: 'markdown/includes',
    severity: 'error',
    hint: `Raise limits.${limit.name}.`,
  } as const
  if (!said) page.report({ ...finding, message: limit.message }, last.place)
  return true
}
