// Tables and views follow from what they are made of alone: whatever was made before, in whatever order, they come out the same.
import { expect, it } from 'vitest'
import { docPageView } from '../../../cli/view/doc-page.ts'
import { tagView } from '../../../cli/view/tag-pages.ts'
import type { Files } from '../../helpers/tables.ts'
import { viewSite } from '../view/support.ts'
import { page } from './support.ts'

const SITE: Files = {
  'index.md': page('title: Home', 'tags: [one]'),
  'guide/_category_.yml': 'label: Guide\nlink: { type: generated-index }',
  'guide/a.md': page('title: A', 'tags: [one, two]'),
  'guide/b.md': page('title: B'),
}

/** The site, and what edits of a title, a place in the sidebar, tags and the set of pages make of it. */
const EDITS: readonly Files[] = [
  SITE,
  { ...SITE, 'guide/a.md': page('title: Another', 'tags: [one, two]') },
  { ...SITE, 'guide/b.md': page('title: B', 'sidebar_position: 1') },
  { ...SITE, 'guide/a.md': page('title: A', 'tags: [two]') },
  { ...SITE, 'guide/c.md': page('title: C') },
]

const ARTICLE = {
  file: 'docs/guide/a.md',
  html: { pieces: ['<p>Text.</p>'], slots: [] },
  markdown: { pieces: ['Text.'], slots: [] },
  toc: [],
  slots: [],
  links: [],
  headings: [],
  references: { unused: [], undefined: [] },
  anchors: [],
  metadata: [],
  features: [],
  styles: {},
  hasOwnTitle: false,
  unknownComponents: [],
  unknownLanguages: [],
  diagnostics: [],
}

/** Tables and views as text: equal texts, equal values. */
function made(files: Files): string {
  const { context, version } = viewSite(files)
  const views = version.docs.map((doc) =>
    docPageView({ doc, version, article: ARTICLE, filled: [], style: undefined }, context),
  )
  const tags = version.tags.map((tag) => tagView(tag, version, context))
  return JSON.stringify([context.tables, views, tags])
}

it('tables and views are the same in every order', () => {
  const first = EDITS.map(made)
  expect(new Set(first).size).toBe(EDITS.length)
  for (const order of [
    [4, 3, 2, 1, 0],
    [0, 2, 0, 4, 2, 1, 3, 3],
  ])
    expect(order.map((at) => made(EDITS[at] ?? {}))).toEqual(order.map((at) => first[at]))
})

it('pages are the same in every order', () => {
  const { context, version } = viewSite(SITE)
  const view = (id: string) => {
    const doc = version.docs.find((each) => each.id === id)
    if (!doc) throw new Error(id)
    return JSON.stringify(
      docPageView({ doc, version, article: ARTICLE, filled: [], style: undefined }, context),
    )
  }
  const ids = version.docs.map(({ id }) => id)
  const forwards = new Map(ids.map((id) => [id, view(id)]))
  const backwards = new Map([...ids].reverse().map((id) => [id, view(id)]))
  expect(ids.map((id) => backwards.get(id))).toEqual(ids.map((id) => forwards.get(id)))
})
