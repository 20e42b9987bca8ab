// Where the native parser differs from the reference one: a text in which that is so is handed to the reference
// parser. Every entry was found by comparing the two (tests/unit/markdown/parser.test.ts).
import type { TreeNode } from '../tree.ts'

/** Character references of one paragraph up to which the native parser is fast: its time and memory grow with the square. */
const MAX_REFERENCES = 1_500

/** Whether a text would take the native parser too long. */
export function isCostly(text: string): boolean {
  if (references(text) <= MAX_REFERENCES) return false
  return text.split(/\n[ \t>]*\n/).some((paragraph) => references(paragraph) > MAX_REFERENCES)
}

function references(text: string): number {
  let count = 0
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) count++
  return count
}

/** Bare addresses beside characters of emphasis are cut differently. */
const EMPHASISED_ADDRESS = /(?:https?:\/\/|www\.)[^\s<]*[*~]|[\ud800-\udfff]www\./i

/** Where a footnote ends is judged differently: by lines that continue it, and by what it begins with. */
const FOOTNOTE = /\[\^[^\]\n]+\]:/

/** Whether the native parser may read a text differently than the reference does. */
export function differsInText(text: string): boolean {
  return FOOTNOTE.test(text) || EMPHASISED_ADDRESS.test(text)
}

/** Whether the native parser has read something differently than the reference does. */
export function differsInTree(tree: TreeNode, text: string): boolean {
  for (const node of tree.children ?? []) {
    if (node.type === 'table' && hasHtmlRow(node, text)) return true
    if (FLOW.has(node.type) && differsInTree(node, text)) return true
  }
  return false
}

const FLOW = new Set(['blockquote', 'list', 'listItem'])

/** An html line below a table ends the table in the reference parser and is a row of it in the native one. */
function hasHtmlRow(table: TreeNode, text: string): boolean {
  return table.children?.some((row) => text[row.position?.start.offset ?? 0] === '<') ?? false
}
