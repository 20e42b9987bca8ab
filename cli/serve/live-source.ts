// What the server of a living site needs of it: files by path, how a page is doing, and word of every change.
import type { Diagnostic } from '../model/diagnostic.ts'
import type { LargeFile, OutputFile } from '../model/output.ts'

/** A file to be sent. */
export interface ServedFile {
  readonly path: string
  readonly body: OutputFile['body'] | LargeFile
  /** The document of a page: it gets the reload script. */
  readonly isPage: boolean
}

/** How a page is doing. */
export interface PageHealth {
  /** What keeps the page from being shown as it is written; the last good version stays. */
  readonly errors: readonly Diagnostic[]
  /** What the checker says about it. */
  readonly findings: readonly Diagnostic[]
}

/** Findings of the whole site. */
export interface SiteCounts {
  readonly errors: number
  readonly warnings: number
}

/** A finding with the address of the page that it stands on. */
export interface SiteFinding {
  readonly diagnostic: Diagnostic
  /** Not encoded; absent for findings in files that are no pages. */
  readonly page?: string
}

/** Events sent to open pages. */
export type LiveEvent =
  | { readonly kind: 'changed'; readonly revision: number }
  | { readonly kind: 'counts'; readonly counts: SiteCounts }

/** A living site. */
export interface LiveSource {
  readonly siteDir: string
  /** False as long as no page can be made at all; `health` says why. */
  readonly isReady: boolean
  readonly baseUrl: string
  /** Path of a page to begin with, not encoded: the base URL, or where there is no page another one. */
  startPath(): Promise<string>
  /** Value of the Content-Security-Policy header. */
  readonly contentPolicy: string
  readonly revision: number
  /** Null until the whole site has been looked at once. */
  readonly counts: SiteCounts | null
  /** The first of these files that exists. */
  find(paths: readonly string[]): Promise<ServedFile | null>
  /** Health of the page whose document is one of these files. */
  health(paths: readonly string[]): Promise<PageHealth>
  /** All findings of the last look at the whole site. */
  findings(): Promise<readonly SiteFinding[]>
  /** Where the page of an address (not encoded) is now, when there is none at any of its files; null when nobody knows. */
  movedTo(address: string, paths: readonly string[]): Promise<string | null>
  /** Text of a file of the site for code frames; undefined when it cannot be shown. */
  textOf(file: string): Promise<string | undefined>
  listen(listener: (event: LiveEvent) => void): () => void
}
