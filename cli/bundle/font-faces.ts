// The `@font-face` rules of style sheets: which there are, which letters they have, and how they are published.

/** One rule. */
export interface FaceRule {
  /** What stands between its braces. */
  readonly declarations: string
  readonly family: string
  /** Files by their addresses in the style sheet. */
  readonly files: readonly string[]
}

/** What is in quotes or in `url(…)` may hold any sign. */
const RULE = /@font-face\s*\{((?:"[^"]*"|'[^']*'|url\([^)'"]*\)|[^{}'"])*)\}/gi

const COMMENT = /\/\*[\s\S]*?\*\//g

/** The rules of a style sheet, in their order. */
export function faceRules(css: string): readonly FaceRule[] {
  return [...css.replace(COMMENT, '').matchAll(RULE)].flatMap(([, inside = '']) => {
    const declarations = inside.trim()
    const family = unquoted(propertyValue(declarations, 'font-family') ?? '')
    return family === '' ? [] : [{ declarations, family, files: filesOf(declarations) }]
  })
}

/** Files of one rule; an older format of the same font is none that a browser takes. */
const filesOf = (declarations: string): readonly string[] =>
  [
    ...withoutOldFormats(declarations).matchAll(/url\(\s*(["']?)(?!data:|[a-z]+:|\/\/)([^"')]+)\1\s*\)/gi),
  ].map(([, , file = '']) => file.trim())

/** All browsers that read the rest of a page read WOFF2. */
function withoutOldFormats(declarations: string): string {
  return /format\(["']?woff2/i.test(declarations)
    ? declarations.replace(/\s*,\s*url\([^)]*\)\s*format\(["']?woff["']?\)/gi, '')
    : declarations
}

/** How a rule is published: letters that come late are not exchanged while somebody reads. `everywhere`: for all letters it has. */
export function publishedRule({ declarations }: FaceRule, { everywhere = false } = {}): string {
  const kept = withoutOldFormats(declarations)
    .replace(/\bfont-display\s*:[^;]*;?\s*/gi, '')
    .replace(everywhere ? /\bunicode-range\s*:[^;]*;?\s*/gi : /$^/, '')
    .replace(/;[\s;]*$/, '')
  return `@font-face{${kept};font-display:optional}`
}

/** Whether a rule is for upright letters of the usual weight, among them this one. */
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

/** The letters that a rule is for; undefined for all that its font has. */
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

/** The value of a property; where it stands twice the last one counts. */
function propertyValue(declarations: string, property: string): string | undefined {
  const all = [...declarations.matchAll(new RegExp(`(?:^|;)\\s*${property}\\s*:([^;]*)`, 'gi'))]
  return all.at(-1)?.[1]?.trim()
}

const unquoted = (text: string) => text.replace(/^(["'])(.*)\1$/s, '$2')
