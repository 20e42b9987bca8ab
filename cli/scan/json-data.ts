// Strict JSON parser that produces a data tree. `JSON.parse` gives no positions, lets later duplicates win and makes objects
// with prototypes; data files need the opposite.
import {
  DataError,
  type DataNode,
  MAX_DATA_DEPTH,
  type MapEntry,
  type ParsedData,
  parsedData,
} from './data-node.ts'

const SPACE = /[ \t\n\r]*/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const TEXT = /"[^"\\]*(?:\\.[^"\\]*)*"/sy
const WORD = /true|false|null/y

/** Parses JSON text. */
export function parseJson(text: string): ParsedData {
  return parsedData(() => new JsonReader(text).document())
}

class JsonReader {
  readonly #text: string
  #at = 0
  #depth = 0

  constructor(text: string) {
    this.#text = text
  }

  document(): DataNode {
    const node = this.#value()
    this.#skipSpace()
    if (this.#at < this.#text.length) this.#fail('Unexpected text after the end of the data')
    return node
  }

  #value(): DataNode {
    this.#skipSpace()
    const start = this.#at
    const first = this.#text[start]
    if (first === '{') return this.#nested(() => this.#map(start))
    if (first === '[') return this.#nested(() => this.#list(start))
    if (first === '"') {
      const text = this.#string()
      return { kind: 'scalar', value: text, text, start }
    }
    const written = this.#take(NUMBER) ?? this.#take(WORD)
    if (written === undefined) return this.#fail(this.#unexpected('a value'))
    return { kind: 'scalar', value: JSON.parse(written) as number | boolean | null, text: written, start }
  }

  #nested<Node>(read: () => Node): Node {
    if (++this.#depth > MAX_DATA_DEPTH) this.#fail(`Nested deeper than ${MAX_DATA_DEPTH} levels`)
    const node = read()
    this.#depth--
    return node
  }

  #map(start: number): DataNode {
    const entries: MapEntry[] = []
    const keys = new Set<string>()
    this.#sequence('}', () => {
      this.#skipSpace()
      const keyStart = this.#at
      if (this.#text[keyStart] !== '"') this.#fail(this.#unexpected('a key in double quotes'))
      const key = this.#string()
      if (keys.has(key)) this.#fail(`The key '${key}' is defined twice`, keyStart)
      keys.add(key)
      this.#skipSpace()
      if (this.#text[this.#at] !== ':') this.#fail(this.#unexpected('`:`'))
      this.#at++
      entries.push({ key, keyStart, value: this.#value() })
    })
    return { kind: 'map', entries, start }
  }

  #list(start: number): DataNode {
    const items: DataNode[] = []
    this.#sequence(']', () => items.push(this.#value()))
    return { kind: 'list', items, start }
  }

  /** Calls `one` for each comma-separated item up to the closing bracket. */
  #sequence(close: string, one: () => void): void {
    this.#at++
    this.#skipSpace()
    if (this.#text[this.#at] === close) {
      this.#at++
      return
    }
    for (;;) {
      one()
      this.#skipSpace()
      const next = this.#text[this.#at]
      if (next !== ',' && next !== close) this.#fail(this.#unexpected(`\`,\` or \`${close}\``))
      this.#at++
      if (next === close) return
    }
  }

  #string(): string {
    const start = this.#at
    const written = this.#take(TEXT)
    if (written === undefined) return this.#fail('String without a closing quote')
    try {
      return JSON.parse(written) as string
    } catch {
      return this.#fail('String with an invalid escape or a control character', start)
    }
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const match = pattern.exec(this.#text)?.[0]
    if (match !== undefined) this.#at += match.length
    return match
  }

  #skipSpace(): void {
    this.#take(SPACE)
  }

  #unexpected(wanted: string): string {
    const found = this.#text[this.#at]
    return `Expected ${wanted}, found ${found === undefined ? 'the end of the file' : `\`${found}\``}`
  }

  #fail(message: string, start = this.#at): never {
    throw new DataError(message, start)
  }
}
