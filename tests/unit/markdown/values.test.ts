// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of pages look like templates
// Values that a page names: constants of its own, data of imported files, front matter. Nothing is run.
import { describe, expect, it } from 'vitest'
import { compileArticle } from '../../../cli/markdown/compile.ts'
import type { CompileInput } from '../../../cli/model/compile.ts'
import { htmlOf, inputForTest } from './compile-for-test.ts'

const file = (path: string, text: string) => ({ path, text, hash: 'a1b2c3d4e5f6' })

function compiled(text: string, more: Partial<CompileInput> = {}) {
  return compileArticle({ ...inputForTest(text), ...more })
}

const shown = (text: string, more: Partial<CompileInput> = {}) => htmlOf(compiled(text, more))

/** A page that imports `clause` from a file with this content. */
const withData = (path: string, content: string, clause: string, text: string) =>
  shown(`import ${clause} from '@site/${path}'\n\n${text}`, { data: { [path]: file(path, content) } })

const CONSTANTS =
  "export const versions = { loader: '1.2', list: ['a', { b: 3 }], 'x-y': 'dash' }\nexport const word = 'w'\n\n"

describe('values of a page', () => {
  it.each([
    ['{versions.loader}', '1.2'],
    ['{ versions?.loader }', '1.2'],
    ['{versions.list[0]} {versions.list[1].b}', 'a 3'],
    ["{versions['x-y']}", 'dash'],
    ['{`v${versions.loader}-${word}`}', 'v1.2-w'],
    ['${word}', '$w'],
    ['{versions.absent} \\{versions.loader}', '{versions.absent} {versions.loader}'],
    ['{versions}', '{versions}'],
    ['`{versions.loader}`', '<code>{versions.loader}</code>'],
    ['[x](https://e.org/{versions.loader})', '<a href="https://e.org/1.2">x</a>'],
    ['<a href={`https://e.org/${versions.loader}`}>x</a>', '<a href="https://e.org/1.2">x</a>'],
  ])('%s', (text, expected) => expect(shown(CONSTANTS + text)).toBe(`<p>${expected}</p>`))

  it('are not replaced in code, where braces are literal', () => {
    const text = `${CONSTANTS}{word} \`{word} {props.a}\`\n\n\`\`\`js title="{word}"\nf({word}, \\{word})\n\`\`\``
    const { html, markdown } = compiled(text)
    expect(html.pieces.join('')).toContain('w <code>{word} {props.a}</code>')
    expect(html.pieces.join('').replace(/<[^>]*>/g, '')).toContain('{word}f({word}, \\{word})')
    expect(markdown.pieces.join('')).toContain(
      'w `{word} {props.a}`\n\n```js title="{word}"\nf({word}, \\{word})\n```',
    )
  })

  it('fill templates in code blocks', () => {
    const text = `${CONSTANTS}<CodeBlock language="text">{\`docker run x:\${versions.loader} {a}\`}</CodeBlock>`
    expect(shown(text)).toContain('docker run x:1.2 {a}</span>')
  })

  it('may be strings concatenated with +', () => {
    const joined = "'a\\n' +\n  word + `-${word}` + 1"
    const slots = compiled(`${CONSTANTS}<Own a={${joined}} b={1 + 2} c={'x' + f()} />`).slots
    expect(slots.find(({ kind }) => kind === 'component')).toMatchObject({
      props: { a: 'a\nw-w1', b: 3 },
    })
    expect(slots.find(({ kind }) => kind === 'component')).not.toMatchObject({
      props: { c: expect.anything() },
    })
  })

  it('are passed to components unchanged', () => {
    const { slots } = compiled(`${CONSTANTS}<Own {...versions} all={versions} text={\`v\${word}\`} />`)
    expect(slots.find(({ kind }) => kind === 'component')).toMatchObject({
      props: {
        loader: '1.2',
        list: ['a', { b: 3 }],
        'x-y': 'dash',
        all: { loader: '1.2', list: ['a', { b: 3 }], 'x-y': 'dash' },
        text: 'vw',
      },
    })
  })

  it.each([
    ['data/a.json', '{ "a": { "b": "deep" } }', 'data', '{data.a.b}', 'deep'],
    ['data/a.yaml', 'a:\n  - deep\n', 'data', '{data.a[0]}', 'deep'],
    ['docs/_a.mdx', "# A\n\nexport const LATEST = '9';\n\nText\n", '{ LATEST }', '{LATEST}', '9'],
    ['data/a', "export const latest = '9'\n", '{ latest }', '{latest}', '9'],
    ['data/a', "export const latest: string = '9' as const\n", '{ latest as l }', '{l}', '9'],
    [
      'data/a',
      "export const all: {\n  of: { a: string }[]\n} = {\n  of: [{ a: '9' }],\n}\n",
      '{ all }',
      '{all.of[0].a}',
      '9',
    ],
    ['data/a', "const a = '9'\nexport default { a, b: [1] }\n", 'all', '{all.a} {all.b[0]}', '9 1'],
    ['data/a', "module.exports = { a: 'c' };\n", 'all', '{all.a}', 'c'],
    ['data/a', "const a = 'x'\nexport { a as b }\n", '{ b }', '{b}', 'x'],
    ['data/a', "export const a = '1'\n", '* as all', '{all.a}', '1'],
    ['data/a', 'export const sum = 1 + 2\nexport const b = f()\n', '{ sum, b }', '{sum} {b}', '3 {b}'],
    ['data/a', "const a = f()\nconst c = 'x'\nexport default { a, c }\n", 'all', '{all.c}', 'x'],
    ['data/a', "const w = 'x'\nexport const twice = (a = 'y') => a + w\n", '{ twice }', "{twice('z')}", 'zx'],
    ['data/a', 'export function twice(a) {\n  return a + a\n}\n', '{ twice }', "{twice('z')}", 'zz'],
    [
      'data/a',
      'const last = (list) => list.at(-1)\nexport default { last }\n',
      'all',
      '{all.last([1, 2])}',
      '2',
    ],
    ['data/a', 'export const again = (n) => [again(n), again(n)]\n', '{ again }', '{again}', '{again}'],
  ])('come from %s: %s', (path, content, clause, text, expected) =>
    expect(withData(path, content, clause, text)).toBe(`<p>${expected}</p>`),
  )

  it('come from the front matter', () => {
    const frontMatter = { title: 'T', custom: { a: 'b' } }
    expect(shown('{frontMatter.title} {frontMatter.custom.a}', { frontMatter })).toBe('<p>T b</p>')
  })
})

