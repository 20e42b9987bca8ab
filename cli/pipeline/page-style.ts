// The styles of one page as a style sheet: style attributes of its content, and those that its components have.
import { WAITING_STYLE } from '../../runtime/model/waiting-style.ts'
import type { OutputFile } from '../model/output.ts'
import type { LocalePlan } from '../model/reader.ts'
import { hashText } from '../text/fingerprint.ts'
import { styleFolder } from '../text/output-path.ts'

/** The style sheet of one page, named by its content; undefined when the page has none. */
export function pageStyle(styles: Readonly<Record<string, string>>, plan: LocalePlan) {
  const body = rulesOf(styles)
  return body === '' ? undefined : placed(`assets/page-${hashText(body).slice(0, 8)}.css`, body, plan)
}

/** The style sheet of a page with components that have styles, in a folder of the page. */
export function pageStyleWithInline(
  { path, styles, inline }: StyledPage,
  plan: LocalePlan,
): OutputFile & { readonly href: string } {
  const body = rulesOf(styles) + [...new Set(inline)].map(waitingRule).join('')
  return placed(`${styleFolder(path)}${hashText(body).slice(0, 8)}.css`, body, plan)
}

/** What such a style sheet is made of. */
interface StyledPage {
  /** Of the route. */
  readonly path: string
  /** Declarations by class. */
  readonly styles: Readonly<Record<string, string>>
  /** Declarations of components. */
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

/** Inline styles win over those of selectors: the one with ids that nothing has weighs more than any that is written. */
const waitingRule = (css: string): string =>
  `[${WAITING_STYLE}="${css.replaceAll('"', '\\"')}"]:not(#_#_#_){${css}}\n`
