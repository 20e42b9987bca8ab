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
  markdown: { mermaid: true, math: true },
  search: { language: 'en', indexKeywords: true },
  onBrokenLinks: 'throw',
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'docsite',
      items: [
        { to: '/start/first-site', label: 'Start', position: 'left' },
        { to: '/reference/configuration', label: 'Reference', position: 'left' },
        { to: '/troubleshooting', label: 'Troubleshooting', position: 'left' },
      ],
    },
    zoom: { selector: '.markdown img', config: { margin: 40 } },
  },
})
