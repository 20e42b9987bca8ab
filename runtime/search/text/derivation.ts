// Recognizes Russian stems with a common root: «настройк» and «настро», «загрузк» and «загруж», «обработк» and «обрабатыва».

/** Suffixes that may follow a root in a stem, one or several. */
const SUFFIXES =
  'изац|ирова|ировщик|ова|ева|ива|ыва|ац|яц|иц|уц|ц|ен|ан|ян|енн|анн|янн|нн|ени|ани|тел|тельств|тельн|тельск|чик|щик|ник|ист|ор|ер|ир|ость|ост|ческ|ическ|ич|ийн|онн|альн|ельн|ов|ев|ск|н|к|ок|ек|ец|ств|иру|у|а|я|и|е|о|ь|й|л|ил|т|ет|ит|ат|ят|ем|им|ущ|ющ|ащ|ящ|вш|ч|ик|аж|ур|ив|лив|ва|ес|ион|он'
const LAST = new RegExp(`(?:${SUFFIXES})$`)
const ALL = new RegExp(`^(?:${SUFFIXES})*$`)
/** Consonants that alternate at the end of a root. */
const ALTERNATIONS = ['гжз', 'джз', 'кчц', 'тчщ', 'хш', 'сш', 'кщ']
const REPEATED = /[иыл]ва/
const VOWEL = /[аеиоуыэюя]/
const SHORTEST_ROOT = 4
const MIN_SHARED = 0.4
/** Letters that a suffix may share with the common beginning by chance: «диагности-к» and «диагност-ирова». */
const MAX_BACK = 2
/** Penalty for each letter after the root. */
const LETTER = 0.05
/** Maximum number of suffixes removed from a stem to approach its root. */
const MAX_TAKEN = 2

/** How closely two stems are related: 1 for the same, less for each letter after the root, 0 for different roots. */
export function kinship(one: string, other: string): number {
  if (one === other) return 1
  const isRepeated = REPEATED.test(one) || REPEATED.test(other)
  let shared = 0
  while (shared < one.length && shared < other.length && isSame(one[shared], other[shared], isRepeated))
    shared++
  const [a = '', b = ''] = [one[shared], other[shared]]
  const isAlternation =
    a !== '' && b !== '' && ALTERNATIONS.some((letters) => letters.includes(a) && letters.includes(b))
  const longer = Math.max(one.length, other.length)
  const most = isAlternation ? shared + 1 : shared
  for (let from = most; from >= most - MAX_BACK; from--) {
    if (from < SHORTEST_ROOT || from < MIN_SHARED * longer) return 0
    if (ALL.test(one.slice(from)) && ALL.test(other.slice(from))) return 1 - LETTER * (longer - from)
  }
  return 0
}

const isSame = (a: string | undefined, b: string | undefined, isRepeated: boolean): boolean =>
  a === b || (isRepeated && (a === 'а' || a === 'о') && (b === 'а' || b === 'о'))

/** The prefix that stems of the same root share; the stem itself if it is too short. */
export function rootPrefix(stem: string): string {
  const least = Math.max(SHORTEST_ROOT, stem.length / 2)
  let root = stem
  for (let taken = 0; taken < MAX_TAKEN; taken++) {
    const shorter = root.replace(LAST, '')
    if (shorter.length < least || !VOWEL.test(shorter)) break
    root = shorter
  }
  const bare = root.replace(/[гжздкчцтщхсшй]$/, '').replace(/[ао]$/, '')
  return bare.length >= SHORTEST_ROOT && VOWEL.test(bare) ? bare : root
}
