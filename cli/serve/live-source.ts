// Interface between the development server and the site: files by path, the state of a page, and change events.
import type { Diagnostic } from '../model/diagnostic.ts'
import type { LargeFile, OutputFile } from '../model/output.ts'

/** A file to serve. */
export interface ServedFile {
  readonly path: string
  readonly body: OutputFile['body'] | LargeFile
  /** Whether the file is the HTML document of a page, which gets the reload script. */
  readonly isPage: boolean
}

/** Errors and findings of a page. */
export interface PageHealth {
  /** Errors that keep the page from being updated; its last good version is served. */
  readonly errors: readonly Diagnostic[]
  /** Findings of the checker. */
  readonly findings: readonly Diagnostic[]
}

/** Findings of the whole site. */
export interface SiteCounts {
  readonly errors: number
  readonly warnings: number
}

/** A finding with the URL of its page. */
export interface SiteFinding {
  readonly diagnostic: Diagnostic
  /** Not percent-encoded; absent for findings in files that are not pages. */
  readonly page?: string
}

/** Events sent to open pages. */
export type LiveEvent =
  | { readonly kind: 'changed'; readonly revision: number }
  | { readonly kind: 'counts'; readonly counts: SiteCounts }

/** A site that is served while it changes. */
export interface LiveSource {
  readonly siteDir: string
  /** False while no page can be generated at all; `health` says why. */
  readonly isReady: boolean
  readonly baseUrl: string
  /** Path of the start page, not percent-encoded: the base URL, or another page if there is none at the base URL. */
  startPath(): Promise<string>
  /** Value of the Content-Security-Policy header. */
  readonly contentPolicy: string
  readonly revision: number
  /** Null until the whole site has been checked once. */
  readonly counts: SiteCounts | null
  /** The first of these files that exists. */
  find(paths: readonly string[]): Promise<ServedFile | null>
  /** Errors and findings of the page whose document is one of these files. */
  health(paths: readonly string[]): Promise<PageHealth>
  /** All findings of the last check of the whole site. */
  findings(): Promise<readonly SiteFinding[]>
  /**
   * Current URL of the page that was at an address (not percent-encoded) and has none of these files any more; null if
   * unknown.
   */
  movedTo(address: string, paths: readonly string[]): Promise<string | null>
  /** Text of a file of the site for code frames; undefined when it cannot be shown. */
  textOf(file: string): Promise<string | undefined>
  listen(listener: (event: LiveEvent) => void): () => void
}
