// A small site with everything a frame can show, and one page of each kind.
import { messagesFor } from '../../../runtime/messages/messages-for.ts'
import type { NavbarLink, NavbarNode } from '../../../runtime/model/navbar.ts'
import type {
  DocPage,
  GeneratedIndexPage,
  NotFoundPage,
  PageView,
  TagPage,
  TagsIndexPage,
} from '../../../runtime/model/page.ts'
import type { SidebarItem } from '../../../runtime/model/sidebar.ts'
import type { SiteView } from '../../../runtime/model/site.ts'

export function navLink(label: string, href: string, rest: Partial<NavbarLink> = {}): NavbarLink {
  return { kind: 'link', position: 'left', label, href, external: false, active: { by: 'path' }, ...rest }
}

export const navbarItems: readonly NavbarNode[] = [
  navLink('Документация', '/docs/', {
    active: { by: 'doc', instance: 'default', docPath: '/docs/', sidebar: 'main' },
  }),
  {
    kind: 'dropdown',
    position: 'left',
    label: 'Ещё',
    items: [
      navLink('Форум', 'https://forum.example', { external: true, active: { by: 'never' } }),
      { kind: 'html', position: 'left', value: '<hr>' },
    ],
  },
  { kind: 'version', position: 'right', instance: 'default' },
  {
    kind: 'version-dropdown',
    position: 'right',
    instance: 'default',
    versions: [
      { name: 'current', label: 'Next' },
      { name: '10', label: '10.3' },
    ],
    before: [],
    after: [],
    activeClassDisabled: false,
  },
  { kind: 'locale-dropdown', position: 'right', before: [], after: [], queryString: '' },
  { kind: 'html', position: 'right', value: '<b>html</b>' },
  { kind: 'search', position: 'right' },
]

