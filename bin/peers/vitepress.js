// VitePress with its local search and a sidebar of all sections, which it does not make by itself.
import { placed, withoutSlug } from './adapt.js'

export const vitepress = {
  name: 'vitepress',
  title: 'VitePress',
  search: 'local',
  packages: ['vitepress@1.6.4'],
  files: (corpus) => ({
    'docs/.vitepress/config.js': `export default ${JSON.stringify({
      title: 'Замер',
      lang: 'ru',
      themeConfig: { search: { provider: 'local' }, sidebar: sidebar(corpus) },
    })}\n`,
    ...placed('docs', corpus, withoutSlug),
  }),
  build: (bin) => [bin('vitepress'), ['build', 'docs']],
  edited: 'docs/section-000/page-1.md',
  output: 'docs/.vitepress/dist',
  page: 'section-000/page-1.html',
  beside: /(^|\/)@localSearchIndex[^/]*\.js$/,
}

/** Sections with the titles of their pages. */
function sidebar({ docs }) {
  const sections = new Map()
  for (const { path, text } of docs) {
    const [section, page] = path.split('/')
    if (!page) continue
    const item = {
      text: /^title: "(.*)"$/m.exec(text)?.[1] ?? page,
      link: `/${path.replace(/\.md$/, '')}`,
    }
    sections.set(section, [...(sections.get(section) ?? []), item])
  }
  return [...sections].map(([text, items]) => ({ text, collapsed: true, items }))
}
