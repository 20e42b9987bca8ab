// Joins findings about one unknown front matter key, typically read by another program and present on many pages, into
// a single finding at its first occurrence.
import type { Diagnostic } from '../model/diagnostic.ts'

const UNKNOWN_KEY = 'scan/unknown-front-matter-key'

/** Joins findings about the same unknown key and adds the number of pages. */
export function joinUnknownKeyFindings<Found extends Diagnostic>(
  findings: readonly Found[],
): readonly Found[] {
  const files = new Map<string, Set<string>>()
  for (const { code, message, place } of findings)
    if (code === UNKNOWN_KEY && place) files.set(message, (files.get(message) ?? new Set()).add(place.file))
  const said = new Set<string>()
  return findings.flatMap((finding) => {
    const { code, message } = finding
    const count = code === UNKNOWN_KEY ? (files.get(message)?.size ?? 0) : 0
    if (count < 2) return [finding]
    if (said.has(message)) return []
    said.add(message)
    // `about` keeps the number of pages out of the fingerprint that baselines compare.
    return [{ ...finding, about: { text: message }, message: `${message} (on ${count} pages)` }]
  })
}
