// The first pages of a new site, in English and Russian. Each shows a feature that authors need for the next page.
import type { Answers } from '../answers.ts'
import type { NewFile } from '../new-file.ts'
import { markdownText } from './markdown-text.ts'

interface PageTexts {
  readonly home: (title: string) => string
  readonly category: { readonly label: string; readonly position: number }
  readonly page: string
  readonly tests: readonly (readonly [query: string, page: 'index.md' | 'guide/writing.md'])[]
  readonly testsComment: string
}

const EN: PageTexts = {
  home: (title) => `# ${title}

Welcome. Edit the Markdown file of this page and save it: the browser updates immediately.

- [Write pages](./guide/writing.md): the Markdown features you can use.
- Every Markdown file in this folder is a page; every subfolder is a sidebar category.

:::tip Find mistakes before your readers do
\`npx docsite check\` reports every broken link, anchor and image with its line.
:::
`,
  category: { label: 'Guide', position: 2 },
  page: `# Write pages

A page is a Markdown file. Its first heading is its title, and its path is its URL.

## Links {#links}

Link to files, not to URLs: [home page](../index.md). \`docsite mv\` updates such links when a page moves.
You can also link to a heading: [code](#code).

## Notes {#notes}

:::note
Text between \`:::note\` and \`:::\` is a note. \`tip\`, \`warning\` and \`danger\` work the same way.
:::

## Code {#code}

\`\`\`sh title="Terminal" {1}
npx docsite check   # reports every mistake with its line
npx docsite build   # builds the site into build/
\`\`\`

## Order {#order}

\`sidebar_position: 3\` in the front matter of a page sets its position in the sidebar; \`_category_.json\` sets the label of a folder.
`,
  tests: [
    ['write pages', 'guide/writing.md'],
    ['links', 'guide/writing.md'],
  ],
  testsComment:
    'Search tests: what readers search for, and the page they should find. `docsite check` runs them.',
}

const RU: PageTexts = {
  home: (title) => `# ${title}

Добро пожаловать. Эта страница — файл, который вы читаете: измените его, сохраните, и браузер покажет новое.

- [Как писать страницы](./guide/writing.md): что умеет Markdown.
- Каждый файл в этой папке — страница, каждая папка — раздел бокового меню.

:::tip Найдите ошибки раньше читателей
\`npx docsite check\` называет каждую неверную ссылку, картинку и заголовок вместе со строкой.
:::
`,
  category: { label: 'Руководство', position: 2 },
  page: `# Как писать страницы

Страница — это файл Markdown. Первый заголовок — её название, путь к файлу — её адрес.

## Ссылки {#links}

Ссылайтесь на файлы, а не на адреса: [главная страница](../index.md) найдётся и после переезда.
Можно сослаться и на заголовок: [код](#code).

## Заметки {#notes}

:::note
Заметки, советы и предупреждения стоят между \`:::note\` и \`:::\`.
:::

## Код {#code}

\`\`\`sh title="Терминал" {1}
npx docsite check   # все ошибки, каждая со строкой
npx docsite build   # сайт в папке build/
\`\`\`

## Порядок {#order}

\`sidebar_position: 3\` в начале страницы задаёт её место, \`_category_.json\` — название папки.
`,
  tests: [
    ['как писать страницы', 'guide/writing.md'],
    ['ссылка', 'guide/writing.md'],
  ],
  testsComment: 'Что ищут читатели и какую страницу они должны найти; поиск проверяет `docsite check`.',
}

const textsFor = (language: string): PageTexts => (language.split('-')[0] === 'ru' ? RU : EN)

/** The first pages, the label of their folder, and their search tests. */
export function firstPages({ title, language, folder }: Answers): readonly NewFile[] {
  const { home, category, page, tests, testsComment } = textsFor(language)
  const entries = tests.map(
    ([query, file]) =>
      `- { query: ${JSON.stringify(query)}, page: ${JSON.stringify(`${folder}/${file}`)}, rank: 1 }\n`,
  )
  return [
    { path: `${folder}/index.md`, text: home(markdownText(title)) },
    { path: `${folder}/guide/_category_.json`, text: `${JSON.stringify(category, null, 2)}\n` },
    { path: `${folder}/guide/writing.md`, text: page },
    { path: 'search.test.yml', text: `# ${testsComment}\n${entries.join('')}` },
  ]
}

/** Text of a front page in place of one that docsite cannot render, with a link to a page. */
export function frontPage({ title, language }: Answers, first: string): string {
  const isRussian = language.split('-')[0] === 'ru'
  const link = isRussian ? `[С чего начать](./${first}).` : `[Start here](./${first}).`
  return `---\nslug: /\n---\n\n# ${markdownText(title)}\n\n${link}\n`
}

/** Search tests for a site that already has pages. */
export function emptySearchTests({ language }: Answers): NewFile {
  const { testsComment } = textsFor(language)
  return {
    path: 'search.test.yml',
    text: `# ${testsComment}\n# - { query: install, page: /install, rank: 1 }\n[]\n`,
  }
}
