// Lines that include a file as code, as MkDocs and VitePress sites have them (`--8<-- "a.py"`, `<<< @/a.js`): alone they become a
// code block, and inside a code block they are replaced by the lines of the file.
import { own } from '../../../runtime/model/own.ts'
import {
  type CodeInclude,
  codeIncludeOf,
  includedCode,
  mayIncludeCode,
  showsCode,
} from '../../text/code-includes.ts'
import { codeCandidates } from '../../text/site-import.ts'
import { type Document, sourceOf, transform } from '../document.ts'
import { grammarOf } from '../html/languages.ts'
import type { TreeNode } from '../tree.ts'
import { replaceNodes } from '../walk.ts'

/** Shows included code. Lines whose file does not exist stay as they are, and are reported as foreign syntax. */
export const codeIncludes = transform((tree, document) => {
  if (!mayIncludeCode(document.text)) return
  replaceNodes(tree, (node) => {
    if (node.type === 'code') return filledBlock(node, document)
    return node.type === 'paragraph' ? blocksFor(node, document) : null
  })
})

/** Code blocks for a paragraph that consists of includes. */
function blocksFor(node: TreeNode, document: Document): TreeNode[] | null {
  const lines = sourceOf(node, document).split('\n')
  const blocks = lines.map((line) => {
    const include = codeIncludeOf(line)
    return include && showsCode(include) ? blockFor(include, node, document) : null
  })
  if (!blocks.every((block) => block !== null)) return null
  document.copy.replace(
    node,
    blocks.map(({ lang, value = '' }, at) => `${at > 0 ? '\n\n' : ''}${fenced(value, lang ?? '')}`),
  )
  return blocks
}

function blockFor(include: CodeInclude, node: TreeNode, document: Document): TreeNode | null {
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

/** A code block with the lines of its includes. VitePress does not include files there. */
function filledBlock(node: TreeNode, document: Document): TreeNode[] | null {
  const { value = '' } = node
  if (!mayIncludeCode(value)) return null
  const lines = value.split('\n').map((line) => {
    const include = /^\s*<<</.test(line) ? null : codeIncludeOf(line)
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

function codeOf(include: CodeInclude, { file, page }: Document) {
  const { data = {} } = page.input
  const { includeRoots } = page.options.markdown
  const source = codeCandidates(include.path, file, includeRoots)
    .map((path) => own(data, path))
    .find((each) => each !== undefined)
  return source ? includedCode(source.text, include) : null
}

/** A code block as Markdown, with a fence longer than any in the code. */
function fenced(code: string, info: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/^[ \t]*(`{3,})/gm)].map(([, ticks = '']) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${info}\n${code}\n${fence}`
}
