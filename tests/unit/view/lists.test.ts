import { describe, expect, it } from 'vitest'
import { versionPages } from '../../../cli/site/routes.ts'
import { tocTree } from '../../../cli/text/toc-tree.ts'
import { cardsHtml, cardsMarkdown, cardsOf, siblingsOf } from '../../../cli/view/cards.ts'
import { generatedIndexView } from '../../../cli/view/generated-index-page.ts'
import { tagsIndexView, tagView } from '../../../cli/view/tag-pages.ts'
import { documentTitle } from '../../../cli/view/view-context.ts'
import type { SidebarItem } from '../../../runtime/model/sidebar.ts'
import { page } from '../site/support.ts'
import { viewSite } from './support.ts'

const link = (label: string, href: string, more = {}): SidebarItem => ({ type: 'link', label, href, ...more })
const category = (label: string, items: readonly SidebarItem[], more = {}): SidebarItem => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  items,
  ...more,
})
const { context } = viewSite({ 'a.md': 'x' })
const cardContext = {
  messages: context.messages,
  locale: 'ru',
  describe: (path: string) => (path === '/a' ? 'Об А' : undefined),
}

describe('cards', () => {
  it('are made of everything that leads somewhere', () => {
    const items: readonly SidebarItem[] = [
      link('🚀 А', '/a'),
      link('Б', '/b', { description: 'Своё' }),
      link('Вне', 'https://example.org', { external: true }),
      link('Скрыта', '/u', { unlisted: true }),
      { type: 'html', value: '<hr>' },
      category('Раздел', [link('x', '/x'), link('y', '/y')], { href: '/r' }),
      category('Без страницы', [link('u', '/u', { unlisted: true }), link('x', '/x')]),
      category('Скрытая', [link('x', '/x')], { href: '/u', linkUnlisted: true, description: 'Текст' }),
      category('Описанная', [link('x', '/x'), link('y', '/y')], { href: '/a' }),
      category('Пустая', [link('u', '/u', { unlisted: true })]),
    ]
    expect(cardsOf(items, cardContext)).toEqual([
      { kind: 'doc', label: 'А', icon: '🚀', href: '/a', description: 'Об А' },
      { kind: 'doc', label: 'Б', href: '/b', description: 'Своё' },
      { kind: 'external', label: 'Вне', href: 'https://example.org' },
      { kind: 'category', label: 'Раздел', href: '/r', description: '2 элемента' },
      { kind: 'category', label: 'Без страницы', href: '/x', description: '2 элемента' },
      { kind: 'category', label: 'Скрытая', href: '/x', description: 'Текст', count: '1 элемент' },
      { kind: 'category', label: 'Описанная', href: '/a', description: 'Об А', count: '2 элемента' },
    ])
  })

  it('as html escape what authors wrote, and say that they open a tab', () => {
    const messages = { 'theme.IconExternalLink.ariaLabel': '(new tab)' }
    expect(cardsHtml([{ kind: 'external', label: '<b>', href: '/a"b', description: '<i>&' }], messages)).toBe(
      '<ul class="cards"><li class="cards__item"><a class="card card--external" href="/a&quot;b" target="_blank" rel="noopener noreferrer"><h2 class="card__title"><span class="card__icon" aria-hidden="true"></span>&lt;b&gt;<svg class="external-icon" width="12" height="12" viewBox="0 0 12 12" aria-hidden="true"><path d="M4 2h6v6M10 2 2.5 9.5"></path></svg><span class="visually-hidden"> (new tab)</span></h2><p class="card__description">&lt;i&gt;&amp;</p></a></li></ul>',
    )
    expect(
      cardsHtml([{ kind: 'category', label: 'A', href: '/a', description: 'B', count: '<2>' }], {}),
    ).toContain('<p class="card__description">B</p><p class="card__count">&lt;2&gt;</p></a>')
    expect(cardsHtml([], {})).toBe('')
    expect(
      cardsMarkdown([
        { kind: 'doc', label: 'A [b]', href: '/a (b)', description: 'One\ntwo' },
        { kind: 'external', label: 'C', href: 'https://c.d' },
      ]),
    ).toBe('- [A \\[b\\]](/a%20%28b%29): One two\n- [C](https://c.d)')
    expect(cardsMarkdown([])).toBe('')
  })

  it('of a page are those of its category, or of the category it heads', () => {
    const items = [category('R', [link('x', '/x'), link('y', '/y')], { href: '/r' }), link('z', '/z')]
    const hrefs = (path: string) =>
      siblingsOf(items, path).map((item) => (item.type === 'html' ? '' : item.href))
    expect(hrefs('/r')).toEqual(['/x', '/y'])
    expect(hrefs('/x')).toEqual(['/y'])
    expect(hrefs('/z')).toEqual(['/r'])
    expect(hrefs('/none')).toEqual(['/r', '/z'])
  })
})

