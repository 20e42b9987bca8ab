// Progress output of a command: on a terminal one line that is rewritten, otherwise a line for each finished stage.

import { visible } from '../text/escape.ts'
import { palette } from './colors.ts'

/** How and where to write progress. */
export interface ProgressOptions {
  readonly write: (text: string) => void
  /** Current time in milliseconds, from any fixed origin. */
  readonly now: () => number
  readonly color: boolean
  /** Whether the last line may be rewritten. */
  readonly rewrite: boolean
  /** `quiet` writes nothing, `verbose` also writes the messages of `detail`. */
  readonly level: 'quiet' | 'normal' | 'verbose'
  /** Columns of the terminal, 0 if unknown; a rewritten line is cut to this width. */
  readonly columns?: number
}

/** Progress output of a command. */
export interface Progress {
  /** Begins a stage and ends the previous one. */
  stage(name: string): void
  /** Updates the progress of the current stage. */
  update(done: number, total?: number): void
  /** Writes a line if `--verbose` is set. */
  detail(text: string): void
  /** Clears the progress line and writes a permanent line. */
  line(text: string): void
  /** Ends the last stage and clears the progress line. */
  end(): void
}

interface Stage {
  readonly name: string
  readonly start: number
  readonly done?: number
  readonly total?: number
}

/** Minimum milliseconds between two updates of the progress line. */
const REDRAW_MS = 80
const CLEAR = '\r\u001b[2K'

/** `850 ms`, `1.4 s`, `2 min 5 s`. */
export function durationText(ms: number): string {
  if (ms < 999.5) return `${Math.round(ms)} ms`
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

function amount({ done, total }: Stage): string {
  if (done === undefined) return ''
  return total === undefined ? ` ${done}` : ` ${done}/${total}`
}

const SILENT: Progress = { stage: noop, update: noop, detail: noop, line: noop, end: noop }

function noop(): void {}

/** Creates progress output that goes through `write`. */
export function createProgress(options: ProgressOptions): Progress {
  if (options.level === 'quiet') return SILENT
  const style = palette(options.color)
  const state: { stage: Stage | null; drawn: number | null } = { stage: null, drawn: null }

  const clear = () => {
    if (state.drawn !== null) options.write(CLEAR)
    state.drawn = null
  }
  const line = (text: string) => {
    clear()
    options.write(`${text}\n`)
  }
  const draw = (stage: Stage) => {
    const now = options.now()
    if (!options.rewrite || (state.drawn !== null && now - state.drawn < REDRAW_MS)) return
    const text = `${stage.name}${amount(stage)} ${durationText(now - stage.start)}`
    options.write(`${CLEAR}${text.slice(0, Math.max(1, (options.columns || 80) - 1))}`)
    state.drawn = now
  }
  const finish = () => {
    const { stage } = state
    state.stage = null
    if (!stage) return
    const time = style.dim(durationText(options.now() - stage.start))
    if (options.rewrite && options.level === 'normal') clear()
    else line(`${stage.name}${amount(stage)} ${time}`)
  }

  return {
    stage(name) {
      finish()
      state.stage = { name: visible(name), start: options.now() }
      draw(state.stage)
    },
    update(done, total) {
      if (!state.stage) return
      const { name, start } = state.stage
      state.stage = { name, start, done, ...(total === undefined ? {} : { total }) }
      draw(state.stage)
    },
    detail(text) {
      if (options.level === 'verbose') line(style.dim(visible(text)))
    },
    line,
    end() {
      finish()
      clear()
    },
  }
}
