// Characters that must not mean to the parser what they mean to it are replaced, one for one, by characters that mean nothing:
// a brace that begins no expression, a less-than sign that begins no tag, a colon that begins no directive. In the tree they
// are put back wherever they turn up, in code and in addresses too, so that a wrong guess of the scan changes nothing.

import type { TreeNode } from '../tree.ts'
import { eachNode } from '../walk.ts'

/** Characters that may have to be replaced. */
const REPLACED = '{<:$[]'

/** What stands in for characters of one text. */
export interface StandIns {
  /** What stands in for one of the characters `{<:$[]`. */
  readonly of: (char: string) => string
  /** Puts the characters back. */
  readonly restore: (text: string) => string
  /** A letter that the text does not hold and that the tree loses again: what begins with it is no statement. */
  readonly nothing: string
  /** What elements that hold a place are called, which the text has none of. In other letters it takes the native parser long. */
  readonly holeName: string
}

/** Punctuation of old manuscripts, for emphasis depends on what is punctuation; then characters without a meaning. */
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

/** The first characters of the lists, which hardly any text holds. */
const FIRST = /[\u1d00\u2e0e-\u2e13]|<x1\//

/** Finds characters that a text does not hold. */
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
    restore: (value) => value.replace(pattern, (found) => originals.get(found) ?? found),
    holeName: freeName(text),
    nothing,
  }
}

/** What stands in for characters of nearly every text. */
const COMMON = otherStandIns('')

/** Puts the characters back in all strings of a tree. */
export function restoreStrings(tree: TreeNode, { restore }: StandIns): void {
  eachNode(tree, (node) => mapStrings(node, restore))
}

/** Changes all strings of a node that come from its text. */
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
