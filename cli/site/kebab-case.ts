// Converts tag labels to address segments: lower-case words joined by hyphens. Words end at case changes of Latin letters,
// between letters and digits, and at any other character; words in other alphabets are kept whole.

const UPPER = 'A-Z\\xc0-\\xd6\\xd8-\\xde'
const LOWER = 'a-z\\xdf-\\xf6\\xf8-\\xff'
/** Letters of other alphabets, combining marks and symbols. */
const OTHER = `(?:(?![${UPPER}${LOWER}])[\\p{L}\\p{M}\\p{So}])`
const OTHER_OR_UPPER = `(?:[${UPPER}]|${OTHER})`
const OTHER_OR_LOWER = `(?:[${LOWER}]|${OTHER})`
const BREAK = '[^\\d\\p{L}\\p{M}\\p{So}]'

const WORD = new RegExp(
  [
    // `Postgre` of `PostgreSQL`, `api` of `api_koob`
    `[${UPPER}]?[${LOWER}]+(?=${BREAK}|[${UPPER}]|$)`,
    // `XML` of `XMLHttp`
    `${OTHER_OR_UPPER}+(?=${BREAK}|[${UPPER}]${OTHER_OR_LOWER}|$)`,
    `[${UPPER}]?${OTHER_OR_LOWER}+`,
    `[${UPPER}]+`,
    '\\d+',
  ].join('|'),
  'gu',
)

/** `API_koob` -> `api-koob`, `Кластер базы` -> `кластер-базы`. */
export function kebabCase(label: string): string {
  const plain = label.normalize().replace(/[\xc0-\u017f]/g, withoutAccent)
  const words = plain.replace(/['’]/g, '').match(WORD) ?? []
  return words.map((word) => word.toLowerCase()).join('-')
}

/** `é` -> `e`; only called for Latin letters. */
function withoutAccent(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '')
}
