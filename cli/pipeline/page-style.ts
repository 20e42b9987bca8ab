// The style attributes of one page's content as a style sheet.
import type { LocalePlan } from '../model/reader.ts'
import { hashText } from '../text/fingerprint.ts'

/** The style sheet of one page, named by its content; undefined when the page has none. */
export function pageStyle(styles: Readonly<Record<string, string>>, plan: LocalePlan) {
  const rules = Object.entries(styles)
  if (rules.length === 0) return undefined
  const body = rules.map(([name, declarations]) => `.${name}{${declarations}}\n`).join('')
  const path = `assets/page-${hashText(body).slice(0, 8)}.css`
  return { path: plan.outPrefix + path, href: plan.baseUrl + path, body }
}
