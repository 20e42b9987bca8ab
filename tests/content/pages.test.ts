// Every page of this site is whole: a title, a description that a search engine shows uncut, keywords, enough said and not too
// much, related pages, a figure.
import { describe, expect, it } from 'vitest'
import { splitFrontMatter } from '../../cli/text/front-matter-split.ts'
import { contentFiles, isPage } from './files.ts'
import { type PageFacts, pageFacts } from './page-facts.ts'

const DESCRIPTION = { least: 110, most: 160 }
const RELATED = 3
const GUIDE = { least: 500, most: 1200 }
/** A page on one kind of dashlet or one group of functions is looked things up in: tables say most of it. */
const REFERENCE = { least: 400, most: 1200 }
const REFERENCE_FOLDERS = /\/(?:dashlet-conf-guide|functions)\//
/** All the other pages of its folder refer to it instead of repeating it. */
const GENERAL_CHAPTER = /\/dashlet-conf-guide\/config\.md$/
const GENERAL = { least: 500, most: 1600 }
/** What is one table: what changed in which version. */
const TABLES_ONLY = /\/table_of_changes\.md$/

const pages = contentFiles()
  .filter(isPage)
  .map((file) => ({ path: file.path, ...pageFacts(file) }))
function limitsOf(path: string): { readonly least: number; readonly most: number } {
  if (GENERAL_CHAPTER.test(path)) return GENERAL
  return REFERENCE_FOLDERS.test(path) ? REFERENCE : GUIDE
}

const failing = (
  isWrong: (page: PageFacts & { readonly path: string }) => boolean,
  show: (page: PageFacts) => unknown,
) => pages.filter(isWrong).map((page) => `${page.path}: ${show(page)}`)

/** The first line below the front matter that a reader sees. */
const firstLine = (source: string): string =>
  splitFrontMatter(source)
    .body.split('\n')
    .find((line) => line.trim() !== '' && !line.startsWith('import ')) ?? ''

describe('pages', () => {
  it('are as many as planned', () => expect(pages.length).toBe(185))

  it('have a title of their own and none in the text', () => {
    expect(
      failing(
        ({ title }) => title === '',
        ({ title }) => title,
      ),
    ).toEqual([])
    expect(
      failing(
        ({ titles }) => titles.length > 0,
        ({ titles }) => `line ${titles}`,
      ),
    ).toEqual([])
  })

  it('have a description of 110 to 160 characters, each another', () => {
    const isWrong = ({ description: { length } }: PageFacts) =>
      length < DESCRIPTION.least || length > DESCRIPTION.most
    expect(failing(isWrong, ({ description }) => description.length)).toEqual([])
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length)
  })

  it('have keywords', () =>
    expect(
      failing(
        ({ keywords }) => keywords === 0,
        () => 'none',
      ),
    ).toEqual([]))

  it('say enough and not too much', () => {
    const isWrong = ({ path, words }: PageFacts & { readonly path: string }) => {
      if (TABLES_ONLY.test(path)) return false
      const { least, most } = limitsOf(path)
      return words < least || words > most
    }
    expect(failing(isWrong, ({ words }) => `${words} words`)).toEqual([])
  })

  // Whoever comes from a search learns first what the page is about.
  it('begin with a paragraph', () => {
    const isOther = ({ path }: { readonly path: string }) =>
      /\/(?:docs\/index|licenses\/EULA)\.md$/.test(path)
    const bare = contentFiles()
      .filter(isPage)
      .filter((page) => !isOther(page) && !/^[\p{L}«`*[{]/u.test(firstLine(page.source)))
    expect(bare.map(({ path }) => path)).toEqual([])
    expect(firstLine("---\ntitle: x\n---\n\nimport A from './a.md'\n\n<A />\n")).toBe('<A />')
  })

  it('lead to at least three other pages', () =>
    expect(
      failing(
        ({ related }) => related < RELATED,
        ({ related }) => related,
      ),
    ).toEqual([]))

  it('show something: a picture, a diagram, a table', () =>
    expect(
      failing(
        ({ figures }) => figures === 0,
        () => 'nothing',
      ),
    ).toEqual([]))
})

describe('pages of dashlets', () => {
  const dashlets = contentFiles()
    .filter(isPage)
    .filter(
      ({ path }) =>
        path.includes('/dashlet-conf-guide/') && !/\/(?:config|migrations|table_of_changes)\.md$/.test(path),
    )
  /** Controls, containers and texts answer no question of the data. */
  const NO_CHART =
    /\/(?:axes-selector|board|button|grid|html|image|init_lpe|jupyter_notebook|label|list|lpekoob|map|notes|plan|tabs|vizelKoobControl|what-if|zeroDimensional)\.md$/
  const START = /\n---\n\n(?:import [^\n]*\n)*\n?/

  it('begin with a question of a reader', () => {
    const begins = (source: string) => new RegExp(`${START.source}[^\\n#!?]+\\?[ \\n]`).test(source)
    expect(dashlets.length).toBeGreaterThanOrEqual(44)
    expect(dashlets.filter(({ source }) => !begins(source)).map(({ path }) => path)).toEqual([])
  })

  it('answer it with data, and not all in the same words', () => {
    const charts = dashlets.filter(({ path }) => !NO_CHART.test(path))
    const opened = (answer: string) =>
      charts.filter(({ source }) => new RegExp(`${START.source}[^\\n#!?]+\\? ${answer}`).test(source))
    expect(charts.length).toBeGreaterThanOrEqual(25)
    expect(charts.filter((page) => !opened('[^\\n]*[\\d«]').includes(page)).map(({ path }) => path)).toEqual(
      [],
    )
    expect(opened('[^\\n]+берут').length).toBeLessThan(charts.length / 2)
  })
})

describe('what is counted', () => {
  const source = `---
title: Страница
description: "О «{product}»"
keywords:
  - одно
  - два
---

Два слова и \`код = 1\`, [ссылка](./a.md#x), [ещё](./a.md) и [внешняя](https://example.ru).

| а | б |
|---|---|
| в | г |

\`\`\`js
пять = шесть
# не заголовок
\`\`\`

\`\`\`mermaid
flowchart LR
\`\`\`
`

  it('is what readers read', () => {
    expect(pageFacts({ path: 'a.md', source })).toEqual({
      title: 'Страница',
      description: 'О «bi»',
      keywords: 2,
      words: 8 + 4 + 5,
      related: 1,
      figures: 2,
      titles: [],
    })
  })

  it('sees a title in the text', () =>
    expect(pageFacts({ path: 'a.md', source: '# Раз\n\n# Два\n' }).titles).toEqual([1, 3]))
})
