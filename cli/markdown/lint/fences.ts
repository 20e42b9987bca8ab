// Code blocks: a fence that is never closed, and words in the info string that only other programs understand.
import { endOfLine } from '../../text/line-starts.ts'
import { suggest } from '../../text/suggest.ts'
import { isDirective } from '../components/directives.ts'
import type { TreeNode } from '../tree.ts'
import type { LintNode, ReportSlip } from './lint.ts'

const OPENING = /^(`{3,}|~{3,})(.*)/
/** Maximum number of characters of an opening line that are examined. */
const LONGEST_OPENING = 500
/** Words supported in an info string. */
const KNOWN: readonly string[] = ['title', 'showLineNumbers', 'mdx-code-block', 'npm2yarn']

/** Braces instead of a language: ```{note}. */
const BRACED = /^(?:`{3,}|~{3,})[ \t]*\{[ \t]*\.?([A-Za-z][\w-]*)[^{}]*\}[ \t]*([A-Za-z][\w+#-]*)?/
/** Directives of MyST whose argument is the language. */
const CODE_DIRECTIVE = /^(?:code|code-block|code-cell|sourcecode)$/

/** Info string words of other programs, with the replacement here. */
const FOREIGN: readonly (readonly [word: RegExp, wayOut: string])[] = [
  [
    /^(?:file|include|src|source|path)=/i,
    'Put the code into the block: code blocks do not include files. To include them, add the plugin remark-code-import to markdown.remarkPlugins.',
  ],
  [/^(?:live|noInline|playground|editable)$/, 'Code is shown but not run: remove the word.'],
  [/^twoslash$/i, 'Types are not shown: remove the word.'],
  [/^(?:filename|name|label|caption)=/i, 'Write title="…".'],
  [
    /^(?:hl_lines|hl-lines|highlight|emphasize-lines|mark|ins|del|focus)=/i,
    'Write the line numbers in braces: {1,3-5}.',
  ],
  [
    /^(?:linenums|lineno|numberLines|line-numbers|:line-numbers|number-lines|lineNumbers)(?:=|$)/i,
    'Write showLineNumbers.',
  ],
]

/** Words that have an effect. */
const UNDERSTOOD =
  /^(?:\{|title=["']|(?:ins|del|mark)=\{[\d\s,-]+\}$|hl_lines=(["'])[\d\s,-]+\1$|linenums=(["'])\d+\2$)/

/** Reports `markdown/unclosed-fence` and `markdown/code-meta`. */
export const lintCode: LintNode = (node, report, { text, page }) => {
  const from = node.position?.start.offset
  const end = node.position?.end.offset
  if (from === undefined || end === undefined) return
  const [line = '', fence] = OPENING.exec(text.slice(from, from + LONGEST_OPENING)) ?? []
  if (fence === undefined) {
    lintIndented(node, { from, end, text }, report)
    return
  }
  const to = from + line.trimEnd().length
  if (!isClosed(text, { from, end, fence }))
    report({
      code: 'markdown/unclosed-fence',
      message: `The code block is never closed: ${
        text.slice(end).trim() === ''
          ? 'everything after it is shown as code'
          : 'it ends with the box, list or quote that contains it'
      }.`,
      hint: `Write ${fence} on its own line where the code ends.${
        line.trimEnd() === fence
          ? ` If this line was meant to close a block that contains ${fence}, write ${fence}${fence.charAt(0)} around that block.`
          : ''
      }`,
      from,
      to,
    })
  // A plugin of the site may have handled them.
  if (page.plugins) return
  const [, braced, argument = 'text'] = node.lang?.startsWith('{') ? (BRACED.exec(line) ?? []) : []
  if (braced !== undefined) {
    const isBox = isDirective(braced, page.options.admonitionKeywords)
    report({
      code: 'markdown/code-meta',
      message: `The code block has no language: {${braced}} is syntax of another program.`,
      hint: isBox
        ? `Write :::${braced}, the text, and ::: on separate lines.`
        : `Write ${fence}${CODE_DIRECTIVE.test(braced) ? argument : braced}`,
      from,
      to,
    })
  }
  const wrong = markProblem(node)
  if (wrong) report({ code: 'markdown/code-meta', ...wrong, from, to })
  for (const word of node.meta?.match(WORD) ?? []) {
    const found = foreignWord(word, (node.value ?? '').trim() !== '')
    if (!found) continue
    const at = from + Math.max(0, line.indexOf(word, fence.length + (node.lang?.length ?? 0)))
    report({ code: 'markdown/code-meta', ...found, from: at, to: at + word.length })
  }
}

/** Sentences: words with only sentence punctuation between them. */
const SENTENCES = /^[«“"(]?\p{Lu}(?:[\p{L}\p{M}\p{N}\s.,;:!?…()«»“”"'’–—%№-])*[.!?…:][»”")]?$/u
/** A shorter text is more likely the output of a program. */
const FEWEST_WORDS = 5

/** A header, the delimiter row, and only rows below. */
const TABLE = /^\|.*\|[ \t]*\n[ \t]*\|[ \t]*:?-+[-:| \t]*\|[ \t]*(?:\n[ \t]*\|.*\|[ \t]*)*\s*$/

/** Reports `markdown/text-mark`: a paragraph or table that indentation turns into code. */
function lintIndented(
  { value = '' }: TreeNode,
  { from, end, text }: { readonly from: number; readonly end: number; readonly text: string },
  report: ReportSlip,
): void {
  const to = Math.min(endOfLine(text, from), end)
  // A table beyond the limits is shown as its source, at its own indentation.
  if (/[ \t]/.test(text.charAt(from)) && TABLE.test(value)) {
    report({
      code: 'markdown/text-mark',
      message: 'This table is shown as code: it is indented by four or more spaces.',
      hint: 'Remove the spaces before it; in a list, align it with the text of the item.',
      from,
      to,
    })
    return
  }
  const [, directive] = /^:{3,}([a-z-]+)(?:\s|\[|\{)/.exec(`${value.trimStart()}\n`) ?? []
  if (directive !== undefined && isDirective(directive, [])) {
    report({
      code: 'markdown/text-mark',
      message: `The directive :::${directive} is shown as code: it is indented by four or more spaces.`,
      hint: 'Remove the spaces before it; in a list, align it with the text of the item.',
      from,
      to,
    })
    return
  }
  const words = value.trim().split(/\s+/)
  if (words.length < FEWEST_WORDS || !SENTENCES.test(value.trim())) return
  // Columns, tables and trees in program output have wide gaps.
  if (/\S {2,}\S/.test(value) || words.filter((word) => /^\p{Ll}{2,}/u.test(word)).length < words.length / 2)
    return
  report({
    code: 'markdown/text-mark',
    message: 'This paragraph is shown as code: it is indented by four or more spaces.',
    hint: 'Remove the spaces before it; if it is code, put it between ``` lines.',
    from,
    to,
  })
}

