// Reports inconsistent footnotes: references without a definition, duplicate definitions, and unused ones.
import type { Place } from '../../model/diagnostic.ts'
import { positionAfter } from '../../text/position.ts'
import { type Document, sourceOf, transform } from '../document.ts'
import type { Page } from '../page.ts'
import type { TreeNode } from '../tree.ts'
import { eachNode, inReadingOrder } from '../walk.ts'

/** A reference without a definition, which the parser treats as text. Character ranges are more likely regular expressions. */
const REFERENCE = /(?<!\\)\[\^(?!.-.\])([\p{L}\p{N}_-]+)\]/gu

/** Reports references without a definition, and definitions in a text that are not shown. */
export const footnotes = transform((tree, document) => {
  const { text, page } = document
  if (!text.includes('^')) return
  const defined = new Map<string, TreeNode>()
  const definitions: TreeNode[] = []
  const texts: TreeNode[] = []
  eachNode(tree, (node) => {
    if (node.type === 'footnoteDefinition') definitions.push(node)
    else if (node.type === 'text' && node.value?.includes('[^')) texts.push(node)
  })
  definitions.sort(inReadingOrder)
  for (const node of definitions) {
    const name = node.identifier ?? ''
    const first = defined.get(name)
    if (first) repeated(node, first, page)
    else defined.set(name, node)
  }
  const shown = shownNames(tree, defined)
  for (const [name, node] of defined) if (!shown.has(name)) unused(node, page)
  texts.sort(inReadingOrder)
  for (const node of texts) {
    const source = sourceOf(node, document)
    for (const { 0: written, 1: name, index } of source.matchAll(REFERENCE)) {
      const isLine = index === 0 && isDefinitionWithoutColon(node, document)
      const hint = isLine
        ? `Write ${written}: with a colon before the text of the footnote.`
        : `Add a line "[^${name}]: …", or write \\${written} to show it as text.`
      page.report(
        { code: 'markdown/undefined-footnote', message: `The footnote "${name}" is not defined.`, hint },
        placeWithin(node, source, { index, length: written.length }, page),
      )
    }
  }
})

/** Whether a reference begins a paragraph such as `[^1] The note.` */
function isDefinitionWithoutColon({ position }: TreeNode, { text }: Document): boolean {
  const from = position?.start.offset ?? 0
  return (
    /(?:^|\n)\s*$/.test(text.slice(0, from)) && /^\[\^[^\]\s]+\][ \t]+\S/.test(text.slice(from, from + 100))
  )
}

function placeWithin(
  node: TreeNode,
  source: string,
  { index, length }: { readonly index: number; readonly length: number },
  { places }: Page,
): Place {
  const point = (at: number) =>
    positionAfter(node.position?.start ?? { line: 1, column: 1 }, source.slice(0, at))
  return places.placeOf({ position: { start: point(index), end: point(index + length) } })
}

/** Names referenced from the text, or from a footnote that is itself shown. */
function shownNames(tree: TreeNode, defined: ReadonlyMap<string, TreeNode>): ReadonlySet<string> {
  const shown = new Set<string>()
  const open = [tree]
  for (let node = open.pop(); node; node = open.pop()) {
    const name = node.identifier ?? ''
    const isNew = node.type === 'footnoteReference' && !shown.has(name)
    if (isNew) {
      shown.add(name)
      open.push(...(defined.get(name)?.children ?? []))
    }
    for (const child of node.children ?? []) if (child.type !== 'footnoteDefinition') open.push(child)
  }
  return shown
}

function unused(node: TreeNode, page: Page): void {
  const name = node.label ?? node.identifier
  const message = `Nothing refers to the footnote "${name}", so it is not shown.`
  const hint = `Write [^${name}] where it belongs. Inside HTML, it is a reference only after an empty line.`
  page.report({ code: 'markdown/unused-footnote', message, hint }, page.places.placeOf(node))
}

function repeated(node: TreeNode, first: TreeNode, page: Page): void {
  const message = `The footnote "${node.label ?? node.identifier}" is defined twice; the first definition is used.`
  const hint = 'Rename one of them, or remove it.'
  const related = [{ message: 'first defined here', place: page.places.placeOf(first) }]
  page.report({ code: 'markdown/duplicate-footnote', message, hint, related }, page.places.placeOf(node))
}
