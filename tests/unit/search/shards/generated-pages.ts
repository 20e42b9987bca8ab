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

const SYLLABLES = 'ра но ти ка ве ло на по ста ри до ме ко ни ле зо ву ша пе го'.split(' ')

/** A word by its rank: frequent words are short. */
export function wordOf(rank: number): string {
  let word = ''
  for (let rest = rank + 1; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
    word += SYLLABLES[rest % SYLLABLES.length] ?? ''
  return `${word}${['', 'ния', 'ок', 'ть'][rank % 4]}`
}

/** So many pages; words are drawn by Zipf's law from a vocabulary without end. */
export function generatedPages(count: number, wordsInSection = 60): readonly MemoryPage[] {
  const next = numbers(7)
  const word = () => wordOf(Math.min(2_000_000, Math.floor(1 / (next() ** 1.1 + 1e-7)) - 1))
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
