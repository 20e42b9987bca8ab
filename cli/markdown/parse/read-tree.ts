// A text that has been looked at to its tree: what the parser is not to see is taken out, and put in its place afterwards. What
// the parser cannot read as an element after all is taken out as well, and the text is read again.
import type { TreeNode } from '../tree.ts'
import { type Edit, type EditedText, edited } from './edits.ts'
import { finishTree, type ReadTree } from './finish-tree.ts'
import type { ParseInput } from './parsed-document.ts'
import { parsePrepared } from './parsers.ts'
import type { Hole, Scan, Span } from './scanner.ts'
import type { NamedPlace, Parsed } from './syntax.ts'
import { tagsWithoutElement } from './tags.ts'
import { lineAt, textLines } from './text-lines.ts'

/** How often a text is read again before all of its tags are taken out. */
const MOST_ATTEMPTS = 10

/** With more tags the native parser takes long to find out that it can make nothing of one: the time grows with their square. */
const MOST_TAGS = 4_000

/** Reads a text. */
export function readTree(input: ParseInput, scan: Scan): ReadTree {
  const refused = new Set<number>()
  const refuseAll = (): void => {
    for (const { at } of [...scan.tags, ...scan.expressions]) refused.add(at)
  }
  if (scan.tags.length > MOST_TAGS) refuseAll()
  const attempts = Math.min(MOST_ATTEMPTS, Math.ceil((MOST_TAGS * 10) / (scan.tags.length + 1)))
  for (let attempt = 1; attempt <= attempts + 1; attempt++) {
    const holes = [...scan.holes, ...tagHoles(scan, refused)]
    const prepared = edited(input.text, [
      ...scan.edits,
      ...holes.map((hole) => holeEdit(hole, scan)),
      ...plainSigns(scan, refused),
    ])
    const parsed = parse(prepared.text, input, scan)
    if ('tree' in parsed) return finishTree(parsed.tree, { scan, holes, prepared, isMath: input.math })
    const before = refused.size
    for (const offset of authorOffsets(parsed.refused, prepared)) refuse(offset, scan, refused)
    if (refused.size === before || attempt === attempts) refuseAll()
    if (refused.size === before) break
  }
  return readAsText(input, scan)
}

/** Reads a text of which nothing is left to the parser that only MDX knows: tags and expressions are text. */
function readAsText(input: ParseInput, scan: Scan): ReadTree {
  const { standIns } = scan
  const kept = scan.edits.filter(({ at, end, text }) => at === end || !text.includes('{/*'))
  const signs = [...input.text.matchAll(/[<{]/g)].map(({ 0: sign, index }) => ({
    at: index,
    end: index + 1,
    text: standIns.of(sign),
  }))
  const prepared = edited(input.text, [...kept, ...signs])
  const parsed = parse(prepared.text, input, scan)
  const plain = 'tree' in parsed ? parsed : parse(prepared.text, input, { ...scan, readAs: 'markdown' })
  const tree: TreeNode = 'tree' in plain ? plain.tree : { type: 'root', children: [] }
  return finishTree(tree, { scan, holes: [], prepared, isMath: input.math })
}

function parse(text: string, { math, parser }: ParseInput, { readAs, hasDirectives }: Scan): Parsed {
  return parsePrepared(text, { mdx: readAs === 'mdx', directives: hasDirectives, math }, parser)
}

/** Tags that are no elements, each as html. */
function tagHoles({ readAs, tags, lines }: Scan, refused: ReadonlySet<number>): Hole[] {
  if (readAs === 'markdown') return []
  return [...tagsWithoutElement(tags, refused)].map((tag) => ({
    at: tag.at,
    end: tag.end,
    node: { type: 'html', value: lines.text.slice(tag.at, tag.end) },
  }))
}

/** Expressions that the parser has refused are text. */
function plainSigns({ expressions, lines, standIns }: Scan, refused: ReadonlySet<number>): Edit[] {
  return expressions
    .filter(({ at }) => refused.has(at))
    .map(({ at, end }) => ({
      at,
      end,
      text: standIns.of(lines.text.charAt(at)) + lines.text.slice(at + 1, end),
    }))
}

/** An element without content: as many lines, none of them blank, each in the containers that it is in. */
function holeEdit({ at, end }: Hole, { lines, standIns: { letter } }: Scan): Edit {
  const { text } = lines
  const start = lines.starts[lineAt(lines, at)] ?? 0
  const containers = text.slice(start, at).replace(/[^>\s]/g, ' ')
  const [, ...more] = text.slice(at, end).split('\n')
  const filled = more.map(() => containers + letter)
  return { at, end, text: `${[`<${letter}`, ...filled].join('\n')}/>` }
}

function authorOffsets(places: readonly NamedPlace[], { text, toAuthor }: EditedText): number[] {
  const { starts } = textLines(text)
  return places.map(({ line, column }) => {
    const offset = (starts[line - 1] ?? 0) + column - 1
    return toAuthor ? toAuthor(offset) : offset
  })
}

/** Notes that the parser can make nothing of the tag or expression at an offset. */
function refuse(offset: number, { tags, expressions }: Scan, refused: Set<number>): void {
  const holds = ({ at, end }: Span): boolean => at <= offset && offset < end
  const found = tags.find(holds) ?? expressions.find(holds)
  if (found) refused.add(found.at)
}
