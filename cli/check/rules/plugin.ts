// Groups findings of the site's own Markdown plugins under one rule: markdown/plugin.
import type { Rule } from '../rule.ts'

/** Rule `plugin`. */
export const plugin: Rule = {
  id: 'plugin',
  commands: 'all',
  summary: 'A plugin in `markdown.remarkPlugins` or `markdown.rehypePlugins` throws or reports a message.',
  level: 'warn',
  docs: 'A page is rendered without the plugins that throw on it.',
  bad: 'remarkPlugins: [[remarkToc, { heading: 7 }]]',
  good: "remarkPlugins: [[remarkToc, { heading: 'contents' }]]",
  covers: ['markdown/plugin', 'markdown/plugin-message'],
}
