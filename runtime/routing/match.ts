// Path patterns against pathnames: named parameters, optional and repeated segments, wildcards; exact, strict and
// case-sensitive matching. The meaning is that of the classic Express-style matcher.

/** How strictly a pathname is compared. All off by default. */
export interface MatchOptions {
  /** The whole pathname must be matched, not only its beginning up to a `/`. */
  readonly exact?: boolean
  /** A trailing slash of the pattern must be there. */
  readonly strict?: boolean
  /** Letter case counts. */
  readonly sensitive?: boolean
}

/** A pathname that a pattern fits. */
export interface PathMatch {
  readonly pattern: string
  /** The part of the pathname that was matched. */
  readonly url: string
  /** Whether that is all of it. */
  readonly isExact: boolean
  /** Values by name, unnamed groups and `*` by number; undefined for optional ones that are missing. Not decoded. */
  readonly params: Readonly<Record<string, string | undefined>>
}

interface CompiledPattern {
  readonly expression: RegExp
  readonly names: readonly string[]
}

/** `\x`, or a parameter, group or wildcard with the `/` or `.` before it and the `?`, `+` or `*` after it. */
const TOKEN = /(\\.)|([/.])?(?:(?::(\w+)(?:\(((?:\\.|[^\\()])+)\))?|\(((?:\\.|[^\\()])+)\))([+*?])?|(\*))/g
/** What is special in a pattern or in an expression made from it. */
const SPECIAL = /[.+*?=^!:${}()[\]|/\\]/g

/** The first of the patterns that fits a pathname, or null. */
export function matchPath(
  patterns: string | readonly string[],
  pathname: string,
  options: MatchOptions = {},
): PathMatch | null {
  for (const pattern of typeof patterns === 'string' ? [patterns] : patterns) {
    const match = matchPattern(pattern, pathname, options)
    if (match) return match
  }
  return null
}

/** A pattern that fits the path itself, whatever characters it holds. */
export function escapePattern(path: string): string {
  return path.replace(SPECIAL, '\\$&')
}

function matchPattern(pattern: string, pathname: string, options: MatchOptions): PathMatch | null {
  const { expression, names } = compile(pattern, options)
  const match = expression.exec(pathname)
  if (!match) return null
  const [url, ...values] = match
  const isExact = pathname === url
  if (options.exact && !isExact) return null
  const params = Object.fromEntries(names.map((name, i) => [name, values[i]]))
  return { pattern, url: pattern === '/' && url === '' ? '/' : url, isExact, params }
}

function compile(pattern: string, { exact, strict, sensitive }: MatchOptions): CompiledPattern {
  const names: string[] = []
  let expression = ''
  let end = 0
  for (const token of pattern.matchAll(TOKEN)) {
    expression += escapePattern(pattern.slice(end, token.index))
    end = token.index + token[0].length
    expression += token[1] ? escapePattern(token[1].slice(1)) : parameter(token, pattern[end], names)
  }
  expression += escapePattern(pattern.slice(end))
  const closed = pattern.endsWith('/') && end < pattern.length
  if (!strict) expression = `${closed ? expression.slice(0, -2) : expression}(?:\\/(?=$))?`
  expression += exact ? '$' : strict && closed ? '' : '(?=\\/|$)'
  return { expression: new RegExp(`^${expression}`, sensitive ? '' : 'i'), names }
}

/** The expression of a parameter; its name or number is added to the names. */
function parameter(token: RegExpExecArray, next: string | undefined, names: string[]): string {
  const [, , before = '', name, custom, group, modifier, star] = token
  const unnamed = names.filter((known) => /^\d+$/.test(known)).length
  names.push(name ?? String(unnamed))
  const value = custom ?? group ?? (star ? '.*' : `[^${escapePattern(before || '/')}]+?`)
  const prefix = escapePattern(before)
  const one = `(?:${withoutGroups(value)})`
  const all = modifier === '+' || modifier === '*' ? `${one}(?:${prefix}${one})*` : one
  if (modifier !== '?' && modifier !== '*') return `${prefix}(${all})`
  // `/:a?-x` has no slash of its own to drop.
  const partial = before !== '' && next !== undefined && next !== before
  return partial ? `${prefix}(${all})?` : `(?:${prefix}(${all}))?`
}

/** Groups of a custom expression must not count as values. */
function withoutGroups(expression: string): string {
  return expression.replace(/[=!:$/()]/g, '\\$&')
}
