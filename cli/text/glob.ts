// Glob patterns of `include` and `exclude` to regular expressions. A small language is enough for lists of files, and names
// that begin with a dot are not matched by `*`, as everywhere.

const SEGMENT_START = '(?!\\.)'

/** Whether a `/`-separated path matches a pattern with `*`, `**`, `?`, `[a-z]`, `{a,b}`, `@(a|b)`, `!(a)` and the like. */
export function globMatcher(pattern: string): (path: string) => boolean {
  const expression = new RegExp(`^${new GlobReader(pattern.replace(/^\.\//, '')).read()}$`, 's')
  return (path) => expression.test(path)
}

/** Whether a path matches any of the patterns. */
export function anyGlobMatcher(patterns: readonly string[]): (path: string) => boolean {
  const matchers = patterns.map(globMatcher)
  return (path) => matchers.some((matches) => matches(path))
}

class GlobReader {
  readonly #pattern: string
  #at = 0

  constructor(pattern: string) {
    this.#pattern = pattern
  }

  read(): string {
    return this.#until('')
  }

  /** Translates up to one of the closing characters, which is left to the caller. */
  #until(closing: string): string {
    let expression = ''
    while (this.#at < this.#pattern.length && !closing.includes(this.#pattern[this.#at] ?? '')) {
      expression += this.#token()
    }
    return expression
  }

  #token(): string {
    const rest = this.#pattern.slice(this.#at)
    const globstar = /^\*\*(?:\/|$)/.exec(rest)?.[0]
    if (globstar !== undefined && this.#startsSegment()) {
      this.#at += globstar.length
      return globstar === '**' ? '(?:(?!\\.)[^/]+(?:/(?!\\.)[^/]+)*)?' : '(?:(?!\\.)[^/]+/)*'
    }
    const group = /^[@?*+!]\(/.exec(rest)
    if (group) return this.#group(rest[0] ?? '@')
    const first = rest[0] ?? ''
    if (first === '{' && rest.includes('}')) return this.#alternatives()
    if (first === '[') return this.#characters(rest)
    return this.#single(first, rest)
  }

  #single(first: string, rest: string): string {
    const dot = this.#startsSegment() ? SEGMENT_START : ''
    const stars = first === '*' ? (/^\*+/.exec(rest)?.[0].length ?? 1) : 1
    this.#at += stars
    if (first === '*') return `${dot}[^/]*`
    if (first === '?') return `${dot}[^/]`
    if (first === '\\') return escaped(this.#pattern[this.#at++] ?? '\\')
    return escaped(first)
  }

  #startsSegment(): boolean {
    return this.#at === 0 || this.#pattern[this.#at - 1] === '/'
  }

  #alternatives(): string {
    this.#at++
    return `(?:${this.#list(',', '}').join('|')})`
  }

  #group(kind: string): string {
    this.#at += 2
    const body = `(?:${this.#list('|', ')').join('|')})`
    if (kind === '!') return `(?!${body}(?:/|$))[^/]*`
    return kind === '@' ? body : body + kind
  }

  #list(separator: string, close: string): readonly string[] {
    const parts = [this.#until(separator + close)]
    while (this.#pattern[this.#at] === separator) {
      this.#at++
      parts.push(this.#until(separator + close))
    }
    this.#at++
    return parts
  }

  #characters(rest: string): string {
    const set = /^\[([!^]?)(\]?[^\]]*)\]/.exec(rest)
    if (!set) return this.#single('[', rest)
    this.#at += set[0].length
    return `[${set[1] ? '^/' : ''}${(set[2] ?? '').replace(/[\\\]^]/g, '\\$&')}]`
  }
}

function escaped(character: string): string {
  return character.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&')
}