export const site: SiteView = {
  title: 'Платформа BI',
  tagline: '',
  url: 'https://docs.example.com',
  baseUrl: '/',
  titleDelimiter: '|',
  trailingSlash: null,
  locale: { code: 'ru', label: 'Русский', htmlLang: 'ru-RU', direction: 'ltr', baseUrl: '/' },
  locales: [
    { code: 'ru', label: 'Русский', htmlLang: 'ru-RU', direction: 'ltr', baseUrl: '/' },
    { code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr', baseUrl: '/en/' },
  ],
  defaultLocale: 'ru',
  head: { defaults: [], configured: [] },
  messages: messagesFor('ru'),
  navbar: {
    title: 'BI <b>',
    logo: { src: '/img/logo.svg', srcDark: '/img/dark.svg', alt: 'Знак', width: 32, height: 32 },
    hideOnScroll: false,
    items: navbarItems,
  },
  footer: {
    style: 'dark',
    logo: { src: '/img/logo.svg', alt: '', href: 'https://example.com', target: '_blank' },
    copyright: '© <b>BI</b>',
    links: {
      shape: 'columns',
      columns: [
        {
          title: 'Раздел',
          items: [
            { kind: 'link', label: 'Начало', href: '/docs/', external: false },
            { kind: 'link', label: 'Форум', href: 'https://forum.example', external: true },
            { kind: 'html', value: '<i>html</i>' },
          ],
        },
      ],
    },
  },
  announcement: { id: 'news', content: 'Вышла <b>10.3</b>', closeable: true },
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  zoom: null,
  search: {
    engine: 'sharded',
    maxResults: 8,
    boosts: { title: 5, content: 1, tags: 3, parentCategories: 2 },
    languages: ['ru', 'en'],
    tokenSeparator: '[\\s\\-]+',
    tags: ['docs-default-current'],
    shortcuts: true,
  },
  docs: [
    {
      id: 'default',
      path: '/docs',
      breadcrumbs: true,
      versionPersistence: 'localStorage',
      versions: [
        version('current', 'Next', { isLast: true, path: '/docs', mainDocPath: '/docs/' }),
        version('10', '10.3', { isLast: false, path: '/docs/10', mainDocPath: '/docs/10/' }),
      ],
    },
  ],
  sidebars: { 'default/current/main': '/assets/sidebar.json' },
  sidebarOptions: { hideable: false, autoCollapseCategories: false },
  baseUrlIssueBanner: true,
  mermaidOptions: {},
}

function version(name: string, label: string, rest: { isLast: boolean; path: string; mainDocPath: string }) {
  return { name, label, ...rest, sidebars: {} }
}

export const sidebarItems: readonly SidebarItem[] = [
  { type: 'link', label: 'Начало', href: '/docs/' },
  {
    type: 'category',
    label: 'Руководства',
    href: '/docs/guides',
    collapsible: true,
    collapsed: true,
    items: [
      { type: 'link', label: 'Первые шаги', href: '/docs/guides/start' },
      { type: 'link', label: 'Скрытая', href: '/docs/guides/hidden', unlisted: true },
      {
        type: 'category',
        label: 'Глубже',
        collapsible: true,
        collapsed: true,
        firstHref: '/docs/guides/deep',
      },
    ],
  },
  { type: 'category', label: 'Обзоры', collapsible: true, collapsed: true, firstHref: '/docs/overviews/a' },
  { type: 'link', label: 'Форум', href: 'https://forum.example', external: true },
  { type: 'html', value: '<hr>', defaultStyle: true },
]

const base = { siteHash: 'hash', htmlClass: 'docs-wrapper', documentTitle: 'Первые шаги | Платформа BI' }
const docs = { instance: 'default', version: 'current' }
/** Pages share its items only where they show them alike. */
const sidebar = { key: 'default/current/main', items: sidebarItems }

export const docPage: DocPage = {
  ...base,
  kind: 'doc',
  id: 'guides/start',
  path: '/docs/guides/start',
  description: 'Описание',
  docs,
  sidebar,
  title: 'Первые шаги',
  article: '<p>Текст <em>статьи</em></p><h2 class="anchor" id="раздел">Раздел</h2>',
  toc: [
    {
      id: 'раздел',
      html: '<code>Раздел</code>',
      children: [{ id: 'ниже', html: 'Ниже' }],
    },
  ],
  tocMin: 2,
  tocMax: 3,
  showToc: true,
  tags: [{ label: 'pg-17', href: '/docs/tags/pg-17', description: 'О версии 17' }],
  editUrl: 'https://git.example/edit',
  lastUpdate: { date: '2024-11-05T23:30:00Z', author: 'Анна' },
  breadcrumbs: [{ label: 'Руководства', href: '/docs/guides' }, { label: 'Первые шаги' }],
  versionBadge: 'Next',
  versionBanner: {
    kind: 'unreleased',
    latest: { label: '10.3', href: '/docs/10/guides/start' },
    latestVersion: '10',
  },
  previous: { label: 'Начало', href: '/docs/' },
  next: { label: 'Дальше', href: '/docs/guides/next' },
  unlisted: true,
  draft: true,
  features: [],
}

export const indexPage: GeneratedIndexPage = {
  ...base,
  kind: 'generated-index',
  path: '/docs/guides',
  docs,
  sidebar: { ...sidebar, items: [...sidebarItems] },
  title: 'Руководства',
  description: 'Все руководства',
  breadcrumbs: [],
  cards: [
    { kind: 'doc', label: 'Первые шаги', href: '/docs/guides/start', description: 'С чего начать' },
    { kind: 'category', icon: '🚀', label: 'Глубже', href: '/docs/guides/deep' },
    { kind: 'external', label: 'Форум', href: 'https://forum.example' },
  ],
}

export const tagPage: TagPage = {
  ...base,
  kind: 'tag',
  path: '/docs/tags/pg-17',
  docs,
  title: 'Один документ с тегом «pg-17»',
  tag: 'pg-17',
  tagsIndex: '/docs/tags',
  entries: [{ title: 'Первые шаги', href: '/docs/guides/start', description: 'С чего начать' }],
}

export const tagsIndexPage: TagsIndexPage = {
  ...base,
  kind: 'tags-index',
  path: '/docs/tags',
  docs,
  title: 'Теги',
  letters: [{ letter: 'P', tags: [{ label: 'pg-17', href: '/docs/tags/pg-17', count: 2 }] }],
}

export const notFoundPage: NotFoundPage = { ...base, kind: 'not-found', path: '/404.html' }

export const pages: readonly PageView[] = [docPage, indexPage, tagPage, tagsIndexPage, notFoundPage]
