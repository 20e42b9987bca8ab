// What dashlets and requests of the pages ask of a cube can be asked: their dimensions, measures and filters are translated into
// SQL as the server does it and run over the demo set.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentFiles } from '../files.ts'
import { cubeExamples } from '../lpe/examples.ts'
import { columnOf } from '../lpe/to-sql.ts'
import { allBlocks, type Block, nameOf } from './blocks.ts'
import { type Database, openDatabase } from './database.ts'
import { type Question, questionsOf, sentOf } from './questions.ts'

/** Cubes of the pages: tables and views of the database of the test. */
const CUBES: Readonly<Record<string, string>> = {
  'demo.sales': 'cube',
  'demo.sales_month':
    "(SELECT region, date_trunc('month', dt) AS month, sum(amount) AS amount FROM sales GROUP BY 1, 2) t",
  'demo.region_totals': 'region_totals',
  // The page says that the demo set has no visits.
  'demo.funnel': `(SELECT DATE '2025-01-01' AS dt, 42000 AS visits, 14700 AS receipts, 6300 AS repeats) t`,
  'demo.tasks': 'tasks',
  'demo.stores': '(SELECT code, store, city, region, valid_from, valid_to FROM md_stores) t',
}
/** The fact of the cube that is a formula of its own. */
const AVERAGE_CHECK = 'sum(amount) / nullif(count(distinct receipt_id), 0)'

const opened: { db: Database | undefined } = { db: undefined }
function database(): Database {
  if (!opened.db) throw new Error('the database is not open')
  return opened.db
}

const askedBy = (block: Block): readonly Question[] =>
  block.lang === 'json' ? questionsOf(block) : block.lang === 'bash' ? sentOf(block) : []

const questions = allBlocks().flatMap(askedBy)

/** A filter -> a condition; what a control is to set has no condition yet. */
function conditionOf([column, filter]: readonly [string, unknown]): readonly string[] {
  if (!Array.isArray(filter)) return []
  const [operator, ...values] = filter.map(String)
  if (values.length === 0 || values.some((value) => value.startsWith('lpe:'))) return []
  const literals = values.map((value) => `'${value.replaceAll("'", "''")}'`)
  if (operator === 'between') return [`${column} BETWEEN ${literals.join(' AND ')}`]
  if (operator === '=') return [`${column} IN (${literals.join(', ')})`]
  if (operator === '!=') return [`${column} NOT IN (${literals.join(', ')})`]
  return [`${column} ${operator} ${literals[0]}`]
}

function sqlOf({ cube, dimensions, measures, filters }: Question): string {
  const columns = [...dimensions, ...measures].map((text) => {
    const { sql, name } = columnOf(text)
    return `${sql.replaceAll(/\bavg_check\b/g, AVERAGE_CHECK)} AS "${name}"`
  })
  const where = Object.entries(filters).flatMap(conditionOf)
  const groups = measures.length > 0 ? dimensions.map((text) => columnOf(text).sql) : []
  return [
    `SELECT ${columns.join(', ')} FROM ${CUBES[cube] ?? `"${cube}"`}`,
    where.length > 0 ? `WHERE ${where.join(' AND ')}` : '',
    groups.length > 0 ? `GROUP BY ${groups.join(', ')}` : '',
  ].join(' ')
}

beforeAll(async () => {
  opened.db = await openDatabase()
  const source = allBlocks().find(
    ({ page, title }) => page.endsWith('guide/data.md') && title.startsWith('sql_query'),
  )
  await opened.db.rows(`CREATE VIEW cube AS ${source?.code}`)
  const totals = allBlocks().find(({ title }) => title === 'sql_query куба demo.region_totals')
  await opened.db.rows(`CREATE VIEW region_totals AS ${totals?.code}`)
})
afterAll(() => opened.db?.close())

describe('what is asked of cubes', () => {
  it('is found', () => expect(questions.length).toBeGreaterThanOrEqual(55))

  it.each(questions)('$name', async (question) => {
    const sql = sqlOf(question)
    const rows = await database()
      .rows(sql)
      .catch((error: unknown) => {
        throw new Error(`${question.name}: ${error}\n${sql}`)
      })
    expect(rows.length, sql).toBeGreaterThan(0)
  })
})

