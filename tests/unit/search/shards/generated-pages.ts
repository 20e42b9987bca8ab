// Pages whose vocabulary grows with their number as that of real text does.
import type { MemoryPage } from '../../../helpers/memory-backend.ts'

/** Numbers between 0 and 1, the same in each run. */
function numbers(seed: number): () => number {
  const state = { at: seed }
  return () => {
    state.at = (Math.imul(state.at, 1_664_525) + 1_013_904_223) >>> 0
    return state.at / 2 ** 32
  }
}

const CONSONANTS = 'бвгджзклмнпрстфхцчшщ'
const VOWELS = 'аеиоуыюя'
const ENDINGS = ['', 'ния', 'ок', 'ть', 'ный', 'ам']

/** A word by its rank: frequent words are short. */
export function wordOf(rank: number): string {
  const next = numbers(Math.imul(rank + 1, 2_654_435_761))
  // The first numbers of neighbouring ranks are alike.
  next()
  const syllables = rank < 50 ? 1 : rank < 5000 ? 2 : 3
  const letter = (from: string) => from.charAt(Math.floor(next() * from.length))
  const root = Array.from({ length: syllables }, () => letter(CONSONANTS) + letter(VOWELS)).join('')
  return root + letter(CONSONANTS) + (ENDINGS[rank % ENDINGS.length] ?? '')
}

/** Law of Zipf and Mandelbrot; the vocabulary grows with the text as that of documentation does. */
const SHIFT = 100
const EXPONENT = 1.6

/** So many pages; words are drawn from a vocabulary without end. */
export function generatedPages(count: number, wordsInSection = 60): readonly MemoryPage[] {
  const next = numbers(7)
  const rank = () => Math.floor(SHIFT * ((1 - next()) ** (-1 / (EXPONENT - 1)) - 1))
  const word = () => wordOf(Math.min(rank(), 10_000_000))
  const text = (words: number) => Array.from({ length: words }, word).join(' ')
  return Array.from({ length: count }, (_, at): MemoryPage => {
    const title = `${text(3)} ${at}`
    return {
      route: `/docs/part${Math.floor(at / 25)}/page${at}`,
      title,
      breadcrumb: [`Часть ${Math.floor(at / 25)}`],
      tags: at % 9 === 0 ? ['настройка'] : [],
      keywords: [],
      sections: [
        { title, anchor: '', text: `порт ${text(wordsInSection)} единственное${at}` },
        ...Array.from({ length: 1 + Math.floor(next() * 6) }, (_, section) => ({
          title: text(2),
          anchor: `s${section}`,
          text: text(wordsInSection),
        })),
      ],
    }
  })
}
