// Glob patterns of `include` and `exclude`. micromatch parses the syntax; this module bounds the matching time: braces are
// expanded first, `**` is matched folder by folder, and no part of a pattern is tried twice at the same position, so the time
// grows with the length of the path. A pattern that cannot be matched this way, or that is probably a mistake, is reported as a
// problem.
/// <reference path="./micromatch.d.ts" />
import micromatch from 'micromatch'

/** One segment of a path pattern: a literal name, a regular expression, or any number of folders. */
type Segment = string | RegExp | typeof GLOBSTAR

const GLOBSTAR = Symbol('**')
/** Maximum number of patterns that braces may expand to. */
const MAX_ALTERNATIVES = 1_000
/** Maximum length of a pattern. */
const LONGEST = 1_000

/** Error for an invalid pattern; its message is phrased to follow the pattern's name. */
class GlobProblem extends Error {}

/** Why a pattern is invalid, phrased to follow its name; null if it is valid. */
export function globProblem(pattern: string): string | null {
  try {
    alternativesOf(pattern)
    return null
  } catch (error) {
    if (error instanceof GlobProblem) return error.message
    throw error
  }
}

/** Whether a `/`-separated path matches any of the patterns. Throws for a pattern that `globProblem` rejects. */
export function anyGlobMatcher(patterns: readonly string[]): (path: string) => boolean {
  const alternatives = patterns.flatMap(alternativesOf)
  return (path) => {
    const names = path.split('/')
    return alternatives.some((segments) => matches(segments, names))
  }
}

/** Only the last `**` is ever retried: everything before it has already matched as early as possible. */
function matches(segments: readonly Segment[], names: readonly string[]): boolean {
  let [at, name] = [0, 0]
  let open: { readonly at: number; name: number } | null = null
  while (name < names.length) {
    const segment = segments[at]
    if (segment === GLOBSTAR) open = { at: at++, name }
    else if (segment !== undefined && isName(segment, names[name] ?? '')) {
      at++
      name++
    } else if (open && !names[open.name]?.startsWith('.')) {
      name = ++open.name
      at = open.at + 1
    } else return false
  }
  return at === segments.length
}

function isName(segment: string | RegExp, name: string): boolean {
  return typeof segment === 'string' ? segment === name : segment.test(name)
}

