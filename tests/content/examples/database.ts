// A real PostgreSQL inside the process, with the demo set that readers download and the tables of the platform that examples
// read. What belongs to one page is undone after it.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { demoFiles } from '../../../content/_demo/files.ts'

/** A database with the demo set. */
export interface Database {
  /** Runs one statement; rows as written by PostgreSQL. */
  readonly rows: (sql: string, parameters?: readonly unknown[]) => Promise<readonly (readonly unknown[])[]>
  /** Runs what a function does and undoes it. */
  readonly undone: (run: () => Promise<void>) => Promise<void>
  readonly close: () => Promise<void>
}

const TABLES = fileURLToPath(new URL('platform.sql', import.meta.url))

/** Loads the demo set by its own script: only `\copy`, which is psql's, is done by the client here too. */
export async function openDatabase(): Promise<Database> {
  const db = await PGlite.create()
  const files = demoFiles()
  for (const part of scriptParts(files.get('demo.sql') ?? '')) {
    if (part.kind === 'sql') await db.exec(part.text)
    else {
      const blob = new Blob([files.get(part.file) ?? ''])
      await db.query(`COPY ${part.table} FROM '/dev/blob' WITH (FORMAT csv, HEADER)`, [], { blob })
    }
  }
  await db.exec(readFileSync(TABLES, 'utf8'))
  return {
    rows: async (sql, parameters = []) =>
      (await db.query<unknown[]>(sql, [...parameters], { rowMode: 'array', parsers: TEXT })).rows,
    undone: async (run) => {
      await db.exec('BEGIN')
      try {
        await run()
      } finally {
        await db.exec('ROLLBACK')
      }
    },
    close: () => db.close(),
  }
}

const asText = (value: string): string => value
/** Dates and numbers as PostgreSQL writes them: no time zone, no loss of digits. */
const TEXT = { 20: asText, 1082: asText, 1114: asText, 1184: asText, 1700: asText }

type Part =
  | { readonly kind: 'sql'; readonly text: string }
  | { readonly kind: 'copy'; readonly table: string; readonly file: string }

function scriptParts(script: string): readonly Part[] {
  return script
    .replace(/^\\set .*$/m, '')
    .split(/^(\\copy .*)$/m)
    .map((text): Part => {
      const copy = /^\\copy (\w+) FROM '([^']+)'/.exec(text)
      return copy ? { kind: 'copy', table: copy[1] ?? '', file: copy[2] ?? '' } : { kind: 'sql', text }
    })
}
