// Messages to the author: one type for all of them, from a bad YAML key to a broken link. Author mistakes are values of this
// type, never exceptions; exceptions are defects of the program.

/** The level an author assigns to a kind of finding. */
export type ReportLevel = 'ignore' | 'log' | 'warn' | 'throw'

/** Severity of a finding: errors fail a build, warnings do not (unless `--strict`). */
export type Severity = 'error' | 'warning' | 'info'

/** 1-based line and column; the column counts UTF-16 code units and ignores a byte-order mark. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** A range in one of the author's files. `file` is relative to the site folder, with `/`. */
export interface Place {
  readonly file: string
  readonly start: Position
  readonly end?: Position
}

/** The start of a file: the place of a finding about the file as a whole. */
export const startOf = (file: string): Place => ({ file, start: { line: 1, column: 1 } })

/** A second place that explains a finding, such as the other page with the same route. */
export interface RelatedPlace {
  readonly message: string
  readonly place: Place
}

/**
 * What a finding is about, for code that relates findings to each other: an HTML element, a directive, a file that was not
 * included or imported, a key, a path of the site where neither a page nor a similar path is, components that are missing
 * from the page because of it, the scheme of a URL that is not allowed, or a link definition.
 */
export interface Subject {
  readonly kind: 'element' | 'directive' | 'file' | 'key' | 'path' | 'components' | 'scheme' | 'definition'
  readonly names: readonly string[]
}

/** One finding. `code` is `stage/name` and never changes once published. */
export interface Diagnostic {
  readonly code: string
  /** Severity unless `rules` sets another one. */
  readonly severity: Severity
  /** The level that a config key such as `onBrokenLinks` sets for a build; `check` uses the level of the rule. */
  readonly buildLevel?: ReportLevel
  /** What is wrong and what was expected: one sentence without a trailing newline. */
  readonly message: string
  /** The remedy: the nearest known name, the corrected value, the setting to raise. */
  readonly hint?: string
  readonly place?: Place
  /**
   * Config key that the finding is about, such as `themeConfig.navbar.items[2]`. Without a `place`, the finding gets the
   * position of the key.
   */
  readonly key?: string
  readonly related?: readonly RelatedPlace[]
  /**
   * The exact text at the place that this is about. `replacement` is set if replacing it is certainly right; `target` is the
   * missing page or file that it leads to; `folder` is the folder of a missing page if the site has no pages there.
   */
  readonly about?: {
    readonly text: string
    readonly replacement?: string
    readonly target?: string
    readonly folder?: string
  }
  readonly subject?: Subject
  /** The source line looks as if it contained a secret and is never shown. */
  readonly sensitive?: true
}

/** A finding in words, before its place and severity are known. */
export type FindingText = Pick<Diagnostic, 'code' | 'message' | 'hint' | 'about' | 'subject'>

/** Receives the findings of a stage. */
export type Report = (diagnostic: Diagnostic) => void
