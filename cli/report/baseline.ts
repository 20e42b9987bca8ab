// The baseline: a file with the fingerprints of accepted findings. Each entry also names its finding, and the order is
// stable, so that changes are easy to review.
import type { Finding } from '../model/finding.ts'
import { UsageError } from '../model/ports.ts'

const VERSION = 1

/** Content of the baseline file for these findings. */
export function baselineText(findings: readonly Finding[]): string {
  const known = findings.map(({ fingerprint, rule, place, message }) => ({
    fingerprint,
    rule,
    ...(place ? { file: place.file } : {}),
    message,
  }))
  return `${JSON.stringify({ version: VERSION, findings: known }, null, 2)}\n`
}

/** Reads the fingerprints of a baseline file. Throws `UsageError` if the file is not a baseline. */
export function readBaseline(text: string, file: string): ReadonlySet<string> {
  const wrong = () =>
    new UsageError(`${file} is not a baseline of docsite check; create one with --update-baseline`)
  try {
    const { version, findings } = JSON.parse(text) as { version?: unknown; findings?: unknown }
    if (version !== VERSION || !Array.isArray(findings)) throw wrong()
    return new Set(findings.map((finding: { fingerprint?: unknown }) => String(finding?.fingerprint)))
  } catch (error) {
    throw error instanceof UsageError ? error : wrong()
  }
}
