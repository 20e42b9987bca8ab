// For every key of the configuration, and every value that is one of a list, a small site on which it can be seen: what its
// output or findings show with the key and do not show without it.

import { CONTENT_DIRECTIVES } from '../../../cli/model/content-policy.ts'

/** One proof. Output is every file of the site as `== path` and its text, then findings as `severity code message`. */
export interface Proof {
  /** Keys of the configuration, as an author writes them. */
  readonly config: string
  /** Keys of the site without it; none by default. */
  readonly base?: string
  /** Files that both sites have. */
  readonly files?: Readonly<Record<string, string>>
  /** Seen with the key only. */
  readonly shows?: RegExp
  /** Seen without the key only. */
  readonly hides?: RegExp
}

/** A proof of the key, or of each of its values. */
type Proofs = Proof | Readonly<Record<string, Proof>>

type More = Pick<Proof, 'base' | 'files'>
const shows = (config: string, pattern: RegExp, more: More = {}): Proof => ({
  config,
  shows: pattern,
  ...more,
})
const hides = (config: string, pattern: RegExp, more: More = {}): Proof => ({
  config,
  hides: pattern,
  ...more,
})
const page = (text: string) => ({ files: { 'docs/a.md': `# A\n\n${text}\n` } })

/** The four levels of a finding; each is seen beside another one, whatever the default is. */
function levels(
  key: string,
  code: string,
  files: Readonly<Record<string, string>>,
  write = (level: string) => `${key}: '${level}'`,
) {
  const found = (severity: string) => new RegExp(`^${severity} ${code}`, 'm')
  return {
    ignore: { config: write('ignore'), base: write('warn'), files, hides: found('warning') },
    log: shows(write('log'), found('info'), { files }),
    throw: { config: write('throw'), base: write('warn'), files, shows: found('error') },
    warn: { config: write('warn'), base: write('throw'), files, hides: found('error') },
  }
}

const VERSIONS = {
  'versions.json': '["2.0", "1.0"]',
  'versioned_docs/version-2.0/a.md': '# A of two\n',
  'versioned_docs/version-1.0/a.md': '# A of one\n',
  'docs/a.md': '# A of current\n',
}
const versioned: More = { files: VERSIONS }
const RU = {
  'i18n/ru/docusaurus-plugin-content-docs/current/a.md': '# Перевод\n',
  'docs/a.md': '# A\n\nText.\n',
}
const locales = (more = '') => `i18n: { defaultLocale: 'en', locales: ['en', 'ru'], ${more} }`
const russian = (fields: string) => locales(`localeConfigs: { ru: { ${fields} } }`)
const translated: More = { files: RU, base: locales() }
const theme = (part: string) => `themeConfig: { ${part} }`
const docs = (part: string) => `docs: { ${part} }`
const items = (item: string) => theme(`navbar: { items: [${item}] }`)
const NESTED = {
  'docs/g/_category_.json': '{"label": "Group"}',
  'docs/g/b.md': '# B\n\nText.\n',
  'docs/a.md': '# A\n',
}
const tagged = (tag: string) => ({
  'docs/tags.yml': 'known:\n  label: Known\n',
  'docs/a.md': `---\ntags: [${tag}]\n---\n\n# A\n`,
})
const EN = "i18n: { defaultLocale: 'en', locales: ['en'] }"
const SIDEBARS = {
  'sidebars.json': '{"main": ["index", "a"], "other": ["b"]}',
  'docs/a.md': '# A\n',
  'docs/b.md': '# B\n',
}
const sidebars: More = { base: docs("sidebarPath: 'sidebars.json'"), files: SIDEBARS }
const withSidebars = (rest: string) => `${docs("sidebarPath: 'sidebars.json'")}, ${rest}`

const siteLogo = (part: 'navbar' | 'footer', fields: string) =>
  theme(
    part === 'navbar'
      ? `navbar: { logo: { src: '/l.svg', ${fields} } }`
      : `footer: { copyright: 'x', logo: { src: '/l.svg', ${fields} } }`,
  )

const banners = (banner: string) =>
  docs(`versions: { current: { banner: 'none' }, '1.0': { banner: 'none' }, '2.0': { banner: '${banner}' } }`)

const hyphenation = (on: boolean) => `i18n: { defaultLocale: 'ru' }, markdown: { hyphenation: ${on} }`
const typography = (on: boolean) => `i18n: { defaultLocale: 'ru' }, markdown: { typography: ${on} }`

/** Proofs of a logo. */
function logo(part: 'navbar' | 'footer'): Record<string, Proof> {
  const key = `themeConfig.${part}.logo`
  const base = siteLogo(part, '')
  const of = (fields: string, pattern: RegExp) => shows(siteLogo(part, fields), pattern, { base })
  return {
    [key]: shows(base, /<img[^>]*src="\/l\.svg"/),
    [`${key}.src`]: shows(base, /<img[^>]*src="\/l\.svg"/),
    [`${key}.srcDark`]: of("srcDark: '/dark.svg'", /src="\/dark\.svg"/),
    [`${key}.alt`]: of("alt: 'Our logo'", /alt="Our logo"/),
    [`${key}.href`]: of("href: '/docs/a'", /<a[^>]*href="\/docs\/a"[^>]*>/),
    [`${key}.target`]: shows(siteLogo(part, "href: '/docs', target: '_blank'"), /target="_blank"/, {
      base: siteLogo(part, "href: '/docs'"),
    }),
    [`${key}.width`]: of('width: 77', /width="77"/),
    [`${key}.height`]: of('height: 78', /height="78"/),
    [`${key}.className`]: of("className: 'our-logo'", /class="[^"]*our-logo/),
    [`${key}.style`]: of("style: { opacity: '0.7' }", /opacity:\s*0?\.7/),
  }
}

/** Fields that links of the navbar and dropdowns share. */
function linkFields(type: string, item: (fields: string) => string, own: string): Record<string, Proofs> {
  const base = items(item(own))
  const of = (fields: string, pattern: RegExp, from = own) =>
    shows(items(item(fields)), pattern, { base: items(item(from)) })
  return {
    [`${type}.activeBasePath`]: of(`${own}, activeBasePath: 'docs'`, /"by":"prefix","prefix":"\/docs"/),
    [`${type}.activeBaseRegex`]: of(
      `${own}, activeBaseRegex: '/x[0-9]'`,
      /"by":"regex","source":"\/x\[0-9\]"/,
    ),
    [`${type}.className`]: shows(items(item(`${own}, className: 'ours'`)), /class="[^"]*\bours\b/, { base }),
    [`${type}.position`]: positions(`${own},`, item),
  }
}

/** The end of the bar an item stands at. */
function positions(fields: string, item: (fields: string) => string, more: More = {}) {
  const left = { ...more, config: items(item(`${fields} position: 'left'`)), base: items(item(fields)) }
  return {
    left: { ...left, shows: /"position":"left"/ },
    right: {
      ...more,
      config: items(item(`${fields} position: 'right'`)),
      base: items(item(`${fields} position: 'left'`)),
      hides: /"position":"left"/,
    },
  }
}

const typed = (type: string) => (fields: string) => `{ type: '${type}', ${fields} }`
const plain = (type: string, key = type, fields = '', more: More = {}): Record<string, Proofs> => ({
  [`${key}.position`]: positions(fields, typed(type), more),
  [`${key}.className`]: shows(
    items(typed(type)(`${fields} className: 'ours'`)),
    /class="[^"]*\bours\b|"className":"ours"/,
    more,
  ),
})

