// Parses the nodes and edges of a flow chart, as far as they affect its size.
import { own } from './own.ts'

/** An arrow. */
export interface FlowEdge {
  readonly from: string
  readonly to: string
  readonly label: string
}

/** A node: its text, and the opening bracket of its shape. */
export interface FlowNode {
  readonly text: string
  readonly shape: string
}

/** A flow chart. */
export interface FlowChart {
  /** By id, in the order of first use. */
  readonly nodes: ReadonlyMap<string, FlowNode>
  readonly edges: readonly FlowEdge[]
  /** Number of subgraphs. */
  readonly groups: number
}

const CLOSING: Readonly<Record<string, string>> = {
  '[(': ')]',
  '([': '])',
  '((': '))',
  '[[': ']]',
  '{{': '}}',
  '[/': ']',
  '[': ']',
  '(': ')',
  '{': '}',
  '>': ']',
}

const NODE = /^ ?([^\s[\](){}<>&|;-]+(?:-[^\s[\](){}<>&|;-]+)*) ?(\[\(|\(\[|\(\(|\[\[|\{\{|\[\/|\[|\(|\{|>)?/
/** An edge with its label, which is between two halves of the arrow, or after it between bars. */
const EDGE =
  /^ ?[<ox]?(?:--|==|-\.)(?: ([^->=|.][^>|]*?) ?(?:--|==|\.-))?[-=.]*(?:>|o(?= )|x(?= ))? ?(?:\|([^|]*)\|)?/
const STATEMENT = /^(?:end|direction|classDef|class|style|linkStyle|click)\b/

/** Parses the lines after the one that names the kind, with whitespace collapsed. */
export function readFlowChart(lines: readonly string[]): FlowChart {
  const nodes = new Map<string, FlowNode>()
  const edges: FlowEdge[] = []
  const isGroup = (line: string) => line.startsWith('subgraph')
  for (const line of lines) if (!isGroup(line) && !STATEMENT.test(line)) readChain(line, nodes, edges)
  return { nodes, edges, groups: lines.filter(isGroup).length }
}

/** Parses `A[one] --> B & C -- label --> D`. */
function readChain(line: string, nodes: Map<string, FlowNode>, edges: FlowEdge[]): void {
  let rest = line
  let sources: readonly string[] = []
  let label = ''
  for (;;) {
    const { ids, after } = readNodes(rest, nodes)
    for (const from of sources) for (const to of ids) edges.push({ from, to, label })
    const edge = EDGE.exec(after)
    if (!edge || ids.length === 0) return
    rest = after.slice(edge[0].length)
    label = edge[1] ?? edge[2] ?? ''
    sources = ids
  }
}

/** Parses `A[one] & B`. */
function readNodes(text: string, nodes: Map<string, FlowNode>) {
  const ids: string[] = []
  let after = text
  for (;;) {
    const node = NODE.exec(after)
    if (!node?.[1]) return { ids, after }
    const [whole, id, shape = ''] = node
    const start = whole.length
    const end = shape ? after.indexOf(own(CLOSING, shape) ?? shape, start) : -1
    if (end >= 0) nodes.set(id, { text: after.slice(start, end), shape })
    else if (!nodes.has(id)) nodes.set(id, { text: id, shape: '' })
    ids.push(id)
    after = after
      .slice(end >= 0 ? end + (own(CLOSING, shape) ?? shape).length : start)
      .replace(/^:::[\w-]+/, '')
    if (!/^ ?&/.test(after)) return { ids, after }
    after = after.replace(/^ ?&/, '')
  }
}

/** Rank of each node: the number of edges on the longest path to it. Edges that lead back are ignored. */
export function ranksOf({ nodes, edges }: FlowChart): ReadonlyMap<string, number> {
  const order = new Map([...nodes.keys()].map((id, i) => [id, i]))
  const place = (id: string) => order.get(id) ?? 0
  const rank = new Map([...nodes.keys()].map((id) => [id, 0]))
  const onward = edges.filter(({ from, to }) => place(from) < place(to))
  for (const { from, to } of onward.sort((a, b) => place(a.from) - place(b.from))) {
    rank.set(to, Math.max(rank.get(to) ?? 0, (rank.get(from) ?? 0) + 1))
  }
  return rank
}
