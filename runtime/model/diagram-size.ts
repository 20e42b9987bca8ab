// Estimates the size of a diagram's drawing from its source, so that the page can reserve space and nothing moves when the
// browser has drawn it. Follows Mermaid's measurements; only the browser knows them exactly.
import { type FlowChart, type FlowNode, ranksOf, readFlowChart } from './flow-chart.ts'

/** In pixels. */
export interface DiagramSize {
  readonly width: number
  readonly height: number
}

/** Html that reserves space for a drawing. */
export const diagramPlace = ({ width, height }: DiagramSize): string =>
  `<svg class="diagram-place" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true"></svg>`

/** Text: average letter width, line height, and the width at which lines wrap. */
const LETTER = 8.3
const LINE = 24
const WRAP_AT = 200
/** Wrapped lines are not completely filled, because words are kept whole. */
const FILLED = 0.92

/** Measurements of flow charts. */
const FLOW = { margin: 16, betweenNodes: 50, besideEdge: 30, betweenRanks: 50, group: 35 }
/** Measurements of sequence diagrams: both rows of actors with their margins, and the height that each item adds. */
const SEQUENCE = { actors: 166, actor: 200, margin: 50, message: 48, ownMessage: 76, note: 60, block: 45 }
/** Estimate for other kinds of diagrams. */
const OTHER = { width: 600, height: 300, line: 18 }
const LEAST = 50

/** The expected size of a diagram. */
export function diagramSize(source: string): DiagramSize {
  const lines = source
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line !== '' && !line.startsWith('%%'))
  const { width, height } = sizeOf(lines)
  return { width: Math.max(LEAST, Math.round(width)), height: Math.max(LEAST, Math.round(height)) }
}

function sizeOf(lines: readonly string[]): DiagramSize {
  const kind = lines.findIndex((line) => /^(?:flowchart|graph|sequenceDiagram)\b/.test(line))
  const body = lines.slice(kind + 1)
  if (kind < 0) return { width: OTHER.width, height: OTHER.height + lines.length * OTHER.line }
  if (lines[kind]?.startsWith('sequence')) return sequenceSize(body)
  const chart = readFlowChart(body)
  if (!/ (?:LR|RL)\b/.test(lines[kind] ?? '')) return flowSize(chart)
  const { width, height } = flowSize(chart, turned)
  return { width: height, height: width }
}

const turned = ({ width, height }: DiagramSize): DiagramSize => ({ width: height, height: width })

/**
 * Size of a flow chart from top to bottom. A chart from left to right is computed with its boxes turned, and the result is turned
 * back.
 */
function flowSize(chart: FlowChart, turn = (box: DiagramSize) => box): DiagramSize {
  const rankOf = ranksOf(chart)
  const rows: { width: number; height: number; label: number }[] = []
  const row = (rank: number) => {
    rows[rank] ??= { width: -FLOW.betweenNodes, height: 0, label: 0 }
    return rows[rank]
  }
  for (const [id, node] of chart.nodes) {
    const at = row(rankOf.get(id) ?? 0)
    const box = turn(nodeSize(node))
    at.height = Math.max(at.height, box.height)
    at.width += box.width + FLOW.betweenNodes
  }
  for (const { from, to, label } of chart.edges) {
    const [first = 0, last = 0] = [rankOf.get(from) ?? 0, rankOf.get(to) ?? 0].sort((a, b) => a - b)
    const at = row(first)
    if (label) at.label = Math.max(at.label, turn(textSize(label)).height)
    // Edges go around the nodes that they pass.
    for (let rank = first + 1; rank < last; rank += 1) row(rank).width += FLOW.besideEdge
  }
  const around = FLOW.margin + chart.groups * FLOW.group
  const heights = rows.map(({ height, label }) => height + label + FLOW.betweenRanks)
  return {
    width: largest(rows.map(({ width }) => width)) + around,
    height: heights.reduce((sum, height) => sum + height, around - FLOW.betweenRanks),
  }
}

function nodeSize({ text, shape }: FlowNode): DiagramSize {
  const { width, height } = textSize(text)
  if (shape === '{') return { width: width + height + 30, height: width + height + 30 }
  if (shape === '((') return { width: width + 15, height: width + 15 }
  return { width: width + 60, height: height + (shape === '[(' ? 45 : 30) }
}

/** Size of a text after wrapping. */
function textSize(text: string): DiagramSize {
  const widths = text
    .replace(/^["'`]|["'`]$/g, '')
    .split(/<br ?\/?>|\\n/)
    .map((line) => line.length * LETTER)
  const rows = widths.reduce((sum, width) => sum + Math.max(1, Math.ceil(width / (WRAP_AT * FILLED))), 0)
  return { width: Math.min(WRAP_AT, largest(widths)), height: rows * LINE }
}

/** Works for any number of values, unlike `Math.max(...numbers)`. */
const largest = (numbers: readonly number[]) => numbers.reduce((max, one) => Math.max(max, one), 0)

/** The arrow between the two actors of a message. */
const ARROW = /(?:<<)?--?(?:>>|[>x)])[+-]?/

function sequenceSize(lines: readonly string[]): DiagramSize {
  const actors = new Map<string, number>()
  const placeOf = (name: string) => {
    const place = actors.get(name) ?? actors.size
    actors.set(name, place)
    return place
  }
  /** Distance from each actor to the next. */
  const gaps = new Map<number, number>()
  let height = SEQUENCE.actors
  for (const line of lines) {
    const [actor = '', text = ''] = line.split(/:(.*)/)
    const [from, to] = actor.split(ARROW).map((name) => name.trim())
    const named = /^(?:participant|actor) (\S+)/.exec(line)?.[1]
    if (named) placeOf(named)
    else if (/^note\b/i.test(line)) height += SEQUENCE.note
    else if (/^(?:loop|alt|opt|par|critical|break|rect|else|and)\b/.test(line)) height += SEQUENCE.block
    else if (from && to) {
      const places = [placeOf(from), placeOf(to)] as const
      const first = Math.min(...places)
      height += from === to ? SEQUENCE.ownMessage : SEQUENCE.message
      const isNear = Math.max(...places) - first <= 1
      if (isNear) gaps.set(first, Math.max(gaps.get(first) ?? 0, text.trim().length * LETTER + 20))
    }
  }
  const widths = [...actors.values()].map((place) => Math.max(SEQUENCE.actor, gaps.get(place) ?? 0))
  return { width: widths.reduce((sum, width) => sum + width, SEQUENCE.margin), height }
}
