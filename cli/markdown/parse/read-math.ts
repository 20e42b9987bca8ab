// Reads a formula in dollar signs: `$x$` in text, on one line, for a dollar further down is likely to be money; `$$x$$`
// displayed, which may have lines of its own.

const DISPLAY = /^\$\$((?:[^$\\]|\\[\s\S])+)\$\$/
const INLINE = /^\$((?![\s$])(?:[^$\\]|\\.)*?[^\s\\]|[^\s$\\])\$(?![\d$])/

/** The formula `text` begins with, or null when its dollar is money. */
export function readMath(
  text: string,
): { readonly value: string; readonly display: boolean; readonly length: number } | null {
  const display = DISPLAY.exec(text)
  const found = display ?? INLINE.exec(text.split('\n', 1)[0] ?? '')
  return found ? { value: (found[1] ?? '').trim(), display: display !== null, length: found[0].length } : null
}