describe('a generated index', () => {
  it('of many items is cut into pages, which stand for it in the sidebar', () => {
    const pages = Array.from({ length: 201 }, (_, at) => [`g/${1000 + at}.md`, `# ${at}\n`])
    const { context: viewContext, version } = viewSite({
      ...Object.fromEntries(pages),
      'g/_category_.yml': 'label: Раздел\nlink: { type: generated-index, title: Всё, slug: /all }\n',
    })
    const [index] = version.generatedIndexes
    const second = generatedIndexView(index!, version, cardContext, viewContext, 2)
    expect(second).toMatchObject({
      path: '/docs/all/page/2',
      documentTitle: 'Всё, страница\u00a02 | Site',
      title: 'Всё',
      cards: [{ label: '200' }],
      pages: { current: 2, count: 2, first: '/docs/all' },
      sidebar: { path: '/docs/all', way: [0] },
      breadcrumbs: [{ label: 'Раздел' }],
    })
    expect(versionPages(version).at(-1)).toMatchObject({
      path: '/docs/all/page/2',
      part: { number: 2, first: '/docs/all' },
    })
  })

  it('shows the items of its category', () => {
    const { context: viewContext, version } = viewSite({
      'g/a.md': '# А\n\nОб А.\n',
      'g/_category_.yml': 'label: Раздел\nlink: { type: generated-index, title: Всё, description: О чём }\n',
    })
    const view = generatedIndexView(version.generatedIndexes[0]!, version, cardContext, viewContext)
    expect(view).toMatchObject({
      kind: 'generated-index',
      path: '/docs/category/раздел',
      documentTitle: 'Всё | Site',
      description: 'О чём',
      title: 'Всё',
      breadcrumbs: [{ label: 'Раздел' }],
      cards: [{ kind: 'doc', label: 'А', href: '/docs/g/a' }],
      next: { label: 'А', href: '/docs/g/a' },
    })
  })
})

