// Which shards a question looks into: a bounded number, the most useful ones.
import { describe, expect, it } from 'vitest'
import { chooseFiles } from '../../../../runtime/search/sharded/choose-files.ts'
import { fileIndex, readTermKeys } from '../../../../runtime/search/sharded/file-list.ts'

const FIRSTS = [
  'а',
  'вода',
  'водитель',
  'водород',
  'водянистый',
  'год',
  'гора',
  'город',
  'городок',
  'море',
  'мост',
]
const nameOf = (first: string) => first.padEnd(10, '.')
const terms = fileIndex(
  { level: 0, firsts: FIRSTS.join('\n'), names: FIRSTS.map(nameOf).join('') },
  readTermKeys,
  (a, b) => (a < b ? -1 : a > b ? 1 : 0),
  () => Promise.reject(new Error('all files are listed')),
)
type Question = Parameters<typeof chooseFiles>[0]
const chosen = async (question: Partial<Question>) =>
  (await chooseFiles({ needed: [], useful: [], beginnings: [], mostFiles: 4, ...question }, terms)).map(
    (name) => name.replaceAll('.', ''),
  )

describe('chooseFiles', () => {
  it('takes all that is needed, whatever the limit is, and nothing twice', async () => {
    const needed = ['вода', 'водах', 'гора', 'море', 'мост', 'город']
    expect(await chosen({ needed, useful: ['а'], beginnings: ['год'] })).toEqual([
      'вода',
      'гора',
      'море',
      'мост',
      'город',
    ])
  })

  it('begins with the first file of each beginning, then takes single terms, then further files in turns', async () => {
    const question = { needed: ['море'], useful: ['а'], beginnings: ['вод', 'гор'] }
    expect(await chosen({ ...question, mostFiles: 3 })).toEqual(['море', 'а', 'год'])
    expect(await chosen({ ...question, mostFiles: 7 })).toEqual([
      'море',
      'а',
      'год',
      'вода',
      'гора',
      'водитель',
      'город',
    ])
  })

  it('takes a term for nothing whose file is taken anyway', async () => {
    expect(await chosen({ needed: ['год'], useful: ['годами'], mostFiles: 1 })).toEqual(['год'])
  })

  it('looks into fewer files for one or two letters', async () => {
    expect(await chosen({ beginnings: ['во'], mostFiles: 20 })).toEqual(['а', 'вода', 'водитель'])
    expect(await chosen({ beginnings: ['вод'], mostFiles: 20 })).toHaveLength(5)
  })
})