const API = { 'docs/a.md': '# A\n', 'api/x.md': '# X\n' }
const twoDocs = "docs: [{}, { id: 'api', path: 'api', routeBasePath: 'api' }]"
const announcement = (fields: string) => theme(`announcementBar: { content: 'News', ${fields} }`)
const zoom = (fields: string) => theme(`zoom: { ${fields} }`)
const footer = (fields: string) => theme(`footer: { ${fields} }`)
const column = (fields: string) =>
  footer(`links: [{ title: 'T', items: [{ label: 'L', to: '/docs/a' }], ${fields} }]`)
const entry = (fields: string) => footer(`links: [{ title: 'T', items: [{ ${fields} }] }]`)
const rowEntry = (fields: string) => footer(`links: [{ ${fields} }]`)
const prism = (fields: string) => theme(`prism: { ${fields} }`)
const search = (fields: string) => `search: { ${fields} }`
const lunr = (fields: string) => search(`lunr: { ${fields} }`)
const LONG_LIST = { 'docs/a.md': '# A\n\n## Two\n\n### Three\n\n#### Four\n' }

/** By key of the reference; keys of navbar items begin with `item`. */
export const EFFECTS: Readonly<Record<string, Proofs>> = {
  title: shows("title: 'Our handbook'", /<title>[^<]*Our handbook/),
  url: shows("url: 'https://other.example'", /https:\/\/other\.example\/docs/),
  baseUrl: shows("baseUrl: '/below/'", /href="\/below\/docs\/?"/),
  'redirects[].from': shows("redirects: [{ from: '/old', to: '/docs/start' }]", /^== old\/index\.html$/m),
  'redirects[].to': shows("redirects: [{ from: '/old', to: '/docs/start' }]", /url=\/docs\/start"/, {
    base: "redirects: [{ from: '/old', to: 'https://example.org/' }]",
  }),
  'redirects[].gone': {
    true: shows("redirects: [{ from: '/old', gone: true }]", /^== old\/index\.html$/m),
  },
  'redirects[].locale': {
    config: "redirects: [{ from: '/old', to: '/docs/start', locale: 'ru' }]",
    base: "redirects: [{ from: '/old', to: '/docs/start' }]",
    hides: /^== old\/index\.html$/m,
  },
  createRedirects: {
    config: "createRedirects: { '/docs/': '/manual/' }",
    files: { 'docs/a.md': '# A\n' },
    shows: /^== manual\/a\/index\.html$/m,
  },
  'links.elsewhere': hides(
    "links: { elsewhere: ['/app/**'] }",
    /leads to a page that does not exist/,
    page('[x](/app/x)'),
  ),
  home: {
    false: hides('home: false', /^== index\.html$/m),
    true: { config: 'home: true', base: 'home: false', shows: /^== index\.html$/m },
  },
  tagline: shows("tagline: 'One line'", /> One line/),
  titleDelimiter: shows("titleDelimiter: '~'", /<title>[^<]* ~ Site</),
  favicon: shows("favicon: '/f.ico'", /rel="icon"[^>]*href="\/f\.ico"/),
  trailingSlash: {
    true: shows('trailingSlash: true', /href="\/docs\/a\/"/, page('x')),
    false: shows('trailingSlash: false', /^== docs\/a\.html$/m, page('x')),
  },
  noIndex: {
    true: shows('noIndex: true', /content="noindex, nofollow"/),
    false: { config: 'noIndex: false', base: 'noIndex: true', hides: /content="noindex, nofollow"/ },
  },
  variables: shows("variables: { product: 'Alpha' }", /<p>Use Alpha\.<\/p>/, page('Use {product}.')),
  staticDirectories: shows("staticDirectories: ['public']", /^== hello\.txt$/m, {
    files: { 'public/hello.txt': 'x' },
  }),
  onBrokenLinks: levels('onBrokenLinks', 'check/broken-link', { 'docs/a.md': '# A\n\n[x](/docs/none)\n' }),
  onBrokenAnchors: levels('onBrokenAnchors', 'check/broken-anchor', { 'docs/a.md': '# A\n\n[x](#none)\n' }),
  onBrokenMarkdownLinks: levels('onBrokenMarkdownLinks', 'check/broken-link', {
    'docs/a.md': '# A\n\n[x](./none.md)\n',
  }),
  onBrokenImages: levels('onBrokenImages', 'check/missing-image', {
    'docs/a.md': '# A\n\n![x](./none.png)\n',
  }),
  onDuplicateRoutes: levels('onDuplicateRoutes', 'site/duplicate-route', {
    'docs/a.md': '---\nslug: /s\n---\n',
    'docs/b.md': '---\nslug: /s\n---\n',
  }),
  'themeConfig.metadata': shows(
    theme("metadata: [{ name: 'author', content: 'Us' }]"),
    /<meta name="author" content="Us"/,
  ),
  'shareImages.background': shows("shareImages: { background: '#102030' }", /<rect[^>]*fill="#102030"/),
  'shareImages.color': shows("shareImages: { color: '#102030' }", /<g fill="#102030"/),
  'shareImages.accent': shows("shareImages: { accent: '#102030' }", /<rect width="14"[^>]*fill="#102030"/),
  'shareImages.fonts': shows("shareImages: { fonts: ['a.ttf'] }", /^error emit\/share-image-font/m, {
    base: 'shareImages: {}',
  }),
  'themeConfig.image': shows(
    theme("image: '/share.png'"),
    /og:image" content="https:\/\/example\.com\/share\.png"/,
  ),
  rules: {
    off: hides("rules: { html: 'off' }", /markdown\/html-element/, page('<blink>x</blink>')),
    warn: shows(
      "rules: { 'image-alt': 'warn' }",
      /^warning markdown\/missing-alt/m,
      page('<img src="https://example.com/a.png">'),
    ),
    error: shows("rules: { html: 'error' }", /^error markdown\/html-element/m, page('<blink>x</blink>')),
  },
  'headTags[].tagName': shows(
    "headTags: [{ tagName: 'link', attributes: { rel: 'me', href: 'https://example.org' } }]",
    /<link rel="me"/,
  ),
  'headTags[].attributes': {
    true: shows(
      "headTags: [{ tagName: 'script', attributes: { src: '/x.js', defer: true } }]",
      /<script src="\/x\.js" defer/,
    ),
    false: {
      config: "headTags: [{ tagName: 'script', attributes: { src: '/x.js', defer: false } }]",
      base: "headTags: [{ tagName: 'script', attributes: { src: '/x.js', defer: true } }]",
      hides: /<script src="\/x\.js" defer/,
    },
  },
  'headTags[].innerHTML': shows(
    "headTags: [{ tagName: 'script', attributes: { type: 'application/ld+json' }, innerHTML: '{\"@type\":\"Thing\"}' }]",
    /"@type":"Thing"/,
  ),
  'i18n.defaultLocale': shows("i18n: { defaultLocale: 'de', locales: ['de'] }", /<html lang="de/),
  'i18n.locales': shows(locales(), /^== ru\/docs\/a\/index\.html$/m, { files: RU }),
  'i18n.localeConfigs': shows(russian("label: 'По-русски'"), /По-русски/, translated),
  'i18n.localeConfigs.<name>.label': shows(russian("label: 'По-русски'"), /По-русски/, translated),
  'i18n.localeConfigs.<name>.htmlLang': shows(russian("htmlLang: 'ru-BY'"), /<html lang="ru-BY"/, translated),
  'i18n.localeConfigs.<name>.direction': {
    rtl: shows(russian("direction: 'rtl'"), /<html lang="ru-RU" dir="rtl"/, translated),
    ltr: {
      config: russian("direction: 'ltr'"),
      base: russian("direction: 'rtl'"),
      files: RU,
      hides: /dir="rtl"/,
    },
  },
  'i18n.localeConfigs.<name>.path': shows(russian("path: 'russian'"), /Из другой папки/, {
    base: locales(),
    files: { ...RU, 'i18n/russian/docusaurus-plugin-content-docs/current/a.md': '# Из другой папки\n' },
  }),
  'i18n.localeConfigs.<name>.translate': {
    false: hides(russian('translate: false'), /<h1>Перевод<\/h1>/, translated),
    true: {
      config: russian('translate: true'),
      base: russian('translate: false'),
      files: RU,
      shows: /<h1>Перевод<\/h1>/,
    },
  },
  'i18n.localeConfigs.<name>.url': shows(
    russian("url: 'https://ru.example'"),
    /https:\/\/ru\.example/,
    translated,
  ),
  'i18n.localeConfigs.<name>.baseUrl': shows(
    russian("baseUrl: '/russian/'"),
    /href="[^"]*\/russian\/docs/,
    translated,
  ),
  'i18n.path': shows(locales("path: 'words'"), /Слова/, {
    base: locales(),
    files: { ...RU, 'words/ru/docusaurus-plugin-content-docs/current/a.md': '# Слова\n' },
  }),
  'docs.id': shows(docs("id: 'manual'"), /docs-manual-current/),
  'docs.path': shows(docs("path: 'guides'"), /Elsewhere/, { files: { 'guides/x.md': '# Elsewhere\n' } }),
  'docs.routeBasePath': shows(docs("routeBasePath: 'help'"), /^== help\/a\/index\.html$/m, page('x')),
  'docs.localizedPath': shows(
    `${locales()}, ${docs("localizedPath: 'pages'")}`,
    /^== ru\/docs\/a\/index\.html$[\s\S]*Перевод/m,
    { files: { 'i18n/ru/pages/a.md': '# Перевод\n', 'docs/a.md': '# A\n\nText.\n' }, base: locales() },
  ),
  'docs.tagsBasePath': shows(docs("tagsBasePath: 'labels'"), /^== docs\/labels\/x\/index\.html$/m, {
    files: { 'docs/a.md': '---\ntags: [x]\n---\n' },
  }),
  'docs.sidebarPath': {
    false: hides(docs('sidebarPath: false'), /class="[^"]*theme-doc-sidebar-container/),
  },
  'docs.include': hides(docs("include: ['index.md']"), /^== docs\/a\/index\.html$/m, page('x')),
  'docs.exclude': hides(docs("exclude: ['a.md']"), /^== docs\/a\/index\.html$/m, page('x')),
  'docs.sidebarItemsGenerator': shows(
    docs(
      "sidebarItemsGenerator: async ({ defaultSidebarItemsGenerator, ...args }) => [...await defaultSidebarItemsGenerator(args), { type: 'link', label: 'Added', href: 'https://added.example' }]",
    ),
    /href="https:\/\/added\.example"/,
  ),
  'docs.sidebarCollapsible': {
    false: shows(docs('sidebarCollapsible: false'), /"collapsible":false/, { files: NESTED }),
    true: {
      config: docs('sidebarCollapsible: true'),
      base: docs('sidebarCollapsible: false'),
      files: NESTED,
      hides: /"collapsible":false/,
    },
  },
  'docs.sidebarCollapsed': {
    false: shows(docs('sidebarCollapsed: false'), /"collapsed":false/, { files: NESTED }),
    true: {
      config: docs('sidebarCollapsed: true'),
      base: docs('sidebarCollapsed: false'),
      files: NESTED,
      hides: /"collapsed":false/,
    },
  },
  'docs.breadcrumbs': {
    false: hides(docs('breadcrumbs: false'), /theme-doc-breadcrumbs/, { files: NESTED }),
    true: {
      config: docs('breadcrumbs: true'),
      base: docs('breadcrumbs: false'),
      files: NESTED,
      shows: /theme-doc-breadcrumbs/,
    },
  },
  'docs.showLastUpdateTime': {
    true: shows(docs('showLastUpdateTime: true'), /2023/, page('x')),
    false: {
      config: docs('showLastUpdateTime: false'),
      base: docs('showLastUpdateTime: true'),
      ...page('x'),
      hides: /2023/,
    },
  },
  'docs.showLastUpdateAuthor': {
    true: shows(docs('showLastUpdateAuthor: true'), /Ann Author/, page('x')),
    false: {
      config: docs('showLastUpdateAuthor: false'),
      base: docs('showLastUpdateAuthor: true'),
      ...page('x'),
      hides: /Ann Author/,
    },
  },
  'i18n.localeConfigs.<name>.calendar': shows(
    `${docs('showLastUpdateTime: true')}, i18n: { defaultLocale: 'en', localeConfigs: { en: { calendar: 'buddhist' } } }`,
    /2566/,
    { ...page('x'), base: docs('showLastUpdateTime: true') },
  ),
  'docs.editUrl': shows(
    docs("editUrl: 'https://git.example/'"),
    /href="https:\/\/git\.example\/docs\/index\.md"/,
  ),
  'docs.editCurrentVersion': {
    true: hides(
      docs("editUrl: 'https://git.example/', editCurrentVersion: true"),
      /git\.example\/versioned_docs/,
      { ...versioned, base: docs("editUrl: 'https://git.example/'") },
    ),
    false: {
      config: docs("editUrl: 'https://git.example/', editCurrentVersion: false"),
      base: docs("editUrl: 'https://git.example/', editCurrentVersion: true"),
      files: VERSIONS,
      shows: /git\.example\/versioned_docs/,
    },
  },
  'docs.editLocalizedFiles': {
    true: shows(
      `${locales()}, ${docs("editUrl: 'https://git.example/', editLocalizedFiles: true")}`,
      /git\.example\/i18n\/ru/,
      { files: RU, base: `${locales()}, ${docs("editUrl: 'https://git.example/'")}` },
    ),
    false: {
      config: `${locales()}, ${docs("editUrl: 'https://git.example/', editLocalizedFiles: false")}`,
      base: `${locales()}, ${docs("editUrl: 'https://git.example/', editLocalizedFiles: true")}`,
      files: RU,
      hides: /git\.example\/i18n\/ru/,
    },
  },
  'docs.numberPrefixParser': {
    false: shows(docs('numberPrefixParser: false'), /^== docs\/01-first\/index\.html$/m, {
      files: { 'docs/01-first.md': '# F\n' },
    }),
    true: {
      config: docs('numberPrefixParser: true'),
      base: docs('numberPrefixParser: false'),
      files: { 'docs/01-first.md': '# F\n' },
      shows: /^== docs\/first\/index\.html$/m,
    },
  },
  'docs.admonitions': {
    true: {
      config: docs('admonitions: true'),
      base: docs("admonitions: { keywords: ['example'] }"),
      ...page(':::example\n\nText.\n\n:::'),
      hides: /class="[^"]*example/,
    },
  },
  'docs.admonitions.keywords': shows(
    docs("admonitions: { keywords: ['example'] }"),
    /class="[^"]*example/,
    page(':::example\n\nText.\n\n:::'),
  ),
  'docs.onInlineTags': levels('', 'site/undeclared-tag', tagged('unknown'), (level) =>
    docs(`onInlineTags: '${level}'`),
  ),
  'docs.tags': {
    false: hides(docs('tags: false'), /site\/undeclared-tag/, { files: tagged('unknown') }),
  },
  'docs.disableVersioning': {
    true: hides(docs('disableVersioning: true'), /A of one/, versioned),
    false: {
      config: docs('disableVersioning: false'),
      base: docs('disableVersioning: true'),
      files: VERSIONS,
      shows: /A of one/,
    },
  },
  'docs.includeCurrentVersion': {
    false: hides(docs('includeCurrentVersion: false'), /A of current/, versioned),
    true: {
      config: docs('includeCurrentVersion: true'),
      base: docs('includeCurrentVersion: false'),
      files: VERSIONS,
      shows: /A of current/,
    },
  },
  'docs.onlyIncludeVersions': hides(docs("onlyIncludeVersions: ['2.0']"), /A of one/, versioned),
  'docs.lastVersion': shows(docs("lastVersion: '1.0'"), /^== docs\/2\.0\/a\/index\.html$/m, versioned),
  'docs.versions': shows(docs("versions: { '1.0': { label: 'First' } }"), /First/, versioned),
  'docs.versions.<name>.label': shows(docs("versions: { '1.0': { label: 'First' } }"), /First/, versioned),
  'docs.versions.<name>.path': shows(
    docs("versions: { '1.0': { path: 'old' } }"),
    /^== docs\/old\/a\/index\.html$/m,
    versioned,
  ),
  'docs.versions.<name>.banner': {
    none: hides(
      docs("versions: { '1.0': { banner: 'none' }, current: { banner: 'none' } }"),
      /class="theme-doc-version-banner/,
      { ...versioned, base: docs("versions: { current: { banner: 'none' } }") },
    ),
    unreleased: shows(banners('unreleased'), /class="theme-doc-version-banner/, {
      ...versioned,
      base: banners('none'),
    }),
    unmaintained: shows(banners('unmaintained'), /class="theme-doc-version-banner[\s\S]{0,300}no longer/, {
      ...versioned,
      base: banners('none'),
    }),
  },
  'docs.versions.<name>.badge': {
    true: shows(docs('versions: { current: { badge: true } }'), /theme-doc-version-badge/, page('x')),
    false: {
      config: docs('versions: { current: { badge: false } }'),
      base: docs('versions: { current: { badge: true } }'),
      ...page('x'),
      hides: /theme-doc-version-badge/,
    },
  },
  'docs.versions.<name>.noIndex': {
    true: shows(docs('versions: { current: { noIndex: true } }'), /content="noindex/, page('x')),
    false: {
      config: docs('versions: { current: { noIndex: false } }'),
      base: docs('versions: { current: { noIndex: true } }'),
      ...page('x'),
      hides: /content="noindex/,
    },
  },
  'docs.versions.<name>.endOfLife': shows(
    docs("lastVersion: 'current', versions: { '1.0': { endOfLife: '2027-05-01' } }"),
    /datetime="2027-05-01">May 1, 2027</i,
    { ...versioned, base: docs("lastVersion: 'current'") },
  ),
  'docs.versions.<name>.className': shows(
    docs("versions: { current: { className: 'newest' } }"),
    /<html[^>]*class="[^"]*newest/,
    page('x'),
  ),
  'markdown.mermaid': {
    true: shows(
      'markdown: { mermaid: true }',
      /docusaurus-mermaid-container/,
      page('```mermaid\nflowchart LR\n  A --> B\n```'),
    ),
    false: {
      config: 'markdown: { mermaid: false }',
      base: 'markdown: { mermaid: true }',
      ...page('```mermaid\nflowchart LR\n  A --> B\n```'),
      shows: /check\/unknown-language/,
    },
  },
  'markdown.anchors': shows(
    'markdown: { anchors: { maintainCase: true } }',
    /id="Big-Part"/,
    page('## Big Part'),
  ),
  'markdown.anchors.maintainCase': {
    true: shows('markdown: { anchors: { maintainCase: true } }', /id="Big-Part"/, page('## Big Part')),
    false: {
      config: 'markdown: { anchors: { maintainCase: false } }',
      base: 'markdown: { anchors: { maintainCase: true } }',
      ...page('## Big Part'),
      shows: /id="big-part"/,
    },
  },
  'markdown.anchors.style': {
    github: {
      config: "markdown: { anchors: { style: 'github' } }",
      base: "markdown: { anchors: { style: 'vitepress' } }",
      ...page('## `a.b`: c'),
      shows: /id="ab-c"/,
    },
    vitepress: shows("markdown: { anchors: { style: 'vitepress' } }", /id="a-b-c"/, page('## `a.b`: c')),
    mkdocs: shows("markdown: { anchors: { style: 'mkdocs' } }", /id="a_1"/, page('## A\n\n## A')),
  },
  'markdown.emoji': {
    false: shows('markdown: { emoji: false }', /<p>:tada:<\/p>/, page(':tada:')),
    true: {
      config: 'markdown: { emoji: true }',
      base: 'markdown: { emoji: false }',
      ...page(':tada:'),
      shows: /🎉/,
    },
  },
  'markdown.math': {
    true: shows('markdown: { math: true }', /class="math math-inline"/, page('$x$')),
    false: {
      config: 'markdown: { math: false }',
      base: 'markdown: { math: true }',
      ...page('$x$'),
      shows: /<p>\$x\$<\/p>/,
    },
  },
  'markdown.hyphenation': {
    true: shows(hyphenation(true), /зна\u00adче\u00adние/, {
      ...page('Это значение.'),
      base: hyphenation(false),
    }),
    false: {
      config: hyphenation(false),
      base: hyphenation(true),
      ...page('Это значение.'),
      hides: /зна\u00adче\u00adние/,
    },
  },
  'markdown.typography': {
    true: shows(typography(true), /в\u00a0доме/, { ...page('Слово в доме.'), base: typography(false) }),
    false: {
      config: typography(false),
      base: typography(true),
      ...page('Слово в доме.'),
      hides: /в\u00a0доме/,
    },
  },
  'markdown.html': {
    safe: {
      config: "markdown: { html: 'safe' }",
      base: "markdown: { html: ['iframe'] }",
      ...page('<iframe src="https://example.org/"></iframe>'),
      shows: /markdown\/html-element/,
    },
    trusted: hides(
      "markdown: { html: 'trusted' }",
      /markdown\/html-element/,
      page('<iframe src="https://example.org/"></iframe>'),
    ),
  },
  'markdown.schemes': shows("markdown: { schemes: ['acme'] }", /href="acme:x"/, page('[x](acme:x)')),
  'markdown.includeRoots': hides(
    "markdown: { includeRoots: ['../shared'] }",
    /markdown\/include-outside/,
    page("import X from '../../shared/x.md'\n\n<X />"),
  ),
  'markdown.aliases': {
    config: "markdown: { aliases: { '@parts/': 'docs' } }",
    files: { ...page("import X from '@parts/_note.md'\n\n<X />").files, 'docs/_note.md': 'From afar.' },
    shows: /From afar/,
  },
  'markdown.partials': {
    config: "markdown: { partials: { Note: 'docs/_note.md' } }",
    files: { ...page('<Note />').files, 'docs/_note.md': 'From afar.' },
    shows: /From afar/,
  },
  'markdown.packageManagers': hides(
    "markdown: { packageManagers: ['npm', 'pnpm'] }",
    />Yarn</,
    page('```sh npm2yarn\nnpm i x\n```'),
  ),
  'search.indexDocs': {
    false: hides(search('indexDocs: false'), /^== search-manifest-/m),
    true: {
      config: search('indexDocs: true'),
      base: search('indexDocs: false'),
      shows: /^== search-manifest-/m,
    },
  },
  'search.engine': {
    sharded: {
      config: search("engine: 'sharded'"),
      base: search("engine: 'lunr'"),
      shows: /^== search-manifest-/m,
    },
    lunr: shows(search("engine: 'lunr'"), /^== search-index-/m),
  },
  'search.lunrIndex': {
    true: shows(search('lunrIndex: true'), /^== search-index-/m),
    false: {
      config: search('lunrIndex: false'),
      base: search('lunrIndex: true'),
      hides: /^== search-index-/m,
    },
  },
  'search.indexDocSidebarParentCategories': shows(
    search('lunrIndex: true, indexDocSidebarParentCategories: 1'),
    /^== search-index-[^\n]*\n[^\n]*\bgroup/im,
    { files: NESTED, base: search('lunrIndex: true') },
  ),
  'search.includeParentCategoriesInPageTitle': {
    true: shows(
      search('lunrIndex: true, includeParentCategoriesInPageTitle: true'),
      /^== search-index-[\s\S]*Group[^"]* B/m,
      { files: NESTED, base: search('lunrIndex: true') },
    ),
    false: {
      config: search('lunrIndex: true, includeParentCategoriesInPageTitle: false'),
      base: search('lunrIndex: true, includeParentCategoriesInPageTitle: true'),
      files: NESTED,
      hides: /Group > B/,
    },
  },
  'search.language': {
    ru: shows(search("language: 'ru'"), /"languages":\["ru"\]/),
    en: shows(search("language: 'en'"), /"languages":\["en"\]/),
  },
  'search.synonyms': shows(search("synonyms: [['mail', 'post']]"), /"synonyms":\[\["mail","post"\]\]/),
  'search.maxSearchResults': shows(search('maxSearchResults: 3'), /"maxResults":3/),
  'search.shortcuts': {
    false: shows(search('shortcuts: false'), /"shortcuts":false/),
    true: { config: search('shortcuts: true'), base: search('shortcuts: false'), hides: /"shortcuts":false/ },
  },
  'search.lunr': shows(lunr('titleBoost: 9'), /"title":9/),
  'search.lunr.tokenizerSeparator': shows(lunr("tokenizerSeparator: '[,]+'"), /"tokenSeparator":"\[,\]\+"/),
  'search.lunr.titleBoost': shows(lunr('titleBoost: 9'), /"title":9/),
  'search.lunr.contentBoost': shows(lunr('contentBoost: 9'), /"content":9/),
  'search.lunr.tagsBoost': shows(lunr('tagsBoost: 9'), /"tags":9/),
  'search.lunr.parentCategoriesBoost': shows(lunr('parentCategoriesBoost: 9'), /"parentCategories":9/),
  'search.lunr.keywordsBoost': shows(
    search('indexKeywords: true, lunr: { keywordsBoost: 9 }'),
    /"keywords":9/,
    { base: search('indexKeywords: true') },
  ),
  'themeConfig.navbar.title': shows(theme("navbar: { title: 'Our bar' }"), />Our bar</),
  ...logo('navbar'),
  'themeConfig.navbar.style': {
    dark: shows(theme("navbar: { style: 'dark' }"), /class="[^"]*navbar--dark/),
    primary: shows(theme("navbar: { style: 'primary' }"), /class="[^"]*navbar--primary/),
  },
  'themeConfig.navbar.hideOnScroll': {
    true: shows(theme('navbar: { hideOnScroll: true }'), /class="[^"]*navbar--hideable/),
    false: {
      config: theme('navbar: { hideOnScroll: false }'),
      base: theme('navbar: { hideOnScroll: true }'),
      hides: /class="[^"]*navbar--hideable/,
    },
  },
  'themeConfig.navbar.items': shows(items("{ to: '/docs', label: 'Ours' }"), />Ours</),
  ...linkFields('item default', (fields) => `{ ${fields} }`, "to: '/docs', label: 'Ours'"),
  'item default.label': shows(items("{ to: '/docs', label: 'Ours' }"), />Ours</),
  'item default.html': shows(items("{ to: '/docs', html: '<b>Ours</b>' }"), /<b>Ours<\/b>/),
  'item default.to': shows(
    items("{ to: '/docs/a', label: 'Ours' }"),
    /href="\/docs\/a"[^>]*>Ours</,
    page('x'),
  ),
  'item default.href': shows(
    items("{ href: 'https://example.org/', label: 'Ours' }"),
    /href="https:\/\/example\.org\/"/,
  ),
  'item default.prependBaseUrlToHref': {
    true: shows(
      `baseUrl: '/b/', ${items("{ href: '/x', label: 'X', prependBaseUrlToHref: true }")}`,
      /href="\/b\/x"/,
      { base: `baseUrl: '/b/', ${items("{ href: '/x', label: 'X' }")}` },
    ),
    false: {
      config: `baseUrl: '/b/', ${items("{ href: '/x', label: 'X', prependBaseUrlToHref: false }")}`,
      base: `baseUrl: '/b/', ${items("{ href: '/x', label: 'X', prependBaseUrlToHref: true }")}`,
      shows: /href="\/x"/,
    },
  },
  ...linkFields(
    'item dropdown',
    (fields) => `{ type: 'dropdown', items: [{ to: '/docs', label: 'In' }], ${fields} }`,
    "label: 'More'",
  ),
  'item dropdown.label': shows(items("{ type: 'dropdown', label: 'More', items: [] }"), />More</),
  'item dropdown.html': shows(
    items("{ type: 'dropdown', label: 'M', html: '<i>More</i>', items: [] }"),
    /<i>More<\/i>/,
    { base: items("{ type: 'dropdown', label: 'M', items: [] }") },
  ),
  'item dropdown.to': shows(
    items("{ type: 'dropdown', label: 'M', to: '/docs/a', items: [] }"),
    /href="\/docs\/a"[^>]*>M</,
    { ...page('x'), base: items("{ type: 'dropdown', label: 'M', items: [] }") },
  ),
  'item dropdown.href': shows(
    items("{ type: 'dropdown', label: 'M', href: 'https://example.org/', items: [] }"),
    /href="https:\/\/example\.org\/"/,
  ),
  'item dropdown.prependBaseUrlToHref': {
    true: shows(
      `baseUrl: '/b/', ${items("{ type: 'dropdown', label: 'M', href: '/x', items: [], prependBaseUrlToHref: true }")}`,
      /"href":"\/b\/x"/,
      { base: `baseUrl: '/b/', ${items("{ type: 'dropdown', label: 'M', href: '/x', items: [] }")}` },
    ),
    false: {
      config: `baseUrl: '/b/', ${items("{ type: 'dropdown', label: 'M', href: '/x', items: [], prependBaseUrlToHref: false }")}`,
      base: `baseUrl: '/b/', ${items("{ type: 'dropdown', label: 'M', href: '/x', items: [], prependBaseUrlToHref: true }")}`,
      shows: /"href":"\/x"/,
    },
  },
  'item dropdown.items': shows(
    items("{ type: 'dropdown', label: 'M', items: [{ to: '/docs', label: 'Inside' }] }"),
    /"label":"Inside"/,
  ),
  ...plain('html', 'item html', "value: '<u>Html</u>',"),
  'item html.value': shows(items("{ type: 'html', value: '<u>Html</u>' }"), /<u>Html<\/u>/),
  ...plain('search', 'item search'),
  ...plain('doc', 'item doc', "docId: 'a',", page('x')),
  'item doc.docId': shows(
    items("{ type: 'doc', docId: 'a' }"),
    /class="[^"]*navbar__item[^"]*"[^>]*href="\/docs\/a"/,
    page('x'),
  ),
  'item doc.docsPluginId': shows(
    `${twoDocs}, ${items("{ type: 'doc', docId: 'x', docsPluginId: 'api' }")}`,
    /navbar__item[^>]*href="\/api\/x"/,
    { files: API, base: twoDocs },
  ),
  'item doc.label': shows(items("{ type: 'doc', docId: 'a', label: 'Ours' }"), />Ours</, page('x')),
  ...plainSidebar(),
  ...plain('docsVersion', 'item docsVersion', '', versioned),
  'item docsVersion.docsPluginId': shows(
    `${twoDocs}, ${items("{ type: 'docsVersion', docsPluginId: 'api' }")}`,
    /"kind":"version"[^}]*"instance":"api"|"instance":"api"[^}]*"kind":"version"/,
    { files: API, base: `${twoDocs}, ${items("{ type: 'docsVersion', docsPluginId: 'default' }")}` },
  ),
  'item docsVersion.label': shows(items("{ type: 'docsVersion', label: 'Ours' }"), />Ours</, versioned),
  'item docsVersion.to': shows(
    items("{ type: 'docsVersion', label: 'O', to: '/docs/1.0/a' }"),
    /href="\/docs\/1\.0\/a"[^>]*>O</,
    versioned,
  ),
  ...plain('docsVersionDropdown', 'item docsVersionDropdown', '', versioned),
  'item docsVersionDropdown.docsPluginId': shows(
    `${twoDocs}, ${items("{ type: 'docsVersionDropdown', docsPluginId: 'api' }")}`,
    /"kind":"version-dropdown"[^}]*"instance":"api"|"instance":"api"/,
    { files: API, base: `${EN}, docs: {}` },
  ),
  'item docsVersionDropdown.dropdownItemsBefore': shows(
    items("{ type: 'docsVersionDropdown', dropdownItemsBefore: [{ to: '/docs/a', label: 'Before' }] }"),
    /"before":\[\{[^\]]*"label":"Before"/,
    versioned,
  ),
  'item docsVersionDropdown.dropdownItemsAfter': shows(
    items("{ type: 'docsVersionDropdown', dropdownItemsAfter: [{ to: '/docs/a', label: 'After' }] }"),
    /"after":\[\{[^\]]*"label":"After"/,
    versioned,
  ),
  'item docsVersionDropdown.dropdownActiveClassDisabled': {
    true: shows(
      items("{ type: 'docsVersionDropdown', dropdownActiveClassDisabled: true }"),
      /"activeClassDisabled":true/,
      versioned,
    ),
    false: {
      config: items("{ type: 'docsVersionDropdown', dropdownActiveClassDisabled: false }"),
      base: items("{ type: 'docsVersionDropdown', dropdownActiveClassDisabled: true }"),
      ...versioned,
      hides: /"activeClassDisabled":true/,
    },
  },
  'item docsVersionDropdown.versions': shows(
    items("{ type: 'docsVersionDropdown', versions: { '1.0': { label: 'Eldest' } } }"),
    /Eldest/,
    versioned,
  ),
  ...plain('localeDropdown', 'item localeDropdown', '', { ...translated }),
  'item localeDropdown.dropdownItemsBefore': shows(
    `${locales()}, ${items("{ type: 'localeDropdown', dropdownItemsBefore: [{ to: '/docs/a', label: 'Before' }] }")}`,
    /"label":"Before"/,
    translated,
  ),
  'item localeDropdown.dropdownItemsAfter': shows(
    `${locales()}, ${items("{ type: 'localeDropdown', dropdownItemsAfter: [{ to: '/docs/a', label: 'After' }] }")}`,
    /"label":"After"/,
    translated,
  ),
  'item localeDropdown.queryString': shows(
    `${locales()}, ${items("{ type: 'localeDropdown', queryString: '?stay=1' }")}`,
    /stay=1/,
    translated,
  ),
  'themeConfig.footer.style': {
    dark: shows(footer("copyright: 'x', style: 'dark'"), /class="[^"]*footer--dark/, {
      base: footer("copyright: 'x'"),
    }),
    light: {
      config: footer("copyright: 'x', style: 'light'"),
      base: footer("copyright: 'x', style: 'dark'"),
      hides: /class="[^"]*footer--dark/,
    },
  },
  ...logo('footer'),
  'themeConfig.footer.copyright': shows(footer("copyright: '<b>Ours</b>'"), /<b>Ours<\/b>/),
  'themeConfig.footer.links': shows(column(''), /footer__(?:col|title)/),
  'themeConfig.footer.links[].title': shows(column(''), /class="[^"]*footer__title[^>]*>T</),
  'themeConfig.footer.links[].className': shows(column("className: 'ours'"), /class="[^"]*\bours\b/, {
    base: column(''),
  }),
  'themeConfig.footer.links[].items': shows(column(''), /footer[\s\S]*>L</),
  'themeConfig.footer.links[].items[].label': shows(entry("label: 'Ours', to: '/docs'"), />Ours</),
  'themeConfig.footer.links[].items[].to': shows(
    entry("label: 'Ours', to: '/docs/a'"),
    /href="\/docs\/a"[^>]*>Ours</,
    page('x'),
  ),
  'themeConfig.footer.links[].items[].href': shows(
    entry("label: 'Ours', href: 'https://example.org/'"),
    /href="https:\/\/example\.org\/"/,
  ),
  'themeConfig.footer.links[].items[].html': shows(entry("html: '<u>Html</u>'"), /<u>Html<\/u>/),
  'themeConfig.footer.links[].items[].className': shows(
    entry("label: 'L', to: '/docs', className: 'ours'"),
    /class="[^"]*\bours\b/,
  ),
  'themeConfig.footer.links[].label': shows(rowEntry("label: 'Ours', to: '/docs'"), />Ours</),
  'themeConfig.footer.links[].to': shows(
    rowEntry("label: 'Ours', to: '/docs/a'"),
    /href="\/docs\/a"[^>]*>Ours</,
    page('x'),
  ),
  'themeConfig.footer.links[].href': shows(
    rowEntry("label: 'Ours', href: 'https://example.org/'"),
    /href="https:\/\/example\.org\/"/,
  ),
  'themeConfig.footer.links[].html': shows(rowEntry("html: '<u>Html</u>'"), /<u>Html<\/u>/),
  'themeConfig.announcementBar.id': shows(announcement("id: 'second'"), /"id":"second"/, {
    base: announcement(''),
  }),
  'themeConfig.announcementBar.content': shows(announcement(''), />News</),
  'themeConfig.announcementBar.backgroundColor': shows(
    announcement("backgroundColor: '#123456'"),
    /#123456/,
    { base: announcement('') },
  ),
  'themeConfig.announcementBar.textColor': shows(announcement("textColor: '#654321'"), /#654321/, {
    base: announcement(''),
  }),
  'themeConfig.announcementBar.isCloseable': {
    false: shows(announcement('isCloseable: false'), /"(?:isCloseable|closeable)":false/, {
      base: announcement(''),
    }),
    true: {
      config: announcement('isCloseable: true'),
      base: announcement('isCloseable: false'),
      hides: /"(?:isCloseable|closeable)":false/,
    },
  },
  'themeConfig.colorMode.defaultMode': {
    dark: shows(theme("colorMode: { defaultMode: 'dark' }"), /data-theme="dark"/),
    light: {
      config: theme("colorMode: { defaultMode: 'light' }"),
      base: theme("colorMode: { defaultMode: 'dark' }"),
      shows: /data-theme="light"/,
    },
  },
  'themeConfig.colorMode.disableSwitch': {
    true: hides(theme('colorMode: { disableSwitch: true }'), /class="[^"]*color-toggle/),
    false: {
      config: theme('colorMode: { disableSwitch: false }'),
      base: theme('colorMode: { disableSwitch: true }'),
      shows: /class="[^"]*color-toggle/,
    },
  },
  'themeConfig.colorMode.respectPrefersColorScheme': {
    true: shows(theme('colorMode: { respectPrefersColorScheme: true }'), /data-system/),
    false: {
      config: theme('colorMode: { respectPrefersColorScheme: false }'),
      base: theme('colorMode: { respectPrefersColorScheme: true }'),
      hides: /data-system/,
    },
  },
  'themeConfig.tableOfContents.minHeadingLevel': hides(
    theme('tableOfContents: { minHeadingLevel: 3 }'),
    /<li><a href="#two">Two/,
    { files: LONG_LIST },
  ),
  'themeConfig.tableOfContents.maxHeadingLevel': shows(
    theme('tableOfContents: { maxHeadingLevel: 4 }'),
    /table-of-contents__link[^>]*>Four|href="#four"[^>]*class="[^"]*table-of-contents|"tocMax":4/,
    { files: LONG_LIST },
  ),
  'themeConfig.docs.versionPersistence': {
    none: shows(theme("docs: { versionPersistence: 'none' }"), /"versionPersistence":"none"/),
    localStorage: {
      config: theme("docs: { versionPersistence: 'localStorage' }"),
      base: theme("docs: { versionPersistence: 'none' }"),
      shows: /"versionPersistence":"localStorage"/,
    },
  },
  'themeConfig.docs.sidebar': shows(theme('docs: { sidebar: { hideable: true } }'), /"hideable":true/),
  'themeConfig.docs.sidebar.hideable': {
    true: shows(theme('docs: { sidebar: { hideable: true } }'), /"hideable":true/),
    false: {
      config: theme('docs: { sidebar: { hideable: false } }'),
      base: theme('docs: { sidebar: { hideable: true } }'),
      hides: /"hideable":true/,
    },
  },
  'themeConfig.docs.sidebar.autoCollapseCategories': {
    true: shows(
      theme('docs: { sidebar: { autoCollapseCategories: true } }'),
      /"autoCollapseCategories":true/,
    ),
    false: {
      config: theme('docs: { sidebar: { autoCollapseCategories: false } }'),
      base: theme('docs: { sidebar: { autoCollapseCategories: true } }'),
      hides: /"autoCollapseCategories":true/,
    },
  },
  'themeConfig.prism.defaultLanguage': shows(
    prism("defaultLanguage: 'js'"),
    /language-js/,
    page('```\nlet x = 1\n```'),
  ),
  'themeConfig.prism.aliases': shows(
    prism("aliases: { 'Acme-SQL': 'sql' }"),
    /<span class="token keyword">SELECT/,
    page('```acme-sql\nSELECT 1\n```'),
  ),
  'themeConfig.prism.magicComments': shows(
    prism("magicComments: [{ className: 'bad', line: 'this is bad' }]"),
    /class="[^"]*\bbad\b/,
    page('```js\n// this is bad\nx()\n```'),
  ),
  'themeConfig.prism.magicComments[].className': shows(
    prism("magicComments: [{ className: 'bad', line: 'this is bad' }]"),
    /class="[^"]*\bbad\b/,
    page('```js\n// this is bad\nx()\n```'),
  ),
  'themeConfig.prism.magicComments[].line': hides(
    prism("magicComments: [{ className: 'bad', line: 'this is bad' }]"),
    /<[^>]+>\/\/ this is bad/,
    page('```js\n// this is bad\nx()\n```'),
  ),
  'themeConfig.prism.magicComments[].block': shows(
    prism("magicComments: [{ className: 'bad', block: { start: 'bad from', end: 'bad to' } }]"),
    /class="[^"]*\bbad\b/,
    page('```js\n// bad from\nx()\n// bad to\n```'),
  ),
  'themeConfig.prism.magicComments[].block.start': hides(
    prism("magicComments: [{ className: 'bad', block: { start: 'bad from', end: 'bad to' } }]"),
    /<[^>]+>\/\/ bad from/,
    page('```js\n// bad from\nx()\n// bad to\n```'),
  ),
  'themeConfig.prism.magicComments[].block.end': hides(
    prism("magicComments: [{ className: 'bad', block: { start: 'bad from', end: 'bad to' } }]"),
    /<[^>]+>\/\/ bad to/,
    page('```js\n// bad from\nx()\n// bad to\n```'),
  ),
  'themeConfig.zoom.selector': shows(zoom("selector: '.pic'"), /"selector":"\.pic"/, { base: zoom('') }),
  'themeConfig.zoom.background': shows(zoom("background: { light: 'red' }"), /"light":"red"/, {
    base: zoom(''),
  }),
  'themeConfig.zoom.background.light': shows(zoom("background: { light: 'red' }"), /"light":"red"/, {
    base: zoom(''),
  }),
  'themeConfig.zoom.background.dark': shows(zoom("background: { dark: 'red' }"), /"dark":"red"/, {
    base: zoom(''),
  }),
  'themeConfig.zoom.config': shows(zoom('config: { margin: 7 }'), /"margin":7/, { base: zoom('') }),
  'themeConfig.zoom.config.margin': shows(zoom('config: { margin: 7 }'), /"margin":7/, { base: zoom('') }),
  'themeConfig.zoom.config.scrollOffset': shows(zoom('config: { scrollOffset: 7 }'), /"scrollOffset":7/, {
    base: zoom(''),
  }),
  'themeConfig.feedback.href': shows(
    theme("feedback: { href: 'https://forms.example.net/?about={url}&answer={answer}' }"),
    /href="https:\/\/forms\.example\.net\/\?about=https%3A%2F%2F[a-z.]+%2Fdocs%2Fa&amp;answer=no"/,
    page('Text.'),
  ),
  'themeConfig.feedback.endpoint': shows(
    theme("feedback: { endpoint: '/feedback' }"),
    /form-action 'self'|<form class="page-feedback" method="post" action="\/feedback">/,
  ),
  'themeConfig.mermaid.options': shows(
    theme("mermaid: { options: { look: 'handDrawn' } }"),
    /"look":"handDrawn"/,
  ),
  baseUrlIssueBanner: {
    false: shows('baseUrlIssueBanner: false', /"baseUrlIssueBanner":false/),
    true: {
      config: 'baseUrlIssueBanner: true',
      base: 'baseUrlIssueBanner: false',
      hides: /"baseUrlIssueBanner":false/,
    },
  },
  'security.csp': {
    derive: shows("security: { csp: 'derive' }", /img-src 'self' data: https:\/\/cdn\.example\.net/, {
      base: "security: { csp: 'strict' }",
      ...page('![a](https://cdn.example.net/a.png)'),
    }),
    strict: shows(
      "security: { csp: 'strict' }",
      /check\/content-policy/,
      page('![a](https://cdn.example.net/a.png)'),
    ),
  },
  'security.csp.derive': shows(
    "markdown: { html: ['iframe'] }, security: { csp: { derive: true, 'font-src': ['https://a.example'] } }",
    /frame-src https:\/\/video\.example\.net/,
    {
      base: "markdown: { html: ['iframe'] }, security: { csp: { 'font-src': ['https://a.example'] } }",
      ...page('<iframe src="https://video.example.net/x"></iframe>'),
    },
  ),
  ...Object.fromEntries(
    CONTENT_DIRECTIVES.map((name) => [
      `security.csp.${name}`,
      shows(
        `security: { csp: { '${name}': ['https://a.example.net'] } }`,
        new RegExp(`${name}[^;]* https://a\\.example\\.net`),
      ),
    ]),
  ),
  'limits.pageBytes': shows('limits: { pageBytes: 10 }', /scan\/too-large/, page('More than ten bytes.')),
  'limits.nesting': shows('limits: { nesting: 2 }', /markdown\/nesting/, page('> > > > > > x')),
  'limits.tableCells': shows(
    'limits: { tableCells: 2 }',
    /markdown\/table-cells/,
    page('| A | B |\n|---|---|\n| 1 | 2 |'),
  ),
  'limits.footnoteReferences': shows(
    'limits: { footnoteReferences: 1 }',
    /markdown\/footnotes/,
    page('a[^1] b[^1]\n\n[^1]: x'),
  ),
  'limits.includeDepth': shows('limits: { includeDepth: 1 }', /markdown\/includes/, {
    files: {
      'docs/a.md': "import X from './_x.md'\n\n<X />\n",
      'docs/_x.md': "import Y from './_y.md'\n\n<Y />\n",
      'docs/_y.md': 'y\n',
    },
  }),
  'limits.includeExpansions': shows('limits: { includeExpansions: 1 }', /markdown\/includes/, {
    files: { 'docs/a.md': "import X from './_x.md'\n\n<X />\n\n<X />\n", 'docs/_x.md': 'x\n' },
  }),
  'limits.highlightBytes': shows(
    'limits: { highlightBytes: 5 }',
    /markdown\/code-too-long/,
    page('```js\nconst answer = 42\n```'),
  ),
  'limits.highlightLineLength': shows(
    'limits: { highlightLineLength: 5 }',
    /markdown\/code-too-long/,
    page('```js\nconst answer = 42\n```'),
  ),
  'limits.sidebarDepth': shows(withSidebars('limits: { sidebarDepth: 1 }'), /site\/deep-sidebar/, {
    ...sidebars,
    files: { ...SIDEBARS, 'sidebars.json': '{"main": [{"A": [{"B": ["index"]}]}]}' },
  }),
}

