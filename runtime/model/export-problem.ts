// What is wrong with the exports of a site's theme, as data: told by the renderer, which alone has the values.

/** An export of `theme/index.tsx` or `theme/components.tsx` that is of no use as it is. */
export interface ExportProblem {
  readonly of: 'theme' | 'components'
  /** Keys below the export; empty for the export itself. */
  readonly path: readonly string[]
  readonly wanted: 'object' | 'component' | 'function' | 'known-slot' | 'capital-letter' | 'custom-type'
  /** What it is: `text`, `a list`. */
  readonly found: string
  /** The text where it is one: the name of an element is a component, too. */
  readonly text?: string
}

/** The slots of a theme with what each takes. */
export const THEME_SLOTS = {
  Footer: 'component',
  DocFooter: 'component',
  navbarItems: 'object',
  headTags: 'function',
} as const satisfies Readonly<Record<string, ExportProblem['wanted']>>
