import { describe, expect, it } from 'vitest'
import { lexiconFor, readingsOf } from '../../../../runtime/search/plan/fallback.ts'
import { queryWords } from '../../../../runtime/search/plan/words.ts'
import { memoryBackend } from '../../../helpers/memory-backend.ts'

/** A lexicon too large to be loaded whole; a part for one letter costs half of what is loaded of it, others little. */
async function partsFor(
  query: string,
  languages: readonly string[],
  lexiconCost = (prefix: string) => [400_000, 6_000][prefix.length] ?? 2_000,
): Promise<readonly string[]> {
  const asked: string[] = []
  const backend = {
    ...memoryBackend([], { languages }),
    lexiconCost,
    lexicon: async (prefix: string) => {
      asked.push(prefix)
      return { terms: [], frequencies: [] }
    },
  }
  const { words } = queryWords(query.split(' '), false, { languages })
  await lexiconFor(words, backend, { languages })
  return asked
}

describe('lexiconFor', () => {
  it('asks for the beginning of a Latin word in its own letters, whatever the languages', async () => {
    expect(await partsFor('kxafka', ['en'])).toEqual(['k', 'xk', 'xa'])
    expect(await partsFor('kxafka', ['ru', 'en'])).toEqual(['k', 'к'])
  })

  it('asks for the beginning of a Russian word in its own letters and in Latin ones', async () => {
    expect(await partsFor('пирмаида', ['ru', 'en'])).toEqual(['п', 'p'])
  })
})

describe('lexiconFor on a very large site', () => {
  it('asks for three letters where two begin too much', async () => {
    const cost = (prefix: string) => (prefix.length < 3 ? 400_000 : 4_000)
    expect(await partsFor('пирмаида', ['ru'], cost)).toEqual(['пир', 'ипр', 'прм'])
  })

  it('finds the beginning of what was meant by two letters that changed places', async () => {
    const cost = (prefix: string) => (prefix.length < 3 ? 400_000 : 1_000)
    expect(await partsFor('огжявный', ['ru'], cost)).toEqual(['огж', 'гож', 'ожя', 'гжя'])
  })
})

describe('readingsOf', () => {
  it('reads Latin words typed on the Russian layout on a site without Russian', () => {
    expect(readingsOf('сщташпгкфешщт', { languages: ['en'] })).toEqual(['configuration'])
    expect(readingsOf('configuration', { languages: ['en'] })).toEqual([])
  })
})
