// Parses the JSON and YAML files of a site (versions, sidebars, translations, tags, categories) and reports errors with their
// position.
import type { DataFile } from '../model/data-files.ts'
import type { Place, Report } from '../model/diagnostic.ts'
import type { SourceFile } from '../model/source.ts'
import { positionsIn } from '../text/position.ts'
import { type DataNode, loneSurrogates, replaceLoneSurrogates, toValue } from './data-node.ts'
import { parseJson } from './json-data.ts'
import { keyPlacesOf } from './key-places.ts'
import { parseYaml } from './yaml-data.ts'
import { yamlHint } from './yaml-hint.ts'

/** A parsed data file whose values have not been validated yet. */
export interface DataTree {
  readonly node: DataNode
  readonly placeAt: (offset: number) => Place
}

/** Parses a data file by its extension; reports a problem and returns null if it cannot. */
export function readDataTree({ path, text }: SourceFile, report: Report): DataTree | null {
  const positions = positionsIn(text)
  const placeAt = (offset: number): Place => ({ file: path, start: positions(offset) })
  const json = path.endsWith('.json')
  const { node, problem } = json ? parseJson(text) : parseYaml(text)
  if (problem === undefined) {
    reportForbiddenKeys(node, placeAt, report)
    return { node: reportLoneSurrogates(node, placeAt, report), placeAt }
  }
  report({
    code: 'scan/data-syntax',
    severity: 'error',
    message: `The file is not valid ${json ? 'JSON' : 'YAML'}: ${problem.message}`,
    hint: json ? jsonHint(text, problem.start) : yamlHint(text, problem),
    place: placeAt(problem.start),
  })
  return null
}

/** The most common mistakes are an extra comma and a missing one. */
function jsonHint(text: string, at: number): string {
  if (/,\s*$/.test(text.slice(0, at)) && /^[}\]]/.test(text.slice(at))) return 'Remove the last comma'
  if (/["\d\w}\]]\s*$/.test(text.slice(0, at)) && /^["[{]/.test(text.slice(at)))
    return 'Is a comma missing before it, at the end of the line above?'
  return 'JSON needs double quotes around keys and strings, commas between entries, and allows no comments'
}

/** Sidebars files nest lists and objects deeply; positions below this many levels would only cost memory. */
const PLACED_LEVELS = 40

/** Parses a data file whose values another stage validates; reports a problem and returns null if it cannot. */
export function parseDataFile(source: SourceFile, report: Report): DataFile | null {
  const tree = readDataTree(source, report)
  return (
    tree && {
      file: source.path,
      value: toValue(tree.node),
      keyPlaces: keyPlacesOf(tree.node, tree.placeAt, PLACED_LEVELS),
    }
  )
}

/** The tree without lone surrogates; each one is reported. */
export function reportLoneSurrogates(node: DataNode, placeAt: DataTree['placeAt'], report: Report): DataNode {
  const found = [...loneSurrogates(node)]
  for (const { text, start } of found)
    report({
      code: 'scan/half-character',
      severity: 'warning',
      message: `'${text.replace(/\p{Surrogate}/gu, '\uFFFD')}' contains half of a surrogate pair: one of its two \`\\u…\` escapes is missing`,
      hint: 'Write the character itself, or both escapes',
      place: placeAt(start),
    })
  return found.length === 0 ? node : replaceLoneSurrogates(node)
}

/** `__proto__` never becomes an object key; dropping it silently would hide lost data. */
function reportForbiddenKeys(node: DataNode, placeAt: DataTree['placeAt'], report: Report): void {
  if (node.kind === 'list') for (const item of node.items) reportForbiddenKeys(item, placeAt, report)
  if (node.kind !== 'map') return
  for (const { key, keyStart, value } of node.entries) {
    if (key === '__proto__') {
      report({
        code: 'scan/forbidden-key',
        severity: 'error',
        message: 'The key `__proto__` is not allowed',
        hint: 'Give the key another name',
        place: placeAt(keyStart),
      })
    }
    reportForbiddenKeys(value, placeAt, report)
  }
}
