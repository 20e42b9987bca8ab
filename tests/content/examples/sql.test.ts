// The SQL of the pages runs: every statement on a real PostgreSQL over the demo set that readers download, and where the page
// tells the answer, the answer is compared.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { contentFiles } from '../files.ts'
import { plainCell, rowsBelow } from '../tables.ts'
import { allBlocks, type Block, nameOf } from './blocks.ts'
import { type Database, openDatabase } from './database.ts'
import { type Excuse, excuses, isExcused } from './excuses.ts'
import { statementsOf } from './statements.ts'
import { filled } from './template.ts'

interface Expected {
  readonly page: string
  readonly title?: string
  readonly before?: string
  readonly last?: boolean
  readonly around?: string
  readonly parameters?: readonly unknown[]
  /** Whether the order of the rows is nobody's promise. */
  readonly sorted?: boolean
  readonly rows?: readonly (readonly unknown[])[]
}

const listed = parse(
  readFileSync(fileURLToPath(new URL('sql.yml', import.meta.url)), 'utf8'),
) as readonly Expected[]
interface Table {
  readonly page: string
  readonly head: string
  readonly columns?: number
  readonly sql: string
}

const tables = parse(
  readFileSync(fileURLToPath(new URL('tables.yml', import.meta.url)), 'utf8'),
) as readonly Table[]
const blocks = allBlocks().filter(({ lang }) => lang === 'sql')
const pages = [...new Set(blocks.map(({ page }) => page))]
const opened: { db: Database | undefined } = { db: undefined }

const expectedOf = (block: Block) =>
  listed.filter(({ page, title }) => page === block.page && (title === undefined || title === block.title))

const isExcusedStatement = (statement: string): Excuse | undefined =>
  excuses.find((excuse) => excuse.statement !== undefined && statement.startsWith(excuse.statement))

function database(): Database {
  if (!opened.db) throw new Error('the database is not open')
  return opened.db
}

beforeAll(async () => {
  opened.db = await openDatabase()
  const cube = blocks.find(
    ({ page, title }) => page.endsWith('guide/data.md') && title.startsWith('sql_query'),
  )
  await opened.db.rows(`CREATE VIEW cube AS ${cube?.code}`)
})
afterAll(() => opened.db?.close())

describe('SQL of the pages', () => {
  it.each(pages)('%s', async (page) => {
    await database().undone(async () => {
      for (const before of listed.filter((one) => one.page === page)) {
        if (before.before) await database().rows(before.before)
      }
      for (const block of inOrder(page)) await run(block)
    })
  })

  it('knows each block that it expects something of', () => {
    expect(listed.filter((one) => !blocks.some((block) => expectedOf(block).includes(one)))).toEqual([])
  })

  it('excuses only statements that there are', () => {
    const statements = blocks.flatMap(({ code }) => statementsOf(code))
    const idle = excuses.filter(
      ({ statement }) => statement !== undefined && !statements.some((one) => one.startsWith(statement)),
    )
    expect(idle).toEqual([])
  })

  it('compares answers in earnest', () => {
    expect(listed.filter(({ rows }) => rows).length).toBeGreaterThanOrEqual(20)
  })
})

describe('tables of the pages', () => {
  it.each(tables)('$page $head', async ({ page, head, columns, sql }) => {
    const source = contentFiles().find(({ path }) => path === `content/docs/${page}`)?.source ?? ''
    const printed = rowsBelow(source, head).map((row) => row.slice(0, columns).map(plainCell))
    const computed = (await database().rows(sql)).map((row) => row.map((cell) => plainCell(String(cell))))
    expect(printed).toEqual(computed)
  })
})

describe('settings of postgresql.conf', () => {
  const lines = allBlocks()
    .filter(({ title }) => title.startsWith('postgresql'))
    .flatMap(({ code }) => code.split('\n').flatMap((line) => /^([a-z_.]+) *=/.exec(line)?.[1] ?? []))

  it('are settings of PostgreSQL', async () => {
    const known = new Set((await database().rows('SELECT name FROM pg_settings')).map(([name]) => name))
    expect(lines.length).toBeGreaterThanOrEqual(15)
    expect(lines.filter((name) => !known.has(name))).toEqual([])
  })
})

/** Blocks of a page as they can be run: what needs later definitions comes last. */
function inOrder(page: string): readonly Block[] {
  const own = blocks.filter((block) => block.page === page && !isExcused(block))
  const isLast = (block: Block) => expectedOf(block).some(({ last }) => last)
  return [...own.filter((block) => !isLast(block)), ...own.filter(isLast)]
}

async function run(block: Block): Promise<void> {
  const [expected] = expectedOf(block).filter(({ rows, around, parameters }) => rows ?? around ?? parameters)
  const statements = statementsOf(filled(block.code)).filter((statement) => !isExcusedStatement(statement))
  for (const statement of statements) {
    const sql = expected?.around ? expected.around.replaceAll('...', () => statement) : statement
    const parameters = /\$1\b/.test(sql) ? expected?.parameters : []
    const rows = await answered(block, sql, parameters ?? [])
    if (expected?.rows && statement === statements.at(-1)) {
      expect(expected.sorted ? sortedRows(rows) : rows, nameOf(block)).toEqual(expected.rows)
    }
  }
}

async function answered(block: Block, sql: string, parameters: readonly unknown[]) {
  try {
    return await database().rows(sql, parameters)
  } catch (error) {
    throw new Error(`${nameOf(block)}: ${error instanceof Error ? error.message : error}\n${sql}`)
  }
}

const sortedRows = (rows: readonly (readonly unknown[])[]) =>
  [...rows].sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1))
