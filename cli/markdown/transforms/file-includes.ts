// Lines that include a file, as other generators have them (`--8<-- "a.py"`, `<<< @/a.js`, `{% include-markdown "a.md" %}`): alone
// they become a code block, or the text of a Markdown file; inside a code block they are replaced by the lines of the file.
import {
  type FileInclude,
  fileIncludeOf,
  includedLines,
  includedProse,
  mayIncludeFiles,
  showsCode,
} from '../../text/file-includes.ts'
import { includedMarkdown } from '../components/include.ts'
import { type Document, sourceOf, transform } from '../document.ts'
import { grammarOf } from '../html/languages.ts'
import { includedFile } from '../includes.ts'
import type { IncludedFile, TreeNode, TreePosition } from '../tree.ts'
import { replaceNodes } from '../walk.ts'

/**
 * Shows included code, and marks the places of included Markdown. Lines whose file does not exist stay as they are, and are
 * reported as foreign syntax.
 */
export const fileIncludes = transform((tree, document) => {
  if (document.withoutHeading) removeHeading(tree, document)
  if (!mayIncludeFiles(document.text)) return
  replaceNodes(tree, (node) => {
    if (node.type === 'code') return filledBlock(node, document)
    return ALONE.has(node.type) ? blocksFor(node, document) : null
  })
})

/** Leaves out the heading with which a text begins. */
function removeHeading(tree: TreeNode, { text, copy }: Document): void {
  const first = tree.children?.find(({ type }) => type !== 'mdxjsEsm')
  const { start, end } = first?.position ?? {}
  if (first?.type !== 'heading' || start?.offset === undefined || end?.offset === undefined) return
  const blank = /^(?:\s*\n)?/.exec(text.slice(end.offset))?.[0] ?? ''
  copy.cut(start.offset, end.offset + blank.length)
  tree.children = tree.children?.filter((node) => node !== first) ?? []
}

/** Blocks that may consist of includes: text, and comments. */
const ALONE: ReadonlySet<string> = new Set(['paragraph', 'html', 'mdxFlowExpression'])

/** Blocks for a node whose lines all include a file. */
function blocksFor(node: TreeNode, document: Document): TreeNode[] | null {
  const lines = sourceOf(node, document).split('\n')
  const includes = lines.map(fileIncludeOf)
  if (!includes.every((include) => include !== null)) return null
  const positions = positionsOf(node, lines)
  const blocks = includes.map((include, at) => {
    const block = showsCode(include) ? codeBlock(include, document) : markdownBlock(include, document)
    return block && { ...block, position: positions[at] }
  })
  if (!blocks.every((block) => block !== null)) return null
  const { copy } = document
  blocks.forEach((block, at) => {
    const before = positions[at - 1]?.end
    const start = positions[at]?.start
    // Each line becomes a block of the copy.
    if (before && start) {
      const indent = /[^\n]*$/.exec(document.text.slice(before.offset, start.offset))?.[0] ?? ''
      copy.replace({ type: 'text', position: { start: before, end: start } }, [`\n\n${indent}`])
    }
    if (block.type === 'code') copy.replace(block, [fenced(block.value ?? '', block.lang ?? '')])
  })
  return blocks
}

/** Positions of the lines of a node, without the space around them. */
function positionsOf({ position }: TreeNode, lines: readonly string[]): readonly TreePosition[] {
  const { line = 1, column = 1, offset: from = 0 } = position?.start ?? {}
  let offset = from
  return lines.map((text, at) => {
    const indent = text.length - text.trimStart().length
    const { length } = text.trim()
    const start = { line: line + at, column: (at === 0 ? column : 1) + indent, offset: offset + indent }
    offset += text.length + 1
    return { start, end: { ...start, column: start.column + length, offset: start.offset + length } }
  })
}

/** Stands for the Markdown of a file, which `includedFiles` reads. */
function markdownBlock(include: FileInclude, document: Document): TreeNode | null {
  const file = fileOf(include, document)
  return file && { type: 'include', data: { include: file }, children: [] }
}

function codeBlock(include: FileInclude, document: Document): TreeNode | null {
  const found = codeOf(include, document)
  if (!found) return null
  const { path, title, language } = include
  const lang = language ?? /\.([a-z\d]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''
  const isKnown = grammarOf(lang, document.page.options.code.aliases) !== undefined
  const meta = [
    ...(title === null ? [] : [`title="${title.replaceAll('"', "'")}"`]),
    ...(found.marked === '' ? [] : [`{${found.marked}}`]),
  ].join(' ')
  return {
    type: 'code',
    lang: isKnown ? lang : null,
    meta: meta === '' ? null : meta,
    value: found.code,
  }
}

/** A code block with the lines of its includes. Other generators than MkDocs do not include files there. */
function filledBlock(node: TreeNode, document: Document): TreeNode[] | null {
  const { value = '' } = node
  if (!mayIncludeFiles(value)) return null
  const lines = value.split('\n').map((line) => {
    const include = /^\s*(?:<<<|<!--|\{%)/.test(line) ? null : fileIncludeOf(line)
    const found = include && codeOf(include, document)
    if (!found) return line
    const indent = /^\s*/.exec(line)?.[0] ?? ''
    return found.code.replace(/^(?=.)/gm, indent)
  })
  const code = lines.join('\n')
  if (code === value) return null
  document.copy.replace(node, [fenced(code, [node.lang ?? '', node.meta ?? ''].join(' ').trim())])
  return [{ ...node, value: code }]
}

/** The Markdown file of an include, if it exists and has the part. */
function fileOf(include: FileInclude, { file, page }: Document): IncludedFile | null {
  const source = includedFile(include.path, page.input.partials, file, page.options.markdown)
  if (!source) return null
  const { withoutHeading = false, lines, part } = include
  if (lines === null && part === null) return { path: source.path, text: null, withoutHeading }
  const found = includedProse(source.text, include)
  return found && { path: source.path, text: { text: found.text, firstLine: found.first }, withoutHeading }
}

/** Puts the text of Markdown files in the places that the lines have. */
export const includedFiles = transform((tree, document) => {
  if (!mayIncludeFiles(document.text)) return
  replaceNodes(tree, (node) => {
    const { include } = node.data ?? {}
    if (node.type !== 'include' || !include) return null
    const { nodes, copy } = includedMarkdown(include, node, document)
    document.copy.replace(node, copy)
    return nodes
  })
})

function codeOf(include: FileInclude, { file, page }: Document) {
  const { data = {} } = page.input
  const source = includedFile(include.path, data, file, page.options.markdown)
  return source ? includedLines(source.text, include) : null
}

/** A code block as Markdown, with a fence longer than any in the code. */
function fenced(code: string, info: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/^[ \t]*(`{3,})/gm)].map(([, ticks = '']) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${info}\n${code}\n${fence}`
}
