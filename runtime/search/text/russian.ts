// Russian stemmer, and related stems of a stem. The stemmer cuts endings; for what it cannot see (vowels that come and go,
// ambiguous endings), several stems are looked up.

const VOWEL = /[аеиоуыэюя]/
/** Does not match «запись»: the ending follows a verb. */
const REFLEXIVE = /(?:ся|([ую]|л[аои]|те)сь)$/
const GERUND = /(?:[иы]вши(?:сь)?|([ая])вши(?:сь)?)$/
const ADJECTIVE = /(?:ее|ие|ые|ое|ими|ыми|ей|ий|ый|ой|ем|им|ым|ом|его|ого|ему|ому|их|ых|ую|юю|ая|яя|ою|ею)$/
const PARTICIPLE = /(?:ивш|ывш|ующ|([ая])(?:ем|нн|вш|ющ|щ))$/
/** Without those that are just as often noun endings: «экрана», «профили», «домены». */
const VERB =
  /(?:ейте|уйте|ите|ей|уй|им|ым|ят|ует|уют|ит|ыт|ить|ыть|ишь|ую|ю|([ая])(?:ете|йте|й|ем|ет|ют|ть|ешь))$/
const NOUN =
  /(?:а|ев|ов|ие|ье|е|иями|ями|ами|еи|ии|и|ией|ей|ой|ий|й|иям|ям|ием|ем|ам|ом|о|у|ах|иях|ях|ы|ь|ию|ью|ю|ия|ья|я)$/
const QUALITY = /[^аеиоуыэюя][аеиоуыэюя]+[^аеиоуыэюя]+[аеиоуыэюя].*ость?$/

/** Stems a folded word (after Snowball's Russian stemmer). */
export function stemRussian(word: string): string {
  const first = word.search(VOWEL)
  if (first < 0) return word
  const start = word.slice(0, first + 1)
  let rest = word.slice(first + 1)
  const cut = (ending: RegExp): boolean => {
    // In some endings the captured first letter is only a condition and stays with the stem.
    const shorter = rest.replace(ending, (_all, before: unknown) =>
      typeof before === 'string' ? before : '',
    )
    const isCut = shorter !== rest
    rest = shorter
    return isCut
  }
  if (!cut(GERUND)) {
    cut(REFLEXIVE)
    if (cut(ADJECTIVE)) cut(PARTICIPLE)
    else if (!cut(VERB)) cut(NOUN)
  }
  cut(/и$/)
  if (QUALITY.test(rest)) cut(/ость?$/)
  cut(/ейше?$/)
  if (!cut(/нн$/)) cut(/ь$/)
  else rest += 'н'
  return start + rest
}

/** Stems of words whose forms have little in common. */
const IRREGULAR: readonly (readonly string[])[] = [
  ['человек', 'люд'],
  ['ребенок', 'ребенк', 'дет'],
  ['врем', 'времен'],
  ['им', 'имен'],
  ['ид', 'идт', 'шел', 'шл', 'ход'],
  ['мат', 'матер'],
  ['доч', 'дочер'],
  ['год', 'лет'],
  ['лучш', 'хорош'],
  ['худш', 'плох'],
  ['больш', 'велик'],
  ['меньш', 'мал', 'маленьк'],
  ['брат', 'бер', 'взя', 'возьм'],
  ['ищ', 'искат', 'иска', 'поиск'],
]

/** A shorter text is the stem of too many words. */
const SHORTEST = 3
const CONSONANT = '[бвгджзклмнпрстфхцчшщ]'
const FULL = new RegExp(`^(.*[аеиоуыэюя].*${CONSONANT})[ое](${CONSONANT})$`)
const FULL_AFTER_VOWEL = /^(.*[аеиоуыэюя])е([кцн])$/
const SHORT = new RegExp(`^(.*${CONSONANT})([кцнлртмгбвх])$`)
const SHORT_SOFT = /^(.+)[йь]([кцнлм])$/

/** Stems with a fleeting vowel added or removed: «кнопок» and «кнопк», «писем» and «письм». */
export function fleetingStems(stem: string): readonly string[] {
  const full = FULL.exec(stem)
  if (full) return [`${full[1]}${full[2]}`, `${full[1]}ь${full[2]}`]
  const afterVowel = FULL_AFTER_VOWEL.exec(stem)
  if (afterVowel) return [`${afterVowel[1]}й${afterVowel[2]}`]
  const soft = SHORT_SOFT.exec(stem)
  if (soft) return [`${soft[1]}е${soft[2]}`]
  const short = SHORT.exec(stem)
  return short ? [`${short[1]}о${short[2]}`, `${short[1]}е${short[2]}`] : []
}

/** Verbs of motion and their nouns: «перейти» and «переход», «войдёт» and «вход». */
const GOING = /^([а-я]{1,5}?)(?:йт|йд[а-я]{0,3}|шел|шл|ход|хожд)$/
/** Prefixes that take an extra vowel before some of these: «в» and «во», «под» and «подо». */
const BARE = /^(?:в|вз|из|об|от|под|раз|с)$/
const WITH_VOWEL = /^(?:во|взо|изо|обо|ото|подо|разо|со)$/

function goingStems(stem: string): readonly string[] {
  const start = GOING.exec(stem)?.[1]
  if (start === undefined) return []
  const bare = WITH_VOWEL.test(start) ? start.slice(0, -1) : start
  const full = BARE.test(start) ? `${start}о` : start
  return [`${full}йт`, `${full}йд`, `${bare}ход`]
}

/** Other stems that forms of the same word may have; never the given one. */
export function sisterStems(word: string, stem: string): readonly string[] {
  const base = [stem, stemRussian(stem), word.replace(/ь$/, '')]
  const past = stem.replace(/([ая])[лн]$/, '$1')
  const fleeting = base.flatMap(fleetingStems)
  const irregular = IRREGULAR.find((stems) => stems.includes(stem)) ?? []
  const made = [...base, past, ...goingStems(stem), ...fleeting, ...fleeting.map(stemRussian)].filter(
    (other) => other.length >= SHORTEST,
  )
  const all = new Set([...made, ...irregular])
  all.delete(stem)
  return [...all]
}
