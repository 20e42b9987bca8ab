import { expect, it } from 'vitest'
import { newAreas } from '../../../../cli/search/shards/areas.ts'

/** Areas of pages, each as `title: category / category`. */
function areasOf(...pages: readonly string[]) {
  const areas = newAreas()
  for (const [at, page] of pages.entries()) {
    const [title = '', path = ''] = page.split(':')
    const breadcrumb = path.split('/').flatMap((label) => label.trim() || [])
    areas.add({ route: `/${at}`, title, breadcrumb, tags: [], keywords: [] })
  }
  return areas.result().map(({ label, route, runs }) => [label, route, ...runs])
}

it('has the categories of two levels, each with its own page before those below it', () => {
  expect(
    areasOf('Главная', 'Руководства', 'а: Руководства / Читателю', 'б: Руководства / Админу', 'в: Обзоры'),
  ).toEqual([
    ['Руководства', '/1', [1, 4]],
    ['Руководства › Читателю', '/2', [2, 3]],
    ['Руководства › Админу', '/3', [3, 4]],
    ['Обзоры', '/4', [4, 5]],
  ])
})

it('has one area for a category in several places', () => {
  expect(areasOf('а: X', 'б: Y', 'в: X')).toEqual([
    ['X', '/0', [0, 1], [2, 3]],
    ['Y', '/1', [1, 2]],
  ])
})

it('offers no choice of one, and the outer level alone where there are very many', () => {
  expect(areasOf('а: X', 'б: X')).toEqual([])
  const many = Array.from({ length: 60 }, (_, at) => `p: ${at < 30 ? 'X' : 'Y'} / ${at}`)
  expect(areasOf(...many).map(([label]) => label)).toEqual(['X', 'Y'])
})