/** A finding about the info string or the comments that highlight lines. */
interface MarkProblem {
  readonly message: string
  readonly hint: string
}

/** Highlighted lines that the block does not have, and ranges that are never closed. */
function markProblem({ lang, meta, value = '' }: TreeNode): MarkProblem | null {
  if (lang && lang !== 'mermaid' && lang.toLowerCase() === 'mermaid')
    return {
      message: `The diagram is shown as code instead of drawn: its language is '${lang}'.`,
      hint: 'Write mermaid in lower case.',
    }
  const wrong = meta ? rangesProblem(meta, value) : null
  return wrong ?? (lang ? commentProblem(value) : null)
}

function rangesProblem(meta: string, value: string): MarkProblem | null {
  // Braces that begin with letters are attributes of another program.
  const [, range] = /(?:^|\s)\{(\s*[\d,.–-][^{}=]*)\}/.exec(meta) ?? []
  if (range === undefined)
    return /(?:^|\s)\{[\s\d,.–-]+$/.test(meta)
      ? {
          message: 'No lines are highlighted: the brace is never closed.',
          hint: 'Write the line numbers in braces: {1,3-5}.',
        }
      : null
  const lines = value.split('\n').length
  const parts = range.split(',').filter((text) => text.trim() !== '')
  for (const part of parts.length === 0 ? [range] : parts) {
    const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(part.trim()) ?? []
    if (first !== undefined && Number(last) < Number(first))
      return {
        message: `'${part.trim()}' is not a range of lines: it ends before it begins.`,
        hint: `Write {${last}-${first}}.`,
      }
    if (first === undefined)
      return {
        message: `'${part.trim()}' is not a line number or range.`,
        hint: 'Write the line numbers in braces: {1,3-5}.',
      }
    if (Number(last) > lines || Number(first) < 1)
      return {
        message: `The code block has no line ${Number(first) < 1 ? first : last}: its last line is ${lines}.`,
        hint: 'Count from 1, without the fence lines.',
      }
  }
  return /\s/.test(range)
    ? {
        message: 'No lines are highlighted: there is a space in the braces.',
        hint: `Write {${range.replace(/\s/g, '')}}.`,
      }
    : null
}

const MAGIC = ['highlight-next-line', 'highlight-start', 'highlight-end']
/** A comment that consists of one hyphenated word. */
const COMMENT =
  /^\s*(?:\/\/|#|--|%|\/\*|<!--|\{\s*\/\*)\s*(h[a-z]+-[a-z]+(?:-[a-z]+)?)\s*(?:\*\/\s*\}?|-->)?\s*$/i

/** Comments that were meant to highlight lines but do not. */
function commentProblem(value: string): MarkProblem | null {
  if (!/h\w*-/i.test(value)) return null
  const lines = value.split('\n')
  const words = lines.flatMap((line) => COMMENT.exec(line)?.[1] ?? [])
  const wrong = words.find((word) => !MAGIC.includes(word) && suggest(word, MAGIC) !== undefined)
  if (wrong !== undefined)
    return {
      message: `The comment '${wrong}' highlights nothing and is shown as code.`,
      hint: `Did you mean ${suggest(wrong, MAGIC)}?`,
    }
  const marks = (word: string) => lines.filter((line) => new RegExp(`^\\W*${word}\\W*$`).test(line)).length
  const [starts, ends] = [marks('highlight-start'), marks('highlight-end')]
  if (starts === ends) return null
  return starts > ends
    ? {
        message: '`highlight-start` has no `highlight-end`: nothing is highlighted.',
        hint: 'Write highlight-end in a comment after the last line to highlight.',
      }
    : {
        message: '`highlight-end` has no `highlight-start`: nothing is highlighted.',
        hint: 'Write highlight-start in a comment before the first line to highlight.',
      }
}

/** A word of the info string, with its value. */
const WORD = /[^\s=]+=(?:"[^"]*"|'[^']*'|\{[^}]*\}|\S*)|\{[^}]*\}|\S+/g

function foreignWord(word: string, hasCode: boolean): MarkProblem | null {
  if (UNDERSTOOD.test(word)) return null
  const message = `'${word}' has no effect on a code block.`
  // The code is there: what is named is where it comes from.
  if (hasCode && /^(?:file|path|src|source)=/i.test(word)) return { message, hint: 'Write title="…".' }
  const [, hint] = FOREIGN.find(([shape]) => shape.test(word)) ?? []
  if (hint !== undefined) return { message, hint }
  if (/^title=[^"']/.test(word) || word === 'title=')
    return { message: 'The title of a code block must be in quotes.', hint: 'Write title="…".' }
  const [name = ''] = /^[A-Za-z-]+/.exec(word) ?? []
  const near = name.length > 3 && !KNOWN.includes(name) ? suggest(name, KNOWN) : undefined
  return near === undefined ? null : { message, hint: `Did you mean ${near}?` }
}

/** Whether the last line of a block closes it; `>` and spaces before it belong to enclosing blocks. */
function isClosed(
  text: string,
  { from, end, fence }: { readonly from: number; readonly end: number; readonly fence: string },
): boolean {
  const lineStart = text.lastIndexOf('\n', end - 1) + 1
  if (lineStart <= from) return false
  const last = text
    .slice(lineStart, end)
    .replace(/^[ \t>]+/, '')
    .trimEnd()
  return last.length >= fence.length && last === fence.charAt(0).repeat(last.length)
}
