// The diagram library, loaded when the first diagram is drawn.
import type { Mermaid } from 'mermaid'

/** File name of the diagram library, relative to this script; empty if the script was built without it. */
declare const DOCSITE_MERMAID: string

/** Loads the library. Rejects if the site was built without it or loading fails. */
export async function loadDiagramLibrary(): Promise<Mermaid> {
  if (!DOCSITE_MERMAID) throw new Error('the diagram library is not part of this site')
  const module = (await import(new URL(DOCSITE_MERMAID, import.meta.url).href)) as { default: Mermaid }
  return module.default
}
