// Mistakes in headings: `##Title` without a space or with a non-breaking one, and invalid heading ids.
import { sourceOf } from '../document.ts'
import { type LintBlock, type LintNode, quoted } from './lint.ts'

const GLUED = /^(#{2,6})(?=[\p{L}\p{N}*_`"«“])(?!#)([^\n]*)/u
/** A single `#` before a word is more likely a tag, unless it begins a whole line with a capital letter. */
const GLUED_TITLE = /^(#)(?=\p{Lu})([^#\n]*)$/u
const TOO_DEEP = /^(#{7,})[ \t]+([^\n]*)/
const HARD_SPACE = /^(#{1,6})[\u00a0\u2007\u202f]+([^\n]*)/u
/** Zero-width characters that come along with copied text. */
const INVISIBLE = /^(#{1,6})(?=[ \u00a0]*[\u200b-\u200d\u2060\ufeff])[\s\u200b-\u200d\u2060\ufeff]+([^\n]*)/u

/** Reports `markdown/heading-syntax`: text that was meant as a heading. */
export const lintHeadings: LintBlock = ({ type, prose, at }, report, document) => {
  if (type !== 'paragraph' || !prose.startsWith('#')) return
  const written = (from: number, length: number) => document.text.slice(from, from + length)
  const deep = TOO_DEEP.exec(prose)
  if (deep) {
    const [whole, marks = '', text = ''] = deep
    const message = `Not a heading, shown as plain text: there are only six levels, and ${marks} would be level ${marks.length}.`
    report({
      code: 'markdown/heading-syntax',
      message,
      hint: `Write ###### ${quoted(written(at + whole.length - text.length, text.length))}`,
      from: at,
      to: at + whole.length,
    })
    return
  }
  const hard = HARD_SPACE.exec(prose)
  const invisible = INVISIBLE.exec(prose)
  const found = hard ?? invisible ?? GLUED.exec(prose) ?? GLUED_TITLE.exec(prose)
  if (!found) return
  const [whole, marks = '', text = ''] = found
  report({
    code: 'markdown/heading-syntax',
    message: hard
      ? `Not a heading, shown as plain text: the space after ${marks} is a non-breaking space.`
      : invisible
        ? `Not a heading, shown as plain text: there is an invisible character after ${marks}.`
        : `Not a heading, shown as plain text: there is no space after ${marks}.`,
    hint: `Write ${marks} ${quoted(written(at + whole.length - text.length, text.length))}`,
    from: at,
    to: at + whole.length,
  })
}

/** Reports `markdown/heading-syntax`: a line of dashes that was meant to separate two paragraphs. */
const lintUnderline: LintNode = ({ position }, report, { text }) => {
  const from = position?.start.offset
  const to = position?.end.offset
  if (from === undefined || to === undefined) return
  const [whole = '', above = '', dashes = ''] =
    /^(.*[.,;:][ \t]*)\r?\n[ \t>]*(-{3,})[ \t]*$/s.exec(text.slice(from, to)) ?? []
  // Misplaced front matter has its own finding.
  if (whole === '' || /^[\w-]+:/.test(whole)) return
  report({
    code: 'markdown/heading-syntax',
    message: `The line of dashes turns the text above it into a heading: '${quoted(above)}'`,
    hint: 'Leave an empty line above the dashes for a horizontal rule, or write ## before the text for a heading.',
    from: to - dashes.length,
    to,
  })
}

const WRITTEN_ID = /\{#([^{}\n]*)\}[ \t]*#*[ \t]*$/
/** Two ids, of which the first is text. */
const TWO_IDS = /(\{#[^{}\n]*\})[ \t]*\{#[^{}\n]*\}[ \t]*#*[ \t]*$/
/** Malformed ids: syntax of other programs, and typos. */
const NO_ID =
  /#\{[\w-]+\}[ \t]*$|\{(?:[ \t]+#|[:.])[^{}\n]*\}?[ \t]*$|\{#[^{}\n]*$|(?<=\s)(?:\{#[\w-]+\}(?=[ \t]+\S)[^{}\n]*|\[#[\w-]+\][ \t]*)$/

/** The id with hyphens instead of spaces, and without the classes and attributes that other programs allow after it. */
const withHyphens = (id: string) =>
  id
    .trim()
    .replace(/\s+(?:\.|[\w-]+=).*$/, '')
    .replaceAll(/\s+/g, '-')

/** Reports `markdown/heading-id`: malformed ids, and ids with spaces. */
export const lintHeadingId: LintNode = (node, report, document) => {
  const start = node.position?.start.offset
  if (start === undefined) return
  lintUnderline(node, report, document)
  const source = sourceOf(node, document).trimEnd()
  if ((node.children ?? []).length === 0 && /^#+(?:[ \t]*\{#[^{}]*\})?$/.test(source))
    report({
      code: 'markdown/heading-syntax',
      message: 'The heading has no text.',
      hint: 'Write text after the # characters, or remove the line.',
      from: start,
      to: start + source.length,
    })
  const twice = TWO_IDS.exec(source)
  if (twice) {
    const [, first = ''] = twice
    report({
      code: 'markdown/heading-id',
      message: `A heading can have only one id: ${quoted(first)} is shown as plain text.`,
      hint: 'Remove one of the two ids.',
      from: start + twice.index,
      to: start + twice.index + first.length,
    })
    return
  }
  const given = node.data?.explicitId
  const found = given === undefined ? NO_ID.exec(source) : WRITTEN_ID.exec(source)
  if (!found || (given !== undefined && !/\s/.test(found[1] ?? ''))) return
  const [whole] = found
  report({
    code: 'markdown/heading-id',
    message:
      given === undefined
        ? `Not a heading id, shown as plain text: ${quoted(whole)}`
        : `A heading id cannot contain spaces: '${quoted(found[1] ?? '')}' was changed to '${given.trim().replaceAll(/\s+/g, '-')}'.`,
    hint: given === undefined ? 'Write {#id} at the end of the line.' : `Write {#${withHyphens(given)}}`,
    from: start + found.index,
    to: start + found.index + whole.trimEnd().length,
  })
}
