// Groups findings of the site's own code under one rule: theme/component, theme/broken-module.
import type { Rule } from '../rule.ts'

/** Rule `failing-component`. */
export const failingComponent: Rule = {
  id: 'failing-component',
  commands: 'all',
  summary: 'A component of the site throws, or its module cannot be loaded.',
  level: 'warn',
  docs: 'The page shows the content of the tag without the component. `check` renders each component with the attributes that pages give it.',
  bad: 'export default () => <b>{window.innerWidth}</b>',
  good: 'export default () => <BrowserOnly>{() => <b>{window.innerWidth}</b>}</BrowserOnly>',
  covers: ['theme/component', 'theme/broken-module'],
}
