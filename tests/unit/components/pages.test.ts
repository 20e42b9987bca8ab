import { describe, expect, it } from 'vitest'
import { attribute, elementWithClass, renderPage, tagsWithClass, textOf } from './render-page.tsx'
import { docPage, indexPage, notFoundPage, pages, site, tagPage, tagsIndexPage } from './sample.ts'

describe('frame', () => {
  it('stands in reading order: skip link, announcement, navbar, content, footer', () => {
    const html = renderPage(site, docPage)
    const places = [
      'skip-to-content',
      'theme-announcement-bar',
      'theme-layout-navbar',
      'theme-layout-main',
      'theme-layout-footer',
    ].map((name) => html.indexOf(tagsWithClass(html, name)[0] ?? `no ${name}`))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  it.each(pages.map((page) => [page.kind, page] as const))(
    'has one main, one h1 and no inline style or handler on a %s page',
    (_, page) => {
      const html = renderPage(site, page)
      expect(html.match(/<main[ >]/g)).toHaveLength(1)
      expect(html.match(/<h1[ >]/g)).toHaveLength(1)
      expect(html).not.toMatch(/ style="| on[a-z]+="/)
      expect(html).not.toMatch(/<aside|<link/)
    },
  )

  it('names its navigation landmarks differently', () => {
    const labels = [...renderPage(site, docPage).matchAll(/<nav[^>]*aria-label="([^"]+)"/g)].map(
      ([, label]) => label,
    )
    expect(labels).toEqual(['Основная', 'Разделы', 'Хлебные крошки', 'Соседние страницы', 'На этой странице'])
  })

  it('has the same tree before and after the browser takes over: ids are not generated', () => {
    expect(renderPage(site, docPage)).not.toMatch(/ id="[^"]*(?::|«)/)
  })

  it('leads past the navigation', () => {
    const html = elementWithClass(renderPage(site, docPage), 'skip-to-content')
    expect(html).toContain('role="region"')
    expect(html).toContain('aria-label="Перейти к основному содержанию"')
    expect(html).toContain('href="#__docusaurus_skipToContent_fallback"')
  })

  it('shows text fields as text', () => {
    const html = renderPage(
      { ...site, title: '<img onerror>' },
      { ...docPage, title: '<img onerror>', tags: [{ label: '<img onerror>', href: '/t' }] },
    )
    expect(html).not.toContain('<img onerror>')
    expect(html).toContain('BI &lt;b&gt;')
  })
})

