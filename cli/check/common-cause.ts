// Adds a hint when many pages link to the same missing page. The cause is usually a moved page or a shared text, which
// an author who fixes the links one by one does not see.
import type { Diagnostic } from '../model/diagnostic.ts'

/** From this many linking pages on, a common cause is assumed. */
const MANY = 5

/** Extends the hints of findings whose missing target is linked from many pages. */
export function addCommonCauseHints(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const pages = new Map<string, Set<string>>()
  for (const { about, place } of diagnostics) {
    if (about?.target === undefined || !place) continue
    const linking = pages.get(about.target) ?? new Set()
    pages.set(about.target, linking.add(place.file))
  }
  return diagnostics.map((diagnostic) => {
    const { about, hint } = diagnostic
    const count = (about?.target !== undefined && pages.get(about.target)?.size) || 0
    if (count < MANY) return diagnostic
    const cause = `${count} pages link there: if the page has moved, \`slug\` can restore its old URL`
    return { ...diagnostic, hint: hint === undefined ? cause : `${hint}; ${cause}` }
  })
}
