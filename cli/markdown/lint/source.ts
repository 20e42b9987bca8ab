// Finds mistakes in the raw source, however the parser interpreted them: merge conflict markers, typographic quotes around
// attribute values. Code blocks may show both.
import { FRONT_MATTER_KEYS } from '../../text/front-matter-split.ts'
import type { Document } from '../document.ts'
import type { TreeNode } from '../tree.ts'
import { findNode } from '../walk.ts'
import type { ReportSlip } from './lint.ts'

const CONFLICT = /^<{7} [^\n]*\n[\s\S]*?^={7}[ \t]*\n(?:[\s\S]*?^)??>{7} [^\n]*/gm
const OPEN_TAG_VALUE =
  /<[A-Za-z][\w.:-]*(?:[ \t\n][^<>]*?)??[ \t\n]([\w:-]+)=[ \t]*([“”„«‘’″])([^<>\n]*?)([“”»‘’″])/g

/** Reports `markdown/conflict`: merge conflict markers. */
export function lintConflicts(tree: TreeNode, report: ReportSlip, { text }: Document): void {
  if (!text.includes('<<<<<<< ')) return
  for (const { 0: whole, index } of text.matchAll(CONFLICT)) {
    const from = index
    const isShown = isWithin(tree, from, from + whole.length, 'code')
    report({
      code: 'markdown/conflict',
      severity: isShown ? 'warning' : 'error',
      message: 'Unresolved merge conflict: both versions of the text are between <<<<<<< and >>>>>>>.',
      hint: 'Keep the correct version, and remove the other one and the marker lines.',
      from,
      to: from + whole.length,
    })
  }
}

/** Reports `markdown/typographic-quotes`: attribute values in typographic quotes. */
export function lintQuotes(tree: TreeNode, report: ReportSlip, { text }: Document): void {
  for (const { 0: whole, 1: name = '', 2: open = '', 3: value = '', index } of text.matchAll(
    OPEN_TAG_VALUE,
  )) {
    const from = index + whole.length - value.length - 2
    if (isWithin(tree, index, from, 'code') || isWithin(tree, index, from, 'inlineCode')) continue
    report({
      code: 'markdown/typographic-quotes',
      message: `The value of the attribute \`${name}\` is in typographic quotes (${open}), which become part of it.`,
      hint: `Write ${name}="${value}" with straight quotes.`,
      from,
      to: index + whole.length,
    })
  }
}

/** Boolean attributes, which are on whenever they are present. */
const SWITCHED_OFF =
  /<[a-z][\w-]*(?:\s[^<>]*?)?\s(open|controls|disabled|hidden|loop|muted|autoplay|reversed)=(["'])(?:false|no|off|0)\2/gi

/** Reports `markdown/html-attribute`: `open="false"`, which opens. */
export function lintSwitches(tree: TreeNode, report: ReportSlip, { text }: Document): void {
  for (const { 0: whole, 1: name = '', index } of text.matchAll(SWITCHED_OFF)) {
    const from = index + whole.lastIndexOf(name)
    if (isWithin(tree, index, from, 'code') || isWithin(tree, index, from, 'inlineCode')) continue
    report({
      code: 'markdown/html-attribute',
      message: `${whole.slice(whole.lastIndexOf(name))} turns the attribute on: its value is ignored.`,
      hint: `Remove \`${name}\`.`,
      from,
      to: index + whole.length,
    })
  }
}

const MISPLACED = new RegExp(
  `^[ \\t]*(?:-{3,}|[—–]+|\\+{3})[ \\t]*\\n(?:(?:${FRONT_MATTER_KEYS})[ \\t]*[:=][^\\n]*\\n)(?:[\\w-]+[ \\t]*[:=][^\\n]*\\n)*(?:-{3,}|[—–]+|\\+{3})[ \\t]*$`,
  'm',
)

/** Front matter in a language that only other generators read. */
const LANGUAGE = /^---[ \t]*([a-z]+)[ \t]*\n(?:[^\n]*\n){0,200}?---[ \t]*(?:\n|$)/i

/** Hugo's front matter in JSON. */
const JSON_FIRST = new RegExp(String.raw`^\{[ \t]*\n[ \t]*"(?:${FRONT_MATTER_KEYS}|date)"[ \t]*:`)

/** Reports `markdown/front-matter-place`: front matter that is misplaced or not YAML. */
export function lintFrontMatter(tree: TreeNode, report: ReportSlip, { text, firstLine }: Document): void {
  const language = LANGUAGE.exec(text)?.[1] ?? (JSON_FIRST.test(text) ? 'JSON' : undefined)
  if (language !== undefined) {
    report({
      code: 'markdown/front-matter-place',
      message: `Not front matter, shown as plain text: only YAML is supported, not ${language}.`,
      hint: 'Write it as YAML between --- lines: title: …',
      from: 0,
      to: text.indexOf('\n'),
    })
    return
  }
  const found = MISPLACED.exec(text)
  if (!found || isWithin(tree, found.index, found.index + found[0].length, 'code')) return
  const [mark = ''] = found[0].split('\n')
  const isSecond = firstLine > 1
  const isFirst = !isSecond && text.slice(0, found.index).trim() === ''
  const isIndented = isFirst && /^[ \t]+---[ \t]*$/.test(mark)
  report({
    code: 'markdown/front-matter-place',
    message: `Not front matter, shown as plain text: ${
      mark.trim() !== '---'
        ? `it is between ${mark.trim()} lines`
        : isIndented
          ? 'there are spaces before ---'
          : isSecond
            ? 'the file already has front matter at its beginning'
            : 'it does not begin on the first line of the file'
    }.`,
    hint: isSecond
      ? 'Move its lines into the first block, or remove it.'
      : mark.trim().startsWith('+')
        ? 'Write it as YAML between --- lines: title: …'
        : isIndented
          ? 'Remove the spaces before it.'
          : 'Write it between --- lines at the very beginning of the file.',
    from: found.index,
    to: found.index + mark.length,
  })
}

/** Whether a range is inside a node of the given type. */
function isWithin(tree: TreeNode, from: number, to: number, type: string): boolean {
  return (
    findNode(tree, (node) => {
      const start = node.position?.start.offset
      const end = node.position?.end.offset
      return node.type === type && start !== undefined && end !== undefined && start <= from && to <= end
    }) !== null
  )
}
