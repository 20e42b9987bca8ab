// Findings in the form that the error overlay shows: with source lines and a link that opens the editor at the place.

import { join } from 'node:path'
import { own } from '../../runtime/model/own.ts'
import type { ProblemView, SiteProblems } from '../../runtime/model/problem.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { codeFrame } from '../report/code-frame.ts'
import { palette } from '../report/colors.ts'
import { byPlace } from '../text/by-place.ts'
import { encodePath } from '../text/url.ts'
import type { SiteFinding } from './live-source.ts'

/** Default target of links to places: most editors support this scheme or a similar one of their own. */
export const DEFAULT_EDITOR = 'vscode://file/{file}:{line}:{column}'

/** Maximum number of findings sent for one page, and for the site. */
const MAX_SHOWN = 50
const MAX_OF_SITE = 500

/** Context for showing findings. */
export interface ProblemContext {
  readonly siteDir: string
  /** Template with `{file}`, `{line}` and `{column}`. */
  readonly editor: string
  textOf(file: string): Promise<string | undefined>
}

/** Findings as the browser shows them, sorted by place. */
export function problemViews(
  diagnostics: readonly Diagnostic[],
  context: ProblemContext,
): Promise<readonly ProblemView[]> {
  const shown = [...diagnostics].sort(byPlace).slice(0, MAX_SHOWN)
  return Promise.all(shown.map((diagnostic) => view(diagnostic, context)))
}

/** Findings of the whole site, errors first, without source lines; `more` is the number left out. */
export function siteProblems(
  found: readonly SiteFinding[],
  context: Pick<ProblemContext, 'siteDir' | 'editor'>,
): SiteProblems {
  const rank = ({ diagnostic }: SiteFinding) => ['error', 'warning', 'info'].indexOf(diagnostic.severity)
  const sorted = [...found].sort((a, b) => rank(a) - rank(b) || byPlace(a.diagnostic, b.diagnostic))
  const findings = sorted.slice(0, MAX_OF_SITE).map(({ diagnostic, page }) => ({
    ...plainView(diagnostic, context),
    ...(page === undefined ? {} : { page: encodePath(page) }),
  }))
  return { findings, more: found.length - findings.length }
}

async function view(diagnostic: Diagnostic, context: ProblemContext): Promise<ProblemView> {
  const plain = plainView(diagnostic, context)
  const { place, sensitive } = diagnostic
  const text = place && !sensitive ? await context.textOf(place.file) : undefined
  const frame = place && text !== undefined ? codeFrame(text, place, palette(false)) : []
  return { ...plain, ...(frame.length === 0 ? {} : { frame: frame.join('\n') }) }
}

function plainView(
  { severity, code, message, hint, place, about, sensitive }: Diagnostic,
  { siteDir, editor }: Pick<ProblemContext, 'siteDir' | 'editor'>,
): ProblemView {
  const common = {
    severity,
    code,
    message,
    ...(hint === undefined ? {} : { hint }),
    ...(about === undefined || sensitive ? {} : { about: about.text }),
  }
  if (!place) return common
  const { line, column } = place.start
  return {
    ...common,
    place: `${place.file}:${line}:${column}`,
    editor: editorAddress(editor, join(siteDir, place.file), line, column),
  }
}

/** URL that opens a file in the editor. */
export function editorAddress(template: string, file: string, line: number, column: number): string {
  const path = file.replaceAll('\\', '/').replace(/^\//, '').split('/').map(encodeURIComponent).join('/')
  const values: Readonly<Record<string, string>> = { file: path, line: String(line), column: String(column) }
  return template.replace(/\{(file|line|column)\}/g, (_all, name: string) => own(values, name) ?? '')
}
