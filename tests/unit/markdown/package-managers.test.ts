// Commands of npm in the tabs of other package managers: ```sh npm2yarn.
import { expect, it } from 'vitest'
import { commandsFor } from '../../../cli/markdown/source/package-commands.ts'
import { compile, htmlOf, OPTIONS } from './compile-for-test.ts'

/** What each tab is called, and the code that it shows. */
function tabsOf(text: string, packageManagers = OPTIONS.markdown.packageManagers) {
  const options = { ...OPTIONS, markdown: { ...OPTIONS.markdown, packageManagers } }
  const article = compile(text, { options })
  expect(article.diagnostics).toEqual([])
  const html = htmlOf(article)
  const labels = [...html.matchAll(/role="tab"[^>]*>([^<]*)/g)].map(([, label]) => label)
  const code = [...html.matchAll(/<code[^>]*>(.*?)<\/code>/gs)].map(([, each = '']) =>
    each
      .replace(/<br>/g, '\n')
      .replace(/<[^>]*>/g, '')
      .trim(),
  )
  return { html, labels, code }
}

it('a block is shown for each package manager, and other text is kept', () => {
  const { html, labels, code } = tabsOf('```bash npm2yarn title="Start"\nnpm install --save-dev x\n```')
  expect(labels).toEqual(['npm', 'Yarn', 'pnpm', 'Bun'])
  expect(code).toEqual([
    'npm install --save-dev x',
    'yarn add --dev x',
    'pnpm add --save-dev x',
    'bun add --dev x',
  ])
  expect(html).toContain('data-group-id="npm2yarn"')
  expect(html.match(/>Start</g)).toHaveLength(4)
})

it('environment variables before a command are kept', () => {
  const text = '```sh npm2yarn\nCI=1 NAME="a b" npm run x\n```'
  expect(tabsOf(text, ['yarn']).code).toEqual(['CI=1 NAME="a b" yarn x'])
})

it('the configuration sets the package managers and their order; without any the block stays code', () => {
  const text = '- a\n\n  ```sh npm2yarn\n  npm i x\n  ```'
  expect(tabsOf(text, ['pnpm', 'npm']).code).toEqual(['pnpm add x', 'npm i x'])
  expect(tabsOf(text, [])).toMatchObject({ labels: [], code: ['npm i x'] })
})

it('a block between the tags of a component, and in a group, becomes tabs as well', () => {
  expect(tabsOf('<Details summary="s">\n\n```sh npm2yarn\nnpm i\n```\n\n</Details>').labels).toHaveLength(4)
})

it.each([
  ['npm i x && npm run build', 'yarn add x && yarn build'],
  ['$ npm ci', '$ yarn install --frozen-lockfile'],
  ['npm test # all of them', 'yarn test # all of them'],
  ['npm install --save-dev \\\n  a \\\n  b', 'yarn add --dev \\\n  a \\\n  b'],
  ['cd x\nnpx create-y z', 'cd x\nyarn dlx create-y z'],
  // What only npm has, or what is none of its commands.
  ['npm', 'npm'],
  ['npm fund --x', 'npm fund --x'],
  ['echo npm i', 'echo npm i'],
])('%j is %j for Yarn', (npm, yarn) => {
  expect(commandsFor(npm, 'yarn')).toBe(yarn)
  expect(commandsFor(npm, 'npm')).toBe(npm)
})
