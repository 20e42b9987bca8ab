import { describe, expect, it } from 'vitest'
import { replacementsOf } from '../../../../runtime/search/plan/replacements.ts'
import { queryWords } from '../../../../runtime/search/plan/words.ts'

const OPTIONS = { languages: ['ru', 'en'] }

/** What may have been meant by a word, likeliest first. */
function meantBy(written: string, terms: readonly string[]) {
  const [word] = queryWords([written], false, OPTIONS).words
  if (!word) throw new Error(`${written} is no word`)
  return replacementsOf(word, { terms, frequencies: terms.map(() => 1) }, OPTIONS)
}

describe('replacementsOf', () => {
  it('holds two letters that changed places for one slip, at the beginning as elsewhere', () => {
    const [inside] = meantBy('калстер', ['кластер'])
    expect(inside?.term).toBe('кластер')
    expect(meantBy('лкастер', ['кластер'])).toEqual([inside])
  })

  it('holds another first letter for less likely than another letter', () => {
    const [inside, first] = [meantBy('клостер', ['кластер']), meantBy('пластер', ['кластер'])]
    expect(first[0]?.term).toBe('кластер')
    expect(first[0]?.weight ?? 1).toBeLessThan(inside[0]?.weight ?? 0)
  })
})
