// Parses the YAML front matter of a page and validates it, with the position of each key in the Markdown file.
import { own } from '../../runtime/model/own.ts'
import type { Place, Report } from '../model/diagnostic.ts'
import type { FrontMatter } from '../model/front-matter.ts'
import type { KeyPlaces } from '../model/key-places.ts'
import type { SourceFile } from '../model/source.ts'
import { positionsIn } from '../text/position.ts'
import { suggest } from '../text/suggest.ts'
import type { Variables } from '../text/variables.ts'
import { reportLoneSurrogates } from './data-file.ts'
import { type DataNode, describeNode, type MapEntry, type MapNode, toValue } from './data-node.ts'
import { type DataContext, readFields, withVariables } from './fields.ts'
import { FOREIGN_KEYS } from './foreign-keys.ts'
import { FRONT_MATTER_FIELDS } from './front-matter-fields.ts'
import { keyPlacesOf } from './key-places.ts'
import { parseYaml } from './yaml-data.ts'
import { yamlHint } from './yaml-hint.ts'

/** Validated front matter. */
export interface ReadFrontMatter {
  readonly frontMatter: FrontMatter
  readonly keyPlaces: KeyPlaces
}

/** The YAML of a file and its position. */
export interface FrontMatterInput {
  readonly source: SourceFile
  readonly yaml: string
  /** Offset of the YAML in the file. */
  readonly start: number
  readonly variables: Variables
}

const NOTHING: ReadFrontMatter = { frontMatter: {}, keyPlaces: {} }

/** Reads and validates front matter. Invalid keys are reported and left out; the others remain in effect. */
export function readFrontMatter(
  { source, yaml, start, variables }: FrontMatterInput,
  report: Report,
): ReadFrontMatter {
  const positions = positionsIn(source.text.slice(0, start + yaml.length))
  const placeAt = (offset: number): Place => ({ file: source.path, start: positions(start + offset) })
  const { node, problem } = parseYaml(yaml)
  if (problem) {
    report({
      code: 'scan/front-matter-syntax',
      severity: 'error',
      message: `Front matter is not valid YAML: ${problem.message}`,
      hint: yamlHint(yaml, problem),
      place: placeAt(problem.start),
    })
    return NOTHING
  }
  if (node.kind !== 'map') {
    report({
      code: 'scan/front-matter-syntax',
      severity: 'error',
      message: `Front matter: expected keys with values, found ${describeNode(node)}`,
      hint: fixHint(node),
      place: placeAt(node.start),
    })
    return NOTHING
  }
  const whole = reportLoneSurrogates(node, placeAt, report)
  if (whole.kind !== 'map') return NOTHING
  return readKeys(whole, { placeAt, report, variables, code: 'scan/front-matter-value' })
}

function readKeys(node: MapNode, context: DataContext): ReadFrontMatter {
  const { values, unknown } = readFields(node, FRONT_MATTER_FIELDS, context)
  const keyPlaces = keyPlacesOf(node, context.placeAt)
  for (const entry of unknown) reportUnknown(entry, context)
  const frontMatter = withoutContradictions(values, node, context)
  if (unknown.length === 0) return { frontMatter, keyPlaces }
  return { frontMatter: { ...frontMatter, other: otherValues(unknown, context) }, keyPlaces }
}

function otherValues(entries: readonly MapEntry[], context: DataContext): Readonly<Record<string, unknown>> {
  const other: Record<string, unknown> = Object.create(null)
  for (const { key, value } of entries) {
    if (key !== '__proto__') other[key] = toValue(value, (text) => withVariables(text, value, context))
  }
  return other
}

/** A line without a colon, or without a space after it, is a plain string to YAML. */
function fixHint(node: DataNode): string {
  const text = node.kind === 'scalar' && typeof node.value === 'string' ? node.value : ''
  const [, key, between = '', rest] = /^([A-Za-z_]+)(\s*[:=]\s*|\s+)(\S[^\n]*)$/.exec(text) ?? []
  return key !== undefined && own(FRONT_MATTER_FIELDS, key)
    ? `Write ${key}: ${rest}${/[^ \t:=]/.test(between) ? ', with an ordinary space' : ''}`
    : 'Write each key on its own line, for example title: Home'
}

/** Other tools also read front matter, so an unknown key is a warning, not an error. */
function reportUnknown({ key, keyStart }: MapEntry, { report, placeAt }: DataContext): void {
  const nearest = suggest(key, Object.keys(FRONT_MATTER_FIELDS))
  const foreign = FOREIGN_KEYS.get(key)
  report({
    code: 'scan/unknown-front-matter-key',
    severity: 'warning',
    message: `Unknown front matter key \`${key}\``,
    hint: foreign
      ? `Write ${foreign}`
      : nearest
        ? `Did you mean \`${nearest}\`?`
        : 'Remove the line; to keep a value for other programs, write it in a comment: # …',
    place: placeAt(keyStart),
  })
}

function withoutContradictions(
  values: FrontMatter,
  { entries }: MapNode,
  { report, code, placeAt }: DataContext,
): FrontMatter {
  const { draft, unlisted, toc_min_heading_level: min, toc_max_heading_level: max, ...others } = values
  const refuse = (key: string, message: string, hint: string) => {
    const entry = entries.find((candidate) => candidate.key === key)
    report({ code, severity: 'error', message, hint, ...(entry ? { place: placeAt(entry.keyStart) } : {}) })
  }
  const both = draft === true && unlisted === true
  if (both) refuse('unlisted', 'A page cannot be both `draft` and `unlisted`', 'Remove one of the two lines')
  const crossed = min !== undefined && max !== undefined && min > max
  if (crossed) {
    refuse(
      'toc_min_heading_level',
      `\`toc_min_heading_level\` (${min}) must not be greater than \`toc_max_heading_level\` (${max})`,
      `Write toc_min_heading_level: ${max}, toc_max_heading_level: ${min}`,
    )
  }
  return {
    ...others,
    ...(draft === undefined ? {} : { draft }),
    ...(unlisted === undefined || both ? {} : { unlisted }),
    ...(min === undefined || crossed ? {} : { toc_min_heading_level: min }),
    ...(max === undefined || crossed ? {} : { toc_max_heading_level: max }),
  }
}
