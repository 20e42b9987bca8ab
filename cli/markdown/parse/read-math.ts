// Reads a formula in dollar signs: `$x$` inline, on one line, because a dollar further down is likely to be money; `$$x$$` as a
// block, possibly over several lines.

const DISPLAY = /^\$\$((?:[^$\\]|\\[\s\S])+)\$\$/
const INLINE = /^\$((?![\s$])(?:[^$\\]|\\.)*?[^\s\\]|[^\s$\\])\$(?![\d$])/

/** The formula that `text` begins with; null if its dollar sign is money. */
export function readMath(
  text: string,
): { readonly value: string; readonly display: boolean; readonly length: number } | null {
  const display = DISPLAY.exec(text)
  const found = display ?? INLINE.exec(text.split('\n', 1)[0] ?? '')
  return found ? { value: (found[1] ?? '').trim(), display: display !== null, length: found[0].length } : null
}
