// The site of the browser tests: one of everything a reader can meet. The engine is chosen by the test run.
import { defineConfig } from 'docsite'

// biome-ignore lint/style/noDefaultExport: the configuration is read from the default export
export default defineConfig({
  title: 'Проба',
  url: 'https://example.com',
  baseUrl: '/base/',
  engine: process.env.DOCSITE_TEST_ENGINE === 'react' ? 'react' : 'preact',
  markdown: { mermaid: true },
  docs: {
    lastVersion: 'current',
    versions: { current: { label: 'Next' } },
  },
  themeConfig: {
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
    announcementBar: { id: 'news-1', content: 'Новая <b>версия</b>' },
    navbar: {
      title: 'Проба',
      items: [
        { to: '/docs/', label: 'Документация', position: 'left' },
        { href: 'https://example.org/', label: 'Снаружи', position: 'left' },
        {
          type: 'dropdown',
          label: 'Ещё',
          position: 'left',
          items: [
            { to: '/docs/long', label: 'Длинная' },
            { to: '/docs/tags', label: 'Теги' },
          ],
        },
        { type: 'docsVersionDropdown' },
      ],
    },
    footer: {
      style: 'light',
      links: [
        { label: 'Начало', to: '/docs/' },
        { label: 'Дальше', href: 'https://example.org/' },
      ],
      copyright: '© Проба',
    },
    zoom: { config: { margin: 60 } },
  },
})
