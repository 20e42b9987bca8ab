// What cannot be run or checked on any machine, with the reason.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { Block } from './blocks.ts'

/** One entry of `excused.yml`: a statement of SQL by its beginning, a language, or blocks by page, language and title (empty: it has none). */
export interface Excuse {
  readonly statement?: string
  readonly lang?: string
  readonly page?: string
  readonly title?: string
  readonly reason: string
}

/** All of them. */
export const excuses = parse(
  readFileSync(fileURLToPath(new URL('excused.yml', import.meta.url)), 'utf8'),
) as readonly Excuse[]

/** Whether an entry speaks of a block: all it names is so. */
export const speaksOf = ({ lang, page, title }: Excuse, block: Block): boolean =>
  (lang ?? page) !== undefined &&
  (lang === undefined || lang === block.lang) &&
  (page === undefined || page === block.page) &&
  (title === undefined || title === block.title)

/** Whether a whole block is excused. */
export const isExcused = (block: Block): boolean => excuses.some((excuse) => speaksOf(excuse, block))
