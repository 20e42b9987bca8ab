// Reference definitions of files that lines of a text include (`--8<-- "links.md"`): there, the text itself uses them. A parser
// must know them beforehand, so they are appended to the text for parsing only.
import { own } from '../../runtime/model/own.ts'
import { fileIncludePaths } from '../text/file-includes.ts'
import { isMarkdown } from '../text/markdown-name.ts'
import { includeCandidates } from '../text/site-import.ts'
import type { Document } from './document.ts'
import { resolveReference } from './transforms/isolate.ts'
import type { TreeNode } from './tree.ts'
import { eachNode, replaceNodes } from './walk.ts'

/** A definition on a line of its own; footnotes and abbreviations are not links. */
const DEFINITION = /^ {0,3}\[((?!\^)[^[\]\n]+)\]:[ \t]*\S.*$/gm
/** What a reference ends with. */
const LABEL = /\[([^[\]\n]+)\]/g

/** Lines to append to a text, with definitions that it uses and does not have; empty in most texts. */
export function sharedDefinitions({ text, file, page }: Document): string {
  if (!text.includes('[')) return ''
  const { partials, options } = page.input
  const paths = fileIncludePaths(text).filter(isMarkdown)
  const sources = paths.flatMap((path) => {
    const found = includeCandidates(path, file, options.markdown.includeRoots).find((each) =>
      own(partials, each),
    )
    return found === undefined ? [] : [own(partials, found)?.text ?? '']
  })
  if (!sources.some((source) => source.includes(']:'))) return ''
  const open = new Set([...text.matchAll(LABEL)].map(([, label = '']) => nameOf(label)))
  for (const [, label = ''] of text.matchAll(DEFINITION)) open.delete(nameOf(label))
  const lines = sources.flatMap((source) =>
    [...source.matchAll(DEFINITION)].flatMap(([line, label = '']) =>
      open.delete(nameOf(label)) ? [line] : [],
    ),
  )
  return lines.length === 0 ? '' : `\n\n${lines.join('\n')}\n`
}

const nameOf = (label: string): string => label.trim().replace(/\s+/g, ' ').toLowerCase()

/** Resolves the references to definitions that begin after the end of the text, and removes those definitions. */
export function resolveShared(tree: TreeNode, end: number): void {
  const shared = new Map<string, TreeNode>()
  replaceNodes(tree, (node) => {
    if (node.type !== 'definition' || (node.position?.start.offset ?? 0) < end) return null
    shared.set(node.identifier ?? '', node)
    return []
  })
  eachNode(tree, (node) => {
    const target = /^(?:link|image)Reference$/.test(node.type) ? shared.get(node.identifier ?? '') : undefined
    if (target) resolveReference(node, target)
  })
}
