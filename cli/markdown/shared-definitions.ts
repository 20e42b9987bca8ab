// Reference definitions of files that lines of a text include (`--8<-- "links.md"`): there, the text itself uses them. A parser
// must know them beforehand, so they are appended to the text for parsing only.
import { splitFrontMatter } from '../text/front-matter-split.ts'
import type { Document } from './document.ts'
import { includedFile, markdownIncludePaths } from './includes.ts'
import { resolveReference } from './transforms/isolate.ts'
import type { TreeNode } from './tree.ts'
import { eachNode, replaceNodes } from './walk.ts'

/** A definition on a line of its own; footnotes and abbreviations are not links. */
const DEFINITION = /^ {0,3}\[((?!\^)[^[\]\n]+)\]:[ \t]*\S.*$/gm
/** What a reference ends with. */
const LABEL = /\[([^[\]\n]+)\]/g

/**
 * Parses a text with the definitions that it uses and does not have; null if there are none, or if something in the text has no
 * end, so that they would belong to it.
 */
export function parseShared<Parsed extends { readonly tree: TreeNode }>(
  document: Document,
  parse: (appended: string) => Parsed,
): Parsed | null {
  const lines = sharedDefinitions(document)
  if (lines.length === 0) return null
  const parsed = parse(`\n\n${lines.join('\n')}\n`)
  return resolveShared(parsed.tree, document.text.length) === lines.length ? parsed : null
}

function sharedDefinitions({ text, file, page }: Document): readonly string[] {
  if (!text.includes('[')) return []
  const sources = markdownIncludePaths(text).flatMap((path) => {
    const found = includedFile(path, page.input.partials, file, page.options.markdown)
    return found ? [proseOf(found.text)] : []
  })
  if (!sources.some((source) => source.includes(']:'))) return []
  const open = new Set([...text.matchAll(LABEL)].map(([, label = '']) => nameOf(label)))
  for (const [, label = ''] of text.matchAll(DEFINITION)) open.delete(nameOf(label))
  return sources.flatMap((source) =>
    [...source.matchAll(DEFINITION)].flatMap(([line, label = '']) =>
      open.delete(nameOf(label)) ? [line] : [],
    ),
  )
}

/** A file without its front matter and code blocks. */
const proseOf = (text: string): string =>
  splitFrontMatter(text).body.replace(/^ {0,3}(```+|~~~+)[^\n]*\n[\s\S]*?^ {0,3}\1[ \t]*$/gm, '')

const nameOf = (label: string): string => label.trim().replace(/\s+/g, ' ').toLowerCase()

/** Resolves the references to definitions that begin after the end of the text, removes those, and counts them. */
function resolveShared(tree: TreeNode, end: number): number {
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
  return shared.size
}
