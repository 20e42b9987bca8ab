// Finds stylesheet mistakes that browsers silently ignore and the bundler does not report: rules only preprocessors
// understand, missing semicolons, a space before a unit, unknown design tokens.
import { positionAt } from '../text/position.ts'
import { suggest } from '../text/suggest.ts'

/** A mistake in a stylesheet. Lines count from 1 and columns from 0, as in the bundler. */
export interface StyleMistake {
  readonly text: string
  readonly hint: string
  readonly line: number
  readonly column: number
}

type Found = readonly [at: number, text: string, hint: string]

const RULES =
  'charset color-profile container counter-style document font-face font-feature-values font-palette-values function import keyframes layer media namespace page position-try property scope starting-style supports view-transition viewport'.split(
    ' ',
  )
/** At-rules inside others: margins of printed pages, font feature values. */
const INNER_RULES =
  /^(?:(?:top|bottom|left|right)-(?:left|right|top|middle|bottom|center)(?:-corner)?|stylistic|styleset|character-variant|swash|ornaments|annotation|historical-forms|contents|value)$/
const UNITS = 'px|r?em|v[hw]|d?v(?:min|max)|pt|ch|fr|deg|ms|%'
/**
 * A property name with a colon after a line break inside a value: a semicolon is missing before it. `::` belongs to a
 * pseudo-element; parentheses are blanked out before matching.
 */
const NEXT_DECLARATION = /\n[ \t]*([a-z-]+)[ \t]*:(?!:)[ \t]*[^\s:]/

/** The mistakes in a stylesheet; `tokens` are the custom properties that docsite reads. */
export function findStyleMistakes(source: string, tokens: ReadonlySet<string>): readonly StyleMistake[] {
  const text = withoutTexts(source)
  const found = [...unknownRules(text), ...declarationSlips(text), ...unknownTokens(text, tokens)]
  return found
    .sort(([a], [b]) => a - b)
    .map(([at, message, hint]) => {
      const { line, column } = positionAt(source, at)
      return { text: message, hint, line, column: column - 1 }
    })
}

/** Replaces comments, strings and URLs with spaces, character for character. */
function withoutTexts(source: string): string {
  return source.replace(
    /\/\*[\s\S]*?(?:\*\/|$)|(["'])(?:\\[\s\S]|(?!\1)[^\\\n])*\1|\burl\([^)]*\)/g,
    (written) => written.replace(/[^\n]/g, ' '),
  )
}

function* unknownRules(text: string): Generator<Found> {
  for (const { 0: rule, 1: name = '', index } of text.matchAll(/@(?:-(?:webkit|moz|o|ms)-)?([a-z-]+)/gi)) {
    if (RULES.includes(name.toLowerCase()) || INNER_RULES.test(name)) continue
    const near = suggest(name, RULES)
    yield [
      index,
      `CSS has no rule ${rule}`,
      near === undefined
        ? 'If it belongs to a preprocessor, replace this file with the CSS that the preprocessor generates.'
        : `Did you mean @${near}?`,
    ]
  }
}

/** A declaration: text between the ends of others that does not open a block. */
const DECLARATION = /(?<=[{};]\s*)(?!--)([a-z-]+)([ \t]*:)([^{};]*)(?=[;}])/gi

function* declarationSlips(text: string): Generator<Found> {
  for (const { 1: name = '', 2: colon = '', 3: value = '', index } of text.matchAll(DECLARATION)) {
    const from = index + name.length + colon.length
    if (/colour/i.test(name))
      yield [index, `CSS has no property ${name}`, `Write ${name.replace(/colour/i, 'color')}.`]
    const next = NEXT_DECLARATION.exec(value.replace(/\([^()]*\)/g, (written) => ' '.repeat(written.length)))
    if (next) {
      yield [
        from + value.slice(0, next.index).trimEnd().length,
        `A semicolon is missing: neither \`${name}\` nor \`${next[1]}\` is set`,
        'Write ; at the end of the line.',
      ]
      continue
    }
    const mark = /!\s*([a-z]+)/i.exec(value)
    if (mark && mark[1]?.toLowerCase() !== 'important')
      yield [from + mark.index, `${mark[0]} has no meaning in CSS`, 'Write !important, or remove it.']
    const unit = new RegExp(`(?<![\\w#.-])([\\d.]+)[ \\t]+(${UNITS})(?![\\w(%-])`).exec(value)
    if (unit)
      yield [from + unit.index, `There is a space before the unit: ${unit[0]}`, `Write ${unit[1]}${unit[2]}.`]
    const colour = /#([\da-f]+)\b/i.exec(value)
    if (colour && ![3, 4, 6, 8].includes(colour[1]?.length ?? 0))
      yield [
        from + colour.index,
        `${colour[0]} is not a colour`,
        'Write three or six hex digits, or four or eight with opacity.',
      ]
  }
}

function* unknownTokens(text: string, tokens: ReadonlySet<string>): Generator<Found> {
  const said = new Set<string>()
  for (const { 0: name, index } of text.matchAll(/(?<![\w-])--ds-[\w-]+/g)) {
    if (tokens.has(name) || said.has(name)) continue
    said.add(name)
    const near = suggest(name, [...tokens])
    yield [
      index,
      `docsite has no token ${name}`,
      near === undefined
        ? 'Choose another prefix for your own names; the token reference lists all names that begin with --ds-.'
        : `Did you mean ${near}?`,
    ]
  }
}

/** Names of the tokens used in stylesheets. */
export const tokensIn = (sheets: readonly string[]): ReadonlySet<string> =>
  new Set(sheets.flatMap((sheet) => sheet.match(/--ds-[\w-]+/g) ?? []))
