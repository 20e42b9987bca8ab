// The Hunspell dictionary of Russian -> words with all their forms: what a word of a heading may be inflected to, and which
// words are forms of the same one.
import dictionary from 'dictionary-ru'

/** Looks words up; «ё» is «е» everywhere and nothing has capitals. */
export interface Forms {
  /** Words that a form belongs to, by number; several for homonyms, none for what the dictionary lacks. */
  lexemes(form: string): readonly number[]
  /** Forms of a word. */
  formsOf(lexeme: number): readonly string[]
}

interface Rule {
  readonly strip: string
  readonly add: string
  readonly condition: RegExp
}

/** Lines between an irregular form and the word it belongs to. */
const NEIGHBOURS = 3

const fold = (word: string) => word.toLowerCase().replaceAll('ё', 'е')

/** Reads the dictionary, which takes some seconds. */
export function readForms(): Forms {
  const rules = readRules(dictionary.aff.toString())
  const forms: string[][] = []
  const lexemesOf = new Map<string, number[]>()
  const add = (form: string, lexeme: number) => {
    const own = lexemesOf.get(form) ?? []
    if (own.includes(lexeme)) return
    own.push(lexeme)
    lexemesOf.set(form, own)
    forms[lexeme]?.push(form)
  }
  const lines = dictionary.dic.toString().split('\n').slice(1).filter(Boolean)
  const entries = lines.map((line) => {
    const [word = '', flags = ''] = line.trim().split('/')
    return { word: fold(word), flags }
  })
  for (const [lexeme, { word, flags }] of entries.entries()) {
    forms[lexeme] = []
    add(word, lexeme)
    for (const flag of flags) {
      for (const { strip, add: ending, condition } of rules.get(flag) ?? [])
        if (condition.test(word)) add(word.slice(0, word.length - strip.length) + ending, lexeme)
    }
  }
  for (const [at, { word, flags }] of entries.entries()) {
    if (flags !== '') continue
    for (let near = at - NEIGHBOURS; near <= at + NEIGHBOURS; near++) {
      const other = entries[near]
      if (other && other.flags !== '' && isIrregularOf(word, other.word)) add(word, near)
    }
  }
  return { lexemes: (form) => lexemesOf.get(fold(form)) ?? [], formsOf: (lexeme) => forms[lexeme] ?? [] }
}

/** «окон» and «окно», «столбцов» and «столбец»: what the dictionary lists by itself. */
function isIrregularOf(form: string, word: string): boolean {
  const shared = Math.min(form.length, word.length) - 2
  return (
    shared >= 2 && form.slice(0, shared) === word.slice(0, shared) && Math.abs(form.length - word.length) <= 3
  )
}

function readRules(affixes: string): ReadonlyMap<string, readonly Rule[]> {
  const rules = new Map<string, Rule[]>()
  for (const line of affixes.split('\n')) {
    const [kind, flag = '', strip = '', add = '', condition = '.'] = line.trim().split(/\s+/)
    if (kind !== 'SFX' || condition === undefined || line.trim().split(/\s+/).length < 5) continue
    const none = (part: string) => (part === '0' ? '' : fold(part))
    const own = rules.get(flag) ?? []
    own.push({ strip: none(strip), add: none(add), condition: new RegExp(`${fold(condition)}$`) })
    rules.set(flag, own)
  }
  return rules
}
