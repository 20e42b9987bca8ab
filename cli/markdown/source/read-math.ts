// Reads a formula in dollar signs on one line: `$x$` in text, `$$x$$` displayed.

const DISPLAY = /^\$\$((?:[^$\\]|\\.)+)\$\$/
const INLINE = /^\$((?![\s$])(?:[^$\\]|\\.)*?[^\s\\]|[^\s$\\])\$(?![\d$])/

/** The formula `text` begins with, or null when its dollar is money. */
export function readMath(
  text: string,
): { readonly value: string; readonly display: boolean; readonly length: number } | null {
  const display = DISPLAY.exec(text)
  const found = display ?? INLINE.exec(text)
  return found ? { value: (found[1] ?? '').trim(), display: display !== null, length: found[0].length } : null
}
