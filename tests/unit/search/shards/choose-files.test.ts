// Which shards a question looks into: a bounded number, the most useful ones.
import { describe, expect, it } from 'vitest'
import { chooseFiles } from '../../../../runtime/search/sharded/choose-files.ts'

const FILES = [
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
type Question = Parameters<typeof chooseFiles>[0]
const chosen = (question: Partial<Question>) =>
  chooseFiles(
    { needed: [], useful: [], prefixes: [], mostFiles: 4, ...question },
    {
      fileOf: (term) => FILES.findLast((first) => first <= term),
      filesWithPrefix: (prefix) => FILES.filter((first) => first.startsWith(prefix)),
    },
  )

describe('chooseFiles', () => {
  it('takes all that is needed, whatever the limit is, and nothing twice', () => {
    const needed = ['вода', 'водах', 'гора', 'море', 'мост', 'город']
    expect(chosen({ needed, useful: ['а'], prefixes: ['год'] })).toEqual([
      'вода',
      'гора',
      'море',
      'мост',
      'город',
    ])
  })

  it('begins with the first file of each beginning, then takes single terms, then further files in turns', () => {
    const question = { needed: ['море'], useful: ['а'], prefixes: ['вод', 'гор'] }
    expect(chosen({ ...question, mostFiles: 3 })).toEqual(['море', 'вода', 'гора'])
    expect(chosen({ ...question, mostFiles: 7 })).toEqual([
      'море',
      'вода',
      'гора',
      'а',
      'водитель',
      'город',
      'водород',
    ])
  })

  it('takes a term for nothing whose file is taken anyway', () => {
    expect(chosen({ needed: ['год'], useful: ['годами'], mostFiles: 1 })).toEqual(['год'])
  })
})