describe('answers that stand below a request', () => {
  const pairs = allBlocks().flatMap((block, at, blocks) => {
    const next = blocks[at + 1]
    const [question, ...others] = askedBy(block)
    const isAnswer = next?.page === block.page && next.title.startsWith('Ответ') && next.code.startsWith('[')
    return question && others.length === 0 && next && isAnswer ? [{ name: nameOf(next), question, next }] : []
  })

  it('are found', () => expect(pairs.length).toBeGreaterThanOrEqual(2))

  it.each(pairs)('$name', async ({ question, next }) => {
    const names = [...question.dimensions, ...question.measures].map((text) => columnOf(text).name)
    const rows = (await database().rows(sqlOf(question))).map((row) =>
      Object.fromEntries(names.map((name, at) => [name, plainValue(row[at])])),
    )
    const printed: readonly unknown[] = JSON.parse(next.code)
    expect(printed).toHaveLength(rows.length)
    expect(printed).toEqual(expect.arrayContaining(rows))
  })
})

/** Numbers as JSON writes them: the database writes those without a bound on digits as text. */
const plainValue = (cell: unknown): unknown =>
  typeof cell === 'string' && /^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell

describe('the cube of sales', () => {
  const FIELDS = 'dt region city store category manager lat lon receipt_id amount qty cost plan'.split(' ')
  const stored = allBlocks()
    .filter(({ lang }) => lang === 'json')
    .map(({ code, ...block }) => ({ ...block, value: JSON.parse(code) }))
    .filter(({ value }) => value?.name === 'sales' && value.sql_query && !value.sql_query.includes('…'))
    .map((block) => ({ name: nameOf({ ...block, code: '' }), sql: String(block.value.sql_query) }))
  const written = allBlocks()
    .filter(({ title }) => /^sql_query куба demo\.sales(?!\w)/.test(title))
    .map((block) => ({ name: nameOf(block), sql: block.code }))
  const texts = [...stored, ...written]

  it('is written on several pages', () => expect(texts.length).toBeGreaterThanOrEqual(4))

  it.each(texts)('has all its fields: $name', ({ sql }) => {
    expect(FIELDS.filter((field) => !new RegExp(`\\b${field}\\b`).test(sql))).toEqual([])
  })
})

describe('cubes with filters inside', () => {
  const templates = allBlocks().filter(({ lang, code }) => lang === 'sql' && code.includes('${filters('))

  it('are found', () => expect(templates.length).toBeGreaterThanOrEqual(5))

  // Without `skip_where` the server asks for the same fields outside, where a cube that groups them has none.
  it('say what becomes of the condition outside when the period is lost there', () => {
    const silent = templates
      .filter(({ code }) => !/\bdt\b/.test(code.slice(0, code.search(/\bFROM\b/))))
      .filter(
        ({ page }) =>
          !contentFiles().some(({ path, source }) => path.endsWith(page) && source.includes('skip_where')),
      )
    expect(silent.map(nameOf)).toEqual([])
  })
})

describe('numbers in LPE', () => {
  // The reader of LPE takes 1.0 for 1: a division of whole numbers stays whole.
  it('have no fraction of zeros', () => {
    const inBlocks = allBlocks()
      .filter(({ lang }) => lang === 'lpe')
      .map((block) => ({ name: nameOf(block), texts: [block.code] }))
    const asked = questions.map(({ name, dimensions, measures }) => ({
      name,
      texts: [...dimensions, ...measures],
    }))
    const named = [...inBlocks, ...asked].filter(({ texts }) =>
      texts.some((text) => /\d\.0+(?!\d)/.test(text)),
    )
    expect(named.map(({ name }) => name)).toEqual([])
  })
})

describe('window functions', () => {
  const page = contentFiles().find(({ path }) => path.endsWith('functions/window.md'))
  const examples = page ? cubeExamples(page) : []
  const QUARTER = "toStart(dt, 'q')"

  it('have examples', () => expect(examples.length).toBeGreaterThanOrEqual(10))

  it.each(examples)('$expression', async ({ expression, value }) => {
    const byQuarter = expression.includes(QUARTER)
    const groups = [
      ...(byQuarter ? [columnOf(QUARTER).sql] : []),
      ...(!byQuarter || expression.includes('partition(region)') ? ['region'] : []),
    ]
    const rows = await database().rows(
      `SELECT ${columnOf(expression).sql} FROM cube GROUP BY ${groups} ORDER BY ${byQuarter ? groups : 'sum(amount) DESC'}`,
    )
    const promised = value.replace(/ по кварталам$/, '').split(/[;,] /)
    if (promised.length === 4 && byQuarter) {
      expect(
        rows.map(([cell]) => (cell === null ? 'null' : String(Number(cell) / 1000).replace('.', ','))),
      ).toEqual(promised)
    } else expect(rows.length).toBe(groups.length === 1 ? 4 : 16)
  })
})
