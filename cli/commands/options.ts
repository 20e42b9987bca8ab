// What the command line says, after parsing: the same names as its options.

import type { Engine } from '../io/engine.ts'

/** Options of `docsite build`. */
export interface BuildOptions {
  readonly siteDir: string | undefined
  readonly outDir: string | undefined
  readonly baseUrl: string | undefined
  readonly locales: readonly string[]
  /** Make the edition that needs no server, as a folder and an archive. */
  readonly offline: boolean
  readonly jobs: number | undefined
  readonly cache: boolean
  readonly strict: boolean
  readonly force: boolean
  /** Publish a site that has lost most of its pages. */
  readonly allowShrink: boolean
  readonly json: boolean
  readonly quiet: boolean
  readonly verbose: boolean
}

/** What the process gives to a command; nothing else of the process is touched. */
export interface Host {
  readonly cwd: string
  readonly home: string
  readonly pid: number
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdoutIsTerminal: boolean
  readonly stderrIsTerminal: boolean
  readonly columns: number | undefined
  /** Milliseconds from an arbitrary start. */
  readonly now: () => number
  readonly stdout: (text: string) => void
  readonly stderr: (text: string) => void
  /** Asks the person at the terminal for a line; null when nobody can answer. */
  readonly ask: ((question: string) => Promise<string>) | null
  /** Language of the machine, as the platform knows it. */
  readonly locale: () => string
  /** Called once when the process is asked to stop. */
  readonly onStop: (stop: () => Promise<void>) => void
  /** Called when the process ends, however it does, unless it is killed; nothing can be waited for then. */
  readonly onExit: (end: () => void) => void
  /** What this program runs on. */
  readonly engine: Engine
  /** Folder of the tool itself: it holds `runtime/` and `dist/`. */
  readonly toolDir: string
  readonly version: string
}

/** How the value of a command-line option is read. */
export type OptionKind = 'flag' | 'text' | 'list' | 'count' | 'port'
