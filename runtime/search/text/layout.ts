// Converts text typed with the wrong keyboard layout.

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

/**
 * Replaces each character with the one on the same key of the other layout; punctuation on Latin layouts corresponds to Russian
 * letters.
 */
export const swapLayout = (text: string): string =>
  [...text.toLowerCase()].map((sign) => other.get(sign) ?? sign).join('')
