// Groups findings about unused parts of a theme under one rule: theme/unused.
import type { Rule } from '../rule.ts'

/** Rule `theme-unused`. */
export const themeUnused: Rule = {
  id: 'theme-unused',
  commands: 'all',
  summary: 'A file, slot or component of the theme has a name that nothing asks for.',
  level: 'warn',
  docs: 'The program reads `theme/index.tsx`, `theme/components.tsx`, `theme/style.css` and what these import; the slots of a theme are `Footer`, `DocFooter`, `navbarItems` and `headTags`; names of components begin with a capital letter and are not those of built-in ones.',
  bad: 'export const theme = { Foter: () => <footer>© Acme</footer> }',
  good: 'export const theme = { Footer: () => <footer>© Acme</footer> }',
  covers: ['theme/unused'],
}
