// Turns a scanned text into its tree: parts hidden from the parser are removed and put back afterwards. If the parser still
// refuses a tag as an element, the tag is hidden as well and the text is parsed again.
import type { TreeNode } from '../tree.ts'
import { type Edit, edited } from './edits.ts'
import { finishTree, type ReadTree } from './finish-tree.ts'
import type { ParseInput } from './parsed-document.ts'
import { parsePrepared } from './parsers.ts'
import { commentsOf, noRefusals, type Refusals, refuse, refuseAll, textEdits } from './refusals.ts'
import { type ScanFinding, unfinishedTag } from './scan-finding.ts'
import type { HiddenPart, Scan } from './scanner.ts'
import type { Parsed } from './syntax.ts'
import { tagsWithoutElement } from './tags.ts'
import { positionAt } from './text-lines.ts'

/** Maximum number of parse attempts before all tags are hidden. */
const MAX_ATTEMPTS = 10

/** With more tags, the native parser takes long to refuse one: its time grows quadratically. */
const MAX_TAGS = 4_000

/** Parses a scanned text. */
export function readTree(input: ParseInput, scan: Scan): ReadTree {
  const refusals = noRefusals()
  if (scan.readAs === 'mdx' && scan.tags.length > MAX_TAGS) refuseAll(scan, refusals)
  const attempts = Math.min(MAX_ATTEMPTS, Math.ceil((MAX_TAGS * 10) / (scan.tags.length + 1)))
  for (let attempt = 1; attempt <= attempts + 1; attempt++) {
    const hiddenParts = [...scan.hiddenParts, ...hiddenTags(scan, refusals)].filter(
      ({ at }) => !refusals.texts.has(at),
    )
    const edits = [
      ...textEdits(refusals, scan),
      ...hiddenParts.map((part) => hidingEdit(part, scan)),
      ...scan.edits,
    ]
    const prepared = edited(input.text, edits)
    const parsed = parse(prepared.text, input, scan)
    if ('tree' in parsed) {
      const { tree, findings } = finishTree(parsed.tree, {
        scan,
        hiddenParts,
        prepared,
        hasStandIns: haveStandIns(edits, scan),
        isMath: input.math,
      })
      return { tree, findings: [...findings, ...tagFindings(refusals, scan)] }
    }
    const isNew = attempt < attempts && refuse(parsed.refused, prepared, scan, refusals)
    if (!isNew && !refuseAll(scan, refusals)) break
  }
  return readAsText(input, scan)
}

/** Findings for tags that became text because no element can be there. */
function tagFindings({ texts }: Refusals, { tags, lines }: Scan): ScanFinding[] {
  return tags
    .filter(({ at }) => texts.has(at))
    .map(({ at, end, name }) => unfinishedTag(name, positionAt(lines, at, end)))
}

/** Parses a text without any MDX: tags and expressions are text, comments stay comments. */
function readAsText(input: ParseInput, scan: Scan): ReadTree {
  const comments = commentsOf(scan)
  const starts = [0, ...comments.map(({ end }) => end)]
  const ends = [...comments.map(({ at }) => at), input.text.length]
  const everything = { tags: new Set<number>(), texts: new Map(starts.map((at, i) => [at, ends[i] ?? at])) }
  const edits = textEdits(everything, scan)
  const prepared = edited(input.text, edits)
  const parsed = parse(prepared.text, input, { ...scan, readAs: 'markdown' })
  const tree: TreeNode = 'tree' in parsed ? parsed.tree : { type: 'root', children: [] }
  const [first] = scan.tags
  const findings = first ? tagFindings({ ...everything, texts: new Map([[first.at, first.end]]) }, scan) : []
  const hasStandIns = haveStandIns(edits, scan)
  const finished = finishTree(tree, { scan, hiddenParts: [], prepared, hasStandIns, isMath: input.math })
  return { tree: finished.tree, findings }
}

const haveStandIns = (edits: readonly Edit[], { standIns }: Scan): boolean =>
  edits.some(({ text }) => standIns.areIn(text))

function parse(
  text: string,
  { math, parser, extensions }: ParseInput,
  { readAs, hasDirectives }: Scan,
): Parsed {
  return parsePrepared(text, { mdx: readAs === 'mdx', directives: hasDirectives, math, extensions }, parser)
}

/** Tags to hide from the parser, as HTML nodes: in MDX, those that are not elements. */
function hiddenTags({ readAs, tags, lines }: Scan, refusals: Refusals): HiddenPart[] {
  const taken =
    readAs === 'markdown'
      ? tags.filter(({ isReadAsText }) => isReadAsText)
      : [...tagsWithoutElement(tags, refusals.tags)]
  return taken.map((tag) => ({
    at: tag.at,
    end: tag.end,
    node: { type: 'html', value: lines.text.slice(tag.at, tag.end) },
  }))
}

/** Replaces a span with an empty element on a single line: parsers fail on tags that span lines of a block quote. */
function hidingEdit({ at, end }: HiddenPart, { standIns: { placeholderName } }: Scan): Edit {
  return { at, end, text: `<${placeholderName}/>` }
}
