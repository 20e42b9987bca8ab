// Findings as the overlay shows them: with the lines of the source and a link that opens the editor at the place.

import { join } from 'node:path'
import { own } from '../../runtime/model/own.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { codeFrame } from '../report/code-frame.ts'
import { palette } from '../report/colors.ts'
import { byPlace } from '../text/by-place.ts'

/** Where a click on a place leads, unless told otherwise: most editors understand this scheme or have their own alike. */
export const DEFAULT_EDITOR = 'vscode://file/{file}:{line}:{column}'

/** Findings sent for one page. */
const MAX_SHOWN = 50

/** One finding in the browser. */
export interface ProblemView {
  readonly severity: Diagnostic['severity']
  readonly code: string
  readonly message: string
  readonly hint?: string
  /** `file:line:column` */
  readonly place?: string
  readonly frame?: string
  /** Address that opens the editor. */
  readonly editor?: string
}

/** What the view needs to know. */
export interface ProblemContext {
  readonly siteDir: string
  /** Template with `{file}`, `{line}` and `{column}`. */
  readonly editor: string
  textOf(file: string): Promise<string | undefined>
}

/** Findings as the browser shows them, in order. */
export function problemViews(
  diagnostics: readonly Diagnostic[],
  context: ProblemContext,
): Promise<readonly ProblemView[]> {
  const shown = [...diagnostics].sort(byPlace).slice(0, MAX_SHOWN)
  return Promise.all(shown.map((diagnostic) => view(diagnostic, context)))
}

async function view(
  { severity, code, message, hint, place, sensitive }: Diagnostic,
  { siteDir, editor, textOf }: ProblemContext,
): Promise<ProblemView> {
  const common = { severity, code, message, ...(hint === undefined ? {} : { hint }) }
  if (!place) return common
  const text = sensitive ? undefined : await textOf(place.file)
  const frame = text === undefined ? [] : codeFrame(text, place, palette(false))
  const { line, column } = place.start
  return {
    ...common,
    place: `${place.file}:${line}:${column}`,
    editor: editorAddress(editor, join(siteDir, place.file), line, column),
    ...(frame.length === 0 ? {} : { frame: frame.join('\n') }),
  }
}

/** The address that opens a file in the editor. */
export function editorAddress(template: string, file: string, line: number, column: number): string {
  const path = file.replaceAll('\\', '/').replace(/^\//, '').split('/').map(encodeURIComponent).join('/')
  const values: Readonly<Record<string, string>> = { file: path, line: String(line), column: String(column) }
  return template.replace(/\{(file|line|column)\}/g, (_all, name: string) => own(values, name) ?? '')
}