describe('doc page', () => {
  const html = renderPage(site, docPage)

  it('keeps the article in a container with the class markdown, the title in its header', () => {
    const markdown = elementWithClass(html, 'markdown')
    expect(markdown).toMatch(
      /^<div class="theme-doc-markdown markdown"><header><h1>Первые шаги<\/h1><\/header>/,
    )
    expect(markdown).toContain(docPage.article)
    expect(markdown).toContain('data-article')
  })

  it('adds no title to an article that has its own', () => {
    const { title, ...untitled } = docPage
    expect(
      renderPage(site, { ...untitled, article: '<header><h1>Свой</h1></header>' }).match(/<h1/g),
    ).toHaveLength(1)
  })

  it('stands in order: banners, breadcrumbs, badge, contents, text, footer, paginator', () => {
    const names = [
      'theme-unlisted-banner',
      'theme-draft-banner',
      'theme-doc-version-banner',
      'theme-doc-breadcrumbs',
      'theme-doc-version-badge',
      'theme-doc-toc-mobile',
      'theme-doc-markdown',
      'theme-doc-footer',
      'pagination-nav',
      'theme-doc-toc-desktop',
    ]
    const places = names.map((name) => html.indexOf(tagsWithClass(html, name)[0] ?? `no ${name}`))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(html.indexOf('</article>')).toBeLessThan(html.indexOf('pagination-nav'))
  })

  it('leads along the breadcrumbs; the page itself is no link', () => {
    const crumbs = elementWithClass(html, 'theme-doc-breadcrumbs')
    expect(crumbs).toContain('<a class="breadcrumbs__link" href="/docs/guides">Руководства</a>')
    expect(crumbs).toContain('<span class="breadcrumbs__link" aria-current="page">Первые шаги</span>')
    expect(crumbs.match(/<a /g)).toHaveLength(1)
  })

  it('says which version it is and leads to the last one', () => {
    expect(textOf(elementWithClass(html, 'theme-doc-version-badge'))).toBe('Версия: Next')
    const banner = elementWithClass(html, 'theme-doc-version-banner')
    expect(banner).toContain('«Платформа BI» для версии <b>Next</b>, которая ещё не\u00a0вышла')
    expect(banner).toContain('<a href="/docs/10/guides/start"><b>последняя версия</b></a> (10.3)')
    const old = renderPage(site, {
      ...docPage,
      versionBanner: { kind: 'unmaintained', latest: { label: '', href: '/x' }, latestVersion: '10' },
    })
    expect(old).toContain('которая больше не\u00a0поддерживается')
  })

  it('has no boxes, badge or neighbours of which there are none', () => {
    const { versionBadge, versionBanner, previous, next, unlisted, draft, lastUpdate, editUrl, ...rest } =
      docPage
    const bare = renderPage(site, { ...rest, tags: [], breadcrumbs: [] })
    for (const name of ['alert', 'badge', 'pagination-nav', 'theme-doc-footer', 'theme-doc-breadcrumbs'])
      expect(tagsWithClass(bare, name)).toEqual([])
  })

  it('lists its contents beside the text in html, and above it as a closed box', () => {
    const beside = elementWithClass(html, 'theme-doc-toc-desktop')
    expect(beside).toContain(
      '<li><a href="#раздел"><code>Раздел</code></a><ul><li><a href="#ниже">Ниже</a></li></ul></li>',
    )
    const above = elementWithClass(html, 'theme-doc-toc-mobile')
    expect(above).toContain('aria-expanded="false"')
    expect(above).not.toContain('href="#')
  })

  it('has no contents where they are hidden or empty', () => {
    for (const change of [{ showToc: false }, { toc: [] }])
      expect(tagsWithClass(renderPage(site, { ...docPage, ...change }), 'table-of-contents')).toEqual([])
    expect(tagsWithClass(renderPage(site, { ...docPage, showToc: false }), 'docs-main--full')).toHaveLength(1)
  })

  it('shows tags, edit link and last change', () => {
    const footer = elementWithClass(html, 'theme-doc-footer')
    expect(footer).toContain('<a class="tag" rel="tag" href="/docs/tags/pg-17" title="О версии 17">pg-17</a>')
    expect(footer).toMatch(
      /class="theme-edit-this-page" href="https:\/\/git\.example\/edit" target="_blank" rel="noopener noreferrer"/,
    )
    expect(textOf(elementWithClass(footer, 'theme-last-updated'))).toBe(
      'Последнее изменение 5 нояб. 2024 г. , автор Анна',
    )
    expect(footer.toLowerCase()).toContain('<time datetime="2024-11-05t23:30:00z" itemprop="datemodified">')
  })

  it('shows either part of the last change alone', () => {
    const line = (lastUpdate: { date?: string; author?: string }) =>
      textOf(elementWithClass(renderPage(site, { ...docPage, lastUpdate }), 'theme-last-updated'))
    expect(line({ author: 'Анна' })).toBe('Последнее изменение, автор Анна')
    expect(line({ date: '2024-01-31' })).toBe('Последнее изменение 31 янв. 2024 г.')
  })

  it('leads to its neighbours: previous first, each with a caption', () => {
    const nav = elementWithClass(html, 'pagination-nav')
    const links = [...nav.matchAll(/<a [^>]*>.*?<\/a>/g)].map(([link]) => [
      attribute(link, 'href'),
      textOf(link),
    ])
    expect(links).toEqual([
      ['/docs/', 'Назад Начало'],
      ['/docs/guides/next', 'Далее Дальше'],
    ])
  })
})

describe('other pages', () => {
  it('shows a generated index as cards, external ones in a new tab', () => {
    const html = renderPage(site, indexPage)
    expect(html).toContain('<h1>Руководства</h1><p>Все руководства</p>')
    const cards = tagsWithClass(html, 'card')
    expect(cards.map((card) => [attribute(card, 'href'), attribute(card, 'target')])).toEqual([
      ['/docs/guides/start', undefined],
      ['/docs/guides/deep', undefined],
      ['https://forum.example', '_blank'],
    ])
    expect(html).toContain('<span class="card__icon" aria-hidden="true">🚀</span>Глубже')
    expect(html).toContain('<p class="card__description">С чего начать</p>')
  })

  it('shows docs with a tag under headings that are links', () => {
    const html = renderPage(site, tagPage)
    expect(html).toContain('<h1>Один документ с тегом «pg-17»</h1>')
    expect(html).toContain('<a href="/docs/tags">Все теги</a>')
    expect(html).toContain('<h2><a href="/docs/guides/start">Первые шаги</a></h2><p>С чего начать</p>')
    expect(tagsWithClass(html, 'sidebar')).toEqual([])
  })

  it('shows all tags by letter with counts', () => {
    const html = renderPage(site, tagsIndexPage)
    expect(html).toContain('<h2 id="P">P</h2>')
    expect(textOf(elementWithClass(html, 'tag'))).toBe('pg-17 2')
    expect(html).toContain('<hr')
  })

  it('says that a page is not there', () => {
    const html = renderPage(site, notFoundPage)
    expect(html).toContain('<h1>Страница не найдена</h1>')
    const [notice, request, wayOut] = elementWithClass(html, 'markdown').match(/<p>.*?<\/p>/g) ?? []
    expect(textOf(notice ?? '')).toMatch(/^По этому адресу ничего нет/)
    expect(textOf(request ?? '')).toMatch(/сообщите, пожалуйста, его владельцу/)
    expect(wayOut).toMatch(/<a href="[^"]+">Главная страница<\/a>/)
  })
})
