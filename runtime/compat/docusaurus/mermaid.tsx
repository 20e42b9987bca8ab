// `@theme/Mermaid`: a diagram as fences of pages have it, the source with room for the drawing. Html that the engine leaves alone:
// what is attached to articles draws it.
import { useEffect, useRef } from 'react'
import { Html } from '../../components/html.tsx'
import { diagramPlace, diagramSize } from '../../model/diagram-size.ts'
import { escapeHtml } from '../../model/escape-html.ts'

/** Props of the component. */
export interface MermaidProps {
  readonly value: string
}

/** A diagram; another text is another one. */
export function Mermaid({ value }: MermaidProps) {
  const source = `${value}`.replace(/^(?:[ \t]*\n)+|\s+$/g, '')
  return <Diagram key={source} source={source} />
}

function Diagram({ source }: { readonly source: string }) {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    // What is attached to the article looks for what it is wanted by.
    element.current?.dispatchEvent(new Event('slotchange', { bubbles: true }))
  }, [])
  return <Html className="docusaurus-mermaid-container" html={diagramHtml(source)} element={element} />
}

const diagramHtml = (source: string): string =>
  `${diagramPlace(diagramSize(source))}<pre tabindex="0"><code class="language-mermaid">${escapeHtml(source)}</code></pre>`

export { Mermaid as default }
