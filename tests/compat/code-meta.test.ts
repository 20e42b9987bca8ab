// Info strings, marked lines and line numbers as the reference reads them.
import type { Element } from 'hast'
import { describe, expect, it } from 'vitest'
import { codeBlock, markLines } from '../../cli/markdown/html/code-block.ts'
import { parseCodeMeta } from '../../cli/markdown/html/code-meta.ts'
import { textOf } from '../../cli/markdown/html/walk.ts'
import type { MagicComment } from '../../cli/model/config.ts'
import { hasShared, type RecordedCase, recordedCases } from '../helpers/shared.ts'
import { block, options, record } from '../unit/markdown-html/html-for-test.ts'

interface BlockArguments {
  readonly code: string
  readonly metastring?: string
  readonly language?: string
  readonly defaultLanguage?: string
  readonly magicComments: readonly MagicComment[]
}

interface BlockResult {
  readonly code: string
  readonly language: string
  readonly title?: string
  readonly lineNumbersStart?: number
  readonly lineClassNames: Readonly<Record<string, readonly string[]>>
}

const cases = recordedCases('code-meta')
const of = (fn: string): readonly (readonly [number, RecordedCase])[] =>
  cases.filter((recorded) => recorded.fn === fn).map((recorded, index) => [index, recorded])
const given = (value: unknown): string => (typeof value === 'string' ? value : '')
const has = (recorded: RecordedCase, ...keys: string[]): boolean =>
  keys.some((key) => key in Object(recorded.args?.[0]))
const isUndefined = (value: unknown): boolean => JSON.stringify(value) === '{"$undefined":true}'

/** Why a case says nothing about this program. */
function reason(recorded: RecordedCase): string | null {
  if (recorded.fn === 'parseClassNameLanguage')
    return 'the language comes from the fence, never from a class name'
  if (recorded.throws)
    return 'a range without configured comments has the usual class instead of an exception'
  if (recorded.fn === 'getLineNumbersStart' || recorded.fn === 'createCodeBlockMetadata') {
    if (has(recorded, 'className')) return 'classes of a React component'
    if (has(recorded, 'showLineNumbers', 'title'))
      return 'properties of a React component, not of an info string'
  }
  return null
}

const applicable = (fn: string) => of(fn).filter(([, recorded]) => reason(recorded) === null)

describe.skipIf(!hasShared)('code blocks of the reference', () => {
  it.each(applicable('parseCodeBlockTitle'))('title %i', (_index, { args, result }) =>
    expect(parseCodeMeta(given(args?.[0])).title).toBe(result),
  )

  it.each(applicable('getLineNumbersStart'))('line numbers %i', (_index, { args, result }) => {
    const { metastring } = (args?.[0] ?? {}) as { metastring?: string }
    expect(parseCodeMeta(metastring ?? '').firstNumber).toBe(isUndefined(result) ? null : result)
  })

  it.each(applicable('parseLines'))('lines %i', (_index, { args, result }) => {
    const [code, how] = args as [string, Omit<BlockArguments, 'code'>]
    const { range } = parseCodeMeta(given(how.metastring))
    const language = typeof how.language === 'string' ? how.language : undefined
    const marked = markLines(code, language, range, {
      code: { ...options().code, magicComments: how.magicComments },
    })
    const expected = result as BlockResult
    expect(marked.lines.join('\n')).toBe(expected.code.replaceAll('\r\n', '\n'))
    expect(Object.fromEntries(marked.classes)).toEqual(expected.lineClassNames)
  })

  it.each(applicable('createCodeBlockMetadata'))('block %i', (_index, { args, result }) => {
    const [how] = args as [BlockArguments]
    const expected = result as BlockResult
    const code = {
      ...options().code,
      defaultLanguage: how.defaultLanguage ?? null,
      aliases: {},
      magicComments: how.magicComments,
    }
    const recorded = record(options({ code }))
    const element = codeBlock(block(how.code, how.language ?? null, given(how.metastring)), recorded.context)
    expect(element.properties.className).toContain(`language-${expected.language}`)
    const title = element.children.find((child): child is Element => child.type === 'element')
    expect(title ? textOf(title) : undefined).toBe(expected.title)
    const lines = element.children.flatMap((child) => (child.type === 'finished' ? [child] : []))
    expect(lines.map(({ text }) => text)).toEqual([expected.code])
    const html = lines.map((line) => line.html).join('')
    expect(html.includes('line-numbers')).toBe(expected.lineNumbersStart !== undefined)
    if ((expected.lineNumbersStart ?? 1) > 1)
      expect([...recorded.styles.values()]).toEqual([
        `counter-reset:line-count ${(expected.lineNumbersStart ?? 1) - 1}`,
      ])
    const classes = [...html.matchAll(/"token-line([^"]*)"/g)].map(([, names]) => names?.trim() ?? '')
    expect(classes).toEqual(classes.map((_, line) => (expected.lineClassNames[line] ?? []).join(' ')))
  })

  it('covers every recorded case or says why not', () => {
    expect(cases).toHaveLength(67)
    const left = cases.map(reason).filter((why) => why !== null)
    expect(
      Object.fromEntries(
        [...new Set(left)].map((why) => [why, left.filter((other) => other === why).length]),
      ),
    ).toEqual({
      'the language comes from the fence, never from a class name': 4,
      'a range without configured comments has the usual class instead of an exception': 1,
      'classes of a React component': 8,
      'properties of a React component, not of an info string': 11,
    })
  })
})
