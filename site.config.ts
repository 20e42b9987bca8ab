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
    // Diagrams in the colours of the site.
    mermaid: {
      options: {
        theme: 'base',
        themeVariables: {
          primaryColor: '#e2f0f1',
          primaryBorderColor: '#0b6570',
          primaryTextColor: '#1b242b',
          secondaryColor: '#ebf2fb',
          secondaryBorderColor: '#1c5ba6',
          secondaryTextColor: '#1b242b',
          tertiaryColor: '#f5f7f8',
          tertiaryBorderColor: '#76838d',
          tertiaryTextColor: '#1b242b',
          lineColor: '#53606b',
          textColor: '#1b242b',
          clusterBkg: '#f5f7f8',
          clusterBorder: '#dbe1e5',
          edgeLabelBackground: '#ffffff',
          noteBkgColor: '#fdf4e3',
          noteBorderColor: '#8a5200',
          noteTextColor: '#1b242b',
          pie1: '#0b6570',
          pie2: '#d98e2b',
          pie3: '#1c5ba6',
          pie4: '#a92632',
          pieTitleTextColor: '#1b242b',
          pieSectionTextColor: '#ffffff',
          pieLegendTextColor: '#1b242b',
          xyChart: {
            backgroundColor: '#ffffff',
            plotColorPalette: '#0b6570, #d98e2b, #1c5ba6, #a92632',
            titleColor: '#1b242b',
            xAxisLabelColor: '#1b242b',
            yAxisLabelColor: '#1b242b',
          },
        },
      },
    },
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
    zoom: { config: { margin: 60 } },
    // Shown beside a link to the site in messengers and networks.
    image: 'img/share.png',
  },
})
