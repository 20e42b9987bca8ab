// Groups findings about exports of a theme under one rule: theme/export.
import type { Rule } from '../rule.ts'

/** Rule `theme-export`. */
export const themeExport: Rule = {
  id: 'theme-export',
  commands: 'all',
  summary: "An export of the site's code is not a component, a function or an object where one is required.",
  level: 'error',
  docs: 'Pages are rendered without an export of another type, so a build fails with the error.',
  bad: 'export const theme = { Footer: <footer>© Acme</footer> }',
  good: 'export const theme = { Footer: () => <footer>© Acme</footer> }',
  covers: ['theme/export'],
}
