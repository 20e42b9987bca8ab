// Settings that diagrams are drawn with, in the browser of a reader and by who draws them before: those of the site, under what is not
// up to it.
import type { Mermaid, MermaidConfig } from 'mermaid'

/** How a diagram is to look. */
export interface DiagramLook {
  readonly dark: boolean
  /** Value of `font-family`. */
  readonly fontFamily: string
}

/** Diagrams are data: they run nothing and change no settings. */
export function diagramSettings(
  mermaid: Mermaid,
  options: MermaidConfig,
  { dark, fontFamily }: DiagramLook,
): MermaidConfig {
  return {
    theme: dark ? 'dark' : 'default',
    fontFamily,
    ...options,
    flowchart: { ...options.flowchart, htmlLabels: false },
    class: { ...options.class, htmlLabels: false },
    htmlLabels: false,
    // Shapes that look drawn by hand are drawn the same each time.
    handDrawnSeed: 1,
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    // Keys that the text of a diagram may not set: all.
    secure: Object.keys(mermaid.mermaidAPI.defaultConfig),
  }
}
