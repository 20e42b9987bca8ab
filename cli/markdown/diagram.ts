// Mermaid fences: kept as readable source for the browser to draw, with a slot for a prerendered drawing. Sources that
// certainly cannot be drawn are reported and stay code.

import type { Element } from 'hast'
import { diagramSize } from '../../runtime/model/diagram-size.ts'
import { own } from '../../runtime/model/own.ts'
import { drawingFiles } from '../text/drawing-files.ts'
import { present } from '../text/present.ts'
import { suggest } from '../text/suggest.ts'
import type { Page } from './page.ts'
import type { TreeNode } from './tree.ts'

const KINDS =
  /^(?:architecture(?:-beta)?|block(?:-beta)?|C4(?:Component|Container|Context|Deployment|Dynamic)|classDiagram(?:-v2)?|erDiagram|flowchart(?:-elk)?|gantt|gitGraph|graph|info|journey|kanban|mindmap|packet(?:-beta)?|pie|quadrantChart|radar(?:-beta)?|requirement(?:Diagram)?|sankey(?:-beta)?|sequenceDiagram|stateDiagram(?:-v2)?|timeline|treemap(?:-beta)?|treeView-beta|venn(?:-beta)?|ishikawa(?:-beta)?|wardley(?:-beta)?|xychart(?:-beta)?|zenuml)\b/

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' }

/** An error in a diagram, with its 0-based line. */
interface Fault {
  readonly line: number
  readonly message: string
  readonly hint: string
}

/** The most common diagram types. */
const COMMON_KINDS = [
  'flowchart',
  'graph',
  'sequenceDiagram',
  'classDiagram',
  'stateDiagram-v2',
  'erDiagram',
  'gantt',
  'gitGraph',
  'journey',
  'mindmap',
  'pie',
  'timeline',
]

/** The element of a diagram; reports an error in its source and returns null. */
export function diagramElement(node: TreeNode, page: Page): Element | null {
  const source = node.value ?? ''
  const fault = findFault(source)
  if (fault) {
    const start = node.position?.start
    const at = start ? { line: start.line + 1 + fault.line, column: start.column } : { line: 1, column: 1 }
    const place = page.places.placeOf(start ? { position: { start: at, end: at } } : {})
    page.report({ code: 'markdown/diagram', message: fault.message, hint: fault.hint }, place)
    return null
  }
  page.features.add('mermaid')
  const { light, dark } = drawingFiles(source, page.options.drawings)
  const lightSlot = page.html.addSlot({ kind: 'file', file: light })
  const darkSlot = dark === undefined ? undefined : page.html.addSlot({ kind: 'file', file: dark })
  page.diagrams.push(present({ source, light, dark, place: page.places.placeOf(node) }))
  const drawing = page.html.addSlot(
    present({
      kind: 'drawing' as const,
      light: lightSlot,
      dark: darkSlot,
      label: titleOf(source) ?? page.message('docsite.diagram.label', 'Diagram'),
      summary: page.message('docsite.diagram.source', 'Diagram source'),
      ...diagramSize(source),
    }),
  )
  const end = page.html.addSlot({ kind: 'drawing-end', drawing })
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: { className: ['language-mermaid'] },
    children: [{ type: 'text', value: source }],
  }
  const pre: Element = { type: 'element', tagName: 'pre', properties: {}, children: [code] }
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['docusaurus-mermaid-container'], dataDiagram: true },
    children: [{ type: 'slot', slot: drawing }, pre, { type: 'slot', slot: end }],
    position: node.position,
  }
}

/** The title in the source of a diagram. */
function titleOf(source: string): string | undefined {
  const [, title] = /^\s*(?:accTitle\s*:|title\b:?)\s*(\S.*?)\s*$/m.exec(source) ?? []
  return title?.replace(/^(["'])(.*)\1$/, '$2')
}

function findFault(source: string): Fault | null {
  const lines = source.split('\n')
  const first = firstStatement(lines)
  if (first < 0)
    return { line: 0, message: 'The diagram is empty.', hint: 'Write a diagram, or remove the block.' }
  const statement = (lines[first] ?? '').trim()
  if (!KINDS.test(statement)) {
    const near = suggest(statement.split(/[\s:;]/)[0] ?? '', COMMON_KINDS)
    return {
      line: first,
      message: `"${statement}" is not a diagram type: expected flowchart, sequenceDiagram or another Mermaid type.`,
      hint: `${near ? `Did you mean ${near}? ` : ''}The source is shown instead of the diagram.`,
    }
  }
  return /^(?:flowchart|graph)\b/.test(statement) ? unclosedShape(lines, first + 1) : null
}

/** Index of the line with the diagram type: after front matter, comments and directives. */
function firstStatement(lines: readonly string[]): number {
  let from = lines.findIndex((line) => line.trim() !== '')
  if (lines[from]?.trim() === '---') {
    const end = lines.findIndex((line, i) => i > from && line.trim() === '---')
    from = end < 0 ? from : end + 1
  }
  let directive = false
  return lines.findIndex((line, i) => {
    if (i < from) return false
    const text = line.trim()
    const inside = directive || text.startsWith('%%{')
    if (inside) directive = !text.includes('}%%')
    return !inside && text !== '' && !text.startsWith('%%')
  })
}

/** The first flowchart shape that is opened and never closed. */
function unclosedShape(lines: readonly string[], from: number): Fault | null {
  const open: { readonly char: string; readonly line: number }[] = []
  let quoted = false
  lines.slice(from).forEach((line, i) => {
    if (!quoted && line.trim().startsWith('%%')) return
    for (const char of line) {
      if (char === '"') quoted = !quoted
      else if (!quoted && Object.hasOwn(CLOSING, char)) open.push({ char, line: from + i })
      else if (!quoted && own(CLOSING, open.at(-1)?.char ?? '') === char) open.pop()
    }
  })
  const [first] = open
  return first
    ? {
        line: first.line,
        message: `The shape opened with "${first.char}" is not closed.`,
        hint: `Write ${own(CLOSING, first.char)} after its text, or put the text in quotes. The source is shown instead of the diagram.`,
      }
    : null
}
