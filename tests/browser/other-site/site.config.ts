// The second site of the browser tests: wherever the first one has chosen, this one has chosen otherwise.
import { defineConfig } from 'docsite'

// biome-ignore lint/style/noDefaultExport: the configuration is read from the default export
export default defineConfig({
  title: 'Иначе',
  url: 'https://example.com',
  baseUrl: '/base/',
  engine: process.env.DOCSITE_TEST_ENGINE === 'react' ? 'react' : 'preact',
  i18n: { defaultLocale: 'ru', locales: ['ru', 'en'] },
  docs: { routeBasePath: '/' },
  markdown: { mermaid: true, math: true, hyphenation: true },
  search: { shortcuts: false },
  themeConfig: {
    colorMode: { defaultMode: 'dark', disableSwitch: true },
    announcementBar: {
      content: 'Без крестика',
      isCloseable: false,
      backgroundColor: '#123456',
      textColor: '#ffffff',
    },
    docs: { sidebar: { hideable: true, autoCollapseCategories: true } },
    feedback: { endpoint: '/base/answers' },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 },
    navbar: {
      title: 'Иначе',
      style: 'dark',
      hideOnScroll: true,
      items: [
        {
          type: 'dropdown',
          label: 'Ещё',
          position: 'left',
          items: [
            { to: '/long', label: 'Длинная' },
            { to: '/prose', label: 'Проза' },
          ],
        },
        { type: 'docsVersionDropdown', position: 'left' },
        { type: 'custom-fragile', position: 'left' },
        { type: 'localeDropdown', queryString: '?from=menu' },
      ],
    },
    footer: {
      style: 'dark',
      links: [
        { title: 'Здесь', items: [{ label: 'Главная', to: '/' }] },
        { title: 'Там', items: [{ label: 'Пример', href: 'https://example.org/' }] },
      ],
    },
  },
})
