// Converts a fenced code block to its element: title, numbered and highlighted lines, a scrolling region. The text content of
// its `pre` is exactly the code, line breaks included, so that it can be copied directly.
import type { Element } from 'hast'
import type { CompileOptions } from '../../model/compile.ts'
import { type CodeMeta, linesOfRange, NO_META, parseCodeMeta } from './code-meta.ts'
import { applyCodeNotes } from './code-notes.ts'
import type { CodeBlock, HtmlContext } from './context.ts'
import { highlightLines, plainLines } from './highlight.ts'
import { grammarOf } from './languages.ts'
import { applyMagicComments, type MarkedCode } from './magic-comments.ts'
import { uiText } from './strings.ts'
import { escapeQuoted } from './writer.ts'

const DEFAULT_HIGHLIGHT = 'theme-code-block-highlighted-line'

/** Converts a code block to its element. */
export function codeBlock(block: CodeBlock, context: HtmlContext): Element {
  const { language, rest } = languageOf(block, context.options)
  const meta = rest === '' ? NO_META : parseCodeMeta(rest)
  const written = withChanges(markLines(block.value, language, meta.range, context.options), meta.changes)
  const marked = MARKDOWN.test(language) ? written : applyCodeNotes(written)
  const code = marked.lines.join('\n')
  const grammar = grammarOf(language, context.options.code.aliases)
  const lines = htmlLines(code, { language, grammar }, block, context)
  context.feature('code')
  const label = meta.title || `${uiText(context, 'theme.code.label')}${grammar ? ` ${language}` : ''}`
  const open = `<pre tabindex="0" role="group" aria-label="${escapeQuoted(label)}"><code${numbering(meta.firstNumber, context)}>`
  const html = `${open}${lines.map((line, i) => lineHtml(line, marked.classes.get(i))).join('\n</span>')}</span></code></pre>`
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: [`language-${language.replace(UNSAFE_IN_CLASS, '')}`, 'theme-code-block'] },
    children: [...titleOf(meta.title), { type: 'finished', html, text: code }],
  }
}

/** Languages in which code notes stay visible, because such code documents them. */
const MARKDOWN = /^(?:md|mdx|markdown)$/

/** `:line-numbers`, `:line-numbers=10` and `:no-line-numbers`, attached to the language as in VitePress. */
const NUMBERING = /:(no-)?line-numbers(=\d{1,9})?$/

/** The language in lower case; a range (`js{1}`) or numbering attached to it belongs to the rest. */
function languageOf(
  block: CodeBlock,
  options: CompileOptions,
): { readonly language: string; readonly rest: string } {
  const [, name = '', glued = ''] = /^([^{]*)(\{.*)?$/.exec(block.language ?? '') ?? []
  const [numbering = '', none, first = ''] = NUMBERING.exec(name.trimEnd()) ?? []
  const bare = name.trimEnd().slice(0, -numbering.length || undefined)
  const language = bare.trim().toLowerCase() || options.code.defaultLanguage?.toLowerCase() || 'text'
  const numbers = numbering === '' || none !== undefined ? '' : `showLineNumbers${first}`
  return { language, rest: `${glued} ${block.meta} ${numbers}`.trim() }
}

/**
 * Characters with a meaning in HTML; escaping is enough for them, but stylesheets and scripts should not have to deal with
 * them.
 */
const UNSAFE_IN_CLASS = /["'<>&`=]/g

function titleOf(title: string): Element[] {
  if (title === '') return []
  const children: Element['children'] = [{ type: 'text', value: title }]
  return [
    { type: 'element', tagName: 'div', properties: { className: ['theme-code-block-title'] }, children },
  ]
}

/** The visible lines with their classes: from a range, or else from magic comments. */
export function markLines(
  code: string,
  language: string | undefined,
  range: string | null,
  options: Pick<CompileOptions, 'code'>,
): MarkedCode {
  const text = code.includes('\r') ? code.replace(/\r\n?/g, '\n') : code
  const lines = (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n')
  const { magicComments } = options.code
  if (range === null) {
    const marked = applyMagicComments(lines, language, magicComments)
    return { ...marked, lines: marked.lines.length === 0 ? [''] : marked.lines }
  }
  const names = [magicComments[0]?.className ?? DEFAULT_HIGHLIGHT]
  const marks = [...linesOfRange(range, lines.length)].sort((a, b) => a - b)
  return { lines, classes: new Map(marks.map((line) => [line, names])) }
}

/** Adds the classes of lines that were added or removed. */
function withChanges({ lines, classes }: MarkedCode, changes: CodeMeta['changes']): MarkedCode {
  if (changes.length === 0) return { lines, classes }
  const marked = new Map(classes)
  for (const { className, range } of changes)
    for (const line of linesOfRange(range, lines.length))
      marked.set(line, [...(marked.get(line) ?? []), className])
  return { lines, classes: marked }
}

function htmlLines(
  code: string,
  { language, grammar }: { readonly language: string; readonly grammar: ReturnType<typeof grammarOf> },
  block: CodeBlock,
  context: HtmlContext,
): string[] {
  // A diagram that cannot be drawn has already been reported.
  const isDiagram = language === 'mermaid' && context.options.markdown.mermaid
  if (grammar === undefined && !isDiagram) context.unknownLanguage(language, block.place)
  // The size is checked even if nothing is highlighted, so that an oversized block is always reported.
  const isColoured = grammar && isHighlightable(code, block, context) && context.isSeen
  return isColoured ? highlightLines(code, grammar) : plainLines(code)
}

function isHighlightable(code: string, block: CodeBlock, context: HtmlContext): boolean {
  const { highlightBytes, highlightLineLength } = context.options.limits
  // A UTF-16 unit takes at most three bytes, and no line is longer than the text.
  const tooLong = code.length * 3 > highlightBytes && Buffer.byteLength(code) > highlightBytes
  const tooWide =
    code.length > highlightLineLength &&
    !tooLong &&
    code.split('\n').some((line) => line.length > highlightLineLength)
  if (!tooLong && !tooWide) return true
  const [limit, name] = tooLong
    ? [`${highlightBytes} bytes`, 'highlightBytes']
    : [`${highlightLineLength} characters per line`, 'highlightLineLength']
  context.report({
    code: 'markdown/code-too-long',
    severity: 'warning',
    message: `the code block has more than ${limit} and is not highlighted`,
    hint: `raise limits.${name}`,
    place: block.place,
  })
  return false
}

/** The stylesheet counts line numbers; a different first number gets a generated class. */
function numbering(first: number | null, context: HtmlContext): string {
  if (first === null) return ''
  const start = first === 1 ? '' : ` ${context.addStyle(`counter-reset:line-count ${first - 1}`)}`
  return ` class="line-numbers${start}"`
}

/** A line without its line break and closing tag. */
function lineHtml(html: string, classes: readonly string[] | undefined): string {
  if (!classes) return `<span class="token-line">${html}`
  return `<span class="token-line ${escapeQuoted([...new Set(classes)].join(' '))}">${html}`
}
