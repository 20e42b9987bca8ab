// A word -> other parts of speech of the same root, as far as the dictionary has them: «настройка» gives «настроить».
import type { Forms } from './dictionary.ts'

/** Endings of nouns of action and quality, each with those of verbs and adjectives of the same root. */
const GROUPS: readonly (readonly string[])[] = [
  ['ение', 'ить', 'еть', 'ать', 'иться'],
  ['ание', 'ать', 'аться'],
  ['яние', 'ять'],
  ['ка', 'ить', 'ать', 'ять'],
  ['йка', 'ить', 'ивать'],
  ['овка', 'овать', 'овить', 'авливать'],
  ['ация', 'ировать', 'изировать', 'овать'],
  ['иция', 'ировать'],
  ['уктура', 'уктурировать', 'уктурный'],
  ['итель', 'ить', 'ительский'],
  ['атель', 'ать', 'ательский'],
  ['ость', 'ый', 'о'],
  ['ие', 'ный'],
  ['ица', 'ичный'],
  ['ема', 'емный'],
  ['ура', 'урный'],
  ['ика', 'ический'],
  ['логия', 'логический'],
  ['щение', 'стить', 'щать'],
  ['жение', 'зить', 'жать', 'дить'],
  ['шение', 'сить', 'шать'],
  ['дение', 'сти', 'дить'],
  ['ние', 'ный', 'нный'],
  ['уск', 'устить', 'ускать'],
  ['ер', 'ерный'],
  ['ор', 'рать', 'ирать'],
  ['мен', 'менить', 'менять'],
]

/** Words that the rules make and that mean something else, or that nobody types; found by reading what was made. */
const REJECTED = new Set(
  'терминировать значить хлеб описаться перво собственность собственный прерываться командный примерный'.split(
    ' ',
  ),
)

/** Longest common part that is still no root. */
const SHORTEST_ROOT = 4

/** Words of the same root. */
export function derivedWords(word: string, forms: Forms): readonly string[] {
  const bases = [...new Set(forms.lexemes(word).map((lexeme) => forms.formsOf(lexeme)[0] ?? ''))]
  const found = bases.flatMap((base) =>
    GROUPS.flatMap((endings) =>
      endings
        .filter((ending) => base.endsWith(ending))
        .flatMap((ending) => {
          const root = base.slice(0, base.length - ending.length)
          const others = endings.filter((other) => other !== ending).map((other) => root + other)
          return root.length < SHORTEST_ROOT ? [] : others.filter((other) => !REJECTED.has(other))
        }),
    ),
  )
  const own = new Set(forms.lexemes(word))
  return [...new Set(found)].filter((other) => {
    const lexemes = forms.lexemes(other)
    return (
      lexemes.some((lexeme) => forms.formsOf(lexeme)[0] === other) &&
      !lexemes.some((lexeme) => own.has(lexeme))
    )
  })
}
