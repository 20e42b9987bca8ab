// English stemmer (after Porter): «filtering», «filters» and «filtered» find each other.

const C = '[^aeiou]'
const V = '[aeiouy]'
const RUN_C = `${C}[^aeiouy]*`
const RUN_V = `${V}[aeiou]*`
/** Porter's measure: `SOME` is at least one vowel-consonant run, `MANY` more than one; `HAS_VOWEL` requires a vowel at all. */
const SOME = new RegExp(`^(?:${RUN_C})?${RUN_V}${RUN_C}`)
const MANY = new RegExp(`^(?:${RUN_C})?${RUN_V}${RUN_C}${RUN_V}${RUN_C}`)
const HAS_VOWEL = new RegExp(`^(?:${RUN_C})?${V}`)
const EXACTLY_ONE = new RegExp(`^(?:${RUN_C})?${RUN_V}${RUN_C}(?:${RUN_V})?$`)
const SHORT_END = new RegExp(`^${RUN_C}${V}[^aeiouwxy]$`)

const LONG = new Map(
  Object.entries({
    ational: 'ate',
    tional: 'tion',
    enci: 'ence',
    anci: 'ance',
    izer: 'ize',
    bli: 'ble',
    alli: 'al',
    entli: 'ent',
    eli: 'e',
    ousli: 'ous',
    ization: 'ize',
    ation: 'ate',
    ator: 'ate',
    alism: 'al',
    iveness: 'ive',
    fulness: 'ful',
    ousness: 'ous',
    aliti: 'al',
    iviti: 'ive',
    biliti: 'ble',
    logi: 'log',
    icate: 'ic',
    ative: '',
    alize: 'al',
    iciti: 'ic',
    ical: 'ic',
    ful: '',
    ness: '',
  }),
)
const LONG_END = new RegExp(`^(.+?)(${[...LONG.keys()].join('|')})$`)
const LAST_END =
  /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize|(?:([st])ion))$/

/** Stems a folded word. */
export function stemEnglish(word: string): string {
  if (word.length < 3) return word
  let stem = word.replace(/(ss|i)es$/, '$1').replace(/([^s])s$/, '$1')
  const past = /^(.+?)(?:ed|ing)$/.exec(stem)
  if (stem.endsWith('eed')) {
    if (SOME.test(stem.slice(0, -3))) stem = stem.slice(0, -1)
  } else if (past?.[1] !== undefined && HAS_VOWEL.test(past[1])) stem = afterPast(past[1])
  if (stem.endsWith('y') && HAS_VOWEL.test(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`
  for (let round = 0; round < 2; round++) {
    const [, base = '', end = ''] = LONG_END.exec(stem) ?? []
    if (base !== '' && SOME.test(base)) stem = base + (LONG.get(end) ?? '')
  }
  const [, base = '', , kept = ''] = LAST_END.exec(stem) ?? []
  if (base !== '' && MANY.test(base + kept)) stem = base + kept
  if (stem.endsWith('e')) {
    const bare = stem.slice(0, -1)
    if (MANY.test(bare) || (EXACTLY_ONE.test(bare) && !SHORT_END.test(bare))) stem = bare
  }
  return stem.endsWith('ll') && MANY.test(stem) ? stem.slice(0, -1) : stem
}

function afterPast(stem: string): string {
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`
  if (/([^aeiouylsz])\1$/.test(stem)) return stem.slice(0, -1)
  return SHORT_END.test(stem) ? `${stem}e` : stem
}
