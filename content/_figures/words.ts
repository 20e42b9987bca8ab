// How the drawings write numbers and measure words: Russian separators, and widths that do not depend on a machine's fonts.

/** A number as the pages write it: `5 010`, `101,2`; the separator of thousands does not break. */
export function number(value: number, decimals = 0): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0')
  const sign = value < 0 && Number(value.toFixed(decimals)) !== 0 ? '−' : ''
  return `${sign}${grouped}${fraction ? `,${fraction}` : ''}`
}

/** A share as percent: `57,9 %`. */
export const percent = (share: number, decimals = 1): string => `${number(share * 100, decimals)}\u00a0%`

/** A difference with its sign: `+140`, `−60`. */
export const signed = (value: number, decimals = 0): string =>
  value > 0 ? `+${number(value, decimals)}` : number(value, decimals)

/** The form of a noun that stands with a number: `plural(3, ['город', 'города', 'городов'])`. */
export function plural(count: number, forms: readonly [string, string, string]): string {
  const tens = count % 100
  const ones = count % 10
  if (tens > 10 && tens < 20) return forms[2]
  return ones === 1 ? forms[0] : ones > 1 && ones < 5 ? forms[1] : forms[2]
}

/** Widths of characters as shares of the size of the text; the widest of the common sans-serif fonts. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  // Ideographs are square; layouts take the height of a line from one.
  [/[\u2e80-\uffff]/, 1.15],
  [/[.,:;|!'’\u00a0 ijl]/, 0.3],
  [/[-()[\]ft/rГ]/, 0.39],
  [/[гтсзуъхкэяцчвьк]/, 0.55],
  [/[ШЩЖЮФМЫmwW@—%]/, 0.92],
  [/[жшщмфюы]/, 0.84],
  [/[A-ZА-ЯЁ]/, 0.71],
]

/** About how wide a text is. */
export const textWidth = (content: string, size: number): number =>
  size *
  [...content].reduce((width, char) => width + (WIDTHS.find(([set]) => set.test(char))?.[1] ?? 0.59), 0)
