import { describe, expect, it } from 'vitest'
import { likelyLexicon, readingsOf, widerLexicon } from '../../../../runtime/search/plan/fallback.ts'
import { queryWords } from '../../../../runtime/search/plan/words.ts'
import { memoryBackend } from '../../../helpers/memory-backend.ts'

/** What a reading looks into of a lexicon too large to be loaded whole; a beginning with one letter costs half of what it may be. */
async function partsFor(
  query: string,
  languages: readonly string[],
  costOf = (beginning: string) => [400_000, 6_000][beginning.length] ?? 2_000,
  read = likelyLexicon,
): Promise<readonly string[]> {
  const asked: string[] = []
  const backend = {
    ...memoryBackend([], { languages }),
    lexiconCost: (prefixes: readonly string[]) =>
      prefixes.filter(isApart).reduce((sum, own) => sum + costOf(own), 0),
    lexicon: async (prefixes: readonly string[]) => {
      asked.push(...prefixes)
      return { terms: [], frequencies: [] }
    },
  }
  const { words } = queryWords(query.split(' '), false, { languages })
  await read(words, backend, { languages })
  return asked
}

/** Whether what begins so does not belong to another beginning. */
const isApart = (own: string, _at: number, all: readonly string[]) =>
  !all.some((other) => other !== own && own.startsWith(other))

describe('likelyLexicon', () => {
  it('asks for the beginning of a Latin word in its own letters, whatever the languages', async () => {
    expect(await partsFor('kxafka', ['en'])).toEqual(['k', 'xka', 'xaf'])
    expect(await partsFor('kxafka', ['ru', 'en'])).toEqual(['k', 'к'])
  })

  it('asks for the beginning of a Russian word in its own letters and in Latin ones', async () => {
    expect(await partsFor('пирмаида', ['ru', 'en'])).toEqual(['п', 'p'])
  })
})

describe('likelyLexicon on a very large site', () => {
  it('asks for three letters where two begin too much', async () => {
    const cost = (prefix: string) => (prefix.length < 3 ? 400_000 : 4_000)
    expect(await partsFor('пирмаида', ['ru'], cost)).toEqual(['пир', 'пим', 'ипр'])
  })

  it('asks for the beginnings of what was meant when the slip is in the first three letters', async () => {
    const cost = (prefix: string) => (prefix.length < 3 ? 400_000 : 1_000)
    expect(await partsFor('огжявный', ['ru'], cost)).toEqual(['огж', 'огя', 'гож', 'ожг', 'ожя', 'гжя'])
  })
})

describe('widerLexicon', () => {
  it('is all of a small lexicon', async () => {
    expect(await partsFor('пирмаида', ['ru'], () => 60_000, widerLexicon)).toEqual([''])
  })

  it('is what begins with the same two letters of a large one, in both alphabets, as far as that is not too much', async () => {
    const cost = (prefix: string) => (prefix.length < 2 ? 400_000 : 30_000)
    expect(await partsFor('пирмаида', ['ru', 'en'], cost, widerLexicon)).toEqual(['пи', 'pi'])
    expect(await partsFor('пирмаида отчтов меню', ['ru'], cost, widerLexicon)).toEqual(['пи', 'от'])
  })

  it('is what begins with the same letter where that is not too much', async () => {
    const cost = (prefix: string) => [400_000, 40_000][prefix.length] ?? 2_000
    expect((await partsFor('пирмаида', ['ru'], cost, widerLexicon)).at(-1)).toBe('п')
  })
})

describe('readingsOf', () => {
  it('reads Latin words typed on the Russian layout on a site without Russian', () => {
    expect(readingsOf('сщташпгкфешщт', { languages: ['en'] })).toEqual(['configuration'])
    expect(readingsOf('configuration', { languages: ['en'] })).toEqual([])
  })
})
