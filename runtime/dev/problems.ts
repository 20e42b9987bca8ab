// Loads findings from the server.
import type { ProblemView, SiteProblems } from '../model/problem.ts'

/** Findings of the page, and how many the whole site has. */
export interface PageProblems {
  readonly errors: readonly ProblemView[]
  readonly findings: readonly ProblemView[]
  /** Null until the server has checked the whole site. */
  readonly counts: { readonly errors: number; readonly warnings: number } | null
  /** New URL of the page, if it has moved. */
  readonly movedTo?: string
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
