// Collects reference definitions (`[name]: url`) that no reference uses, and references `[text][name]` without a definition.
// The parser drops the former and treats the latter as text, so this has to be done on the tree of a single text.

import { positionAfter } from '../../text/position.ts'
import { transform } from '../document.ts'
import type { Page } from '../page.ts'
import type { TreeNode } from '../tree.ts'
import { eachNode, inReadingOrder } from '../walk.ts'

/** `[text][name]` or `[text][]`, not directly after a word: `list[0][1]` is not a reference. */
const REFERENCE = /(?<![\p{L}\p{N}_\\\])}])\[([^[\]\\]+)\]\[([^[\]\\]*)\]/gu
/** Labels that authors use to write comments. */
const COMMENT = /^(?:\/\/|#|comment|\s*)$/i

/** Records the references and definitions of one parsed text that do not match up. */
export const references = transform((tree, { text, page, chain }) => {
  if (!text.includes(']:') && !text.includes('][')) return
  const definitions: TreeNode[] = []
  const used = new Set<string>()
  const texts: TreeNode[] = []
  eachNode(tree, (node) => {
    if (node.type === 'definition') definitions.push(node)
    else if (node.type === 'linkReference' || node.type === 'imageReference') used.add(nameOf(node))
    else if (node.type === 'text' && node.value?.includes('][')) texts.push(node)
  })
  definitions.sort(inReadingOrder)
  const first = new Map<string, TreeNode>()
  for (const node of definitions) {
    const before = first.get(nameOf(node))
    if (!before) first.set(nameOf(node), node)
    else if (before.url !== node.url && used.has(nameOf(node))) reportSecond(node, before, page)
    const label = node.label ?? node.identifier ?? ''
    if (used.has(nameOf(node)) || COMMENT.test(label) || chain.at(-1)?.sharesDefinitions) continue
    page.references.unused.push({ label, place: page.places.placeOf(node) })
  }
  for (const node of texts) collectMissing(node, text, page)
})

/** Reports `markdown/link-syntax`: if several definitions have the same name, the first one counts. */
function reportSecond(node: TreeNode, { position, url }: TreeNode, page: Page): void {
  page.report(
    {
      code: 'markdown/link-syntax',
      message: `[${node.label ?? node.identifier}] is already defined on line ${position?.start.line}; links go to ${url}.`,
      hint: 'Remove one of the two definitions, or rename it.',
    },
    page.places.placeOf(node),
  )
}

function nameOf({ identifier, label }: TreeNode): string {
  return (identifier ?? label ?? '').toLowerCase()
}

function collectMissing({ position }: TreeNode, text: string, page: Page): void {
  const { start, end } = position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) return
  const source = text.slice(start.offset, end.offset)
  for (const match of source.matchAll(REFERENCE)) {
    const label = match[2] || match[1] || ''
    if (!/\p{L}/u.test(label)) continue
    const from = positionAfter(start, source.slice(0, match.index))
    const to = positionAfter(from, match[0])
    page.references.missing.push({
      label,
      place: page.places.placeOf({ position: { start: from, end: to } }),
    })
  }
}
