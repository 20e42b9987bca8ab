// Groups findings of the site's own code under one rule: theme/component, theme/broken-module.
import type { Rule } from '../rule.ts'

/** Rule `failing-component`. */
export const failingComponent: Rule = {
  id: 'failing-component',
  commands: 'all',
  summary: 'A component of the site throws, or its code cannot be read.',
  level: 'warn',
  docs: 'The content of its tag is shown without it. `check` shows each component with the attributes that it has in pages.',
  bad: 'export default () => <b>{window.innerWidth}</b>',
  good: 'export default () => <BrowserOnly>{() => <b>{window.innerWidth}</b>}</BrowserOnly>',
  covers: ['theme/component', 'theme/broken-module'],
}
