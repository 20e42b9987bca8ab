// A site to take along: versions, languages, diagrams, pictures, names in Cyrillic. The engine is chosen by the test run.
import { defineConfig } from 'docsite'

// biome-ignore lint/style/noDefaultExport: the configuration is read from the default export
export default defineConfig({
  title: 'Справка',
  url: 'https://docs.example.com',
  baseUrl: '/product/',
  engine: process.env.DOCSITE_TEST_ENGINE === 'react' ? 'react' : 'preact',
  i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] },
  markdown: { mermaid: true },
  docs: { lastVersion: 'current', versions: { current: { label: '2.0' } } },
  redirects: [{ from: '/docs/old', to: '/docs/guide/схема' }],
  themeConfig: {
    navbar: {
      title: 'Справка',
      logo: { src: 'img/logo.svg' },
      items: [
        { to: '/docs/', label: 'Документация' },
        { type: 'docsVersionDropdown' },
        { type: 'localeDropdown', position: 'right' },
      ],
    },
    zoom: {},
  },
})
