// The examples of the pages on LPE are true: every expression for the browser is evaluated and compared with the value that
// the page promises, measures of the cube are computed from the training figures, trees come from a parser, and every function
// has signature, arguments, result and example.
import { describe, expect, it } from 'vitest'
import { contentFiles, isPage } from './files.ts'
import { cubeValue } from './lpe/cube.ts'
import { evaluateText } from './lpe/evaluate.ts'
import { browserExamples, cubeExamples, entries, tableExamples, treeExamples } from './lpe/examples.ts'
import { parse } from './lpe/parse.ts'

const pages = contentFiles().filter((file) => isPage(file) && file.path.includes('/lpe-overview/'))
const functionPages = pages.filter(({ path }) => path.includes('/functions/'))

/** Digits after the point of a written number. */
const digitsOf = (written: string) => written.split('.')[1]?.length ?? 0

/** A value of the cube as the page writes it: numbers with as many digits as they have there. */
function written(value: unknown, like: string): unknown {
  if (like.startsWith("'")) return value
  return typeof value === 'number' ? value.toFixed(digitsOf(like)) : JSON.stringify(value)
}

const named = pages.map((page) => ({
  page: page.path.replace(/^.*lpe-overview\//, ''),
  inBrowser: browserExamples(page),
  // A value in words speaks of the rows, the order or the dialect of a database: there is nothing to compute.
  inCube: cubeExamples(page).filter(({ value }) => /^`[^`]+`$/.test(value)),
  trees: treeExamples(page),
}))
const promised = named.filter(
  ({ inBrowser, inCube, trees }) => inBrowser.length + inCube.length + trees.length,
)

describe.each(promised)('$page', ({ inBrowser, inCube, trees }) => {
  it.each(inBrowser)('line $line: $expression', ({ expression, value }) =>
    expect(evaluateText(expression)).toEqual(JSON.parse(value)),
  )

  it.each(inCube)('line $line: $expression', ({ expression, value }) => {
    const number = value.slice(1, -1)
    expect(written(cubeValue(parse(expression)), number)).toBe(number)
  })

  it.each(trees)('line $line: $expression', ({ expression, value }) =>
    expect(parse(expression)).toEqual(JSON.parse(value)),
  )
})

describe('functions', () => {
  it('have signature, arguments, result and example', () => {
    const lacking = functionPages.flatMap((page) =>
      entries(page)
        .filter(
          ({ labels }) => !/^Сигнатура,Аргументы,Результат(?:,Пример|,Пример в кубе)+$/.test(labels.join()),
        )
        .map(({ name, line, labels }) => `${page.path}:${line} ${name}: ${labels.join(', ')}`),
    )
    expect(lacking).toEqual([])
  })

  it('stand in the table of their page, and the table says what the entry says', () => {
    for (const page of functionPages) {
      const inTable = [...page.source.matchAll(/^\| \[`[^`]+`\]\(#(.+?)\)/gm)].map(([, id]) => id)
      expect(inTable, page.path).toEqual(entries(page).map(({ id }) => id))
      const told = new Map(cubeExamples(page).map(({ expression, value }) => [expression, value]))
      for (const { expression, value, line } of tableExamples(page)) {
        if (told.has(expression)) expect(`\`${value}\``, `${page.path}:${line}`).toBe(told.get(expression))
      }
    }
  })

  it('show in their entry another case than in the table', () => {
    const repeated = functionPages.flatMap((page) => {
      const inTable = new Set(
        [...page.source.matchAll(/^\| \[.+\| `([^|]+?)`(?: → .+)? \|$/gm)].map(([, example]) => example),
      )
      return entries(page)
        .filter(({ examples }) => examples.every((example) => inTable.has(example)))
        .map(({ name, line }) => `${page.path}:${line} ${name}`)
    })
    expect(repeated).toEqual([])
  })

  it('are examined in earnest', () => {
    const count = (examples: typeof browserExamples) => pages.flatMap((page) => examples(page)).length
    expect(functionPages.flatMap(entries).length).toBeGreaterThanOrEqual(130)
    expect(count(browserExamples)).toBeGreaterThanOrEqual(190)
    expect(count(treeExamples)).toBeGreaterThanOrEqual(12)
    expect(named.flatMap(({ inCube }) => inCube).length).toBeGreaterThanOrEqual(55)
  })
})

describe('the language of the examples', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['10 - 3 - 2', 5],
    ['1--2', 3],
    ['1 -- 2', 1],
    ['false and false or true', false],
    ['/* a */ 5 // b', 5],
    ['x + 1', 'x1'],
    ['VAR a = 2\nRETURN a * 3', 6],
    ['let([[x, 2]], x + 1)', 3],
    ["'it\\'s'", "it's"],
    ["lpe: if(0, 'a', '', 'b', 'c')", 'c'],
    ['begin(x := 1, let([[x, 2]], x := 5), x)', 1],
    ["{1, 2, unit = 'шт.'}.unit", 'шт.'],
    ["D'2026-05-17'.toStart('q')", '2026-04-01'],
    ["dateShift('2024-02-29', 1, 'y')", '2025-02-28'],
    ["dateShift('2026-03-30', -1, 'm')", '2026-02-28'],
    ["woty('2027-01-03')", 53],
    ["toEnd('2024-02-01', 'm')", '2024-02-29'],
  ])('%s', (text, value) => expect(evaluateText(text)).toEqual(value))

  it.each(['f(', '1 2', '{1, 2', "'open", '#'])('no: %s', (text) => expect(() => parse(text)).toThrow())

  it('tells a wrong value from a right one', () => {
    const page = { path: 'a.md', source: '- **Пример:** `1 + 1` → `3`\n' }
    const [example] = browserExamples(page)
    expect(evaluateText(example!.expression)).not.toEqual(JSON.parse(example!.value))
  })
})
