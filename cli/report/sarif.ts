// Findings as SARIF 2.1.0, which Git hosts show next to the lines of a change.
import type { PlacedFinding, RuleInfo } from '../model/finding.ts'
import { explainCommand } from './explain.ts'

/** Report data other than the findings. */
export interface SarifOptions {
  readonly version: string
  readonly rules: readonly RuleInfo[]
  /** Path from the repository root to the site folder, with a trailing slash; empty for the root. */
  readonly prefix: string
}

/** Name that Git hosts use for the repository root. */
const ROOT = '%SRCROOT%'

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const

/** The report as text. */
export function sarifReport(
  findings: readonly PlacedFinding[],
  { version, rules, prefix }: SarifOptions,
): string {
  const used = rules.filter(({ id }) => findings.some(({ rule }) => rule === id))
  const index = new Map(used.map(({ id }, at) => [id, at]))
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'docsite', semanticVersion: version, rules: used.map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { [ROOT]: { description: { text: 'The root of the repository.' } } },
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
      text: `${docs}\n\nBad: ${bad}\n\nGood: ${good}\n\n${explainCommand(id)}`,
      markdown: `${docs}\n\nBad:\n\n~~~\n${bad}\n~~~\n\nGood:\n\n~~~\n${good}\n~~~`,
    },
    defaultConfiguration:
      level === 'off' ? { enabled: false } : { level: level === 'error' ? 'error' : 'warning' },
  }
}

function resultOf(finding: PlacedFinding, index: ReadonlyMap<string, number>, prefix: string) {
  const { rule, severity, message, hint, place, fingerprint } = finding
  const ruleIndex = index.get(rule)
  return {
    ruleId: rule,
    ...(ruleIndex === undefined ? {} : { ruleIndex }),
    level: LEVELS[severity],
    message: { text: hint === undefined ? message : `${message} (${hint})` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(prefix + place.file), uriBaseId: ROOT },
          region: {
            startLine: place.start.line,
            startColumn: place.start.column,
            ...(place.end ? { endLine: place.end.line, endColumn: place.end.column } : {}),
          },
        },
      },
    ],
    partialFingerprints: { 'docsite/v1': fingerprint },
  }
}

/** A path as a relative URI: file names may contain any character with a special meaning in URLs. */
function uriOf(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
