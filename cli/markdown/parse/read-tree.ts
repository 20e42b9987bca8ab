// A text that has been looked at to its tree: what the parser is not to see is taken out, and put in its place afterwards. What
// the parser cannot read as an element after all is taken out as well, and the text is read again.
import type { TreeNode } from '../tree.ts'
import { type Edit, edited } from './edits.ts'
import { finishTree, type ReadTree } from './finish-tree.ts'
import type { ParseInput } from './parsed-document.ts'
import { parsePrepared } from './parsers.ts'
import { noRefusals, type Refusals, refuse, refuseAll, textEdits } from './refusals.ts'
import type { ScanFinding } from './scan-finding.ts'
import type { Hole, Scan } from './scanner.ts'
import type { Parsed } from './syntax.ts'
import { tagsWithoutElement } from './tags.ts'
import { lineAt, pointAt } from './text-lines.ts'

/** How often a text is read again before all of its tags are taken out. */
const MOST_ATTEMPTS = 10

/** With more tags the native parser takes long to find out that it can make nothing of one: the time grows with their square. */
const MOST_TAGS = 4_000

/** Reads a text. */
export function readTree(input: ParseInput, scan: Scan): ReadTree {
  const refusals = noRefusals()
  if (scan.tags.length > MOST_TAGS) refuseAll(scan, refusals)
  const attempts = Math.min(MOST_ATTEMPTS, Math.ceil((MOST_TAGS * 10) / (scan.tags.length + 1)))
  for (let attempt = 1; attempt <= attempts + 1; attempt++) {
    const holes = [...scan.holes, ...tagHoles(scan, refusals)].filter(({ at }) => !refusals.texts.has(at))
    const edits = [...textEdits(refusals, scan), ...holes.map((hole) => holeEdit(hole, scan)), ...scan.edits]
    const prepared = edited(input.text, edits)
    const parsed = parse(prepared.text, input, scan)
    if ('tree' in parsed) {
      const { tree, findings } = finishTree(parsed.tree, { scan, holes, prepared, isMath: input.math })
      return { tree, findings: [...findings, ...tagFindings(refusals, scan)] }
    }
    const isNew = attempt < attempts && refuse(parsed.refused, prepared, scan, refusals)
    if (!isNew && !refuseAll(scan, refusals)) break
  }
  return readAsText(input, scan)
}

/** A tag that is text, for it stands where no element can. */
function tagFindings({ texts }: Refusals, { tags, lines }: Scan): ScanFinding[] {
  return tags
    .filter(({ at }) => texts.has(at))
    .map(({ at, name }) => ({ ...TAG_AS_TEXT, message: shownAsText(name), start: pointAt(lines, at) }))
}

const TAG_AS_TEXT = {
  code: 'markdown/unclosed-tag',
  hint: 'Write the tag on one line, or on lines of its own with an empty line before and after.',
}

const shownAsText = (name: string): string =>
  `The tag <${name}> does not end in the block that it begins in; it is shown as text.`

/** Reads a text of which nothing is left to the parser that only MDX knows: tags and expressions are text. */
function readAsText(input: ParseInput, scan: Scan): ReadTree {
  const end = input.text.length
  const everything = { tags: new Set<number>(), texts: new Map([[0, end]]) }
  const prepared = edited(input.text, textEdits(everything, scan))
  const parsed = parse(prepared.text, input, { ...scan, readAs: 'markdown' })
  const tree: TreeNode = 'tree' in parsed ? parsed.tree : { type: 'root', children: [] }
  const [first] = scan.tags
  const findings = first ? tagFindings({ ...everything, texts: new Map([[first.at, first.end]]) }, scan) : []
  return { tree: finishTree(tree, { scan, holes: [], prepared, isMath: input.math }).tree, findings }
}

function parse(text: string, { math, parser }: ParseInput, { readAs, hasDirectives }: Scan): Parsed {
  return parsePrepared(text, { mdx: readAs === 'mdx', directives: hasDirectives, math }, parser)
}

/** Tags that are no elements, each as html. */
function tagHoles({ readAs, tags, lines }: Scan, refusals: Refusals): Hole[] {
  if (readAs === 'markdown') return []
  return [...tagsWithoutElement(tags, refusals.tags)].map((tag) => ({
    at: tag.at,
    end: tag.end,
    node: { type: 'html', value: lines.text.slice(tag.at, tag.end) },
  }))
}

const CONTAINERS = /^(?:[ \t>]|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])|\[\^[^\]\n]*\]:)*/

/** An element without content: as many lines, none of them blank, each in the containers that it is in. */
function holeEdit({ at, end }: Hole, { lines, standIns: { letter } }: Scan): Edit {
  const { text } = lines
  const start = lines.starts[lineAt(lines, at)] ?? 0
  const containers = (CONTAINERS.exec(text.slice(start, at))?.[0] ?? '').replace(/[^>\s]/g, ' ')
  const [, ...more] = text.slice(at, end).split('\n')
  const filled = more.map(() => containers + letter)
  return { at, end, text: `${[`<${letter}`, ...filled].join('\n')}/>` }
}
