// Merges the findings of all locales into one list. A finding about a place that an earlier locale has already reported
// is dropped, even if the message differs because URLs differ between locales.
import type { Diagnostic } from '../model/diagnostic.ts'

/** Merges the findings of all locales, each once. The default locale comes first. */
export function mergeLocaleFindings(locales: readonly (readonly Diagnostic[])[]): readonly Diagnostic[] {
  const found = new Map<string, Diagnostic>()
  const said = new Set<string>()
  for (const diagnostics of locales) {
    const here: string[] = []
    for (const diagnostic of diagnostics) {
      const { code, place, message } = diagnostic
      const once = /^check\/unknown-(?:language|component)$/.test(code) ? diagnostic.about?.text : undefined
      const spot = `${code} ${once ?? JSON.stringify(place)}`
      if (place && said.has(spot)) continue
      here.push(spot)
      found.set(`${spot} ${message}`, found.get(`${spot} ${message}`) ?? diagnostic)
    }
    for (const spot of here) said.add(spot)
  }
  return [...found.values()]
}
