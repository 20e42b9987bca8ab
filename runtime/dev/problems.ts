// Loads findings from the server.

/** One finding. */
export interface Problem {
  readonly severity: 'error' | 'warning' | 'info'
  readonly code: string
  readonly message: string
  readonly hint?: string
  readonly place?: string
  readonly frame?: string
  readonly editor?: string
  /** The text it is about, such as a broken address. */
  readonly about?: string
  /** URL of the page with the finding. */
  readonly page?: string
}

/** Findings of the page, and how many the whole site has. */
export interface PageProblems {
  readonly errors: readonly Problem[]
  readonly findings: readonly Problem[]
  /** Null until the server has checked the whole site. */
  readonly counts: { readonly errors: number; readonly warnings: number } | null
  /** New URL of the page, if it has moved. */
  readonly movedTo?: string
}

/** Findings of the whole site, up to the server's limit; `more` counts the rest. */
export interface SiteProblems {
  readonly findings: readonly Problem[]
  readonly more: number
}

/** Path of the current page, encoded. */
export const pathOfPage = () => location.pathname

/** Findings of a page. */
export async function readProblems(path: string): Promise<PageProblems> {
  return (await readJson(`page?path=${encodeURIComponent(path)}`)) as PageProblems
}

/** Findings of the site. */
export async function readSiteProblems(): Promise<SiteProblems> {
  return (await readJson('findings')) as SiteProblems
}

async function readJson(endpoint: string): Promise<unknown> {
  const response = await fetch(`/__docsite/${endpoint}`)
  if (!response.ok) throw new Error(`${response.status}`)
  return response.json()
}