function plainSidebar(): Record<string, Proofs> {
  const item = (fields: string) =>
    `${withSidebars(items(`{ type: 'docSidebar', sidebarId: 'main', ${fields} }`))}`
  return {
    'item docSidebar.position': {
      left: shows(item("position: 'left'"), /"position":"left"/, { ...sidebars, base: item('') }),
      right: {
        config: item("position: 'right'"),
        base: item("position: 'left'"),
        files: SIDEBARS,
        hides: /"position":"left"/,
      },
    },
    'item docSidebar.className': shows(item("className: 'ours'"), /class="[^"]*\bours\b/, {
      ...sidebars,
      base: item(''),
    }),
    'item docSidebar.label': shows(item("label: 'Ours'"), />Ours</, { ...sidebars, base: item('') }),
    'item docSidebar.sidebarId': shows(
      withSidebars(items("{ type: 'docSidebar', sidebarId: 'other' }")),
      /navbar__item[^>]*href="\/docs\/b"/,
      sidebars,
    ),
    'item docSidebar.docsPluginId': shows(
      `${twoDocs}, ${items("{ type: 'docSidebar', sidebarId: 'defaultSidebar', docsPluginId: 'api' }")}`,
      /navbar__item[^>]*href="\/api\/x"/,
      { files: API, base: twoDocs },
    ),
  }
}

