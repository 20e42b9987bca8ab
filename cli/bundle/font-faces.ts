// The `@font-face` rules of stylesheets: parsing, the letters they cover, and their published form.

/** One `@font-face` rule. */
export interface FaceRule {
  /** Text between the braces. */
  readonly declarations: string
  readonly family: string
  /** Font files, as URLs in the stylesheet. */
  readonly files: readonly string[]
}

/** Quoted strings and `url(…)` may contain any character. */
const RULE = /@font-face\s*\{((?:"[^"]*"|'[^']*'|url\([^)'"]*\)|[^{}'"])*)\}/gi

const COMMENT = /\/\*[\s\S]*?\*\//g

/** The rules of a stylesheet, in order. */
export function faceRules(css: string): readonly FaceRule[] {
  return [...css.replace(COMMENT, '').matchAll(RULE)].flatMap(([, inside = '']) => {
    const declarations = inside.trim()
    const family = unquoted(propertyValue(declarations, 'font-family') ?? '')
    return family === '' ? [] : [{ declarations, family, files: filesOf(declarations) }]
  })
}

/** Files of one rule, without older formats of the same font, which browsers would not choose. */
const filesOf = (declarations: string): readonly string[] =>
  [
    ...withoutOldFormats(declarations).matchAll(/url\(\s*(["']?)(?!data:|[a-z]+:|\/\/)([^"')]+)\1\s*\)/gi),
  ].map(([, , file = '']) => file.trim())

/** All supported browsers read WOFF2. */
function withoutOldFormats(declarations: string): string {
  return /format\(["']?woff2/i.test(declarations)
    ? declarations.replace(/\s*,\s*url\([^)]*\)\s*format\(["']?woff["']?\)/gi, '')
    : declarations
}

/**
 * The published rule: with `font-display: optional`, so that a late font does not replace text while somebody reads.
 * `everywhere` drops `unicode-range`.
 */
export function publishedRule({ declarations }: FaceRule, { everywhere = false } = {}): string {
  const kept = withoutOldFormats(declarations)
    .replace(/\bfont-display\s*:[^;]*;?\s*/gi, '')
    .replace(everywhere ? /\bunicode-range\s*:[^;]*;?\s*/gi : /$^/, '')
    .replace(/;[\s;]*$/, '')
  return `@font-face{${kept};font-display:optional}`
}

/** Whether a rule is for upright text of normal weight and covers this letter. */
export function isForText(rule: FaceRule, letter: number): boolean {
  const { declarations } = rule
  const style = propertyValue(declarations, 'font-style') ?? 'normal'
  const weight = (propertyValue(declarations, 'font-weight') ?? '400').replace('normal', '400')
  const [least = 400, most = least] = weight.split(/\s+/).map(Number)
  const range = rangeOf(rule)
  return (
    style === 'normal' && least <= 400 && most >= 400 && (range === undefined || isInRange(letter, range))
  )
}

/** Unicode range of a rule; undefined if it has none. */
export const rangeOf = ({ declarations }: FaceRule): string | undefined =>
  propertyValue(declarations, 'unicode-range')

function isInRange(letter: number, range: string): boolean {
  return range.split(',').some((part) => {
    const [first = '', last] = part.trim().replace(/^u\+/i, '').split('-')
    const least = Number.parseInt(first.replaceAll('?', '0'), 16)
    const most = Number.parseInt(last ?? first.replaceAll('?', 'f'), 16)
    return letter >= least && letter <= most
  })
}

/** Value of a property; the last one counts. */
function propertyValue(declarations: string, property: string): string | undefined {
  const all = [...declarations.matchAll(new RegExp(`(?:^|;)\\s*${property}\\s*:([^;]*)`, 'gi'))]
  return all.at(-1)?.[1]?.trim()
}

const unquoted = (text: string) => text.replace(/^(["'])(.*)\1$/s, '$2')
