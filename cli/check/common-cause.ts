// Many links to one missing page have one cause, a page that was moved or a text that pages share. The hint of each says so,
// because an author who fixes them one by one cannot see it.
import type { Diagnostic } from '../model/diagnostic.ts'

/** Pages from which on links to one target are no chance. */
const MANY = 5

/** The findings, with a word about the cause where links of many pages lead to one target that is missing. */
export function withCommonCause(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
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
    const cause = `${count} pages link there: a page that moved can get its old address back by \`slug\``
    return { ...diagnostic, hint: hint === undefined ? cause : `${hint}; ${cause}` }
  })
}
