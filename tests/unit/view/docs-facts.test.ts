// What components may ask of the docs around a page.
import { describe, expect, it } from 'vitest'
import { docsFacts } from '../../../cli/view/docs-facts.ts'
import { viewSite } from './support.ts'

const DESCRIPTIONS: Readonly<Record<string, string>> = { '/docs/guide/start': 'Первые шаги.' }

function factsOf(id: string) {
  const { version, context } = viewSite({
    'index.md': '# Начало\n',
    'guide/_category_.json': '{ "label": "Руководство" }',
    'guide/index.md': '---\ndescription: Всё о работе.\n---\n\n# Руководство\n',
    'guide/start.md': '# Запуск\n',
    'guide/more/_category_.json': '{ "label": "Ещё" }',
    'guide/more/deep.md': '# Глубже\n',
    'alone.md': '---\ndisplayed_sidebar: null\n---\n\n# Отдельно\n',
  })
  const doc = version.docs.find((each) => each.id === id)
  if (!doc) throw new Error(`${id} is none of ${version.docs.map((each) => each.id)}`)
  const { messages, plan } = context
  return docsFacts(doc, version, { messages, locale: plan.code, describe: (path) => DESCRIPTIONS[path] })
}

const labels = (items: readonly object[]) => items.map((item) => ('label' in item ? item.label : item))

describe('docsFacts', () => {
  it('knows all docs of the version, with their sidebar where they have one', () => {
    const { docs } = factsOf('index')
    expect(Object.keys(docs).sort()).toEqual([
      'alone',
      'guide/index',
      'guide/more/deep',
      'guide/start',
      'index',
    ])
    expect(docs['guide/index']).toEqual({
      id: 'guide/index',
      title: 'Руководство',
      description: 'Всё о работе.',
      sidebar: 'defaultSidebar',
    })
  })

  it('gives the page of a category that category, and what stands in it, with descriptions where there are some', () => {
    const { category, siblings, cards } = factsOf('guide/index')
    expect(category?.label).toBe('Руководство')
    expect(labels(category?.items ?? [])).toEqual(['Ещё', 'Запуск'])
    expect(siblings).toEqual(category?.items)
    const [more, start] = siblings
    expect(start).toMatchObject({ label: 'Запуск', description: 'Первые шаги.' })
    expect(more).not.toHaveProperty('description')
    expect(more?.type === 'category' && labels(more.items ?? [])).toEqual(['Глубже'])
    expect(more?.type === 'category' && more.items?.[0]).not.toHaveProperty('description')
    expect(cards.map(({ label }) => label)).toEqual(['Ещё', 'Запуск'])
  })

  it('gives another page the innermost category that it stands in, and its siblings without itself', () => {
    const { category, siblings } = factsOf('guide/more/deep')
    expect(category?.label).toBe('Ещё')
    expect(siblings).toEqual([])
    expect(labels(factsOf('guide/start').siblings)).toEqual(['Ещё'])
  })

  it('knows no category of a page at the top, and nothing around a page without a sidebar', () => {
    expect(factsOf('index').category).toBeNull()
    expect(factsOf('alone')).toMatchObject({ category: null, siblings: [], cards: [] })
  })
})
