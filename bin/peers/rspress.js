// Rspress with its own search and the sidebar that it generates from folders.
import { placed, withoutSlug } from './adapt.js'

export const rspress = {
  name: 'rspress',
  title: 'Rspress',
  search: 'local',
  // The two plugins are pinned because later versions in their range require packages that are not available
  // everywhere.
  packages: [
    '@rspress/core@2.0.22',
    'remark-cjk-friendly@2.3.1',
    'remark-cjk-friendly-gfm-strikethrough@2.3.1',
  ],
  files: (corpus) => ({
    'rspress.config.js': `import { defineConfig } from '@rspress/core'

export default defineConfig({ root: 'docs', title: 'Замер', lang: 'ru' })
`,
    ...placed('docs', corpus, withoutSlug),
  }),
  build: (bin) => [bin('rspress'), ['build']],
  edited: 'docs/part-0/section-000/page-1.md',
  output: 'doc_build',
  page: 'part-0/section-000/page-1.html',
  beside: /(^|\/)search_index[^/]*\.json$|\.md$|(^|\/)llms[^/]*\.txt$/,
}
