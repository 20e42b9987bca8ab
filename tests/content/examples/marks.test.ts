// Marked lines of code are lines that say something: an edit above them moves what they stand on.
import { expect, it } from 'vitest'
import { allBlocks, type Block, blocksOf, nameOf } from './blocks.ts'

/** Runs that leave the block or begin with an empty line or a bracket. */
function strayMarks(block: Block): readonly string[] {
  const lines = block.code.split('\n')
  return block.marks
    .filter(([from, to]) => to > lines.length || !/[\p{L}\p{N}]/u.test(lines[from - 1] ?? ''))
    .map(([from, to]) => `${nameOf(block)}: {${from}-${to}}`)
}

it('marked lines say something', () => {
  const blocks = allBlocks()
  expect(blocks.flatMap(({ marks }) => marks).length).toBeGreaterThan(200)
  expect(blocks.flatMap(strayMarks)).toEqual([])
})

it('sees a mark on a bracket and one past the end', () => {
  const source = '```json title="x" {1,3,4-5}\n{ "a":\n  1\n}\n```'
  expect(blocksOf({ path: 'content/docs/a.md', source }).flatMap(strayMarks)).toEqual([
    'a.md:1 «x»: {3-3}',
    'a.md:1 «x»: {4-5}',
  ])
})
