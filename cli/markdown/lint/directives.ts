// Lines that were meant to begin a directive but are text: `:::details Title`, `::: {.note}`, `::video[…]`.
import { own } from '../../../runtime/model/own.ts'
import { endOfLine } from '../../text/line-starts.ts'
import { suggest } from '../../text/suggest.ts'
import { DIRECTIVE_NAMES, isDirective } from '../components/directives.ts'
import { INCLUDE } from './foreign-forms.ts'
import { type LintBlock, type LintNode, quoted, type ReportSlip } from './lint.ts'

const NAMED = /^(:{3,})([ \t]*)(\p{L}[\p{L}\p{N}_-]*)([^\n]*)/u
const CLASS = /^:{3,}[ \t]*\{[^\n]*/
const TWO_COLONS = /^::([A-Za-z][\w-]*)(?![\w-])/
const LEAF = /^::([A-Za-z][\w-]*)(?:\[|\{)[^\n]*/

/** Directive names of other programs, with the replacement here. */
const FOREIGN: Readonly<Record<string, string>> = {
  tabs: 'Write <Tabs> with a <TabItem> for each tab.',
  tab: 'Write <Tabs> with a <TabItem> for each tab.',
  code: 'Write ``` with the language before the code and ``` after it.',
  'code-tabs': 'Write :::code-group.',
  collapse: 'Write :::details[Title].',
  dropdown: 'Write :::details[Title].',
  expand: 'Write :::details[Title].',
  grid: 'Write :::cards or :::columns.',
  image: 'Write ![text](./file.png).',
  include: INCLUDE,
  mermaid: 'Write ```mermaid before the diagram and ``` after it.',
  spoiler: 'Write :::details[Title].',
  toggle: 'Write :::details[Title].',
  moniker: 'Write <Tabs> with a <TabItem> for each variant, or create versions of the docs.',
  row: 'Write :::columns with a :::column for each column.',
  заметка: 'Write :::note; its title is in the language of the site.',
  примечание: 'Write :::note; its title is in the language of the site.',
  совет: 'Write :::tip; its title is in the language of the site.',
  информация: 'Write :::info; its title is in the language of the site.',
  важно: 'Write :::info[Важно] or :::warning.',
  внимание: 'Write :::warning; its title is in the language of the site.',
  предупреждение: 'Write :::warning; its title is in the language of the site.',
  опасно: 'Write :::danger; its title is in the language of the site.',
  zone: 'Write <Tabs> with a <TabItem> for each variant.',
  'v-pre': 'Code in pages is not run: remove the line.',
  raw: 'Write the HTML directly.',
}

/**
 * Replacements by the text after the colons: an end marker with a name, or an API path whose documentation was to be inserted.
 */
const WAYS: readonly (readonly [shape: RegExp, wayOut: string])[] = [
  [
    /^[\p{L}\p{N}_-]+-end(?![\p{L}\p{N}_-])/u,
    'Write ::: on its own line, without a name, to close a directive.',
  ],
  [
    /^\w+(?:\.\w+)+$/,
    'Documentation is not extracted from code: generate Markdown before the build, or write it by hand.',
  ],
]

/** Reports `markdown/unknown-directive`, for lines that were left as text. */
export const lintDirectives: LintBlock = ({ type, prose, at }, report, { page, text }) => {
  if (type !== 'paragraph' || !prose.startsWith('::')) return
  const line = text.slice(at, endOfLine(text, at)).trimEnd()
  const configured = page.options.admonitionKeywords
  const slip = (message: string, hint: string) =>
    report({ code: 'markdown/unknown-directive', message, hint, from: at, to: at + line.length })
  const [, colons = '', gap, name, rest = ''] = NAMED.exec(line) ?? []
  if (name !== undefined) {
    const isOwn = isDirective(name, configured)
    // For a known name, the remaining causes are a space before it, which the parser has reported, and the text after it.
    if (isOwn && gap !== '') return
    if (isOwn && rest.startsWith('{')) {
      const from = at + line.length - rest.length
      return attribute(
        report,
        from,
        at + line.length,
        'the braces are never closed',
        `Write ${colons}${name}${rest}}`,
      )
    }
    if (isOwn && /^:+$/.test(rest))
      return slip(
        'Not a directive, shown as plain text: there are colons after the name.',
        `Write ${colons}${name}, and ${colons} on its own line where the block ends.`,
      )
    if (isOwn)
      return slip(
        `Not a directive, shown as plain text: '${quoted(rest)}' is not a title.`,
        `Write ${colons}${name}[Title] or ${colons}${name} Title.`,
      )
    const near = suggest(name, [...DIRECTIVE_NAMES, ...configured])
    const wayOut = own(FOREIGN, name.toLowerCase()) ?? WAYS.find(([shape]) => shape.test(name + rest))?.[1]
    return slip(
      `There is no directive named "${name}"; its lines are shown as plain text.`,
      wayOut ??
        (near ? `Did you mean ${colons}${near}${rest}?` : `Known directives: ${DIRECTIVE_NAMES.join(', ')}.`),
    )
  }
  if (CLASS.test(line)) {
    const [, braced = ''] = /^:{3,}[ \t]*\{\.?([a-z]+)\}/.exec(line) ?? []
    return slip(
      'Not a directive, shown as plain text: it has no name.',
      isDirective(braced, configured)
        ? `Write :::${braced}.`
        : 'Write :::note, :::tip, :::info, :::warning or :::danger.',
    )
  }
  const [, short = ''] = TWO_COLONS.exec(line) ?? []
  if (isDirective(short, configured))
    return slip(
      'Not a directive, shown as plain text: it begins with two colons instead of three.',
      `Write :${line}`,
    )
  const [, leaf] = LEAF.exec(line) ?? []
  if (leaf !== undefined)
    slip(
      'Not a directive, shown as plain text: directives with two colons are not supported.',
      own(FOREIGN, leaf.toLowerCase()) ?? 'Write a component, or ::: and the name of an admonition.',
    )
}

/** Attributes allowed in the braces of a directive: an id, classes, names with values. */
const ATTRIBUTE = /[#.][^\s#.{}"'=]+|[A-Za-z_:][\w:.-]*(?:=(?:"[^"]*"|'[^']*'|[^\s"'=<>`{}]+))?|\s+/y

const SPACED_TITLE = /^(:{3,}[A-Za-z][\w-]*)[ \t]+(\[[^[\]]+\])$/

/** Reports `markdown/directive-attribute`: a title in brackets after a space, and braces that are only partly understood. */
export const lintDirectiveAttributes: LintNode = ({ position }, report, { text }) => {
  const start = position?.start.offset
  if (start === undefined) return
  const line = text.slice(start, endOfLine(text, start)).trimEnd()
  const [, head = '', title] = SPACED_TITLE.exec(line) ?? []
  if (title !== undefined)
    return report({
      code: 'markdown/directive-attribute',
      message: 'The title is shown with its brackets: there is a space before [.',
      hint: `Write ${head}${title}`,
      from: start,
      to: start + line.length,
    })
  const [braces] = /(?<=^:{3,}[A-Za-z][\w-]*(?:\[.*\])?\s*)\{[^{}]*\}$/.exec(line) ?? []
  if (braces === undefined) return
  const inside = braces.slice(1, -1)
  let at = 0
  while (at < inside.length) {
    ATTRIBUTE.lastIndex = at
    const found = ATTRIBUTE.exec(inside)
    if (!found) break
    at += found[0].length
  }
  if (at >= inside.length) return
  const begin = inside.slice(0, at).search(/\S+$/)
  const from = start + line.length - braces.length + 1 + (begin < 0 ? at : begin)
  attribute(
    report,
    from,
    start + line.length - 1,
    `'${quoted(text.slice(from, start + line.length - 1))}' is not an attribute`,
    'Write {#id .class name="value"}, with matching quotes.',
  )
}

function attribute(report: ReportSlip, from: number, to: number, what: string, hint: string): void {
  const message = `The attributes of the directive cannot be parsed: ${what}.`
  report({ code: 'markdown/directive-attribute', message, hint, from, to })
}
