// Groups findings about exports of a theme under one rule: theme/export.
import type { Rule } from '../rule.ts'

/** Rule `theme-export`. */
export const themeExport: Rule = {
  id: 'theme-export',
  commands: 'all',
  summary: "An export of the site's code is no component, no function or no object where one has to be.",
  level: 'error',
  docs: 'Pages are made without what is of another type, so a build ends with the error.',
  bad: 'export const theme = { Footer: <footer>© Acme</footer> }',
  good: 'export const theme = { Footer: () => <footer>© Acme</footer> }',
  covers: ['theme/export'],
}
