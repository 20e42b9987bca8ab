// A page -> what is counted in it: length of the description, words a reader reads, pages it leads to, figures.

import { splitFrontMatter } from '../../cli/text/front-matter-split.ts'
import { positionAt } from '../../cli/text/position.ts'
import type { ContentFile } from './files.ts'
import { CODE, proseOf } from './prose.ts'

/** What is counted in a page. */
export interface PageFacts {
  readonly title: string
  readonly description: string
  readonly keywords: number
  /** Words of sentences, tables and blocks of code, which are read too; code inside a sentence is one word. */
  readonly words: number
  /** Other pages it links to. */
  readonly related: number
  /** Pictures, diagrams and tables. */
  readonly figures: number
  /** Lines of headings above the second level, which the title of the page is. */
  readonly titles: readonly number[]
}

const LINK = /(?<!!)\[[^\]]*\]\(([^)\s#]+)[^)]*\)/g
const WORD = new RegExp(`[\\p{L}\\p{N}_]+(?:-[\\p{L}\\p{N}]+)*|${CODE}+`, 'gu')
const FENCE = /^ *```.*\n[\s\S]*?^ *```/gm

/** Counts. Names of the product count as they are published. */
export function pageFacts({ path, source }: ContentFile): PageFacts {
  const { yaml, body } = splitFrontMatter(source)
  const field = (name: string) => new RegExp(`^${name}: "?(.*?)"?$`, 'm').exec(yaml ?? '')?.[1] ?? ''
  const prose = proseOf(path, source).text.slice(source.length - body.length)
  const text = body.replace(FENCE, '')
  const code = (body.match(FENCE) ?? []).filter((block) => !block.startsWith('```mermaid'))
  const targets = [...text.matchAll(LINK)]
    .map(([, target]) => target!)
    .filter((target) => !target.includes(':'))
  const diagrams = body.match(/^```mermaid/gm) ?? []
  const tables = text.match(/^\|[ :|-]+\|$/gm) ?? []
  const pictures = text.match(/!\[/g) ?? []
  return {
    title: field('title'),
    description: field('description')
      .replaceAll('{productName}', 'Платформа BI')
      .replaceAll('{product}', 'bi'),
    keywords: yaml?.match(/^ {2}- /gm)?.length ?? 0,
    words: [prose, ...code].join('\n').match(WORD)?.length ?? 0,
    related: new Set(targets).size,
    figures: diagrams.length + tables.length + pictures.length,
    titles: [...text.matchAll(/^# /gm)].map(({ index }) => positionAt(text, index).line),
  }
}
