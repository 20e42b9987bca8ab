// Draws the diagrams of an article; the library comes only when there is one.
import type { Behaviour } from './behaviour.ts'

/** Draws diagrams in the place of their source. */
export const diagrams: Behaviour = {
  name: 'diagrams',
  attach(root, env) {
    const containers = [...root.querySelectorAll<HTMLElement>('.docusaurus-mermaid-container')]
    if (containers.length === 0) return () => undefined
    let detach: () => void = () => undefined
    let gone = false
    void import('./draw-diagrams.ts').then(({ drawDiagrams }) => {
      if (!gone) detach = drawDiagrams(containers, env)
    })
    return () => {
      gone = true
      detach()
    }
  },
}
