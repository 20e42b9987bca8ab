// The stylesheet of one page: style attributes of its content, and inline styles of its components.
import { WAITING_STYLE } from '../../runtime/model/waiting-style.ts'
import type { OutputFile } from '../model/output.ts'
import type { LocalePlan } from '../model/reader.ts'
import { hashText } from '../text/fingerprint.ts'
import { styleFolder } from '../text/output-path.ts'

/** The stylesheet of one page, named by its content; `undefined` if the page has no styles. */
export function pageStyle(styles: Readonly<Record<string, string>>, plan: LocalePlan) {
  const body = rulesOf(styles)
  return body === '' ? undefined : placed(`assets/page-${hashText(body).slice(0, 8)}.css`, body, plan)
}

/** The stylesheet of a page whose components have inline styles, in the page's own folder. */
export function pageStyleWithInline(
  { path, styles, inline }: StyledPage,
  plan: LocalePlan,
): OutputFile & { readonly href: string } {
  const body = rulesOf(styles) + [...new Set(inline)].map(waitingRule).join('')
  return placed(`${styleFolder(path)}${hashText(body).slice(0, 8)}.css`, body, plan)
}

/** Content of such a stylesheet. */
interface StyledPage {
  /** Path of the route. */
  readonly path: string
  /** Class -> declarations. */
  readonly styles: Readonly<Record<string, string>>
  /** Declarations of inline styles of components. */
  readonly inline: readonly string[]
}

const placed = (path: string, body: string, plan: LocalePlan) => ({
  path: plan.outPrefix + path,
  href: plan.baseUrl + path,
  body,
})

const rulesOf = (styles: Readonly<Record<string, string>>): string =>
  Object.entries(styles)
    .map(([name, declarations]) => `.${name}{${declarations}}\n`)
    .join('')

/**
 * Inline styles must win over any selector: `:not()` with ids that no element has gives the rule a higher specificity than any
 * rule an author writes.
 */
const waitingRule = (css: string): string =>
  `[${WAITING_STYLE}="${css.replaceAll('"', '\\"')}"]:not(#_#_#_){${css}}\n`
