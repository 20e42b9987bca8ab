// Detects texts that the native parser reads differently from the reference parser, so that they are handed to the latter.
// Every entry was found by comparing the two (tests/unit/markdown/parser.test.ts).
import type { TreeNode } from '../tree.ts'

/**
 * Number of character references in one paragraph up to which the native parser is fast: its time and memory grow
 * quadratically.
 */
const MAX_REFERENCES = 1_500

/** Whether the native parser would take too long for a text. */
export function isCostly(text: string): boolean {
  if (references(text) <= MAX_REFERENCES) return false
  return text.split(/\n[ \t>]*\n/).some((paragraph) => references(paragraph) > MAX_REFERENCES)
}

function references(text: string): number {
  let count = 0
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) count++
  return count
}

/** Bare URLs next to emphasis characters end at different places. */
const EMPHASISED_ADDRESS = /(?:https?:\/\/|www\.)[^\s<]*[*~]|[\ud800-\udfff]www\./i

/** The parsers differ on where a footnote ends: on continuation lines, and depending on how it begins. */
const FOOTNOTE = /\[\^[^\]\n]+\]:/

/** Whether the native parser may read a text differently from the reference parser. */
export function differsInText(text: string): boolean {
  return (text.includes('[^') && FOOTNOTE.test(text)) || EMPHASISED_ADDRESS.test(text)
}

/** Whether the native parser's tree may differ from the reference parser's. */
export function differsInTree(tree: TreeNode, text: string): boolean {
  for (const node of tree.children ?? []) {
    if (node.type === 'table' && hasHtmlRow(node, text)) return true
    if (FLOW.has(node.type) && differsInTree(node, text)) return true
  }
  return false
}

const FLOW = new Set(['blockquote', 'list', 'listItem'])

/** An HTML line below a table ends it in the reference parser but is a row in the native one. */
function hasHtmlRow(table: TreeNode, text: string): boolean {
  return table.children?.some((row) => text[row.position?.start.offset ?? 0] === '<') ?? false
}
