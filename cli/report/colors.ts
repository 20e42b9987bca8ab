// Decides whether terminal output is coloured, and defines the colours. The environment is passed in.
import type { Severity } from '../model/diagnostic.ts'

/** Properties of the terminal that the decision depends on. */
export interface TerminalFacts {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly isTTY: boolean
}

/**
 * Whether to use colours. They are for terminals; `FORCE_COLOR` enables them elsewhere, `NO_COLOR`, a dumb terminal and
 * CI disable them.
 */
export function wantsColor({ env, isTTY }: TerminalFacts): boolean {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return false
  const forced = env.FORCE_COLOR
  if (forced !== undefined) return forced !== '0' && forced !== 'false'
  return isTTY && env.TERM !== 'dumb' && !isCI(env)
}

/** Whether progress may be shown by rewriting one line. With `NO_COLOR` there are no escape codes at all. */
export function wantsRewriting({ env, isTTY }: TerminalFacts): boolean {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return false
  return isTTY && env.TERM !== 'dumb' && !isCI(env)
}

function isCI(env: TerminalFacts['env']): boolean {
  return env.CI !== undefined && env.CI !== '' && env.CI !== '0' && env.CI !== 'false'
}

/** Text styles. */
export interface Palette {
  readonly bold: (text: string) => string
  readonly dim: (text: string) => string
  readonly path: (text: string) => string
  readonly severity: Readonly<Record<Severity, (text: string) => string>>
}

function plain(text: string): string {
  return text
}

function codes(open: number, close: number): (text: string) => string {
  return (text) => (text === '' ? '' : `\u001b[${open}m${text}\u001b[${close}m`)
}

const PLAIN: Palette = {
  bold: plain,
  dim: plain,
  path: plain,
  severity: { error: plain, warning: plain, info: plain },
}

const COLOURED: Palette = {
  bold: codes(1, 22),
  dim: codes(2, 22),
  path: codes(4, 24),
  severity: { error: codes(31, 39), warning: codes(33, 39), info: codes(36, 39) },
}

/** The palette for a terminal with or without colours. */
export function palette(color: boolean): Palette {
  return color ? COLOURED : PLAIN
}
