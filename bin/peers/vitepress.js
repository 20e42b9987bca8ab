// VitePress with its local search and a sidebar of all sections, which it does not generate itself.
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
  edited: 'docs/part-0/section-000/page-1.md',
  output: 'docs/.vitepress/dist',
  page: 'part-0/section-000/page-1.html',
  beside: /(^|\/)@localSearchIndex[^/]*\.js$/,
}

/** Sidebar of parts, sections and page titles. */
function sidebar({ docs }) {
  const parts = new Map()
  for (const { path, text } of docs) {
    const [part, section, page] = path.split('/')
    if (!page) continue
    const sections = parts.get(part) ?? new Map()
    parts.set(part, sections)
    const item = {
      text: /^title: "(.*)"$/m.exec(text)?.[1] ?? page,
      link: `/${path.replace(/\.md$/, '')}`,
    }
    sections.set(section, [...(sections.get(section) ?? []), item])
  }
  const groups = (map, itemsOf) =>
    [...map].map(([text, inside]) => ({ text, collapsed: true, items: itemsOf(inside) }))
  return groups(parts, (sections) => groups(sections, (items) => items))
}
