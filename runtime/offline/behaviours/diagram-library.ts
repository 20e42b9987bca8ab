// The diagram library of the offline edition: a script like all its files.
import type { Mermaid } from 'mermaid'
import { loadScript } from '../load-data.ts'
import { beside } from '../place.ts'

/** File name of the diagram library, beside this program; empty when the program was made without it. */
declare const DOCSITE_MERMAID: string

declare global {
  /** Set by the file of the library. */
  var docsiteMermaid: Mermaid | undefined
}

/** Loads the library. Rejects when the site was made without it or it cannot be had. */
export async function loadDiagramLibrary(): Promise<Mermaid> {
  if (!globalThis.docsiteMermaid && DOCSITE_MERMAID) await loadScript(beside(DOCSITE_MERMAID))
  if (!globalThis.docsiteMermaid) throw new Error('the diagram library is not part of this site')
  return globalThis.docsiteMermaid
}
