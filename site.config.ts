// Configuration of this repository's own site: the documentation of a business-intelligence platform, in Russian.
import { defineConfig } from 'docsite'

// The two values that name the product. Pages write `{productName}` where a reader sees the name and `{product}` where a
// short Latin word is needed: in packages, services, addresses and tags. `work-with-{product}` is published as
// `work-with-bi` and the tag `{product}-sync` as `bi-sync`; changing the two lines renames the product everywhere.
const product = 'bi'
const productName = 'Платформа BI'

export default defineConfig({
  title: productName,
  tagline: 'Документация аналитической платформы',
  // Where the site is published. A placeholder: set it to the address of your own host.
  url: 'https://docs.example.com',
  baseUrl: '/',
  variables: { product, productName },
  i18n: {
    defaultLocale: 'ru',
    locales: ['ru'],
    localeConfigs: { ru: { label: 'Русский', htmlLang: 'ru-RU', direction: 'ltr' } },
  },
  docs: { path: 'content/docs', routeBasePath: 'docs' },
  staticDirectories: ['content/static'],
  markdown: { mermaid: true, diagrams: 'content/diagrams', typography: true, hyphenation: true },
  // Drawn for Russian first; systems of closed networks often have only DejaVu.
  fonts: { text: '@fontsource-variable/golos-text' },
  shareImages: {},
  // Beside the shards that the search box loads, the index in the format of lunr: other programs read it.
  search: { language: ['ru', 'en'], indexKeywords: true, lunrIndex: true },
  onBrokenLinks: 'warn',
  themeConfig: {
    colorMode: { defaultMode: 'light', disableSwitch: true },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    navbar: {
      title: productName,
      items: [{ to: '/docs/', label: 'Документация', position: 'left' }],
    },
    // A new id shows the bar again to readers who closed it.
    announcementBar: {
      id: 'platform-10-3',
      content: 'Вышла версия 10.3. <a href="/docs/overviews/general-overview/intro">Что умеет платформа</a>',
    },
    footer: {
      style: 'light',
      links: [
        {
          title: 'Обзоры',
          items: [
            { label: 'Введение', to: '/docs/overviews/general-overview/intro' },
            { label: 'Архитектура', to: '/docs/overviews/general-overview/architecture' },
            { label: 'Язык LPE', to: '/docs/overviews/lpe-overview/intro' },
          ],
        },
        {
          title: 'Справка',
          items: [
            { label: 'Указатель тегов', to: '/docs/tags' },
            { label: 'Технические сведения', to: '/docs/overviews/general-overview/tech-info' },
          ],
        },
        {
          title: 'Лицензии',
          items: [
            { label: 'Все лицензии', to: '/docs/licenses' },
            { label: 'Лицензионное соглашение', to: '/docs/licenses/EULA' },
          ],
        },
      ],
      copyright: `© ${productName}. Документация распространяется по условиям лицензионного соглашения.`,
    },
    // Messages are broken, so that a sequence fits the column of the text and not only the window.
    mermaid: { options: { sequence: { wrap: true, width: 125, actorMargin: 10, diagramMarginX: 10 } } },
    zoom: { config: { margin: 60 } },
    // Shown beside a link to the site in messengers and networks.
    image: 'img/share.png',
  },
})
