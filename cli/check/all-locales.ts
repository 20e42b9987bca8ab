// Findings of several locales -> one list: what a locale says again of a file that an earlier one spoke of is left out, even
// where the words differ because the addresses do.
import type { Diagnostic } from '../model/diagnostic.ts'

/** The findings of all locales, the default one first, each once. */
export function ofAllLocales(locales: readonly (readonly Diagnostic[])[]): readonly Diagnostic[] {
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
