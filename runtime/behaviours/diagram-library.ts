// The diagram library, loaded with the first diagram that is drawn.
import type { Mermaid } from 'mermaid'

/** File name of the diagram library, beside this program; empty when the program was made without it. */
declare const DOCSITE_MERMAID: string

/** Loads the library. Rejects when the site was made without it or it cannot be had. */
export async function loadDiagramLibrary(): Promise<Mermaid> {
  if (!DOCSITE_MERMAID) throw new Error('the diagram library is not part of this site')
  const module = (await import(new URL(DOCSITE_MERMAID, import.meta.url).href)) as { default: Mermaid }
  return module.default
}
