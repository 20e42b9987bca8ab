// What becomes of a Diplodoc project: table of contents and language.
import { expect, it } from 'vitest'
import { diplodoc } from '../../../cli/init/generators/diplodoc.ts'
import { projectFacts } from '../../helpers/project-facts.ts'
import { exportedData } from './exported-data.ts'

const project = (files: Readonly<Record<string, string>>) => {
  const facts = projectFacts(files)
  return diplodoc.project(facts, diplodoc.configuration(facts) ?? '', undefined)
}

it('a table of contents becomes the sidebar, with those that it includes', () => {
  const { sidebars, next, title } = project({
    'docs/toc.yaml': `
title: Printer
href: index.yaml
items:
  - name: Start
    href: start.md
  - name: Guide
    href: guide/index.md
    expanded: true
    items:
      - { name: First, href: guide/first }
      - { name: Hidden, href: guide/hidden.md, hidden: true }
      - { name: Part, href: "guide/first.md#part" }
  - name: Reference
    include: { path: ref/toc.yaml, mode: link }
  - include: { path: toc.yaml, mode: link }
  - - { name: Site, href: https://example.com }
  - { name: Gone, href: gone.md }
  - name: Empty
`,
    'docs/ref/toc.yaml': 'items:\n  - { name: API, href: api.md }\n  - { href: ../start.md }\n',
    'docs/start.md': '',
    'docs/guide/index.md': '',
    'docs/guide/first.md': '',
    'docs/guide/hidden.md': '',
    'docs/ref/api.md': '',
  })
  expect(title).toBe('Printer')
  expect(exportedData(sidebars ?? '')).toEqual({
    docs: [
      { type: 'doc', id: 'start', label: 'Start' },
      {
        type: 'category',
        label: 'Guide',
        link: { type: 'doc', id: 'guide/index' },
        collapsed: false,
        items: [
          { type: 'doc', id: 'guide/first', label: 'First' },
          { type: 'ref', id: 'guide/first', label: 'Part' },
        ],
      },
      {
        type: 'category',
        label: 'Reference',
        items: [
          { type: 'doc', id: 'ref/api', label: 'API' },
          { type: 'ref', id: 'start' },
        ],
      },
      { type: 'link', label: 'Site', href: 'https://example.com' },
    ],
  })
  expect(next.slice(0, 2)).toEqual([
    'docs/toc.yaml was converted.',
    'Left out, because there is no such page: gone.md.',
  ])
})

it.each([
  ['lang: ru\n', 'docs/ru', 'ru', 'en'],
  ['langs: [ru, en]\n', 'docs/ru', 'ru', 'en'],
  ["langs:\n  - 'ru'\n  - 'en'\n", 'docs/ru', 'ru', 'en'],
  ['allowHTML: true\n', 'docs/en', 'en', 'ru'],
])('languages side by side: that of .yfm (%j)', (settings, folder, language, other) => {
  const found = project({
    '.yfm': settings,
    'docs/en/toc.yaml': 'items: []\n',
    'docs/en/a.md': '',
    'docs/ru/toc.yaml': 'items: []\n',
    'docs/ru/a.md': '',
  })
  expect(found).toMatchObject({ folder, language })
  expect(found.sidebars).toBeUndefined()
  expect(found.next).toContainEqual(expect.stringContaining(`Translations are left out (${other})`))
})

it.each(['{', 'items: 5\n', '- a\n', 'items:\n  - 7\n  - null\n'])(
  'a table of contents like %j is left out',
  (toc) => {
    expect(project({ 'docs/toc.yaml': toc, 'docs/a.md': '' }).sidebars).toBeUndefined()
  },
)
