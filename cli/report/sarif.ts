// Findings as SARIF 2.1.0, which code hosts show beside the lines of a change.
import type { Finding, RuleInfo } from '../model/finding.ts'

/** What the report says beside the findings. */
export interface SarifOptions {
  readonly version: string
  readonly rules: readonly RuleInfo[]
  /** Path of the site folder below the repository, with a slash at its end; empty for the root. */
  readonly prefix: string
}

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const

/** The report as text. */
export function sarifReport(findings: readonly Finding[], { version, rules, prefix }: SarifOptions): string {
  const used = rules.filter(({ id }) => findings.some(({ rule }) => rule === id))
  const index = new Map(used.map(({ id }, at) => [id, at]))
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'docsite', semanticVersion: version, rules: used.map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { SITE: { description: { text: 'The root of the repository.' } } },
        results: findings.map((finding) => resultOf(finding, index, prefix)),
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

function ruleOf({ id, summary, docs, bad, good, level }: RuleInfo) {
  return {
    id,
    shortDescription: { text: summary },
    fullDescription: { text: docs },
    help: {
      text: `${docs}\n\nBad: ${bad}\n\nGood: ${good}`,
      markdown: `${docs}\n\nBad:\n\n~~~\n${bad}\n~~~\n\nGood:\n\n~~~\n${good}\n~~~`,
    },
    defaultConfiguration:
      level === 'off' ? { enabled: false } : { level: level === 'error' ? 'error' : 'warning' },
  }
}

function resultOf(finding: Finding, index: ReadonlyMap<string, number>, prefix: string) {
  const { rule, severity, message, hint, place, fingerprint } = finding
  const ruleIndex = index.get(rule)
  return {
    ruleId: rule,
    ...(ruleIndex === undefined ? {} : { ruleIndex }),
    level: LEVELS[severity],
    message: { text: hint === undefined ? message : `${message} (${hint})` },
    ...(place
      ? {
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: encodeURI(prefix + place.file), uriBaseId: 'SITE' },
                region: {
                  startLine: place.start.line,
                  startColumn: place.start.column,
                  ...(place.end ? { endLine: place.end.line, endColumn: place.end.column } : {}),
                },
              },
            },
          ],
        }
      : {}),
    partialFingerprints: { 'docsite/v1': fingerprint },
  }
}
