// Examples of Markdown on a page: the source in a fenced block, and under it, in a box, the same text as the site shows it.
import { fencedBlocks, titleOf } from './blocks.ts'

/** What opens and closes the box. */
const OPEN = '\n<div class="result">\n'
const CLOSE = '\n</div>\n'
/** Stands above a block that has no result, with the reason. */
const EXCUSE = /<!-- no result: [^\n]+ -->\n+$/

/** A page whose boxes hold what their sources say. */
export function withResults(text: string): string {
  let done = ''
  let from = 0
  for (const block of examplesOf(text)) {
    const rest = text.slice(block.end)
    done += text.slice(from, block.end)
    from = block.end
    if (!rest.startsWith(OPEN)) continue
    const end = rest.indexOf(CLOSE)
    done += `${OPEN}\n${block.code}${CLOSE}`
    from = block.end + end + CLOSE.length
  }
  return done + text.slice(from)
}

/** 1-based lines of examples that neither have a result nor say why. */
export function linesWithoutResult(text: string): readonly number[] {
  return examplesOf(text)
    .filter(({ start, end }) => !text.slice(end).startsWith(OPEN) && !EXCUSE.test(text.slice(0, start)))
    .map(({ line }) => line)
}

/** Blocks of Markdown that are no file with a name. */
const examplesOf = (text: string) =>
  fencedBlocks(text).filter((block) => /^mdx?$/.test(block.lang) && titleOf(block) === '')
