// Reports syntax of other generators that is shown as text here, with the replacement.
import { own } from '../../../runtime/model/own.ts'
import { suggest } from '../../text/suggest.ts'
import { markdownInHtml } from '../parse/markdown-in-html.ts'
import { FOREIGN_FORMS, INCLUDED, includeHint, MATH_OFF } from './foreign-forms.ts'
import { type LintBlock, type LintNode, quoted, type ReportSlip, type Slip } from './lint.ts'
import { convertedMkdocsBlock } from './mkdocs-blocks.ts'

/** Cheap test: a block without any of these character sequences cannot match a form. */
const SIGNS =
  /==|\^|\+\+|!\[|<<<|8<|@|!!!|\?\?\?|===|\.\. |\*\[|\[\[|\[TOC|\/\/\/|\{[%{!*:.#\w \t>-]|::\S|^\$\{toc|%%|\+-|#\||[!?]>|'''|^[ \t>]*(?:h\d\.|=|\\|\[|\(|:[ \t])|:[a-z]+-|:[a-z][\w-]*\[|\\[[({]|\$\$|\$[^\n$]*\\/im

/** Reports `markdown/foreign-syntax`, in the prose of a block. */
export const lintForeignSyntax: LintBlock = ({ type, prose, at }, report, { text, page }) => {
  if (!SIGNS.test(prose)) return
  for (const { name, shape, hint, isBlock, isMkdocs } of FOREIGN_FORMS) {
    if ((isBlock && type !== 'paragraph') || (name === MATH_OFF && page.options.markdown.math)) continue
    const found = shape.exec(prose)
    if (!found) continue
    const from = at + found.index
    // `[](){#id}` is an anchor.
    if (text.startsWith('[]()', from - 4)) continue
    const to = from + found[0].trimEnd().length
    const written = text.slice(from, to)
    const block = isMkdocs ? convertedMkdocsBlock(text, from, page.options.admonitionKeywords) : null
    const about = block && { text: text.slice(from, block.to), replacement: block.replacement }
    foreign(name, quoted(written), typeof hint === 'string' ? hint : hint(written), {
      from,
      to: block?.to ?? to,
      report,
      ...(about ? { about } : {}),
    })
  }
}

/** `H~2~O`: strikethrough inside a word was meant as a subscript. */
export const lintStruck: LintNode = ({ position }, report, { text }) => {
  const from = position?.start.offset
  const to = position?.end.offset
  if (from === undefined || to === undefined) return
  const written = text.slice(from, to)
  if (!/^~[^~\s]{1,8}~$/.test(written) || !/[\p{L}\p{N})]$/u.test(text.slice(Math.max(0, from - 2), from)))
    return
  report({
    code: 'markdown/foreign-syntax',
    message: `This is struck through, not a subscript: ${written}`,
    hint: `Write <sub>${written.slice(1, -1)}</sub>; ~~…~~ strikes through.`,
    from,
    to,
  })
}

/** `<!--@include: ./part.md-->`, and Markdown inside an HTML block, which ends only at the next empty line. */
export const lintHtml: LintNode = ({ position, value = '' }, report) => {
  const from = position?.start.offset
  const written = markdownInHtml(value)
  if (written !== '' && from !== undefined) {
    const at = from + Math.max(0, value.indexOf(written))
    report({
      code: 'markdown/foreign-syntax',
      message: `Markdown is not rendered inside this HTML block: ${quoted(written)}`,
      hint: 'Leave an empty line after the opening tag and one before the closing tag to render the Markdown between them.',
      from: at,
      to: at + written.length,
    })
  }
  const found = /^<!--[ \t]*(?:@include|@snippet|include)\b[^\n]*?-->/.exec(value)
  if (!found || from === undefined) return
  foreign(INCLUDED, found[0], includeHint(found[0]), { from, to: from + found[0].length, report })
}

const ALERTS = ['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION']
const BARE_ALERT = new RegExp(String.raw`^\[(?:${ALERTS.join('|')})\](?=[ \t]*\r?\n)`)
const ALERT = /^\[!([\p{L}\p{N}_-]+)\]([+-]?)([^\n]*)/u

/** Commands in Microsoft's documentation that look like alerts. */
const COMMAND = /^\[!(video|div)[ \t]+[^\]\n]+\]/i
const COMMANDS: Readonly<Record<string, string>> = {
  video: 'Write :::video{src="…"} with the https:// URL of the player; for your own video file, use <video>.',
  div: 'Remove the line; write :::note for a box, :::details for collapsible text.',
}

/** `> [!INFO] Title`: an alert of another program. */
export const lintAlert: LintNode = ({ children = [] }, report, { text }) => {
  const from = children[0]?.type === 'paragraph' ? children[0].position?.start.offset : undefined
  if (from === undefined) return
  const [bare = ''] = BARE_ALERT.exec(text.slice(from, from + 200)) ?? []
  if (bare !== '')
    return report({
      code: 'markdown/foreign-syntax',
      message: `Not an alert, shown as a quote: ${bare} has no !`,
      hint: `Write [!${bare.slice(1)}`,
      from,
      to: from + bare.length,
    })
  if (!text.startsWith('[!', from)) return
  const [command = '', what = ''] = COMMAND.exec(text.slice(from, from + 200)) ?? []
  if (command !== '')
    return foreign(
      what.toLowerCase() === 'video' ? 'video' : 'box class',
      quoted(command),
      own(COMMANDS, what.toLowerCase()) ?? '',
      {
        from,
        to: from + command.length,
        report,
      },
    )
  const [whole = '', name = '', fold = '', rest = ''] = ALERT.exec(text.slice(from, from + 200)) ?? []
  const isKnown = ALERTS.includes(name.toUpperCase())
  if (whole === '' || rest.startsWith('(') || (isKnown && fold === '' && rest.trim() === '')) return
  const big = name.toUpperCase()
  const near = suggest(big, ALERTS) ?? ALERTS.find((alert) => big.length > 2 && alert.startsWith(big))
  report({
    code: 'markdown/foreign-syntax',
    message: isKnown
      ? `Not an alert, shown as a quote: the first line may contain only the name, but is ${quoted(whole)}`
      : `There is no alert [!${name}]; it is shown as a quote.`,
    hint: isKnown
      ? `Write the text on the next line, after >; for a title, write :::${name.toLowerCase() === 'important' ? 'info' : name.toLowerCase()}[Title].`
      : near
        ? `Did you mean [!${near}]?`
        : `Known alerts: ${ALERTS.join(', ')}.`,
    from,
    to: from + whole.trimEnd().length,
  })
}

function foreign(
  name: string,
  written: string,
  hint: string,
  {
    report,
    ...rest
  }: Pick<Slip, 'from' | 'to' | 'about'> & {
    readonly report: ReportSlip
  },
): void {
  const reason = name === MATH_OFF ? '' : 'uses the syntax of another program and '
  const message = `This ${name} ${reason}is shown as plain text: ${written}`
  const include = name === INCLUDED ? ({ subject: { kind: 'file', names: [written] } } as const) : {}
  report({ code: 'markdown/foreign-syntax', message, hint, ...include, ...rest })
}
