// Findings as the error overlay of the development server shows them.

/** A finding in the browser. */
export interface ProblemView {
  readonly severity: 'error' | 'warning' | 'info'
  readonly code: string
  readonly message: string
  readonly hint?: string
  /** `file:line:column` */
  readonly place?: string
  readonly frame?: string
  /** URL that opens the editor. */
  readonly editor?: string
  /** The words that the finding is about, such as a broken URL. */
  readonly about?: string
  /** URL of the page that has the finding. */
  readonly page?: string
}

/** Findings of the whole site, up to the server's limit; `more` counts the rest. */
export interface SiteProblems {
  readonly findings: readonly ProblemView[]
  readonly more: number
}
