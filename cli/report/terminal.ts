// Findings for people: grouped by file, with place, source lines and hint, followed by totals.

import type { Diagnostic, Place } from '../model/diagnostic.ts'
import { byPlace } from '../text/by-place.ts'
import { counted } from '../text/counted.ts'
import { visible } from '../text/escape.ts'
import { groupBy } from '../text/group-by.ts'
import { codeFrame } from './code-frame.ts'
import { type Palette, palette } from './colors.ts'
import { countDiagnostics, type DiagnosticCounts } from './counts.ts'

/** Options for printing findings. */
export interface TerminalOptions {
  readonly color: boolean
  /** Text of a file of the site; undefined if it cannot be shown. */
  readonly sourceOf: (file: string) => string | undefined
  /** Maximum number of findings shown; the others are only counted. Errors take precedence over warnings. */
  readonly limit?: number
}

/** Default for `limit`. */
export const DEFAULT_LIMIT = 100

function at(place: Place): string {
  return `${place.file}:${place.start.line}:${place.start.column}`
}

function indent(text: string, by: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : `${by}${visible(line)}`))
    .join('\n')
}

/** Text with a lead on its first line and the other lines indented by the width of the lead. */
function block(lead: string, text: string): string {
  return indent(text, ' '.repeat(lead.length)).replace(/^ */, lead)
}

function frame(place: Place | undefined, options: TerminalOptions, style: Palette): readonly string[] {
  const text = place && options.sourceOf(place.file)
  return place && text !== undefined ? codeFrame(text, place, style).map((line) => `      ${line}`) : []
}

function entry(diagnostic: Diagnostic, options: TerminalOptions, style: Palette): string {
  const { place, severity, code, message, hint, related = [] } = diagnostic
  const position = place ? `${place.start.line}:${place.start.column} ` : ''
  return [
    `  ${position}${style.severity[severity](severity)} ${indent(message, '      ').trimStart()} ${style.dim(code)}`,
    ...(diagnostic.sensitive ? [] : frame(place, options, style)),
    ...(hint === undefined ? [] : [block('      hint: ', hint)]),
    ...related.map((other) => `      ${visible(other.message)}: ${style.path(at(other.place))}`),
  ].join('\n')
}

function totals(counts: DiagnosticCounts, hidden: number, style: Palette): string {
  const parts = [
    ...(counts.error > 0 ? [style.severity.error(counted(counts.error, 'error'))] : []),
    ...(counts.warning > 0 ? [style.severity.warning(counted(counts.warning, 'warning'))] : []),
    ...(counts.info > 0 ? [style.severity.info(counted(counts.info, 'note'))] : []),
  ]
  const files = counts.files > 0 ? ` in ${counted(counts.files, 'file')}` : ''
  const rest = hidden > 0 ? `\n${hidden} more not shown; \`docsite check --format json\` lists them all` : ''
  return `${parts.join(', ')}${files}${rest}`
}

const WEIGHT = { error: 0, warning: 1, info: 2 } as const

/** Findings to show: the most severe if there are too many. */
function chosen(sorted: readonly Diagnostic[], limit: number): readonly Diagnostic[] {
  if (sorted.length <= limit) return sorted
  const weightiest = [...sorted].sort((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity])
  const kept = new Set(weightiest.slice(0, Math.max(0, limit)))
  return sorted.filter((diagnostic) => kept.has(diagnostic))
}

/** Text for the terminal, with a trailing line break; empty if there are no findings. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], options: TerminalOptions): string {
  if (diagnostics.length === 0) return ''
  const style = palette(options.color)
  const shown = chosen([...diagnostics].sort(byPlace), options.limit ?? DEFAULT_LIMIT)
  const groups = [...groupBy(shown, ({ place }) => place?.file ?? '')].map(([file, found]) => {
    const heading = file === '' ? [] : [style.bold(style.path(visible(file)))]
    return [...heading, ...found.map((diagnostic) => entry(diagnostic, options, style))].join('\n')
  })
  const end = totals(countDiagnostics(diagnostics), diagnostics.length - shown.length, style)
  return `${[...groups, end].join('\n\n')}\n`
}
