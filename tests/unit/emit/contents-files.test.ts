import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ContentsEntry, contentsFiles, LINE_LIMIT } from '../../../cli/emit/contents-files.ts'

const addressOf = (name: string) => `/llms/${name}.txt`

const leaf = (name: string): ContentsEntry => ({ label: name, line: `[${name}](/${name})`, below: [] })
const leaves = (name: string, count: number) => Array.from({ length: count }, (_, at) => leaf(`${name}${at}`))

describe('files of contents', () => {
  it('are one list while that is short', () => {
    const branch = { label: 'B', line: 'B', below: [leaf('c')] }
    expect(contentsFiles([[leaf('a'), branch], [leaf('d')]], addressOf)).toEqual([
      { name: '', title: '', text: '- [a](/a)\n- B\n  - [c](/c)\n\n- [d](/d)\n' },
    ])
  })

  it('move the longest branches, those with a page too', () => {
    const entries = [
      { label: 'Long', line: '[Long](/long)', below: leaves('x', LINE_LIMIT) },
      { label: 'Short', line: 'Short', below: [leaf('y')] },
    ]
    const [first, second, ...others] = contentsFiles([entries], addressOf)
    expect(first?.text).toBe('- [Long](/long) ([Long](/llms/1.txt))\n- Short\n  - [y](/y)\n')
    expect([second?.name, second?.title, second?.text.split('\n').length]).toEqual(['1', 'Long', 501])
    expect(others).toEqual([])
  })

  it('cut one flat list of thousands into stretches', () => {
    const files = contentsFiles([leaves('x', 1200)], addressOf)
    expect(files.map(({ name, text }) => [name, text.split('\n').length - 1])).toEqual([
      ['', 3],
      ['p1', 500],
      ['p2', 500],
      ['p3', 200],
    ])
    expect(files[0]?.text).toContain('- [x500 … x999](/llms/p2.txt)\n')
  })

  it('hold every page once, are short, and lead from the first to all', () => {
    const shape = fc.letrec<{ entries: readonly (number | readonly unknown[])[] }>((tie) => ({
      entries: fc.array(
        fc.oneof({ depthSize: 'small' }, fc.constantFrom(1, 3, 40, 600, 1300), tie('entries')),
        { maxLength: 8 },
      ) as fc.Arbitrary<readonly (number | readonly unknown[])[]>,
    })).entries
    fc.assert(
      fc.property(fc.array(shape, { minLength: 1, maxLength: 3 }), (parts) => {
        const counter = { pages: 0, branches: 0 }
        const entriesOf = (from: readonly unknown[]): readonly ContentsEntry[] =>
          from.flatMap((item): readonly ContentsEntry[] =>
            typeof item === 'number'
              ? Array.from({ length: item }, () => leaf(`page${counter.pages++}.`))
              : [
                  {
                    label: `b${counter.branches}`,
                    line: `b${counter.branches++}`,
                    below: entriesOf(item as unknown[]),
                  },
                ],
          )
        const files = contentsFiles(parts.map(entriesOf), addressOf)
        const text = files.map((file) => file.text).join('')
        expect(text.match(/\]\(\/page\d+\.\)/g)?.length ?? 0).toBe(counter.pages)
        for (const file of files) expect(file.text.split('\n').length).toBeLessThanOrEqual(LINE_LIMIT + 10)
        const linked = [...text.matchAll(/\]\(\/llms\/([\dp-]+)\.txt\)/g)].map(([, name]) => name)
        expect(linked.toSorted()).toEqual(
          files
            .slice(1)
            .map(({ name }) => name)
            .toSorted(),
        )
      }),
      { numRuns: 60 },
    )
  })
})
