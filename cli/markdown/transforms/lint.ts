// Reports valid Markdown that is probably not what the author meant: links with spaces, tables without a delimiter row,
// unclosed fences, syntax of other generators. The tree is not changed.
import type { Diagnostic } from '../../model/diagnostic.ts'
import { positionsIn } from '../../text/position.ts'
import { type Document, transform } from '../document.ts'
import { lintDirectiveAttributes, lintDirectives } from '../lint/directives.ts'
import { lintCode } from '../lint/fences.ts'
import { lintAlert, lintForeignSyntax, lintHtml, lintStruck } from '../lint/foreign-syntax.ts'
import { lintHeadingId, lintHeadings } from '../lint/headings.ts'
import { lintImports } from '../lint/imports.ts'
import { lintImage, lintLink, lintLinks } from '../lint/links.ts'
import type { LintBlock, LintNode, ReportSlip } from '../lint/lint.ts'
import { proseOf } from '../lint/prose.ts'
import { lintConflicts, lintFrontMatter, lintQuotes, lintSwitches } from '../lint/source.ts'
import { lintRows, lintTables } from '../lint/tables.ts'
import {
  lintCharacters,
  lintInlineCode,
  lintNumbering,
  lintSublist,
  lintTextMarks,
} from '../lint/text-marks.ts'
import type { TreeNode } from '../tree.ts'
import { eachNode } from '../walk.ts'

const BLOCKS: readonly LintBlock[] = [
  lintDirectives,
  lintForeignSyntax,
  lintHeadings,
  lintLinks,
  lintTables,
  lintTextMarks,
]

const NODES: ReadonlyMap<string, LintNode> = new Map([
  ['blockquote', lintAlert],
  ['code', lintCode],
  ['containerDirective', lintDirectiveAttributes],
  ['delete', lintStruck],
  ['heading', lintHeading],
  ['html', lintHtml],
  ['image', lintImage],
  ['inlineCode', lintInlineCode],
  ['link', lintLink],
  ['list', lintSublist],
  ['listItem', lintNumbering],
  ['mdxjsEsm', lintImports],
  ['paragraph', lintBlock],
  ['root', lintNumbering],
  ['table', lintRows],
  ['tableCell', lintBlock],
  ['text', lintCharacters],
])

