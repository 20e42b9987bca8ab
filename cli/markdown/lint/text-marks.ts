// Inline and list markup without effect: `** bold **`, an unpaired backtick, malformed comments, list items without a space
// after the marker.
import { endOfLine } from '../../text/line-starts.ts'
import { suggest } from '../../text/suggest.ts'
import { grammarOf } from '../html/languages.ts'
import { componentNames } from '../parse/scan-statements.ts'
import type { TreeNode } from '../tree.ts'
import { FILLER, type LintBlock, type LintNode, quoted } from './lint.ts'

const SPACED_STRONG =
  /(?<=^|[\s(«“"])(\*\*|__)(?:[ \t]+(\p{L}[^*_\n]*?)[ \t]*|(\p{L}[^*_\n]*?)[ \t]+)\1(?=$|[\s.,;:!?)»”"])/mu
/** Text that begins like a statement has its own finding. */
const STATEMENT = /^(?:import|export)[ \t]/
/** Asterisks between a letter and punctuation: by the rules of Markdown they neither open nor close. */
const TIGHT_STRONG = /(?<![*\\])\*\*(?=[^\s*])([^*\n]*[^\s*])\*\*(?!\*)/u
/** An opening `**` without a closing one. Asterisks that close, or that form bold text, are not part of the prose. */
const OPEN_STRONG = /(?<=^|[\s(«“"])\*\*(?=[\p{L}\p{N}«“"(])(?![^\n]*\*\*)/mu
/** The same for strikethrough. */
const OPEN_STRIKE = /(?<=^|[\s(«“"])~~(?=[\p{L}\p{N}«“"(])(?![^\n]*~~)/mu
const SPACED_FOOTNOTE = /(?<!\\)\[\^[ \t]+([\p{L}\p{N}_-]+)[ \t]*\]|(?<!\\)\[\^([\p{L}\p{N}_-]+)[ \t]+\]/u
/** Three backticks, a language and code on one line. */
const ONE_LINE = /^`{3,}([\w+#-]+)[ \t]+\S[^\n]*`{3,}$/
const BACKTICK = /(?<![\\`])`(?!`)/
const JSX_COMMENT = /(?<!\\)\{\/\*/
const OPEN_COMMENT = /(?<!\\)<!--(?!-?>)(?![\s\S]*-->)/
const HALF_COMMENT = /<!-(?!-)/
const DASHES = /(?<=^[ \t>]*)[-*+](?=\p{L})[^\n]*\n[ \t>]*[-*+](?=\p{L})[^\n]*/mu
/** List markers followed by a non-breaking space, and bullets that Markdown does not know. */
const FOREIGN_ITEMS =
  /(?<=^[ \t>]*)([-*+]\u00a0|\d+[.)]\u00a0|[•·●▪◦‣–—][ \t\u00a0]*)(?=\S)([^\n]*)\n[ \t>]*(?:[-*+]\u00a0|\d+[.)]\u00a0|[•·●▪◦‣–—])[^\n]*/mu
/** Numbers and letters of Russian lists: Markdown numbers items itself. */
const COUNTED_ITEMS =
  /(?<=^[ \t>]*)(?:№[ \t\u00a0]*1[.)]?(?=[ \t\u00a0]|\p{L})[^\n]*\n[ \t>]*№[ \t\u00a0]*2\b[^\n]*|[аa]\)[^\n]*\n[ \t>]*[бb]\)[^\n]*)/mu
const COUNTED = /^(?:№[ \t\u00a0]*1[.)]?|[аa]\))/
/** Quotation marks or escaped backticks in place of a code fence. */
const QUOTED_FENCE = /^(?:(?:\\`){3}|[‘’‚]{3}|[“”„]{3}|«{3}|'{3}|"{3})(?=[\w+#-]*[ \t]*(?:\n|$))/
const NUMBERS =
  /(?<=^[ \t>]*)1(?:[.)](?=\p{L})[^\n]*\n[ \t>]*2[.)](?=\p{L})|[ \t]+[.)][ \t][^\n]*\n[ \t>]*2[ \t]+[.)][ \t])[^\n]*/mu
const IMPORT = /(?<=\n)import[ \t]+[A-Z][\w$]*[ \t]+from[ \t]+(['"])[^'"\n]+\1;?[ \t]*$/m
const BOX = /^(?:\[\]|\[[ \t]+[xX]\]|\[[xX][ \t]+\])(?=[ \t])/

/** Reports a match in the prose of a block. */
type Slip = (code: string, found: RegExpExecArray, message: string, hint: string, length?: number) => void

/** Reports `markdown/text-mark`, `markdown/list-syntax`, and openings without an end. */
export const lintTextMarks: LintBlock = ({ type, prose, at }, report, { text, page, isMdx }) => {
  const slip: Slip = (code, found, message, hint, length = found[0].length) =>
    report({ code, message, hint, from: at + found.index, to: at + found.index + length })
  lintStrong(prose, slip)
  // A bar in a cell ends the cell even in code; that is reported for the row.
  const tick = type === 'tableCell' || STATEMENT.test(prose) ? null : BACKTICK.exec(prose)
  if (tick)
    slip(
      'markdown/text-mark',
      tick,
      'The inline code is never closed: there is only one `.',
      'Write ` after the code, or \\` for a literal backtick.',
    )
  lintComments(prose, isMdx, slip)
  const footnote = SPACED_FOOTNOTE.exec(prose)
  if (footnote)
    slip(
      'markdown/text-mark',
      footnote,
      `Not a footnote, shown as plain text: ${footnote[0]} contains a space.`,
      `Write [^${footnote[1] ?? footnote[2]}]`,
    )
  if (type !== 'paragraph') return
  if (page.options.markdown.math && /^\$\$(?![\s\S]*\$\$)/.test(prose))
    report({
      code: 'markdown/unclosed-fence',
      message: 'The formula is never closed; it is shown as plain text.',
      hint: 'Write $$ on its own line where the formula ends; a formula contains no empty lines.',
      from: at,
      to: at + 2,
    })
  const statement = isMdx ? IMPORT.exec(prose) : null
  if (statement) {
    const from = at + statement.index
    report({
      code: 'markdown/no-statement',
      message: 'This import is shown as plain text: it is part of a paragraph.',
      hint: 'Write an empty line before it.',
      subject: { kind: 'components', names: componentNames(statement[0]) },
      from,
      to: from + statement[0].length,
    })
  }
  const fence = QUOTED_FENCE.exec(prose)
  if (fence)
    slip(
      'markdown/text-mark',
      fence,
      `Not a code block, shown as plain text: ${fence[0].startsWith('\\') ? 'there are backslashes before its backticks' : `${fence[0]} are quotation marks`}.`,
      'Write ``` on the lines before and after the code.',
    )
  lintItems(prose, slip)
  const box = BOX.exec(prose)
  if (box && /[-*+][ \t]+$/.test(text.slice(Math.max(0, at - 10), at)))
    slip(
      'markdown/list-syntax',
      box,
      `Not a checkbox, shown as plain text: ${box[0]}`,
      /x/i.test(box[0]) ? 'Write [x]' : 'Write [ ] with one space',
    )
}

/** Reports `markdown/text-mark`, for asterisks that make nothing bold. */
function lintStrong(prose: string, slip: Slip): void {
  const strong = SPACED_STRONG.exec(prose)
  if (strong)
    slip(
      'markdown/text-mark',
      strong,
      `The text is not bold: there is a space inside the ${strong[1]}.`,
      `Write ${strong[1]}${quoted(strong[2] ?? strong[3] ?? '').replaceAll(FILLER, '…')}${strong[1]}`,
    )
  const tight = strong ? null : TIGHT_STRONG.exec(prose)
  const open = strong || tight ? null : OPEN_STRONG.exec(prose)
  if (open)
    slip(
      'markdown/text-mark',
      open,
      'The bold text is never closed: there is only one **.',
      'Write ** after the text, or \\*\\* for literal asterisks.',
    )
  const struck = OPEN_STRIKE.exec(prose)
  if (struck)
    slip(
      'markdown/text-mark',
      struck,
      'The strikethrough is never closed: there is only one ~~.',
      'Write ~~ after the text, or \\~~ for literal tildes.',
    )
  if (tight && !tight[0].includes(FILLER)) {
    const [, quote] = /^«(.+)»$/.exec(tight[1] ?? '') ?? []
    slip(
      'markdown/text-mark',
      tight,
      'The text is not bold: ** is between a letter and a punctuation mark.',
      quote === undefined ? `Write <b>${tight[1]}</b>` : `Write «**${quote}**»`,
    )
  }
}

/** Character references that people write; there are two thousand in all. */
const CHARACTERS =
  'amp copy deg hellip laquo larr ldquo lsquo lt gt mdash middot minus nbsp ndash quot raquo rarr rdquo reg rsquo sect shy thinsp times trade'.split(
    ' ',
  )
/** Not inside a URL: `?a=1&lt=2`. */
const HALF_CHARACTER = new RegExp(String.raw`(?<![?=/]\S{0,200})&(${CHARACTERS.join('|')})(?![a-z0-9;=])`)
const UNKNOWN_CHARACTER = /&([a-z]{2,8});/

/**
 * Reports `markdown/text-mark`, for a character reference without its semicolon or with a typo: the parser left it in the text.
 */
export const lintCharacters: LintNode = ({ value = '', position }, report, { text }) => {
  if (!value.includes('&')) return
  const from = position?.start.offset
  if (from === undefined) return
  const [half] = HALF_CHARACTER.exec(value) ?? []
  const [unknown, name = ''] = UNKNOWN_CHARACTER.exec(value) ?? []
  // A valid reference that is still in the text was meant to be visible: `&amp;nbsp;`.
  const near = CHARACTERS.includes(name) ? undefined : suggest(name, CHARACTERS)
  const slip = (written: string, message: string, hint: string) => {
    // An author who writes `&amp;lt` wants to show the reference.
    const at = text.slice(from, position?.end.offset).indexOf(written)
    if (at < 0) return
    report({
      code: 'markdown/text-mark',
      message,
      hint,
      from: from + at,
      to: from + at + written.length,
    })
  }
  if (half !== undefined)
    slip(
      half,
      `Not a character reference, shown as plain text: ${half} has no ; at its end.`,
      `Write ${half};`,
    )
  if (unknown !== undefined && near !== undefined)
    slip(
      unknown,
      `There is no character named ${name}: ${unknown} is shown as plain text.`,
      `Did you mean &${near};?`,
    )
}

/** Reports `markdown/list-syntax`, for lines that begin like list items. */
function lintItems(prose: string, slip: Slip): void {
  const list = DASHES.exec(prose) ?? NUMBERS.exec(prose)
  if (list) {
    const [sign = ''] = /^(?:[-*+]|1[ \t]*[.)])/.exec(list[0]) ?? []
    const isApart = /\s/.test(sign)
    const first = list[0].split('\n')[0] ?? ''
    slip(
      'markdown/list-syntax',
      list,
      `Not a list, shown as one paragraph: there is ${isApart ? 'a space inside' : 'no space after'} ${sign}`,
      `Write ${sign.replace(/\s+/, '')} ${first.slice(sign.length).trim()}`,
      first.length,
    )
  }
  const counted = COUNTED_ITEMS.exec(prose)
  if (counted) {
    const [first = ''] = counted[0].split('\n')
    const [sign = ''] = COUNTED.exec(first) ?? []
    slip(
      'markdown/list-syntax',
      counted,
      `Not a list, shown as one paragraph: ${sign} is not a list marker.`,
      `Write 1. ${quoted(first.slice(sign.length).trim())}`,
      first.length,
    )
  }
  const foreign = FOREIGN_ITEMS.exec(prose)
  if (foreign) {
    const [, sign = '', rest = ''] = foreign
    const mark = /^[\d*+-]/.test(sign) ? sign.trim() : '-'
    slip(
      'markdown/list-syntax',
      foreign,
      `Not a list, shown as one paragraph: ${mark === sign.trim() ? `the space after ${mark} is a non-breaking space` : `${sign.trim()} is not a list marker`}.`,
      `Write ${mark} ${quoted(rest)}`,
      sign.length + rest.length,
    )
  }
}

/** Reports `markdown/text-mark`: a code block in one or two backticks, or on one line, which is inline code. */
export const lintInlineCode: LintNode = ({ position }, report, { text }) => {
  const from = position?.start.offset
  const to = position?.end.offset
  if (from === undefined || to === undefined) return
  const [, language] = ONE_LINE.exec(text.slice(from, to)) ?? []
  const isAlone =
    /^[ \t>]*$/.test(text.slice(text.lastIndexOf('\n', from - 1) + 1, from)) && endOfLine(text, to) === to
  if (language !== undefined && isAlone && typeof grammarOf(language) === 'string') {
    report({
      code: 'markdown/text-mark',
      message: `Not a code block: it is on a single line, and '${language}' is shown as part of the code.`,
      hint: `Write \`\`\`${language} and \`\`\` on separate lines.`,
      from,
      to,
    })
    return
  }
  if (!/^(`{1,2})[\w-]*\r?\n[\s\S]*\n[ \t>]*\1$/.test(text.slice(from, to))) return
  report({
    code: 'markdown/text-mark',
    message: 'Not a code block: it is shown as inline code.',
    hint: 'Write ``` on the lines before and after the code.',
    from,
    to,
  })
}

/**
 * Reports `markdown/list-syntax`: a list below a numbered item that is indented less than the item's text, and so is not part of
 * it.
 */
export const lintSublist: LintNode = ({ position, children = [] }, report, { text }) => {
  const from = children[0]?.position?.start.offset ?? position?.start.offset
  if (from === undefined) return
  const start = text.lastIndexOf('\n', from - 1) + 1
  const indent = text.slice(start, from)
  if (!/^ +$/.test(indent) || !/[-*+]/.test(text.charAt(from))) return
  const above = text.slice(text.lastIndexOf('\n', start - 2) + 1, start - 1)
  const [marker = ''] = /^ *\d+[.)] +(?=\S)/.exec(above) ?? []
  if (marker === '' || indent.length >= marker.length || indent.length <= marker.search(/\d/)) return
  report({
    code: 'markdown/list-syntax',
    message: `This list is not part of the item above it: it is indented by ${indent.length}, but the text of the item by ${marker.length} spaces.`,
    hint: `Indent the list by ${marker.length} spaces.`,
    from,
    to: endOfLine(text, from),
  })
}

/** Reports `markdown/list-syntax`: a list that restarts at 1 after code that was meant to be part of the item above it. */
export const lintNumbering: LintNode = ({ children = [] }, report, { text }) => {
  for (let at = 2; at < children.length; at++) {
    if (children[at - 1]?.type !== 'code') continue
    const list = children[at]
    const from = list?.position?.start.offset
    if (from === undefined || !beginsAtOne(list) || !beginsAtOne(children[at - 2])) continue
    report({
      code: 'markdown/list-syntax',
      message: 'The numbering restarts at 1: the code above is not part of the item before it.',
      hint: 'Indent the code as far as the text of the item, or write the next number here.',
      from,
      to: endOfLine(text, from),
    })
  }
}

const beginsAtOne = (node: TreeNode | undefined): boolean =>
  node?.type === 'list' && node.ordered === true && (node.start ?? 1) === 1

/** Reports `markdown/unclosed-comment`. */
function lintComments(prose: string, isMdx: boolean, slip: Slip): void {
  // Without MDX, braces are text.
  const comment = isMdx ? JSX_COMMENT.exec(prose) : null
  if (comment)
    slip(
      'markdown/unclosed-comment',
      comment,
      'The comment is never closed; it is shown as plain text.',
      'End it with */}.',
    )
  const open = OPEN_COMMENT.exec(prose)
  if (open)
    slip(
      'markdown/unclosed-comment',
      open,
      'The comment is never closed in this paragraph; it is shown as plain text.',
      'End it with -->; a comment that contains empty lines must begin on its own line.',
    )
  const half = HALF_COMMENT.exec(prose)
  if (half)
    slip(
      'markdown/unclosed-comment',
      half,
      'Not a comment, shown as plain text: <!- needs a second hyphen.',
      'Write <!-- … -->',
    )
}
