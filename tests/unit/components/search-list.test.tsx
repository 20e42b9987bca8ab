// What the search dialog lists: offers before a query, results after it, and filters above them.
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SearchFilters } from '../../../runtime/components/search/search-filters.tsx'
import { SearchOffers } from '../../../runtime/components/search/search-offers.tsx'
import { SearchResults } from '../../../runtime/components/search/search-results.tsx'
import { EMPTY_SEARCH, type SearchState } from '../../../runtime/components/search/search-state.ts'
import { PageContext, PreferredVersionsContext, SiteContext } from '../../../runtime/contexts.tsx'
import type { SearchDocument, SearchResult } from '../../../runtime/model/search.ts'
import type { SiteView } from '../../../runtime/model/site.ts'
import { attribute, tagsWithClass, textOf } from './render-page.tsx'
import { docPage, site } from './sample.ts'

const nothing = () => undefined
const rows = { optionId: (index: number) => `row-${index}`, onPoint: nothing }

/** Html in the contexts that the dialog has. */
const rendered = (content: ReactNode, own: Partial<SiteView> = {}): string =>
  renderToString(
    <SiteContext.Provider value={{ ...site, ...own }}>
      <PageContext.Provider value={docPage}>
        <PreferredVersionsContext.Provider value={{ names: {}, prefer: nothing }}>
          {content}
        </PreferredVersionsContext.Provider>
      </PageContext.Provider>
    </SiteContext.Provider>,
  ).replaceAll('<!-- -->', '')

/** Classes of the rows, whether they are chosen, and what they show. */
const rowsOf = (html: string) =>
  tagsWithClass(html, 'search-result').map((tag) => {
    const from = html.indexOf(tag)
    const end = html.indexOf(tag.startsWith('<a') ? '</a>' : '</div>', from)
    return [
      attribute(tag, 'id'),
      (attribute(tag, 'class') ?? '').replaceAll('search-result--', '').replace(/^search-result ?/, ''),
      attribute(tag, 'aria-selected'),
      textOf(html.slice(from, end)),
    ]
  })

