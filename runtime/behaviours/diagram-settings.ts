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

/** The library lets half of a line show through what is said of it. */
const labelsCoverLines = (background: string) =>
  `.edgeLabel rect,.edgeLabel .label rect{opacity:1;fill:${background}}`

/** A site that names a theme of the library has that one; all others have the colours of their pages, under those they set. */
function themeOf({ theme, themeVariables, themeCSS = '' }: MermaidConfig, dark: boolean): MermaidConfig {
  if (theme) return {}
  const colors = { ...diagramColors(dark), ...themeVariables }
  return {
    theme: 'base',
    themeVariables: colors,
    themeCSS: labelsCoverLines(colors.edgeLabelBackground) + themeCSS,
  }
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
