import { expect, it } from 'vitest'
import {
  NO_HISTORY,
  offeredHistory,
  type SearchHistory,
  withOpened,
} from '../../../runtime/components/search/history.ts'
import type { SearchDocument } from '../../../runtime/model/search.ts'

const section = (route: string, sectionTitle = 'Раздел'): SearchDocument => ({
  id: 1,
  pageTitle: 'Страница',
  sectionTitle,
  sectionRoute: route,
  type: 'docs',
  breadcrumb: ['Руководства'],
})
const after = (...opened: [query: string, route: string][]) =>
  opened.reduce<SearchHistory>((kept, [query, route]) => withOpened(kept, query, section(route)), NO_HISTORY)

it('has the latest query first, each once and no more than ten', () => {
  expect(after(['а', '/1'], ['б', '/2'], [' а ', '/1']).queries).toEqual(['а', 'б'])
  const many = Array.from({ length: 30 }, (_, at) => [`q${at}`, `/${at}`] as [string, string])
  expect(after(...many).queries).toEqual(Array.from({ length: 10 }, (_, at) => `q${29 - at}`))
})

it('offers the sections that were opened most often, of equal ones the latest', () => {
  const { sections } = offeredHistory(after(['а', '/1'], ['а', '/2'], ['', '/2'], ['б', '/3']))
  expect(sections.map(({ route, count }) => [route, count])).toEqual([
    ['/2', 2],
    ['/3', 1],
    ['/1', 1],
  ])
  expect(sections[0]).toMatchObject({ title: 'Раздел', path: ['Руководства', 'Страница'] })
})

it('names a page by its title, and keeps no query where there was none', () => {
  const { queries, sections } = withOpened(NO_HISTORY, ' ', section('/x', ''))
  expect(queries).toEqual([])
  expect(sections).toEqual([{ route: '/x', title: 'Страница', path: ['Руководства'], count: 1 }])
})
