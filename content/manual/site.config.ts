// The manual of docsite, made with docsite: `npm run manual` serves it.
import { defineConfig } from 'docsite'

export default defineConfig({
  title: 'docsite',
  tagline: 'The documentation-site compiler',
  // Where the manual is published. A placeholder: set it to the address of your own host.
  url: 'https://docsite.example.com',
  baseUrl: '/',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  docs: { routeBasePath: '/', sidebarPath: 'sidebars.ts' },
  variables: { product: 'Acme Cloud', release: '4.2' },
  // The references are those of the package: a page imports the file, so that nothing is written twice.
  markdown: { mermaid: true, math: true, includeRoots: ['../../cli/reference'] },
  search: { language: 'en', indexKeywords: true },
  onBrokenLinks: 'throw',
})