function alternativesOf(pattern: string): readonly (readonly Segment[])[] {
  if (pattern.length > LONGEST) throw new GlobProblem(`is longer than ${LONGEST} characters`)
  if (/^!(?!\()/.test(pattern)) throw new GlobProblem('begins with `!`, but lists cannot exclude anything')
  const written = tokensOf(pattern.replace(/^\.\//, '')).map(toBraces).join('')
  return expanded(written).map((alternative) => segmentsOf(alternative))
}

/** An escaped character, a character class, a group, or a single character. */
const TOKEN = /\\.|\[[!^]?\]?(?:\[:\w+:\]|\\.|[^\]\\])*\]|[@?*+!]\((?:\\.|[^()\\])*\)|./gs

function tokensOf(pattern: string): readonly string[] {
  const tokens = pattern.match(TOKEN) ?? []
  const lost = tokens.find((token) => /^[[()]$/.test(token))
  if (lost === '[') throw new GlobProblem('has a `[` without `]`; write `\\[` for the character itself')
  if (lost !== undefined)
    throw new GlobProblem(
      `has a \`${lost}\` that is not part of a group such as \`@(a|b)\`, or belongs to nested groups; write \`\\${lost}\` for the character itself`,
    )
  if (tokens.some((token) => isGroup(token) && token.includes('/')))
    throw new GlobProblem('has a group that contains `/`; use braces instead')
  return tokens
}

const isGroup = (token: string): boolean => token.length > 2 && token[1] === '('

const choicesOf = (group: string): readonly string[] => group.slice(2, -1).split('|')

/** Rewrites `@(a|b)` as `{a,b}` and `?(a)` as `{,a}`. */
function toBraces(token: string): string {
  if (!isGroup(token) || !/^[@?]/.test(token)) return token
  const choices = [...(token.startsWith('?') ? [''] : []), ...choicesOf(token)]
  return choices.length === 1 ? (choices[0] ?? '') : `{${choices.join(',')}}`
}

/** Expands all braces of a pattern. */
function expanded(pattern: string): readonly string[] {
  let rest = pattern.replace(/\\.|\[[^\]]*\]/gs, 'x')
  let count = 1
  for (let inner = INNERMOST.exec(rest); inner; inner = INNERMOST.exec(rest)) {
    const [from, to] = /^(-?\d+)\.\.(-?\d+)/
      .exec(inner[1] ?? '')
      ?.slice(1)
      .map(Number) ?? [0, 0]
    count *= Math.max(Math.abs((from ?? 0) - (to ?? 0)) + 1, (inner[1] ?? '').split(',').length)
    rest = rest.replace(INNERMOST, 'x')
  }
  if (/[{}]/.test(rest)) throw new GlobProblem('has an unmatched brace; write `\\{` for the character itself')
  if (count > MAX_ALTERNATIVES) throw new GlobProblem(`expands to more than ${MAX_ALTERNATIVES} patterns`)
  return count === 1 ? [pattern] : [...new Set(micromatch.braceExpand(pattern))]
}

const INNERMOST = /\{([^{}]*)\}/

function segmentsOf(pattern: string): readonly Segment[] {
  const segments: string[][] = [[]]
  for (const token of tokensOf(pattern)) {
    if (token === '/') segments.push([])
    else segments.at(-1)?.push(token)
  }
  return segments.map(segmentOf)
}

function segmentOf(tokens: readonly string[]): Segment {
  if (tokens.join('') === '**') return GLOBSTAR
  if (tokens.some(isGroup)) return groupSegment(tokens)
  if (tokens.every((token) => !isWildcard(token))) return tokens.map(plain).join('')
  const chunks: string[] = ['']
  for (const [at, token] of tokens.entries()) {
    if (token !== '*') chunks.push(chunks.pop() + sourceOf(token))
    else if (tokens[at - 1] !== '*') chunks.push('')
  }
  const [first = '', ...others] = chunks
  const last = others.pop()
  // The text between two stars is matched once, as early as possible: a lookahead is never re-entered on backtracking.
  const between = others.map((chunk, at) => `(?=([^/]*?${chunk}))\\${at + 1}`).join('')
  const guard = /^[*?]/.test(tokens[0] ?? '') ? '(?!\\.)' : ''
  return new RegExp(`^${guard}${first}${last === undefined ? '' : `${between}[^/]*${last}`}$`, 's')
}

const isWildcard = (token: string): boolean => token === '*' || token === '?' || token.length > 2

const plain = (token: string): string => (token.startsWith('\\') ? token.slice(1) : token)

/** Regular expression source for one character. */
function sourceOf(token: string): string {
  if (token === '?') return '[^/]'
  if (token.length > 2) {
    const { source } = micromatch.makeRe(token, { posix: true, dot: true })
    if (!source.startsWith('^')) throw new GlobProblem(`has an invalid character class: \`${token}\``)
    return source.slice(1, -1)
  }
  return plain(token).replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&')
}

/** A segment with a repeating or negated group: only one, and nothing else of variable length, so that matching stays fast. */
function groupSegment(tokens: readonly string[]): RegExp {
  const at = tokens.findIndex(isGroup)
  const group = tokens[at] ?? ''
  const choices = choicesOf(group).map((choice) => choice.match(TOKEN) ?? [])
  const excludes = group.startsWith('!')
  const stars = choices.map((choice) => choice.filter((token) => token === '*').length)
  const isSimple = excludes ? stars.every((count) => count < 2) : isPrefixFree(choicesOf(group))
  if (tokens.filter((token) => isGroup(token) || token === '*').length > 1 || !isSimple)
    throw new GlobProblem(`has a group that cannot be matched quickly: \`${group}\``)
  const [before, after] = [tokens.slice(0, at), tokens.slice(at + 1)].map((part) =>
    part.map(sourceOf).join(''),
  )
  const body = choices.map((choice) =>
    choice.map((token) => (token === '*' ? '[^/]*' : sourceOf(token))).join(''),
  )
  const guard = at === 0 || tokens[0] === '?' ? '(?!\\.)' : ''
  const repeated = `(?:${body.join('|')})${group[0]}`
  const other = `(?!(?:${body.join('|')})${after}$)[^/]*`
  return new RegExp(`^${guard}${before}${excludes ? other : repeated}${after}$`, 's')
}

/** Plain words, none of which is a prefix of another, so that a name can be read in only one way. */
function isPrefixFree(choices: readonly string[]): boolean {
  return choices.every(
    (one, at) => /^[^*?[\\]+$/.test(one) && choices.every((other, i) => i === at || !other.startsWith(one)),
  )
}