/** Without any of these in its prose, no lint matches a block: code, links and tags are not part of it. */
const SIGN = /[\n![\]{<`#|\\^=+@$*]|::|__|~~|%%|\?[?>]|\/{3}|:[a-z]+-|h[1-6]\.|[‘’‚“”„«'"]{3}|^:[ \t]/
/**
 * Cheap test for a block of text: without any of these characters, no lint can match. It runs on every block and may give false
 * positives: letters are approximated by a code point range, because Unicode classes make it three times as slow.
 */
const SUSPECT =
  /::|==|\^|\)[^[\]\n]*\]\(|\+\+|<<<|8<|@[A-Za-z[]|!!!|\?\?\?|\.\. |\[\[|\{[%{!*+>-]|\{[a-z]+:|%%|\+-|#\||[!?]>|'''|~~|\\[[(bcnpt]|:[a-z]+-|:[a-z][\w-]*\[|\[!|\]\([^()\s]*(?:[ \t]|$)|\]\s+\(|\)\[|^[ \t>]*(?:\/{3}|h\d\.|={1,6}[ \t]|\[[a-z]+[,=%]|\([\w-]+\)=|#{7,}[ \t]|#{1,6}[^\s#]|#{1,6}[\u00a0\u2007\u202f]|: |\*\[|\|[^|]|[-*+][A-Za-z\xc0-\uffff]|\*\*[^\s*]|1[.)][A-Za-z\xc0-\uffff]|1[ \t]+[.)]|![ \t]+\[|\[\]|\[[ \t]+[xX]|\[[xX][ \t]|№[ \t\u00a0]*1|[аa]\)|[‘’‚]{3}|[“”„]{3}|«{3}|'{3}|"{3})|\[T|[-*+]\u00a0|\d+[.)]\u00a0|[•·●▪◦‣–—][^\n]*\n[ \t>]*[•·●▪◦‣–—]|\*\*[ \t]|[ \t]\*\*|__[ \t]|[ \t]__|\$\$|\$[^\n$]*\\[a-zA-Z]|^import[ \t]|`|[)\]][ \t]?\{|\]（|\]\(<|）|\[[^[\]()\n]+\(|\{\/\*|<!-|\]\([^()\n]*$|\]\([^()\s]*\([^()\s]*\)(?!\))|<[\w./-]+\.mdx?[#>]|\\`|[^\s*]\*\*[^\s*]/m
/** A line of dashes below a line with a bar: possibly a malformed table. */
const DASHES = /\|.*\n[ \t>]*[:|-]*-[-:| \t]*$/m
/** A line that may be a fence of front matter; JSON can only be at the beginning. */
const FRONT_MATTER = /^(?:-{3,}|[—–]|\+{3})|(?<![\s\S])\{[ \t]*$/m
const OFF_VALUE = /=["'](?:false|no|off|0)["']/i
const CURLY_VALUE = /=[ \t]*[“”„«‘’″]/

/** Runs all lints on a parsed text. */
export const lint = transform((tree, document) => {
  const { text } = document
  const report = reportIn(document)
  lintConflicts(tree, report, document)
  if (FRONT_MATTER.test(text)) lintFrontMatter(tree, report, document)
  if (text.includes('<')) {
    if (CURLY_VALUE.test(text)) lintQuotes(tree, report, document)
    if (OFF_VALUE.test(text)) lintSwitches(tree, report, document)
  }
  eachNode(tree, (node) => NODES.get(node.type)?.(node, report, document))
  withoutStrayEnds(document.page.diagnostics)
})

function lintHeading(node: TreeNode, report: ReportSlip, document: Document): void {
  lintHeadingId(node, report, document)
  lintBlock(node, report, document)
}

function lintBlock({ type, children = [] }: TreeNode, report: ReportSlip, document: Document): void {
  const from = children[0]?.position?.start.offset
  const to = children.at(-1)?.position?.end.offset
  if (from === undefined || to === undefined) return
  const prose = proseOf(children, { from, to }, document)
  if (!SIGN.test(prose)) return
  const source = document.text.slice(from, to)
  if (!SUSPECT.test(source) && !(type === 'paragraph' && DASHES.test(source))) return
  const block = { type, prose, at: from }
  for (const each of BLOCKS) each(block, report, document)
}

/** Creates a reporter that converts offsets to places. */
function reportIn({ text, base, page }: Document): ReportSlip {
  const positionOf = positionsIn(text)
  const pointAt = (offset: number) => {
    const { line, column } = positionOf(offset)
    return { line: line + base, column }
  }
  return ({ from, to, ...finding }) =>
    page.report(finding, page.places.placeOf({ position: { start: pointAt(from), end: pointAt(to) } }))
}

/** Findings about an opening that leaves its end without a counterpart. */
const ENDLESS: ReadonlySet<string> = new Set([
  'markdown/unknown-directive',
  'markdown/spaced-directive',
  'markdown/directive-attribute',
  'markdown/unclosed-tag',
])

/** Removes consequential findings: the end of a directive that is invalid or misplaced appears to close nothing. */
function withoutStrayEnds(diagnostics: Diagnostic[]): void {
  const begins = diagnostics.filter(
    ({ code, subject }) =>
      ENDLESS.has(code) || (code === 'markdown/unclosed' && subject?.kind === 'directive'),
  )
  for (const { code: begun, place: begin } of begins) {
    const isTag = begun === 'markdown/unclosed-tag'
    const at = diagnostics.findIndex(
      ({ code, subject, place }) =>
        code === 'markdown/stray-end' &&
        isTag !== (subject?.kind === 'directive') &&
        place?.file === begin?.file &&
        (place?.start.line ?? 0) > (begin?.start.line ?? 0),
    )
    if (at >= 0) diagnostics.splice(at, 1)
  }
}