describe('offers', () => {
  const offered = (
    queries: readonly string[],
    sections: Parameters<typeof SearchOffers>[0]['sections'],
    active = 0,
  ) =>
    rendered(
      <SearchOffers
        {...{ listId: 'list', queries, sections, active, ...rows }}
        onQuery={nothing}
        onSection={nothing}
        onForget={nothing}
      />,
    )
  const sections = [
    { route: '/a', title: 'A', path: ['B', 'C'], count: 1 },
    { route: '/d', title: 'D', path: [], count: 1 },
  ]
  const titles = (html: string) => tagsWithClass(html, 'search-offers__title').length
  const forgets = (html: string) => html.includes('search-offers__forget')

  it('are the last queries, and behind them the sections, with where they are', () => {
    const html = offered(['x', 'y'], sections, 2)
    expect(rowsOf(html)).toEqual([
      ['row-0', 'search-offer', 'false', 'x'],
      ['row-1', 'search-offer', 'false', 'y'],
      ['row-2', 'search-offer active', 'true', 'A B › C'],
      ['row-3', 'search-offer', 'false', 'D'],
    ])
    expect(html.match(/href="[^"]*"/g)).toEqual(['href="/a"', 'href="/d"'])
    expect([titles(html), forgets(html)]).toEqual([2, true])
    expect(html.match(/search-result__page/g)).toHaveLength(1)
  })

  it('have a title for each kind that there is', () => {
    expect(
      [offered(['x'], []), offered([], sections)].map((html) => [titles(html), rowsOf(html).length]),
    ).toEqual([
      [1, 1],
      [1, 2],
    ])
    expect(rowsOf(offered(['x'], []))[0]?.[1]).toBe('search-offer active')
  })

  it('are an empty list for a reader without a history', () => {
    expect(offered([], [])).toMatch(/^<div id="list" role="listbox" aria-label="[^"]+"><\/div>$/)
  })
})

describe('results', () => {
  const result = (more: Partial<SearchDocument>, own: Partial<SearchResult> = {}): SearchResult => ({
    document: { id: 1, pageTitle: 'Page', sectionTitle: '', sectionRoute: '/page', type: 'docs', ...more },
    score: 1,
    terms: [],
    marks: [],
    ...own,
  })
  const listed = (results: readonly SearchResult[], active = -1, shownFor?: string) =>
    rendered(
      <SearchResults
        state={
          {
            ...EMPTY_SEARCH,
            query: 'typed',
            active,
            outcome: { results, unavailable: false, ...(shownFor === undefined ? {} : { shownFor }) },
          } as SearchState
        }
        listId="list"
        onLiteral={nothing}
        onChoose={nothing}
        {...rows}
      />,
    )

  it('alone say where they are', () => {
    const html = listed(
      [
        result({ breadcrumb: ['A', 'B'] }),
        result({ sectionRoute: '/other#s', pageTitle: 'Other', sectionTitle: 'Section', breadcrumb: ['A'] }),
        result({ sectionRoute: '/bare', sectionTitle: 'Page' }),
      ],
      1,
    )
    expect(rowsOf(html)).toEqual([
      ['row-0', '', 'false', 'Page A › B'],
      ['row-1', 'active', 'true', 'Section A › Other'],
      ['row-2', '', 'false', 'Page'],
    ])
    expect(html).not.toContain('search-group')
  })

  it('of one page stand below its title', () => {
    const html = listed([
      result({ sectionRoute: '/page#s', sectionTitle: 'S', breadcrumb: ['A'] }),
      result({ sectionRoute: '/page#t', sectionTitle: 'T', breadcrumb: ['A'] }),
    ])
    expect(rowsOf(html)).toEqual([
      ['row-0', 'below', 'false', 'S'],
      ['row-1', 'below', 'false', 'T'],
    ])
    expect(html).toMatch(
      /class="search-group__head" id="[^"]*"><span class="search-result__section">Page<\/span><span class="search-result__page">A<\/span><\/div>/,
    )
  })

  it('of one page stand below the page itself where it was found', () => {
    const html = listed([
      result({ breadcrumb: ['A'] }),
      result({ sectionRoute: '/page#t', sectionTitle: 'T' }),
    ])
    expect(rowsOf(html)).toEqual([
      ['row-0', '', 'false', 'Page A'],
      ['row-1', 'below', 'false', 'T'],
    ])
    expect(html).toContain('<div role="group" class="search-group" aria-label="Page">')
    expect(html).not.toContain('search-group__head')
  })

  it('show hits, the beginning of their text, and why they were found', () => {
    const found = { marks: ['порт'], reason: { kind: 'tag', label: 'Порт' } } as const
    const html = listed([result({ pageTitle: 'Порт сервера', excerpt: 'Номер порта.' }, found)])
    expect(html).toContain('<span class="search-result__section"><mark>Порт</mark> сервера</span>')
    expect(html).toMatch(/<span class="search-result__excerpt">Номер <mark>порта<\/mark>\.<\/span>/)
    expect(html).toMatch(/<span class="search-result__reason">[^<]+ <mark>Порт<\/mark><\/span>/)
    const bare = listed([result({})])
    expect(bare).not.toMatch(/search-result__(?:excerpt|reason)/)
  })

  it('of another query say so, with a way back', () => {
    expect(textOf(listed([], -1, 'right'))).toMatch(/right.*typed/)
    expect(listed([])).not.toContain('search-shown-for')
  })
})

describe('filters', () => {
  const filters = (
    filter: SearchState['filter'],
    areas: readonly string[] = [],
    own: Partial<SiteView> = {},
  ) => {
    const outcome = { results: [], unavailable: false, areas: areas.map((label) => ({ label, count: 1 })) }
    const html = rendered(
      <SearchFilters
        state={{ ...EMPTY_SEARCH, outcome, filter } as unknown as SearchState}
        onFilter={nothing}
      />,
      own,
    )
    return html
      .split('<details')
      .slice(1)
      .map((part) => ({
        value: /search-filter__value">([^<]*)</.exec(part)?.[1],
        choices: [
          ...part.matchAll(
            /<label class="([^"]*)"><input type="radio"[^>]*?( checked="")?\/>(.*?)<\/label>/g,
          ),
        ].map(([, name = '', checked, inside = '']) => [
          textOf(inside),
          name.includes('--below'),
          checked !== undefined,
        ]),
      }))
  }
  const one = { docs: site.docs.map((docs) => ({ ...docs, versions: docs.versions.slice(0, 1) })) }

  it('are none where there is nothing to choose', () => {
    expect(filters({ area: null, version: null }, [], one)).toEqual([])
  })

  it('have the areas, those below others by their own names, and the versions', () => {
    const [areas, versions] = filters({ area: 'A › B', version: null }, ['A', 'A › B'])
    expect(areas).toEqual({
      value: 'A › B',
      choices: [
        ['Все разделы', false, false],
        ['A', false, false],
        ['A › B', true, true],
      ],
    })
    expect(versions).toEqual({
      value: 'Next',
      choices: [
        ['Next', false, true],
        ['10.3', false, false],
      ],
    })
  })

  it('show a version that was chosen, and all areas for one that is not there', () => {
    const [areas, versions] = filters({ area: 'gone', version: '10' }, ['A'])
    expect([areas?.value, versions?.value]).toEqual(['Все разделы', '10.3'])
    expect(filters({ area: null, version: null }, ['A'], one)).toHaveLength(1)
  })
})