describe('tag pages', () => {
  const pages = {
    'b.md': page('title: Яблоко', 'description: Фрукт', 'tags: [lpe, ямб]'),
    'a.md': page('title: Абрикос', 'tags: [lpe, Lua]'),
    'c.md': page('title: Вишня', 'tags: [lpe, 1c]', 'unlisted: true'),
  }

  it('list docs by title', () => {
    const { context: viewContext, version } = viewSite(pages)
    const tag = version.tags.find(({ label }) => label === 'lpe')!
    expect(tagView(tag, version, viewContext)).toEqual({
      kind: 'tag',
      path: '/docs/tags/lpe',
      documentTitle: '2 документа с\u00a0тегом «lpe» | Site',
      description: '2 документа с\u00a0тегом «lpe»',
      keywords: 'lpe',
      htmlClass: 'docs-wrapper plugin-docs plugin-id-default docs-version-current docs-tags-doc-list-page',
      docs: { instance: 'default', version: 'current' },
      siteHash: 'hash',
      title: '2 документа с\u00a0тегом «lpe»',
      tag: 'lpe',
      tagsIndex: '/docs/tags',
      entries: [
        { title: 'Абрикос', href: '/docs/a', description: 'Text.' },
        { title: 'Яблоко', href: '/docs/b', description: 'Фрукт' },
      ],
    })
  })

  it('list docs by the sections of the sidebar, and those outside of them last', () => {
    const tagged = (title: string) => page(`title: ${title}`, 'tags: [t]')
    const { context: viewContext, version } = viewSite({
      'a.md': tagged('Первый'),
      'b/c/d/e.md': tagged('Глубокий'),
      'b/f.md': tagged('Вложенный'),
      'g/h.md': tagged('Ещё один'),
      'i.md': tagged('Последний'),
    })
    const { entries } = tagView(version.tags[0]!, version, viewContext)
    expect(entries.map(({ title, section }) => [title, section])).toEqual([
      ['Глубокий', 'b › c'],
      ['Вложенный', 'b'],
      ['Ещё один', 'g'],
      ['Первый', ''],
      ['Последний', ''],
    ])
  })

  it('show the descriptions of tags', () => {
    const { context: viewContext, version } = viewSite({
      'a.md': page('tags: [t, u]'),
      'tags.yml': 't: { label: t, description: О теге }\nu: { label: u }\n',
    })
    expect(tagsIndexView(version, viewContext).letters.flatMap(({ tags }) => tags)).toEqual([
      { label: 't', href: '/docs/tags/t', count: 1, description: 'О теге' },
      { label: 'u', href: '/docs/tags/u', count: 1 },
    ])
  })

  it('of unlisted docs only are unlisted themselves', () => {
    const { context: viewContext, version } = viewSite(pages)
    const tag = version.tags.find(({ label }) => label === '1c')!
    expect(tagView(tag, version, viewContext)).toMatchObject({
      unlisted: true,
      entries: [{ title: 'Вишня' }],
    })
  })

  it('of many docs are cut into pages', () => {
    const many = Object.fromEntries(
      Array.from({ length: 450 }, (_, at) => [`${at}.md`, page(`title: "${1000 + at}"`, 'tags: [много]')]),
    )
    const { context: viewContext, version } = viewSite(many)
    const [tag] = version.tags
    const views = [1, 2, 3].map((number) => tagView(tag!, version, viewContext, number))
    expect(
      views.map(({ path, entries, pages, documentTitle }) => [
        path,
        entries.length,
        entries[0]?.title,
        pages?.current,
        pages?.count,
        documentTitle,
      ]),
    ).toEqual([
      ['/docs/tags/много', 200, '1000', 1, 3, '450 документов с\u00a0тегом «много» | Site'],
      [
        '/docs/tags/много/page/2',
        200,
        '1200',
        2,
        3,
        '450 документов с\u00a0тегом «много», страница\u00a02 | Site',
      ],
      [
        '/docs/tags/много/page/3',
        50,
        '1400',
        3,
        3,
        '450 документов с\u00a0тегом «много», страница\u00a03 | Site',
      ],
    ])
    const routes = versionPages(version).filter(({ target }) => target.kind === 'tag')
    expect(routes.map(({ path }) => path)).toEqual(views.map(({ path }) => path))
  })

  it('say in their heads what they are', () => {
    const { context: viewContext, version } = viewSite(pages)
    expect(tagsIndexView(version, viewContext)).toMatchObject({
      description: 'Все теги сайта «Site» в алфавитном порядке.',
      keywords: 'lpe,Lua,ямб',
    })
  })

  it('are listed by letter in the order of the language', () => {
    const { context: viewContext, version } = viewSite(pages)
    const { letters } = tagsIndexView(version, viewContext)
    const shown = letters.map(({ letter, tags }) => [
      letter,
      tags.map(({ label, count }) => `${label} ${count}`),
    ])
    expect(shown).toEqual([
      ['Я', ['ямб 1']],
      ['L', ['lpe 2', 'Lua 1']],
    ])
  })
})

describe('the table of contents', () => {
  const heading = (level: number) => ({ id: `h${level}`, level, html: `${level}` })
  const tree = (levels: readonly number[], min: number, max: number) => {
    const text = (items: ReturnType<typeof tocTree>): string =>
      items.map(({ html, children }) => `${html}${children ? `(${text(children)})` : ''}`).join(' ')
    return text(tocTree(levels.map(heading), min, max))
  }

  it.each([
    [[2, 3, 3, 2], 2, 3, '2(3 3) 2'],
    [[3, 2, 4], 3, 4, '3 4'],
    [[3, 2, 3], 2, 3, '3 2(3)'],
    [[2, 4, 3], 2, 4, '2(4 3)'],
    [[2, 4, 5], 2, 3, '2'],
    [[4, 4], 2, 3, ''],
    [[2, 3, 4, 5, 6], 2, 6, '2(3(4(5(6))))'],
    [[2, 3, 4], 4, 4, '4'],
  ])('%j from %i to %i is %s', (levels, min, max, expected) => expect(tree(levels, min, max)).toBe(expected))
})

describe('document titles', () => {
  it.each([
    ['Страница', 'Страница | Site'],
    ['', 'Site'],
    ['  ', 'Site'],
    ['Site', 'Site'],
  ])('%j -> %s', (title, expected) => expect(documentTitle(context, title)).toBe(expected))
})
