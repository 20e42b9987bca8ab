// `@theme/Mermaid`: a diagram as in fenced code blocks, the source with space reserved for the drawing. The engine does not touch
// this html; the diagram behaviour of the article draws it.
import { useEffect, useRef } from 'react'
import { Html } from '../../components/html.tsx'
import { diagramPlace, diagramSize } from '../../model/diagram-size.ts'
import { escapeHtml } from '../../model/escape-html.ts'

/** Props of the component. */
export interface MermaidProps {
  readonly value: string
}

/** A diagram, keyed by its source: a changed source mounts a new one. */
export function Mermaid({ value }: MermaidProps) {
  const source = `${value}`.replace(/^(?:[ \t]*\n)+|\s+$/g, '')
  return <Diagram key={source} source={source} />
}

function Diagram({ source }: { readonly source: string }) {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    // Tells the behaviours of the article that content was added.
    element.current?.dispatchEvent(new Event('slotchange', { bubbles: true }))
  }, [])
  return <Html className="docusaurus-mermaid-container" html={diagramHtml(source)} element={element} />
}

const diagramHtml = (source: string): string =>
  `${diagramPlace(diagramSize(source))}<pre tabindex="0"><code class="language-mermaid">${escapeHtml(source)}</code></pre>`

export { Mermaid as default }
