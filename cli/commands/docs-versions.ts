// Filters findings by version of the docs: frozen versions are rarely corrected.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../model/finding.ts'
import { UsageError } from '../model/ports.ts'
import { suggest } from '../text/suggest.ts'

const CURRENT = 'current'
const FROZEN =
  /(?:^|\/)(?:(?:[^/]+_)?versioned_(?:docs|sidebars)|docusaurus-plugin-content-docs(?:-[^/]+)?)\/version-(.+?)(?:-sidebars\.json$|\/|\.json$)/

/** Findings in files of these versions; all findings if none is named. Throws `UsageError` for an unknown name. */
export function findingsInVersions(
  findings: readonly Finding[],
  wanted: readonly string[],
  siteDir: string,
): readonly Finding[] {
  if (wanted.length === 0) return findings
  const known = knownVersions(siteDir)
  for (const name of wanted) {
    if (known.includes(name)) continue
    const near = suggest(name, known)
    const question =
      near === undefined ? `available versions: ${known.join(', ')}` : `did you mean '${near}'?`
    throw new UsageError(`there is no version '${name}'; ${question}`)
  }
  return findings.filter(({ place }) => wanted.includes(versionOf(place?.file ?? '')))
}

/** Version that a file belongs to; `current` if it is in no frozen version. */
export function versionOf(file: string): string {
  return FROZEN.exec(file)?.[1] ?? CURRENT
}

function knownVersions(siteDir: string): readonly string[] {
  const names = new Set([CURRENT])
  for (const file of readdirSync(siteDir)) {
    if (!/^(?:.+_)?versions\.json$/.test(file)) continue
    try {
      for (const name of JSON.parse(readFileSync(join(siteDir, file), 'utf8')) as unknown[])
        names.add(String(name))
    } catch {
      // An unreadable file is reported elsewhere.
    }
  }
  return [...names]
}
