import { expect, test } from 'vitest'
import { accepted } from './support.ts'

test('three keys are enough; all others have these defaults', () => {
  expect(accepted()).toEqual({
    title: 'Site',
    tagline: '',
    url: 'https://docs.example.com',
    baseUrl: '/',
    titleDelimiter: '|',
    favicon: null,
    trailingSlash: null,
    noIndex: false,
    engine: 'preact',
    variables: {},
    i18n: {
      defaultLocale: 'ru',
      path: 'i18n',
      locales: [
        {
          code: 'ru',
          label: 'Русский',
          htmlLang: 'ru-RU',
          direction: 'ltr',
          calendar: 'gregory',
          path: 'ru',
          translate: true,
        },
      ],
    },
    docs: [
      {
        id: 'default',
        path: 'docs',
        routeBasePath: 'docs',
        tagsBasePath: 'tags',
        sidebarPath: null,
        include: ['**/*.{md,mdx}'],
        exclude: ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'],
        sidebarCollapsible: true,
        sidebarCollapsed: true,
        breadcrumbs: true,
        localizedPath: null,
        sidebarItemsGenerator: null,
        showLastUpdateTime: false,
        showLastUpdateAuthor: false,
        editUrl: null,
        editCurrentVersion: false,
        editLocalizedFiles: false,
        numberPrefixParser: true,
        admonitions: { keywords: [] },
        onInlineTags: 'warn',
        tags: 'tags.yml',
        disableVersioning: false,
        includeCurrentVersion: true,
        onlyIncludeVersions: null,
        lastVersion: null,
        versions: {},
        versionPersistence: 'localStorage',
      },
    ],
    markdown: {
      format: 'mdx',
      parser: 'auto',
      mermaid: false,
      emoji: true,
      anchors: { maintainCase: false, style: 'github' },
      math: false,
      typography: false,
      hyphenation: false,
      html: 'safe',
      schemes: [],
      includeRoots: [],
      aliases: {},
      partials: {},
      packageManagers: ['npm', 'yarn', 'pnpm', 'bun'],
      diagrams: 'diagrams',
    },
    search: {
      engine: 'sharded',
      lunrIndex: false,
      indexDocs: true,
      indexDocSidebarParentCategories: 0,
      includeParentCategoriesInPageTitle: false,
      indexKeywords: false,
      language: ['ru', 'en'],
      synonyms: [],
      maxSearchResults: 8,
      shortcuts: true,
      lunr: {
        tokenizerSeparator: '[\\s\\-]+',
        b: 0.75,
        k1: 1.2,
        titleBoost: 5,
        contentBoost: 1,
        tagsBoost: 3,
        parentCategoriesBoost: 2,
        keywordsBoost: 5,
      },
    },
    themeConfig: {
      navbar: { hideOnScroll: false, items: [] },
      footer: null,
      announcementBar: null,
      colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      docs: {
        versionPersistence: 'localStorage',
        sidebar: { hideable: false, autoCollapseCategories: false },
      },
      prism: {
        defaultLanguage: null,
        aliases: {},
        magicComments: [
          {
            className: 'theme-code-block-highlighted-line',
            line: 'highlight-next-line',
            block: { start: 'highlight-start', end: 'highlight-end' },
          },
        ],
      },
      zoom: null,
      feedback: null,
      mermaid: { options: {} },
      metadata: [],
      image: null,
    },
    staticDirectories: ['static'],
    home: true,
    precompress: [],
    headTags: [],
    redirects: [],
    createRedirects: null,
    links: { elsewhere: [] },
    external: { timeout: 10, retries: 1, concurrency: 8, skip: [], headers: {}, cache: 24 },
    security: { csp: { derive: true, allowed: {} } },
    fonts: { text: [], code: [], math: [] },
    shareImages: null,
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    onBrokenMarkdownLinks: 'warn',
    onBrokenImages: 'warn',
    onDuplicateRoutes: 'throw',
    rules: {},
    baseUrlIssueBanner: true,
    customFields: {},
    limits: {
      pageBytes: 2_000_000,
      nesting: 100,
      tableCells: 100_000,
      footnoteReferences: 5000,
      includeDepth: 20,
      includeExpansions: 10_000,
      pageMs: 5000,
      renderMs: 5000,
      highlightBytes: 100_000,
      highlightLineLength: 2000,
      sidebarDepth: 100,
    },
  })
})

test('optional sections have defaults of their own once they are there', () => {
  const { themeConfig } = accepted({
    themeConfig: { zoom: {}, footer: {}, announcementBar: { content: 'Hi' } },
  })
  expect(themeConfig.zoom).toEqual({
    selector: '.markdown img',
    background: { light: 'rgb(255, 255, 255)', dark: 'rgb(50, 50, 50)' },
    config: { margin: 0, scrollOffset: 40 },
  })
  expect(themeConfig.footer).toEqual({ style: 'light', links: [] })
  expect(themeConfig.announcementBar).toEqual({ id: 'announcement-bar', content: 'Hi', isCloseable: true })
})

test('a key whose value is undefined has its default', () => {
  const config = accepted({ tagline: undefined, customFields: { a: undefined }, docs: { path: undefined } })
  expect([config.tagline, config.docs[0].path]).toEqual(['', 'docs'])
})
