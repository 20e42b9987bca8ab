// A Docusaurus site as `docsite migrate` writes it: each part of its configuration, and what the report says about it.
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { usableConfig } from '../../../cli/config/usable.ts'
import { type DocusaurusConfig, docusaurusProject } from '../../../cli/init/docusaurus/migrate.ts'
import { projectFacts } from '../../helpers/project-facts.ts'

type Files = Readonly<Record<string, string>>

function project(value: object, files: Files = {}, config: Partial<DocusaurusConfig> = {}) {
  const read = {
    file: 'docusaurus.config.js',
    value: { title: 'T', url: 'https://a.example', baseUrl: '/', ...value },
    absent: [],
    missing: new Map(),
    lacking: [],
    copyable: new Set(),
    statements: [],
    ...config,
  }
  return docusaurusProject(read, projectFacts(files), (given) => usableConfig(given, [], isDeepStrictEqual))
}

const BEFORE = "import { defineConfig } from 'docsite'\n"
const USUAL = [
  "  title: 'T',",
  "  url: 'https://a.example',",
  "  baseUrl: '/',",
  "  i18n: { defaultLocale: 'en' },",
  "  markdown: { html: 'trusted' },",
  "  onDuplicateRoutes: 'warn',",
]

/** The lines of the configuration that not every site has, and the notes of the report. */
function migrated(...[value, files, config]: Parameters<typeof project>) {
  const {
    files: [{ text = '' } = {}],
    notes,
  } = project(value, files, config).migrate()
  const lines = text
    .replace(BEFORE, '')
    .replace(/\/\/ Written by .*\nexport default defineConfig\(\{\n/, '')
    .replace('})\n', '')
    .split('\n')
  return {
    config: lines.filter((line) => line !== '' && !USUAL.includes(line)),
    notes: notes.map(({ kind, what, next, pages }) => [
      kind,
      ...(pages === undefined ? [] : [pages]),
      what,
      ...(next === undefined ? [] : [next]),
    ]),
  }
}

const classic = (options: object) => ({
  presets: [['classic', { blog: false, sitemap: false, pages: false, ...options }]],
})
const nothing = () => []
const absent = (name: string) => `docsite-absent:${name}`

describe('a site of Docusaurus', () => {
  it('nothing but its names', () => {
    expect(migrated({})).toEqual({ config: [], notes: [] })
  })

  it.each([
    { title: undefined, url: 'a.example' },
    { url: undefined, trailingSlash: 'yes' },
    { baseUrl: 1, url: 'no', i18n: { defaultLocale: 'en', locales: 'en' } },
  ])('%o: what is missing hides nothing that cannot be used', (value) => {
    const bad = { customFields: { x: () => 1 }, themeConfig: { navbar: { items: [{ to: '/', label: '' }] } } }
    const { config, notes } = migrated({ ...bad, ...value })
    for (const gone of [/a\.example'/, /'no'/, /yes/, /customFields/, /navbar/])
      expect(config.join('\n')).not.toMatch(gone)
    const told = notes.map(([, what]) => what).join('\n')
    for (const key of [...Object.keys(value), 'customFields.x', 'themeConfig.navbar.items[0]'])
      expect(told).toContain(key)
  })

  it('functions of docs that need other code', () => {
    expect(
      migrated(
        {
          ...classic({
            docs: {
              editUrl: ({ docPath }: { readonly docPath: string }) => `https://e.example/${docPath}`,
              sidebarPath: './sidebars',
              sidebarItemsGenerator: nothing,
              numberPrefixParser: () => ({}),
              docItemComponent: '@theme/X',
              remarkPlugins: [],
            },
          }),
        },
        { 'sidebars.ts': '', 'docs/a.md': '', 'docs/_b.md': '', 'versions.json': '["1", "2"]' },
      ),
    ).toEqual({
      config: ["  docs: { sidebarPath: 'sidebars.ts' },"],
      notes: [
        ['moved', 1, '1 page in `docs` and 2 frozen versions'],
        [
          'by-hand',
          '`sidebarItemsGenerator`: a function that uses other code of its file',
          'write its result into the sidebars file, or use `sidebar_position` and `_category_.json`',
        ],
        [
          'by-hand',
          '`numberPrefixParser`: a function',
          'the default parser is used; `numberPrefixParser: false` keeps number prefixes in URLs',
        ],
        [
          'by-hand',
          '`editUrl`: a function that uses other code of its file, left out',
          'copy it to `site.config.ts` with the code it needs',
        ],
      ],
    })
  })

  it('functions that can be copied', () => {
    expect(
      migrated(
        {
          ...classic({ docs: { editUrl: nothing, sidebarItemsGenerator: nothing } }),
          plugins: [['client-redirects', { createRedirects: nothing }]],
        },
        {},
        { copyable: new Set([nothing]), statements: ['import x from "x";', 'const y = 1'] },
      ),
    ).toEqual({
      config: [
        "import x from 'x'",
        'const y = 1',
        '  docs: {',
        '    // Copied from docusaurus.config.js with the code it needs.',
        '    editUrl: () => [],',
        '    // Copied from docusaurus.config.js with the code it needs.',
        '    sidebarItemsGenerator: () => [],',
        '  },',
        '  // Copied from docusaurus.config.js with the code it needs.',
        '  createRedirects: () => [],',
      ],
      notes: [['moved', 0, '0 pages in `docs`']],
    })
  })

  it('a function that needs nothing', () => {
    expect(
      migrated(
        { plugins: [['client-redirects', { createRedirects: nothing }]] },
        {},
        { copyable: new Set([nothing]) },
      ),
    ).toEqual({
      config: [
        '  // Copied from docusaurus.config.js: it must not use anything outside itself.',
        '  createRedirects: () => [],',
      ],
      notes: [],
    })
  })

  it('a function of URLs that only puts something before them', () => {
    expect(
      migrated(
        classic({
          docs: {
            editUrl: ({ versionDocsDirPath, docPath }: Readonly<Record<string, string>>) =>
              `https://e.example/${versionDocsDirPath}/${docPath}`,
          },
        }),
      ),
    ).toEqual({
      config: ["  docs: { editUrl: 'https://e.example/' },"],
      notes: [
        ['moved', 0, '0 pages in `docs`'],
        [
          'by-hand',
          '`editUrl`: a function that uses other code of its file; `https://e.example/` does the same for pages of the default locale',
          'nothing, or copy it to `site.config.ts` with the code it needs',
        ],
      ],
    })
  })

  it('a function that throws', () => {
    expect(
      migrated(classic({ docs: { editUrl: (page: { readonly a: { readonly b: string } }) => page.a.b } })),
    ).toEqual({
      config: [],
      notes: [
        ['moved', 0, '0 pages in `docs`'],
        [
          'by-hand',
          '`editUrl`: a function that uses other code of its file, left out',
          'copy it to `site.config.ts` with the code it needs',
        ],
      ],
    })
  })

  it('several docs', () => {
    expect(
      migrated(
        {
          ...classic({ docs: { path: './d', sidebarPath: '../site/side.js', foo: 1 } }),
          plugins: [
            [
              'content-docs',
              { id: 'b', path: 'b', routeBasePath: 'b', sidebarPath: 'x/sidebars.json', foo: 1 },
            ],
            ['@docusaurus/plugin-content-docs', { id: 'c', path: '/c', sidebarPath: 'none.js' }],
          ],
        },
        { 'side.js': '', 'x/sidebars.json': '', 'b/x.md': '', 'b_versions.json': 'no', 'd/a.mdx': '' },
      ),
    ).toEqual({
      config: [
        '  docs: [',
        "    { path: './d', sidebarPath: 'side.js' },",
        "    { id: 'b', path: 'b', routeBasePath: 'b', sidebarPath: 'x/sidebars.json' },",
        "    { id: 'c', sidebarPath: 'none.js' },",
        '  ],',
      ],
      notes: [
        ['moved', 1, '1 page in `d`'],
        ['moved', 1, '1 page in `b`'],
        ['moved', '3 docs instances, now a list under `docs`'],
        [
          'by-hand',
          'docs[0].foo: unknown key (2 times)',
          'known keys: admonitions, breadcrumbs, disableVersioning, editCurrentVersion, editLocalizedFiles, editUrl, exclude, id, include, includeCurrentVersion, lastVersion, localizedPath, numberPrefixParser, onInlineTags, onlyIncludeVersions, path, routeBasePath, showLastUpdateAuthor, showLastUpdateTime, sidebarCollapsed, sidebarCollapsible, sidebarItemsGenerator, sidebarPath, tags, tagsBasePath, versions',
        ],
        [
          'by-hand',
          "docs[2].path: expected a path relative to the site folder, found '/c'",
          'write the path relative to the folder of the configuration file',
        ],
      ],
    })
  })

  it('pages and posts', () => {
    expect(
      migrated(
        {
          presets: [['classic', { sitemap: false, blog: { path: './news', routeBasePath: '/n/' } }]],
          plugins: [['content-pages', { id: 'more', path: './more/', routeBasePath: '/m' }]],
        },
        {
          'src/pages/index.js': '',
          'src/pages/a.md': '',
          'src/pages/_p.md': '',
          'src/pages/404.md': '',
          'src/pages/x.test.js': '',
          'more/a.mdx': '',
          'i18n/de/docusaurus-plugin-content-pages-more/a.mdx': '',
          'news/2020.md': '',
          'news/2021.md': '',
        },
      ),
    ).toEqual({
      config: [
        '  docs: [',
        '    {},',
        '    {',
        "      id: 'pages',",
        "      path: 'src/pages',",
        "      routeBasePath: '/',",
        '      sidebarPath: false,',
        '      breadcrumbs: false,',
        '      numberPrefixParser: false,',
        "      include: ['**/*.{md,mdx,js,jsx,ts,tsx}'],",
        '      exclude: [',
        "        '**/_*.{js,jsx,ts,tsx,md,mdx}',",
        "        '**/_*/**',",
        "        '**/*.test.{js,jsx,ts,tsx}',",
        "        '**/__tests__/**',",
        "        '404.*',",
        '      ],',
        '    },',
        '    {',
        "      id: 'pages-2',",
        "      path: 'more',",
        "      routeBasePath: '/m',",
        '      sidebarPath: false,',
        '      breadcrumbs: false,',
        '      numberPrefixParser: false,',
        "      localizedPath: 'docusaurus-plugin-content-pages-more',",
        '    },',
        '  ],',
      ],
      notes: [
        ['moved', 0, '0 pages in `docs`'],
        ['moved', 1, '1 Markdown page in `src/pages`, now a docs instance without a sidebar'],
        ['moved', 1, '1 React page in `src/pages`, now in a docs instance without a sidebar'],
        [
          'by-hand',
          '`src/pages/404.md` is the not-found page, which docsite generates itself',
          'put its text into `i18n/<locale>/code.json`, under the keys that begin with `theme.NotFound`',
        ],
        ['moved', 1, '1 Markdown page in `more`, now a docs instance without a sidebar'],
        [
          'by-hand',
          2,
          '`./news` has 2 posts: docsite has no blog',
          "publish them as docs, with `{ id: 'blog', path: 'news', routeBasePath: 'n' }` in the list `docs`, or leave them where they are published now",
        ],
      ],
    })
  })

  it('plugins', () => {
    expect(
      migrated({
        ...classic({ docs: false, gtag: { trackingID: 'G-1' }, sitemap: {} }),
        plugins: [
          'docusaurus-plugin-image-zoom',
          [
            'client-redirects',
            {
              redirects: [
                { from: '/a', to: '/b' },
                { from: ['/c'], to: '/d' },
              ],
              createRedirects: nothing,
              fromExtensions: ['html', 'htm'],
            },
          ],
          null,
          false,
          function own() {},
          () => {},
          './x',
          'pwa',
          'ideal-image',
          ['@easyops-cn/docusaurus-search-local', { language: ['ru', 'de'], indexDocs: false, hashed: true }],
          absent('vercel-analytics'),
          'C:\\x\\node_modules\\@a\\b\\lib\\index.js',
          'unknown',
        ],
        themes: ['mermaid', '@docusaurus/theme-live-codeblock'],
      }),
    ).toEqual({
      config: [
        '  themeConfig: { zoom: {} },',
        "  redirects: [{ from: '/a', to: '/b' }, { from: ['/c'], to: '/d' }],",
        "  search: { indexDocs: false, language: ['ru'] },",
      ],
      notes: [
        [
          'different',
          '`@docusaurus/plugin-sitemap`: every build writes a `sitemap.xml` for each language; the options have no equivalent',
        ],
        [
          'by-hand',
          '`@docusaurus/plugin-google-gtag` (G-1): pages run no inline scripts and load nothing from other hosts by default',
          'put its startup code into `static/analytics.js`, and add both scripts to `headTags`; the Content Security Policy then allows the host',
        ],
        ['moved', 'image zoom'],
        ['moved', '2 redirects, now `redirects`'],
        [
          'by-hand',
          '`createRedirects` of client-redirects: a function that uses other code of its file, left out',
          'copy it to `site.config.ts` with the code it needs',
        ],
        [
          'different',
          'URLs that end with `.html`, `.htm`: the web server has to redirect them; for `.html` and `.htm`, the output of `docsite hosting nginx` or `docsite hosting apache` does so',
        ],
        [
          'by-hand',
          '`@docusaurus/plugin-pwa`: the site has no service worker',
          'nothing, or add a file `static/sw.js` that unregisters the old one',
        ],
        [
          'by-hand',
          '`@docusaurus/plugin-ideal-image`: images are published unchanged',
          'write `![text](./picture.png)` instead of `<Image img={require(…)} />`',
        ],
        ['moved', 'local search (`@easyops-cn/docusaurus-search-local`)'],
        [
          'by-hand',
          '`@docusaurus/plugin-vercel-analytics`: pages run no inline scripts and load nothing from other hosts by default',
          'put its startup code into `static/analytics.js`, and add both scripts to `headTags`; the Content Security Policy then allows the host',
        ],
        ['moved', 'Mermaid diagrams'],
        ['different', '`@docusaurus/theme-live-codeblock`: `live` blocks are shown as code'],
        [
          'by-hand',
          'Docusaurus plugins and themes are not run: `own`, `a local function`, `./x`, `@a/b`, `unknown`',
          'do without them, or replace them with a script that writes pages or static files before the build',
        ],
      ],
    })
  })

  it('other presets', () => {
    expect(
      migrated({
        presets: [
          ['other', { docs: { path: 'x' }, gtag: false }],
          [
            absent('classic'),
            {
              docs: false,
              blog: false,
              pages: false,
              theme: false,
              sitemap: false,
              googleTagManager: { containerId: ['A', 'B'] },
            },
          ],
        ],
      }),
    ).toEqual({
      config: ["  docs: { path: 'x' },"],
      notes: [
        ['moved', 0, '0 pages in `x`'],
        [
          'by-hand',
          '`@docusaurus/plugin-google-tag-manager` (A, B): pages run no inline scripts and load nothing from other hosts by default',
          'put its startup code into `static/analytics.js`, and add both scripts to `headTags`; the Content Security Policy then allows the host',
        ],
        [
          'by-hand',
          'Docusaurus plugins and themes are not run: `other`',
          'do without them, or replace them with a script that writes pages or static files before the build',
        ],
      ],
    })
  })

  it('levels', () => {
    expect(
      migrated({
        onBrokenLinks: 'throw',
        onBrokenAnchors: 'ignore',
        onBrokenMarkdownLinks: 'throw',
        onDuplicateRoutes: 'throw',
        markdown: {
          hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
          format: 'detect',
          mermaid: true,
          preprocessor: nothing,
          parseFrontMatter: nothing,
          anchors: { maintainCase: true },
        },
      }),
    ).toEqual({
      config: [
        "  markdown: { format: 'detect', mermaid: true, anchors: { maintainCase: true }, html: 'trusted' },",
        "  onBrokenAnchors: 'ignore',",
      ],
      notes: [
        [
          'different',
          "`onBrokenLinks: 'throw'`, `onBrokenImages: 'throw'`, `onDuplicateRoutes: 'throw'`: reported as warnings by builds and as errors by `docsite check` until you set it again",
        ],
        [
          'by-hand',
          '`markdown.preprocessor`: a function that changes pages before they are parsed',
          'make its changes in the pages, or in a script before the build',
        ],
        [
          'by-hand',
          '`markdown.parseFrontMatter`: a function that changes pages before they are parsed',
          'make its changes in the pages, or in a script before the build',
        ],
      ],
    })
  })

  it('tags of the head, and keys without an equivalent', () => {
    expect(
      migrated({
        scripts: ['/a.js', { src: '/b.js', async: true }],
        stylesheets: '/a.css',
        headTags: [{ tagName: 'meta', attributes: { name: 'a', content: 'b' } }],
        future: {},
        organizationName: 'x',
        unknownKey: 1,
      }),
    ).toEqual({
      config: [
        '  headTags: [',
        "    { tagName: 'meta', attributes: { name: 'a', content: 'b' } },",
        "    { tagName: 'link', attributes: { rel: 'stylesheet', href: '/a.css' } },",
        "    { tagName: 'script', attributes: { src: '/a.js' } },",
        "    { tagName: 'script', attributes: { src: '/b.js', async: true } },",
        '  ],',
      ],
      notes: [
        ['different', '`scripts` and `stylesheets` are now in `headTags`'],
        ['by-hand', 'configuration key `unknownKey` has no equivalent', 'do without it'],
      ],
    })
  })

  it('keys of the theme', () => {
    expect(
      migrated(
        {
          themeConfig: {
            navbar: {
              title: 'N',
              items: [
                { to: '/a', className: 'x' },
                { href: 'https://www.b.example/x', className: 'y' },
                { type: 'custom-a', position: 'left' },
                { type: 'custom-b' },
                { label: 'L', items: [{ type: 'custom-a' }] },
              ],
            },
            footer: { copyright: '© 2026' },
            mine: { a: [1, null] },
            code: { a: nothing },
            pattern: [/x/],
            prism: { theme: {} },
            algolia: { appId: 'x' },
          },
          customFields: { c: 1 },
        },
        { 'docusaurus.config.js': 'new Date().getFullYear()', 'theme/index.tsx': "'custom-b'" },
        { absent: ['remark-x', '@docusaurus/x', 'prism-react-renderer', 'remark-x'] },
      ),
    ).toEqual({
      config: [
        '  customFields: { c: 1, themeConfig: { mine: { a: [1, null] } } },',
        '  themeConfig: {',
        '    navbar: {',
        "      title: 'N',",
        '      items: [',
        "        { to: '/a', className: 'x', 'aria-label': '/a', position: 'left' },",
        '        {',
        "          href: 'https://www.b.example/x',",
        "          className: 'y',",
        "          'aria-label': 'b.example',",
        "          position: 'left',",
        '        },',
        "        { type: 'custom-b', position: 'left' },",
        "        { label: 'L', items: [], position: 'left' },",
        '      ],',
        '    },',
        '    footer: {',
        '      // The original computes the year: new Date().getFullYear().',
        "      copyright: '© 2026',",
        '    },',
        '  },',
      ],
      notes: [
        [
          'different',
          'a navbar item that has only a class is now named `/a` for screen readers (`aria-label`)',
        ],
        [
          'different',
          'a navbar item that has only a class is now named `b.example` for screen readers (`aria-label`)',
        ],
        [
          'by-hand',
          'navbar items of type `custom-a`, left out',
          "add a component for it in `theme/index.tsx`, and run `docsite migrate` again: `export const theme = { navbarItems: { 'custom-a': … } }`",
        ],
        ['moved', '`themeConfig` keys for components of the site, now in `customFields.themeConfig`: `mine`'],
        [
          'different',
          '`themeConfig.prism.theme`: set the colours of code with CSS custom properties in the folder `theme`',
        ],
        ['different', '`themeConfig.algolia`: use `search`: search is built in'],
        [
          'by-hand',
          'themeConfig.code: unknown key',
          'known keys: announcementBar, colorMode, docs, feedback, footer, image, mermaid, metadata, navbar, prism, tableOfContents, zoom',
        ],
        [
          'by-hand',
          'themeConfig.pattern: unknown key',
          'known keys: announcementBar, colorMode, docs, feedback, footer, image, mermaid, metadata, navbar, prism, tableOfContents, zoom',
        ],
        ['different', 'packages that were not loaded while the configuration was read: `remark-x`'],
      ],
    })
  })

  it('a configuration that reads files and variables', () => {
    expect(
      migrated(
        { i18n: { defaultLocale: 'de', locales: ['de', 'en'] } },
        { 'docusaurus.config.js': 'process.env.X' },
        { lacking: ['a.json', 'b'] },
      ),
    ).toEqual({
      config: ["  i18n: { defaultLocale: 'de', locales: ['de', 'en'] },"],
      notes: [
        [
          'different',
          '`docusaurus.config.js` reads environment variables: `site.config.ts` has their values from this run',
        ],
        [
          'by-hand',
          'files that `docusaurus.config.js` reads but that do not exist, treated as empty: `a.json`, `b`',
          'create them as the build of the site does, then run `docsite migrate` again',
        ],
      ],
    })
  })

  it('components of its own', () => {
    expect(
      migrated(
        {},
        {
          'src/theme/A/index.js': '',
          'src/theme/B.tsx': '',
          'src/theme/B.css': '',
          'src/c.tsx': "usePluginData('x'); useAllPluginInstancesData<A>('y')",
          'src/d.jsx': "usePluginData('docusaurus-plugin-content-docs')",
          'src/e.jsx': "usePluginData('x')",
          'patches/@docusaurus+core+3.patch': '',
          '.yarn/patches/@docusaurus-x.patch': '',
          'patches/x.patch': '',
        },
      ),
    ).toEqual({
      config: [],
      notes: [
        [
          'by-hand',
          '`src/theme` replaces 2 Docusaurus components: `A`, `B`',
          'imports of pages and components from `@theme/…` still find them; to change the page layout, use the slots of `theme/index.tsx`',
        ],
        [
          'by-hand',
          '2 component files use data of plugins, which are not run: `x`, `y`',
          'this data is empty: write it into a JSON file before the build, and import that file',
        ],
        [
          'by-hand',
          'patches of Docusaurus packages, which have no effect: `@docusaurus-x`, `@docusaurus+core+3`',
          'look for a configuration key that does the same, such as `markdown.anchors.maintainCase` for ids with capital letters',
        ],
      ],
    })
  })

  it('one component, and many', () => {
    expect(
      migrated(
        {},
        Object.fromEntries(
          Array.from({ length: 13 }, (_, at) => [
            `src/theme/C${10 + at}.js`,
            at === 0 ? "usePluginData('x')" : '',
          ]),
        ),
      ),
    ).toEqual({
      config: [],
      notes: [
        [
          'by-hand',
          '`src/theme` replaces 13 Docusaurus components: `C10`, `C11`, `C12`, `C13`, `C14`, `C15`, `C16`, `C17`, `C18`, `C19`, `C20`, `C21` and 1 more',
          'imports of pages and components from `@theme/…` still find them; to change the page layout, use the slots of `theme/index.tsx`',
        ],
        [
          'by-hand',
          '1 component file uses data of plugins, which are not run: `x`',
          'this data is empty: write it into a JSON file before the build, and import that file',
        ],
      ],
    })
  })

  it('files from outside, and large pages', () => {
    expect(
      migrated(
        {},
        {
          'docs/a.md':
            "import A from '@site/../x/a.md'\nimport B from '!!raw-loader!@site/../x/b.txt'\nimport C from '@site/../x/c.ts'\nimport A from '@site/../x/a.md'\n",
          'docs/big.md': ' '.repeat(3_100_000),
        },
      ),
    ).toEqual({
      config: [
        "  markdown: { html: 'trusted', includeRoots: ['../x/a.md', '../x/b.txt'] },",
        '  limits: { pageBytes: 4000000 },',
      ],
      notes: [['different', 'a page is larger than the default limit: `limits.pageBytes` is now 4000000']],
    })
  })

  it('components that all pages may use', () => {
    expect(
      migrated(
        {},
        {
          'src/theme/MDXComponents.js':
            "import M from '@theme-original/MDXComponents'\nimport A, { B as C, D } from '@site/src/a'\nimport E from '../e'\nimport P from './p.mdx'\nimport Q from 'q'\nimport I from '@theme/Image'\nexport default {\n  ...M,\n  // X,\n  A,\n  'C': C,\n  Dd: D,\n  E,\n  P,\n  I,\n  h1: E,\n}",
          'src/theme/Image/index.js': '',
        },
      ),
    ).toEqual({
      config: ["  markdown: { html: 'trusted', partials: { P: 'src/theme/p.mdx' } },"],
      notes: [
        [
          'by-hand',
          '`src/theme` replaces 1 Docusaurus component: `Image`',
          'imports of pages and components from `@theme/…` still find them; to change the page layout, use the slots of `theme/index.tsx`',
        ],
        ['moved', '5 components of `src/theme/MDXComponents.js`, now in `theme/components.tsx`'],
        [
          'moved',
          '1 Markdown file that `src/theme/MDXComponents.js` provides to all pages, now `markdown.partials`',
        ],
        [
          'by-hand',
          '`src/theme/MDXComponents.js` replaces HTML elements of pages: `h1`',
          'elements are rendered unchanged; style them in `theme/style.css`',
        ],
      ],
    })
  })

  it('components in more ways than names', () => {
    expect(
      migrated(
        {},
        {
          'src/theme/MDXComponents/index.tsx':
            "import A from '../a'\nexport default { ...others, A, B: () => null }",
        },
      ),
    ).toEqual({
      config: [],
      notes: [['moved', 'components of `src/theme/MDXComponents/index.tsx`, which pages use from there']],
    })
  })

  it('plugins of pages', () => {
    expect(
      migrated(
        classic({ docs: { remarkPlugins: [1], rehypePlugins: [1], beforeDefaultRemarkPlugins: [1] } }),
        {
          'docusaurus.config.js':
            "import math from 'remark-math'\nimport { a as b } from 'rehype-a'\nconst c = require('remark-c')\nimport d from 'remark-d'\nconst own = 1\nexport default {\n  remarkPlugins: [math, [c, { x: own }], d, require('remark-e'), () => {}, [c, { 'x': true }]],\n  // rehypePlugins: [no],\n  rehypePlugins: [[b, { behavior: 'wrap, all' }]],\n  beforeDefaultRemarkPlugins: [(await import('./f')).default],\n}",
        },
        {
          missing: new Map([
            ['remark-d', []],
            ['remark-e', ['x']],
            ['./f', []],
          ]),
        },
      ),
    ).toEqual({
      config: [
        "import c from 'remark-c'",
        "import { a as b } from 'rehype-a'",
        '  markdown: {',
        "    html: 'trusted',",
        '    math: true,',
        "    remarkPlugins: [[c, { 'x': true }]],",
        "    rehypePlugins: [[b, { behavior: 'wrap, all' }]],",
        '  },',
      ],
      notes: [
        ['moved', 0, '0 pages in `docs`'],
        ['moved', 'remark and rehype plugins, for all pages: `remark-c`, `rehype-a`'],
        [
          'by-hand',
          'remark and rehype plugins that cannot be loaded, left out: `remark-d` is not installed, `remark-e` needs `x`, `./f` has an error',
          'install the packages of the site, then run `docsite migrate` again',
        ],
        [
          'by-hand',
          'remark and rehype plugins that use other code of their file, left out: `[c, { x: own }]`, `() => {}`',
          'add them to `markdown.remarkPlugins` or `markdown.rehypePlugins` in `site.config.ts`, with the code they need',
        ],
      ],
    })
  })

  it('plugins of pages that its text does not show', () => {
    expect(
      migrated(
        classic({
          docs: {
            remarkPlugins: [
              absent('remark-math'),
              [absent('@docusaurus/remark-plugin-npm2yarn'), { converters: ['bun', nothing] }],
              function mine() {},
              'named',
            ],
          },
        }),
      ),
    ).toEqual({
      config: ["  markdown: { html: 'trusted', packageManagers: ['npm', 'bun'], math: true },"],
      notes: [
        ['moved', 0, '0 pages in `docs`'],
        [
          'by-hand',
          'remark and rehype plugins that use other code of their file, left out: `mine`, `named`',
          'add them to `markdown.remarkPlugins` or `markdown.rehypePlugins` in `site.config.ts`, with the code they need',
        ],
      ],
    })
  })

  it('commands of package managers', () => {
    expect(
      migrated(classic({ docs: { remarkPlugins: [1] } }), {
        'docusaurus.config.js':
          "remarkPlugins: [[require('@docusaurus/remark-plugin-npm2yarn'), { sync: true }]]",
      }),
    ).toEqual({
      config: ["  markdown: { html: 'trusted', packageManagers: ['npm', 'yarn', 'pnpm'] },"],
      notes: [['moved', 0, '0 pages in `docs`']],
    })
  })
})

it('the answers of the author take the place of what the site says', () => {
  const site = { i18n: { defaultLocale: 'de', locales: ['de', 'en'] } }
  const withLanguage = (language: string) =>
    project(site).migrate({ title: 'New', address: 'https://n.example/b/', language }, ['check/a', 'check/b'])
  const [{ text = '' } = {}] = withLanguage('fr').files
  expect(text).toContain(
    "  title: 'New',\n  url: 'https://n.example',\n  baseUrl: '/b/',\n  i18n: { defaultLocale: 'fr' },",
  )
  expect(text).toContain("  rules: { 'check/a': 'warn', 'check/b': 'warn' },")
  expect(withLanguage('de').files[0]?.text).toContain("i18n: { defaultLocale: 'de', locales: ['de', 'en'] }")
  expect(withLanguage('de').notes.map(({ what }) => what)).toEqual([
    'mistakes that Docusaurus accepts are warnings (`rules`) until you fix them: `check/a`, `check/b`',
  ])
})

it('a project says what it is, and what is to be done', () => {
  const { migrate: _, ...facts } = project({
    ...classic({ docs: { path: 'guide', routeBasePath: '/' } }),
    baseUrl: '/b/',
    x: 1,
  })
  expect(facts).toEqual({
    name: 'Docusaurus',
    file: 'docusaurus.config.js',
    folder: 'guide',
    routeBasePath: '/',
    title: 'T',
    address: 'https://a.example/b/',
    language: 'en',
    next: [
      'Run `docsite migrate` for more: it also checks the pages, and lists what is left to do in docsite-migration.md.',
      'configuration key `x` has no equivalent: do without it.',
    ],
  })
  const { folder, routeBasePath, title } = project({ title: '' })
  expect([folder, routeBasePath, title]).toEqual(['docs', 'docs', undefined])
})

it('components of all pages are listed again', () => {
  const { files } = project(
    {},
    {
      'src/theme/MDXComponents.js':
        "import A, { B as C, D } from '@site/src/a'\nimport E from '../e'\nimport Q from 'q'\nexport default { A, 'C': C, Dd: D, E }",
    },
  ).migrate()
  expect(files.slice(1)).toEqual([
    {
      path: 'theme/components.tsx',
      text: [
        '// Components that every page can use, as listed in src/theme/MDXComponents.js.',
        "import type { Components } from 'docsite/theme'",
        "import A from '@site/src/a'",
        "import { B as C } from '@site/src/a'",
        "import { D as Dd } from '@site/src/a'",
        "import E from '../src/e'",
        '',
        'export const components: Components = { A, C, Dd, E }',
        '',
      ].join('\n'),
    },
  ])
})
