// Stand-ins: characters that must not have their usual meaning to the parser are replaced one for one by characters without
// meaning: a brace that begins no expression, a less-than sign that begins no tag, a colon that begins no directive. They are
// restored wherever they occur in the tree, including in code and URLs, so that a wrong guess of the scan changes nothing.
import type { TreeNode } from '../tree.ts'
import { eachNode } from '../walk.ts'

/** Characters that may need replacing. */
const REPLACED = '{<:$[]'

/** The replacement characters for one text. */
export interface StandIns {
  /** The replacement for one of the characters `{<:$[]`. */
  readonly of: (char: string) => string
  /** Whether a text contains any replacement. */
  readonly areIn: (text: string) => boolean
  /** Restores the original characters. */
  readonly restore: (text: string) => string
  /** A letter not in the text that is removed again from the tree: put before a line, it keeps it from being a statement. */
  readonly nothing: string
  /** Name of placeholder elements, not used in the text. The native parser is slow for names in non-Latin letters. */
  readonly placeholderName: string
}

/** Rare punctuation, because emphasis depends on what is punctuation; then private-use characters. */
const CANDIDATES = [
  [0x2e0e, 0x2e16],
  [0x2e2a, 0x2e2e],
  [0x2e30, 0x2e39],
  [0xe000, 0xf8ff],
]

/** Phonetic letters, then those of a syllabary. */
const LETTERS = [
  [0x1d00, 0x1d2b],
  [0xa500, 0xa60b],
]

function freeName(text: string): string {
  for (let i = 1; ; i++) if (!text.includes(`<x${i}/`)) return `x${i}`
}

function* freeCharacters(text: string, ranges: readonly (readonly number[])[]): Generator<string> {
  for (const [from = 0, to = 0] of ranges)
    for (let code = from; code <= to; code++) {
      const char = String.fromCharCode(code)
      if (!text.includes(char)) yield char
    }
}

/** The first candidates, which hardly any text contains. */
const FIRST = /[\u1d00\u2e0e-\u2e13]|<x1\//

/** Finds characters that a text does not contain. */
export function standInsFor(text: string): StandIns {
  return FIRST.test(text) ? otherStandIns(text) : COMMON
}

function otherStandIns(text: string): StandIns {
  const free = freeCharacters(text, CANDIDATES)
  const chars = new Map([...REPLACED].map((char) => [char, free.next().value ?? char]))
  const nothing = freeCharacters(text, LETTERS).next().value ?? ''
  const originals = new Map([...chars].map(([char, standIn]) => [standIn, char]))
  originals.set(nothing, '')
  const pattern = new RegExp(`[${[...originals.keys()].join('')}]`, 'g')
  return {
    of: (char) => chars.get(char) ?? char,
    areIn: (value) => value.search(pattern) >= 0,
    restore: (value) => value.replace(pattern, (found) => originals.get(found) ?? found),
    placeholderName: freeName(text),
    nothing,
  }
}

/** The replacements that work for nearly every text. */
const COMMON = otherStandIns('')

/** Restores the characters in all strings of a tree. */
export function restoreStrings(tree: TreeNode, { restore }: StandIns): void {
  eachNode(tree, (node) => mapStrings(node, restore))
}

/** Maps all strings of a node that come from its text. */
export function mapStrings(node: TreeNode, change: (value: string) => string): void {
  if (node.value) node.value = change(node.value)
  if (node.url) node.url = change(node.url)
  if (node.title) node.title = change(node.title)
  if (node.alt) node.alt = change(node.alt)
  if (node.label) node.label = change(node.label)
  if (node.identifier) node.identifier = change(node.identifier)
  if (node.meta) node.meta = change(node.meta)
  if (node.lang) node.lang = change(node.lang)
  if (node.attributes) mapAttributes(node, change)
}

function mapAttributes(node: TreeNode, change: (value: string) => string): void {
  const { attributes = [] } = node
  if (!Array.isArray(attributes)) {
    const changed = Object.entries(attributes).map(([name, value]) => [name, change(value)])
    node.attributes = Object.fromEntries(changed)
    return
  }
  for (const attribute of attributes) {
    const { value } = attribute
    if (typeof value === 'string') attribute.value = change(value)
    else if (value) value.value = change(value.value)
  }
}
