// Starlight with its defaults: a sidebar of all folders and Pagefind search. The last versions that run on Node 20.
import { admonitions, inBrackets, links, placed, withoutSlug } from './adapt.js'

export const starlight = {
  name: 'starlight',
  title: 'Starlight',
  detail: 'Astro 5',
  search: 'local (Pagefind)',
  packages: ['@astrojs/starlight@0.37.7', 'astro@5.18.2'],
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
  files: (corpus) => ({
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

export default defineConfig({
  site: 'https://docs.example.com',
  integrations: [starlight({ title: 'Замер', locales: { root: { label: 'Русский', lang: 'ru' } } })],
})
`,
    'src/content.config.ts': `import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro:content'

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
    ...placed('src/content/docs', corpus, adapt),
  }),
  build: (bin) => [bin('astro'), ['build']],
  edited: 'src/content/docs/part-0/section-000/page-1.md',
  output: 'dist',
  page: 'part-0/section-000/page-1/index.html',
  beside: /^pagefind\//,
}

function adapt(text) {
  const linked = links(withoutSlug(text), (target) => `/${target}/`)
  return admonitions(linked, inBrackets)
}
