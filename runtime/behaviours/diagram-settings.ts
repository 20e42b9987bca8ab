// Settings that diagrams are drawn with, in the browser of a reader and by who draws them before: those of the site, under what is not
// up to it.
import type { Mermaid, MermaidConfig } from 'mermaid'
import { diagramColors } from './diagram-colors.ts'

/** How a diagram is to look. */
export interface DiagramLook {
  readonly dark: boolean
  /** Value of `font-family`. */
  readonly fontFamily: string
}

/** A site that names a theme of the library has that one; all others have the colours of their pages, under those they set. */
function themeOf({ theme, themeVariables }: MermaidConfig, dark: boolean): MermaidConfig {
  if (theme) return {}
  return { theme: 'base', themeVariables: { ...diagramColors(dark), ...themeVariables } }
}

/** Diagrams are data: they run nothing and change no settings. */
export function diagramSettings(
  mermaid: Mermaid,
  options: MermaidConfig,
  { dark, fontFamily }: DiagramLook,
): MermaidConfig {
  return {
    fontFamily,
    ...options,
    ...themeOf(options, dark),
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
