// What the server says about the page on screen.

/** One finding. */
export interface Problem {
  readonly severity: 'error' | 'warning' | 'info'
  readonly code: string
  readonly message: string
  readonly hint?: string
  readonly place?: string
  readonly frame?: string
  readonly editor?: string
}

/** Findings of the page, and how many the whole site has. */
export interface PageProblems {
  readonly errors: readonly Problem[]
  readonly findings: readonly Problem[]
  /** Null until the server has looked at the whole site. */
  readonly counts: { readonly errors: number; readonly warnings: number } | null
}

/** Path of the page on screen, encoded. */
export const pathOfPage = () => location.pathname

/** Findings of a page. */
export async function readProblems(path: string): Promise<PageProblems> {
  const response = await fetch(`/__docsite/page?path=${encodeURIComponent(path)}`)
  if (!response.ok) throw new Error(`${response.status}`)
  return (await response.json()) as PageProblems
}
