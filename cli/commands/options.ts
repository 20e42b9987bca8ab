// Parsed command-line options, and the interface to the process.

import type { Engine } from '../io/engine.ts'

/** Options of `docsite build`. */
export interface BuildOptions {
  readonly siteDir: string | undefined
  readonly outDir: string | undefined
  readonly baseUrl: string | undefined
  readonly locales: readonly string[]
  /** Build the offline edition, as a folder and an archive. */
  readonly offline: boolean
  readonly jobs: number | undefined
  readonly cache: boolean
  readonly strict: boolean
  readonly force: boolean
  /** Publish even if the site has lost most of its pages. */
  readonly allowShrink: boolean
  readonly json: boolean
  readonly quiet: boolean
  readonly verbose: boolean
}

/** Everything a command gets from the process; it uses nothing else of it. */
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
  /** Prompts the user for a line; null if there is no terminal. */
  readonly ask: ((question: string) => Promise<string>) | null
  /** System locale. */
  readonly locale: () => string
  /** Registers a callback for when the process is asked to stop. */
  readonly onStop: (stop: () => Promise<void>) => void
  /** Registers a synchronous callback for the end of the process, for any reason except SIGKILL. */
  readonly onExit: (end: () => void) => void
  /** The JavaScript runtime of the process. */
  readonly engine: Engine
  /** Folder of the package, with `runtime/` and `dist/`. */
  readonly toolDir: string
  readonly version: string
}

/** Type of the value of a command-line option. */
export type OptionKind = 'flag' | 'text' | 'list' | 'count' | 'port'
