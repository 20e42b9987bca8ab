// GFM: tables, strikethrough, task lists, autolinks and footnotes, with both parsers behind the seam.
import remarkRehype from 'remark-rehype'
import { describe, expect, it } from 'vitest'
import { parseDocument } from '../../cli/markdown/parse/parse-document.ts'
import { asMdast } from '../../cli/markdown/tree.ts'
import { hasShared } from '../helpers/shared.ts'
import { htmlTree, spelling } from './plain-html.ts'
import { rawHtml } from './raw-html.ts'
import { type SpecExample, specExamples } from './spec-examples.ts'

const REASONS: Readonly<Record<string, readonly string[]>> = {
  'ftp addresses are not on the list of schemes that make a bare address a link': ['spec 628'],
  'which elements are let through is decided after parsing, by the allow-list': ['spec 653', 'extensions 22'],
  'the example only asks that nothing crashes': ['extensions 20'],
  'ids, labels and the heading of footnotes are those of the reference, as on GitHub today': [
    'extensions 23',
  ],
}

/** Classes the reference gives to task lists. */
const TASK_CLASSES = / className="(?:contains-task-list|task-list-item)"/g

const DEVIATIONS = new Set(Object.values(REASONS).flat())
const idOf = ({ n, source }: SpecExample) => `${source?.includes('extensions') ? 'extensions' : 'spec'} ${n}`
const examples = specExamples('gfm-spec')
const convert = remarkRehype({ allowDangerousHtml: true })

/** The tree of a text of nothing but Markdown. */
const parsed = (text: string, parser: 'auto' | 'remark') =>
  parseDocument({ text, parser, mdx: false, math: false, isDirective: () => false, maxDepth: 100 }).tree

describe.skipIf(!hasShared).each(['remark', 'auto'] as const)('GFM with the %s parser', (parser) => {
  it.each(examples.map((example) => [idOf(example), example.section, example] as const))(
    '%s %s',
    (id, _section, example) => {
      const tree = convert(asMdast(parsed(example.markdown, parser)), undefined as never)
      const actual = spelling(htmlTree(rawHtml(tree))).replace(TASK_CLASSES, '')
      const expected = spelling(htmlTree(example.html))
      if (DEVIATIONS.has(id)) expect(actual).not.toBe(expected)
      else expect(actual).toBe(expected)
    },
  )

  it('has all examples', () => expect(examples).toHaveLength(52))
})
