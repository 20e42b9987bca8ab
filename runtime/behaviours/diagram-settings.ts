// Mermaid settings, used in the browser and when diagrams are drawn ahead of time: those of the site, overridden by fixed ones.
import type { Mermaid, MermaidConfig } from 'mermaid'
import { diagramColors } from './diagram-colors.ts'

/** Appearance of a diagram. */
export interface DiagramLook {
  readonly dark: boolean
  /** Value of `font-family`. */
  readonly fontFamily: string
}

/** By default, Mermaid draws edge labels half transparent, so that the line shows through. */
const labelsCoverLines = (background: string) =>
  `.edgeLabel rect,.edgeLabel .label rect{opacity:1;fill:${background}}`

/**
 * A site that sets a Mermaid theme gets that theme; all others get the colours of their pages, overridden by the variables they
 * set.
 */
function themeOf({ theme, themeVariables, themeCSS = '' }: MermaidConfig, dark: boolean): MermaidConfig {
  if (theme) return {}
  const colors = { ...diagramColors(dark), ...themeVariables }
  return {
    theme: 'base',
    themeVariables: colors,
    themeCSS: labelsCoverLines(colors.edgeLabelBackground) + themeCSS,
  }
}

/** Diagrams are data: they run no code and change no settings. */
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
    // Makes hand-drawn shapes look the same each time.
    handDrawnSeed: 1,
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    // Keys that the text of a diagram must not set: all.
    secure: Object.keys(mermaid.mermaidAPI.defaultConfig),
  }
}
