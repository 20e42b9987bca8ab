// Lines that include a file, as other generators have them (`--8<-- "a.py"`, `<<< @/a.js`, `{% include-markdown "a.md" %}`): alone
// they become a code block, or the text of a Markdown file; inside a code block they are replaced by the lines of the file.
import { own } from '../../../runtime/model/own.ts'
import {
  type FileInclude,
  fileIncludeOf,
  includedLines,
  includedProse,
  mayIncludeFiles,
  showsCode,
} from '../../text/file-includes.ts'
import { includeCandidates } from '../../text/site-import.ts'
import { includedMarkdown } from '../components/include.ts'
import type { CopyPart } from '../copy.ts'
import { type Document, sourceOf, transform } from '../document.ts'
import { grammarOf } from '../html/languages.ts'
import type { IncludedFile, TreeNode } from '../tree.ts'
import { replaceNodes } from '../walk.ts'

/**
 * Shows included code, and marks the places of included Markdown. Lines whose file does not exist stay as they are, and are
 * reported as foreign syntax.
 */
export const fileIncludes = transform((tree, document) => {
  if (!mayIncludeFiles(document.text)) return
  replaceNodes(tree, (node) => {
    if (node.type === 'code') return filledBlock(node, document)
    return ALONE.has(node.type) ? blocksFor(node, document) : null
  })
})

/** Blocks that may consist of includes: text, and comments. */
const ALONE: ReadonlySet<string> = new Set(['paragraph', 'html', 'mdxFlowExpression'])

/** Blocks for a node that consists of includes, of either code or Markdown. */
function blocksFor(node: TreeNode, document: Document): TreeNode[] | null {
  const includes = sourceOf(node, document).split('\n').map(fileIncludeOf)
  if (!includes.every((include) => include !== null)) return null
  if (!includes.some(showsCode)) {
    const files = includes.map((include) => fileOf(include, document))
    if (!files.every((file) => file !== null)) return null
    return [{ type: 'includes', data: { includes: files }, children: [], position: node.position }]
  }
  const blocks = includes.map((include) => (showsCode(include) ? blockFor(include, node, document) : null))
  if (!blocks.every((block) => block !== null)) return null
  document.copy.replace(
    node,
    blocks.map(({ lang, value = '' }, at) => `${at > 0 ? '\n\n' : ''}${fenced(value, lang ?? '')}`),
  )
  return blocks
}

function blockFor(include: FileInclude, node: TreeNode, document: Document): TreeNode | null {
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
    position: node.position,
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
  const { partials, options } = page.input
  const path = includeCandidates(include.path, file, options.markdown.includeRoots).find((each) =>
    own(partials, each),
  )
  const source = path === undefined ? undefined : own(partials, path)
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
    const { includes } = node.data ?? {}
    if (node.type !== 'includes' || !includes) return null
    const files = includes.map((include) => {
      const { nodes, copy } = includedMarkdown(include, node, document)
      return include.withoutHeading
        ? { nodes: withoutHeading(nodes), copy: withoutTitle(copy) }
        : { nodes, copy }
    })
    document.copy.replace(
      node,
      files.flatMap(({ copy }, at) => [...(at > 0 ? ['\n\n'] : []), ...copy]),
    )
    return files.flatMap(({ nodes }) => nodes)
  })
})

const withoutHeading = (nodes: readonly TreeNode[]): readonly TreeNode[] =>
  nodes[0]?.type === 'heading' ? nodes.slice(1) : nodes

/** The copy of a text without the heading at its beginning. */
const withoutTitle = (copy: readonly CopyPart[]): readonly CopyPart[] =>
  copy.map((part, at) =>
    at === 0 && typeof part === 'string' ? part.replace(/^\s*#{1,6}[ \t][^\n]*\n+/, '') : part,
  )

function codeOf(include: FileInclude, { file, page }: Document) {
  const { data = {} } = page.input
  const { includeRoots } = page.options.markdown
  const source = includeCandidates(include.path, file, includeRoots)
    .map((path) => own(data, path))
    .find((each) => each !== undefined)
  return source ? includedLines(source.text, include) : null
}

/** A code block as Markdown, with a fence longer than any in the code. */
function fenced(code: string, info: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/^[ \t]*(`{3,})/gm)].map(([, ticks = '']) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${info}\n${code}\n${fence}`
}
