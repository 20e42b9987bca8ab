// The diagram library of the offline edition: a classic script, like all its files.
import type { Mermaid } from 'mermaid'
import { loadScript } from '../load-data.ts'
import { beside } from '../place.ts'

/** File name of the diagram library, relative to this script; empty if the script was built without it. */
declare const DOCSITE_MERMAID: string

declare global {
  /** Set by the library's script. */
  var docsiteMermaid: Mermaid | undefined
}

/** Loads the library. Rejects if the site was built without it or loading fails. */
export async function loadDiagramLibrary(): Promise<Mermaid> {
  if (!globalThis.docsiteMermaid && DOCSITE_MERMAID) await loadScript(beside(DOCSITE_MERMAID))
  if (!globalThis.docsiteMermaid) throw new Error('the diagram library is not part of this site')
  return globalThis.docsiteMermaid
}
