// A key that another program reads stands in the front matter of many pages: one finding for all of them, at the first.
import type { Diagnostic } from '../model/diagnostic.ts'

const UNKNOWN_KEY = 'scan/unknown-front-matter-key'

/** The findings, those of one unknown key as one with the number of its pages. */
export function withJoinedKeys<Found extends Diagnostic>(findings: readonly Found[]): readonly Found[] {
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
    // The number is no part of what a baseline knows it by.
    return [{ ...finding, about: { text: message }, message: `${message} (on ${count} pages)` }]
  })
}
