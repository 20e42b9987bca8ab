// Diagrams of the pages can be read: few nodes, and labels in the language of the page.
import { describe, expect, it } from 'vitest'
import { allBlocks, nameOf } from './blocks.ts'

/** More than this and the text of a diagram is smaller than the text around it, on a telephone illegible. */
const MAX_NODES = 12
const diagrams = allBlocks().filter(({ lang }) => lang === 'mermaid')

/** An arrow or a line with its label, between two nodes. */
const LINK = /\s*(?:<?(?:--|==|-\.)(?:\s+(?:""|[^\s->][^->]*?)\s+(?:--|==|\.-))?[-=.]*[>ox]?)\s*|\s+&\s+/

/** Names of the nodes of a flowchart, or of those who take part in a sequence. */
function nodesOf(code: string): ReadonlySet<string> {
  const [head = '', ...lines] = code
    .replaceAll(/"[^"]*"/g, '""')
    .trim()
    .split('\n')
  if (head.startsWith('sequenceDiagram')) {
    return new Set(lines.flatMap((line) => /^\s*(?:participant|actor)\s+(\w+)/.exec(line)?.[1] ?? []))
  }
  if (!/^(?:flowchart|graph)\b/.test(head)) return new Set()
  const statements = lines.filter(
    (line) => !/^\s*(?:subgraph|end|direction|class|style|linkStyle)\b/.test(line),
  )
  return new Set(
    statements.flatMap((line) =>
      line
        .trim()
        .split(LINK)
        .flatMap((part) => /^\w+/.exec(part)?.[0] ?? []),
    ),
  )
}

describe('diagrams', () => {
  it('are found', () => expect(diagrams.length).toBeGreaterThanOrEqual(95))

  it('have at most twelve nodes', () => {
    const crowded = diagrams
      .map((block) => ({ block, count: nodesOf(block.code).size }))
      .filter(({ count }) => count > MAX_NODES)
    expect(crowded.map(({ block, count }) => `${nameOf(block)}: ${count}`)).toEqual([])
  })

  it('speak Russian: a label of several Latin words is code', () => {
    const isForeign = (label: string) =>
      !/[а-яё]|^npm /i.test(label) && /^[A-Za-z]{2,}(?: [A-Za-z]{2,}){2,}$/.test(label)
    const foreign = diagrams.flatMap((block) =>
      [...block.code.matchAll(/"([^"]*)"/g)].flatMap(([, label = '']) =>
        isForeign(label) ? `${nameOf(block)}: ${label}` : [],
      ),
    )
    expect(foreign).toEqual([])
  })

  it('name the entities of their figures in Russian', () => {
    const entities = diagrams
      .filter(({ code }) => code.trim().startsWith('erDiagram'))
      .flatMap((block) =>
        [...block.code.matchAll(/^\s*([A-Z]{3,}) /gm)].map(([, name]) => `${nameOf(block)}: ${name}`),
      )
    expect(entities).toEqual([])
  })
})

describe('what is counted', () => {
  it.each([
    ['flowchart LR\n  A["а"] --> B["б"]\n  B -- "да" --> C', 3],
    ['flowchart TD\n  A & B --> C{"?"}\n  C -. нет .-> D', 4],
    ['flowchart LR\n  subgraph S["x"]\n    A ==> B\n  end\n  A == "5432" ==> G1', 3],
    ['sequenceDiagram\n  participant A as Один\n  participant B as Два\n  A->>B: да', 2],
  ])('%s', (code, count) => expect(nodesOf(code).size).toBe(count))
})
