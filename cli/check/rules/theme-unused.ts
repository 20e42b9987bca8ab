// Groups findings about unused parts of a theme under one rule: theme/unused.
import type { Rule } from '../rule.ts'

/** Rule `theme-unused`. */
export const themeUnused: Rule = {
  id: 'theme-unused',
  commands: 'all',
  summary: 'A file, slot or component of the theme has a name that docsite does not use.',
  level: 'warn',
  docs: 'docsite reads `theme/index.tsx`, `theme/components.tsx`, `theme/style.css` and what they import. The slots of a theme are `Footer`, `DocFooter`, `navbarItems` and `headTags`. Component names begin with a capital letter and differ from those of built-in components.',
  bad: 'export const theme = { Foter: () => <footer>© Acme</footer> }',
  good: 'export const theme = { Footer: () => <footer>© Acme</footer> }',
  covers: ['theme/unused'],
}
