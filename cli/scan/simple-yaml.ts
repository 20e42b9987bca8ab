// Parses the YAML subset that nearly every page uses (flat keys with plain values and short lists) many times faster than a
// full parser. Anything else is left to the full parser; for the subset, both agree.
import type { DataNode, MapEntry, MapNode, ScalarNode } from './data-node.ts'

const KEY = /^([A-Za-z_][\w-]*):(?: +|$)/
const IGNORED = /^ *(?:#.*)?$/
const LIST_ITEM = /^( *)- +/
/** Text that begins with a letter and contains nothing that could end it or be an indicator. */
const PLAIN_TEXT = /^[\p{L}_/(«„“.][^\n\t:#]*$/u
const INTEGER = /^(?:0|-?[1-9]\d*)$/
const QUOTED = /^(?:"([^"\\\t]*)"|'([^'\t]*)')$/
const RESERVED = /^(?:null|Null|NULL|true|True|TRUE|false|False|FALSE|\.(?:inf|Inf|INF|nan|NaN|NAN|\d.*))$/
const FLOW_LIST = /^\[([^[\]{}\n\t:#]*)\]$/

interface Line {
  readonly text: string
  readonly start: number
}

/** The parsed map, or null if the text needs the full parser. */
export function parseSimpleYaml(text: string): MapNode | null {
  const lines = linesOf(text)
  const entries: MapEntry[] = []
  const keys = new Set<string>()
  for (let i = 0; i < lines.length; ) {
    const line = lines[i]
    if (line === undefined) break
    const match = KEY.exec(line.text)
    const key = match?.[1] ?? ''
    if (!match || keys.has(key)) return null
    keys.add(key)
    const list = match[0].length === line.text.length ? blockList(lines, i + 1) : []
    const value = list.length > 0 ? listNode(list) : inlineValue(line, match[0].length)
    if (value === null) return null
    entries.push({ key, keyStart: line.start, value })
    i += 1 + list.length
  }
  return entries.length === 0 ? null : { kind: 'map', entries, start: entries[0]?.keyStart ?? 0 }
}

/** Lines that are not blank or comments, without trailing spaces. */
function linesOf(text: string): readonly Line[] {
  const lines: Line[] = []
  let start = 0
  for (const line of text.split('\n')) {
    if (!IGNORED.test(line)) lines.push({ text: withoutTrailingSpaces(line), start })
    start += line.length + 1
  }
  return lines
}

/** Only spaces: other whitespace is text to YAML. */
function withoutTrailingSpaces(text: string): string {
  let end = text.length
  while (text[end - 1] === ' ') end--
  return text.slice(0, end)
}

/** The `- item` lines from `first` on, all with the same indentation. */
function blockList(lines: readonly Line[], first: number): readonly Line[] {
  const indent = LIST_ITEM.exec(lines[first]?.text ?? '')?.[1]
  if (indent === undefined) return []
  let end = first
  while (LIST_ITEM.exec(lines[end]?.text ?? '')?.[1] === indent) end++
  return lines.slice(first, end)
}

function listNode(lines: readonly Line[]): DataNode | null {
  const items = lines.map((line) => scalar(line, LIST_ITEM.exec(line.text)?.[0].length ?? 0))
  const first = lines[0]
  if (first === undefined || items.some((item) => item === null)) return null
  return {
    kind: 'list',
    items: items.filter((item) => item !== null),
    start: first.start + first.text.indexOf('-'),
  }
}

function inlineValue(line: Line, at: number): DataNode | null {
  if (line.text[at] !== '[') return scalar(line, at)
  const match = FLOW_LIST.exec(line.text.slice(at))
  if (!match) return null
  const items = flowItems(match[1] ?? '', line.start + at + 1)
  return items && { kind: 'list', items, start: line.start + at }
}

function flowItems(inside: string, start: number): readonly ScalarNode[] | null {
  if (inside.trim() === '') return []
  const items: ScalarNode[] = []
  let offset = start
  for (const part of inside.split(',')) {
    const lead = part.length - part.replace(/^ +/, '').length
    const item = scalar({ text: withoutTrailingSpaces(part), start: offset }, lead)
    if (item === null) return null
    items.push(item)
    offset += part.length + 1
  }
  return items
}

/** The value that fills the rest of a line, or null if it is not a simple one. */
function scalar(line: Line, at: number): ScalarNode | null {
  const written = line.text.slice(at)
  const start = line.start + at
  const quoted = QUOTED.exec(written)
  if (quoted) {
    const text = quoted[1] ?? quoted[2] ?? ''
    return { kind: 'scalar', value: text, text, start }
  }
  if (INTEGER.test(written)) return { kind: 'scalar', value: Number(written), text: written, start }
  if (written === 'true' || written === 'false') {
    return { kind: 'scalar', value: written === 'true', text: written, start }
  }
  if (!PLAIN_TEXT.test(written) || RESERVED.test(written)) return null
  return { kind: 'scalar', value: written, text: written, start }
}