describe('ids of headings', () => {
  it.each([
    ['## For {word} :rocket:', 'for-word-rocket'],
    ['## For {versions.loader}', 'for-versionsloader'],
    ["## {word.toUpperCase()} and {'text'} {word}", 'wordtouppercase-and-text-word'],
    ['## For {word} {#own}', 'own'],
  ])('are made of names and code, as in MDX: %s', (text, id) =>
    expect(shown(CONSTANTS + text)).toContain(` id="${id}"`),
  )
})

describe('code that is shown as text', () => {
  const findings = (text: string, format?: 'md') =>
    compiled(text, format ? { format } : {}).diagnostics.map(
      ({ code, message, place }) => `${place?.start.line}:${place?.start.column} ${code} ${message}`,
    )

  it('is reported once per page', () => {
    expect(findings('a {b.c}\n\n{d()} {`${e.f}`}')).toEqual([
      '1:3 markdown/expression 3 expressions are shown as plain text, the first of them {b.c}: code in pages is not run.',
    ])
  })

  it('is reported where it first occurs in the page, whatever an included file has', () => {
    const partials = { 'docs/_p.md': file('docs/_p.md', '{p.q}') }
    const first = (text: string) => {
      const found = compiled(`import P from './_p.md'\n\n${text}`, { partials } as never).diagnostics
      return found.map(
        ({ message, place }) => `${place?.file}:${place?.start.line} ${/\{\S+\}/.exec(message)?.[0]}`,
      )
    }
    expect(first('text\n\n{a.b}\n\n<P/>')).toEqual(['docs/page.md:5 {a.b}'])
    expect(first('<P/>\n\n{a.b} {c.d}')).toEqual(['docs/page.md:5 {a.b}'])
    expect(first('<P/>')).toEqual(['docs/_p.md:1 {p.q}'])
    expect(first('> {a.b} {c.d}\n\n{e.f}')).toEqual(['docs/page.md:3 {a.b}'])
  })

  it('may be the name of an import', () => {
    expect(findings("import { a } from './a'\n\n{a} {b}")).toEqual([
      '3:1 markdown/expression The expression {a} is shown as plain text: code in pages is not run.',
    ])
  })

  it('is not reported if the braces are literal', () => {
    expect(findings('a {b.c} {`${e.f}`}', 'md')).toEqual([])
  })
})

describe('a file that is imported as a text', () => {
  const read = { data: { 'docs/a.go': file('docs/a.go', 'x := {word}\n') } }

  it.each([
    '!!raw-loader!./a.go',
    'raw-loader!./a.go',
    './a.go?raw',
    '!!./a.go?raw',
    '!!raw-loader!@site/docs/a.go',
    '!!raw-loader!own-loader!./a.go',
  ])('%s fills a code block and a text', (from) => {
    const { html, diagnostics } = compiled(
      `import S from '${from}'\n\n<CodeBlock language="go">{S}</CodeBlock>\n\n\`before\` {S}`,
      read,
    )
    expect(html.pieces.join('').replace(/<[^>]*>/g, '')).toContain('x := {word}')
    expect(html.pieces.join('')).toContain('<code>before</code> x := {word}')
    expect(diagnostics).toEqual([])
  })

  it('that is missing leaves its name and is reported', () => {
    const { html, diagnostics } = compiled(
      "import S from '!!raw-loader!./b.go'\n\n<CodeBlock>{S}</CodeBlock>",
      read,
    )
    expect(html.pieces.join('').replace(/<[^>]*>/g, '')).toContain('{S}')
    expect(diagnostics.map(({ code, message }) => [code, message])).toContainEqual([
      'markdown/loader-import',
      "The file './b.go' cannot be read: {S} is shown as plain text.",
    ])
  })
})
