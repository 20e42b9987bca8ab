// Invalid exports of a site's theme, as data: found by the renderer, which alone has the values.

/** An unusable export of `theme/index.tsx` or `theme/components.tsx`. */
export interface ExportProblem {
  readonly of: 'theme' | 'components'
  /** Keys below the export; empty for the export itself. */
  readonly path: readonly string[]
  readonly wanted: 'object' | 'component' | 'function' | 'known-slot' | 'capital-letter' | 'custom-type'
  /** Kind of the actual value: `text`, `a list`. */
  readonly found: string
  /** The value if it is a string: an element name is a component, too. */
  readonly text?: string
}

/** The slots of a theme and the kind of value each takes. */
export const THEME_SLOTS = {
  Footer: 'component',
  DocFooter: 'component',
  navbarItems: 'object',
  headTags: 'function',
} as const satisfies Readonly<Record<string, ExportProblem['wanted']>>
