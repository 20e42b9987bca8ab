// Highlights code as HTML, one string per line, with class names only. Prism's tokens are written directly as text: no tree is
// built, adjacent tokens of one kind share an element, and an element that spans lines is closed and reopened.

import { refractor } from 'refractor/core'
import { own } from '../../../runtime/model/own.ts'
import { boundedMap } from '../../text/bounded-map.ts'
import { escapeText } from './writer.ts'

/** A Prism token. */
interface Token {
  readonly type: string
  readonly alias?: string | readonly string[] | null
  readonly content: Stream
}

type Stream = string | Token | readonly (string | Token)[]

interface TokenizeEnv {
  readonly code: string
  readonly grammar: unknown
  readonly language: string
  tokens?: Stream
}

/** The part of Prism that refractor inherits but does not declare. */
interface Prism {
  readonly hooks: { run(name: string, env: TokenizeEnv): void }
  tokenize(code: string, grammar: unknown): Stream
}

// refractor's object is derived from Prism; its types omit these members.
const prism = refractor as unknown as Prism

/**
 * Token kinds that have a colour. Grammars produce many more, which would only add bytes; most have one of these as an alias.
 * Punctuation is excluded: it is every second token, and code is easier to read if punctuation looks like plain text.
 */
const KINDS = new Set(
  (
    'atrule attr-name attr-value bold boolean builtin cdata char class-name comment constant deleted directive doctype entity ' +
    'function important inserted italic key keyword namespace number parameter prolog property regex ' +
    'selector string symbol tag title url variable'
  ).split(' '),
)

/** Open elements around plain text. */
const NOTHING: readonly string[] = []

/** Maximum number and length of cached blocks: a few megabytes of common code. */
const MAX_REMEMBERED = 4_000
const LONGEST_REMEMBERED = 1_500

/** Highlighted blocks by grammar and code. The versions and locales of a site share most of their blocks. */
const remembered = boundedMap<string>(MAX_REMEMBERED)

/** Highlights code with a registered grammar. */
export function highlightLines(code: string, grammar: string): string[] {
  if (code.length > LONGEST_REMEMBERED) return newLines(code, grammar)
  const name = `${grammar}\n${code}`
  const known = remembered.get(name)
  if (known !== undefined) return known.split('\n')
  const lines = newLines(code, grammar)
  remembered.put(name, lines.join('\n'))
  return lines
}

function newLines(code: string, grammar: string): string[] {
  const env: TokenizeEnv = { code, grammar: own(refractor.languages, grammar), language: grammar }
  prism.hooks.run('before-tokenize', env)
  env.tokens = prism.tokenize(env.code, env.grammar)
  prism.hooks.run('after-tokenize', env)
  const lines = createLines()
  writeStream(env.tokens, NOTHING, lines)
  return lines.end()
}

/** Escaped lines without highlighting. */
export function plainLines(code: string): string[] {
  return code.split('\n').map(escapeText)
}

function writeStream(stream: Stream, wanted: readonly string[], lines: Lines): void {
  if (typeof stream === 'string') lines.write(stream, wanted)
  else if ('type' in stream) writeStream(stream.content, within(wanted, stream), lines)
  else for (const part of stream) writeStream(part, wanted, lines)
}

/** The open elements around a token's content: one more, unless the token has no kind of its own. */
function within(wanted: readonly string[], token: Token): readonly string[] {
  const name = classOf(token)
  return name === '' || name === wanted.at(-1) ? wanted : [...wanted, name]
}

/** Class by token type and alias; all grammars together have a few hundred combinations. */
const classes = new Map<string, string>()

/** The class of a token's element; empty if themes know none of its kinds. */
function classOf({ type, alias }: Token): string {
  const key = alias ? `${type} ${alias}` : type
  const known = classes.get(key)
  if (known !== undefined) return known
  const kinds = [type, alias ?? []].flat().filter((kind) => KINDS.has(kind))
  const name = kinds.length === 0 ? '' : `token ${kinds.join(' ')}`
  classes.set(key, name)
  return name
}

interface Lines {
  /** Appends text inside elements of these classes, outermost first. */
  write(text: string, wanted: readonly string[]): void
  end(): string[]
}

function createLines(): Lines {
  const lines: string[] = []
  const state: { line: string; open: readonly string[] } = { line: '', open: NOTHING }
  const become = (wanted: readonly string[]): void => {
    if (wanted === state.open) return
    let common = 0
    while (common < wanted.length && wanted[common] === state.open[common]) common++
    state.line += '</span>'.repeat(state.open.length - common)
    for (const name of wanted.slice(common)) state.line += `<span class="${name}">`
    state.open = wanted
  }
  const append = (text: string, wanted: readonly string[]): void => {
    if (text === '') return
    // Whitespace looks the same in any colour.
    if (text.trim() !== '') become(wanted)
    state.line += escapeText(text)
  }
  const endLine = (): void => {
    become(NOTHING)
    lines.push(state.line)
    state.line = ''
  }
  return {
    write(text, wanted) {
      let from = 0
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', from)) {
        append(text.slice(from, at), wanted)
        endLine()
        from = at + 1
      }
      append(from === 0 ? text : text.slice(from), wanted)
    },
    end() {
      endLine()
      return lines
    },
  }
}
