// Converts TeX formulas to MathML, which browsers draw without additional fonts, stylesheets or scripts. KaTeX is loaded for
// the first formula; a site without formulas does not need it.
import { createRequire } from 'node:module'
import type { Element } from 'hast'
import type { Place } from '../../model/diagnostic.ts'
import type { HtmlContext } from './context.ts'
import { uiText } from './strings.ts'
import { cleanStyle } from './style.ts'

/** A formula as the author wrote it. */
export interface Formula {
  readonly value: string
  /** Whether it is on a line of its own. */
  readonly display: boolean
  readonly place: Place
}

/** The only KaTeX function in use. */
interface Katex {
  renderToString(tex: string, options: Readonly<Record<string, unknown>>): string
}

/** Set on first use; null if KaTeX is not installed. */
const loaded: { katex?: Katex | null } = {}

/** Converts a formula to its element; one that cannot be rendered shows its source. */
export function mathElement(formula: Formula, context: HtmlContext): Element {
  const { value, display } = formula
  context.feature('math')
  const html = render(formula, context)
  const children: Element['children'] =
    html === null
      ? [{ type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value }] }]
      : [{ type: 'finished', html, text: value }]
  if (!display)
    return { type: 'element', tagName: 'span', properties: { className: ['math', 'math-inline'] }, children }
  // A formula wider than the page scrolls, with the keyboard too.
  const ariaLabel = uiText(context, 'theme.math.label')
  const properties = { className: ['math', 'math-display'], role: 'group', tabIndex: 0, ariaLabel }
  return { type: 'element', tagName: 'div', properties, children }
}

function render({ value, display, place }: Formula, context: HtmlContext): string | null {
  loaded.katex ??= load()
  const report = (message: string, hint?: string): null => {
    const finding = { code: 'markdown/math', severity: 'error', message, place } as const
    context.report(hint === undefined ? finding : { ...finding, hint })
    return null
  }
  if (!loaded.katex)
    return report('formulas need the package katex, which is not installed', 'run npm install katex')
  try {
    const options = {
      displayMode: display,
      output: 'mathml',
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxExpand: 1000,
    }
    return withoutStyles(loaded.katex.renderToString(value, options), context)
  } catch (error) {
    return report(
      `the formula cannot be parsed: ${reason(error)}`,
      'correct the formula, or write \\$ for a literal dollar sign',
    )
  }
}

function load(): Katex | null {
  try {
    return createRequire(import.meta.url)('katex')
  } catch {
    return null
  }
}

/** KaTeX's message without its prefix and without underlining of the position. */
function reason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.replace(/^KaTeX parse error: /, '').replace(/[\u0332]/g, '')
}

/** Only the `math` element, with inline styles as classes. KaTeX escapes text, so `style="…"` can only be an attribute. */
function withoutStyles(html: string, context: HtmlContext): string {
  const formula = html.replace(/^<span class="katex">|<\/span>$/g, '')
  return formula.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const { css } = cleanStyle(style)
    return css === '' ? '' : ` class="${context.addStyle(css)}"`
  })
}
