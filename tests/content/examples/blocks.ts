// Pages -> their fenced blocks of code, with the product's name filled in as a build does.
import { positionAt } from '../../../cli/text/position.ts'
import { type ContentFile, contentFiles } from '../files.ts'

/** One fenced block. */
export interface Block {
  /** Relative to `content/docs`. */
  readonly page: string
  readonly line: number
  /** Language of the fence; empty when it has none. */
  readonly lang: string
  /** What stands above the block on the page; empty when nothing does. */
  readonly title: string
  /** Marked lines, as the first and the last of each run. */
  readonly marks: readonly (readonly [from: number, to: number])[]
  readonly code: string
}

const FENCE = /^( *)```(\w*)([^\n]*)\n([\s\S]*?)\n?^\1```$/gm

/** All blocks of all pages and partials, in order. */
export const allBlocks = (): readonly Block[] =>
  contentFiles()
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(blocksOf)

/** Blocks of one file. */
export function blocksOf({ path, source }: ContentFile): readonly Block[] {
  return [...source.matchAll(FENCE)].map(
    ({ 1: indent = '', 2: lang = '', 3: meta = '', 4: code = '', index }) => ({
      page: path.replace(/^content\/docs\//, ''),
      line: positionAt(source, index).line,
      lang,
      title: named(/\btitle="([^"]*)"/.exec(meta)?.[1] ?? ''),
      marks: marksIn(meta),
      code: named(code.replaceAll(new RegExp(`^${indent}`, 'gm'), '')),
    }),
  )
}

function marksIn(meta: string): Block['marks'] {
  const runs = /\{([\d, -]+)\}/.exec(meta)?.[1]?.split(',') ?? []
  return runs.map((run) => {
    const [from = 0, to = from] = run.split('-').map(Number)
    return [from, to] as const
  })
}

const named = (text: string): string =>
  text.replaceAll('{productName}', 'Платформа BI').replaceAll('{product}', 'bi')

/** `page:line «title»`, as a failing test names it. */
export const nameOf = ({ page, line, title }: Block): string => `${page}:${line}${title ? ` «${title}»` : ''}`
