// A text typed with the other keyboard layout -> the text that was meant.

const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюё'

const other = new Map([
  ...[...LATIN].map((key, at) => [key, RUSSIAN[at] ?? key] as const),
  ...[...RUSSIAN].map((key, at) => [key, LATIN[at] ?? key] as const),
  ['{', 'х'] as const,
  ['}', 'ъ'] as const,
  [':', 'ж'] as const,
  ['"', 'э'] as const,
  ['<', 'б'] as const,
  ['>', 'ю'] as const,
  ['~', 'ё'] as const,
])

/** Each letter as the key beside it on the other layout gives it; signs of Latin layouts are Russian letters. */
export const swapLayout = (text: string): string =>
  [...text.toLowerCase()].map((sign) => other.get(sign) ?? sign).join('')
