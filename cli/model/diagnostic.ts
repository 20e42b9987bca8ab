// The messages of the program to an author: one type for all of them, from a bad YAML key to a broken link.
// Author mistakes are values of this type and never exceptions; exceptions are defects of the program.

/** The level that an author gives to a kind of finding. */
export type ReportLevel = 'ignore' | 'log' | 'warn' | 'throw'

/** How much a finding weighs: errors fail a build, warnings do not (unless `--strict`). */
export type Severity = 'error' | 'warning' | 'info'

/** 1-based line and column; the column counts UTF-16 units, after a byte-order mark. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** Where in the author's files something is. `file` is relative to the site folder, with `/`. */
export interface Place {
  readonly file: string
  readonly start: Position
  readonly end?: Position
}

/** A second place that explains a finding, for example the other page with the same route. */
export interface RelatedPlace {
  readonly message: string
  readonly place: Place
}

/** One finding. `code` is `stage/name` and never changes once published. */
export interface Diagnostic {
  readonly code: string
  /** Its severity unless `rules` sets another. */
  readonly severity: Severity
  /** The level that a key of the configuration (`onBrokenLinks` and the like) gives it in a build; `check` takes that of the rule. */
  readonly buildLevel?: ReportLevel
  /** What is wrong and what was expected, one sentence, no trailing newline. */
  readonly message: string
  /** The way out: the nearest known name, the corrected value, the setting to raise. */
  readonly hint?: string
  readonly place?: Place
  /** Key of the configuration that it is about, as `themeConfig.navbar.items[2]`: without a `place` it gets that of the key. */
  readonly key?: string
  readonly related?: readonly RelatedPlace[]
  /**
   * The very words at the place that this is about; `replacement` when putting that there is surely right, `target` is the
   * missing page or file they lead to.
   */
  readonly about?: { readonly text: string; readonly replacement?: string; readonly target?: string }
  /** Names of components that a page lacks because of this. */
  readonly missingNames?: readonly string[]
  /** The source line holds what looks like a secret and is never shown. */
  readonly sensitive?: true
}

/** Where a stage puts its findings. */
export type Report = (diagnostic: Diagnostic) => void