/** Keys whose effect shows where this helper cannot look: the test that proves them, and the word it says. */
export const PROVED_ELSEWHERE: Readonly<Record<string, readonly [file: string, word: string]>> = {
  'fonts.text': ['tests/e2e/fonts.test.ts', 'text:'],
  'fonts.code': ['tests/e2e/fonts.test.ts', 'code:'],
  'fonts.math': ['tests/e2e/fonts.test.ts', 'math:'],
  engine: ['tests/unit/components/engines.test.ts', 'react'],
  precompress: ['tests/e2e/hosting.test.ts', 'gzip'],
  'markdown.format': ['tests/unit/markdown/format.test.ts', 'detect'],
  'markdown.parser': ['tests/unit/markdown/parser-choice.test.ts', 'satteri'],
  'markdown.diagrams': ['tests/e2e/diagrams.test.ts', 'content/diagrams'],
  'external.timeout': ['tests/unit/check/external-links.test.ts', 'timeout'],
  'external.retries': ['tests/unit/check/external-links.test.ts', 'retries'],
  'external.concurrency': ['tests/unit/check/external-links.test.ts', 'concurrency'],
  'external.skip': ['tests/unit/check/external-links.test.ts', 'skip'],
  'external.headers': ['tests/unit/check/external-links.test.ts', 'headers'],
  'external.cache': ['tests/unit/check/external-links.test.ts', 'cache'],
  'markdown.remarkPlugins': ['tests/e2e/plugins.test.ts', 'remarkPlugins'],
  'markdown.rehypePlugins': ['tests/e2e/plugins.test.ts', 'rehypePlugins'],
  'markdown.beforeDefaultRemarkPlugins': ['tests/e2e/plugins.test.ts', 'beforeDefaultRemarkPlugins'],
  'markdown.beforeDefaultRehypePlugins': ['tests/e2e/plugins.test.ts', 'beforeDefaultRehypePlugins'],
  'markdown.remarkRehypeOptions': ['tests/e2e/plugins.test.ts', 'remarkRehypeOptions'],
  'markdown.remarkRehypeOptions.handlers': ['tests/e2e/plugins.test.ts', 'handlers'],
  customFields: ['tests/e2e/bad-config.test.ts', 'customFields'],
  'search.indexKeywords': ['tests/unit/search/index-file.test.ts', 'indexKeywords'],
  'docs.admonitions.extendDefaults': ['tests/unit/config/resolve.test.ts', 'extendDefaults'],
  'limits.pageMs': ['tests/e2e/bad-content-more.test.ts', 'pageMs'],
  'limits.renderMs': ['tests/e2e/theme.test.ts', 'renderMs'],
  'search.lunr.b': ['tests/unit/search/index-file.test.ts', 'b'],
  'search.lunr.k1': ['tests/unit/search/index-file.test.ts', 'k1'],
}
