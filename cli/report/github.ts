// Findings as GitHub workflow commands: GitHub shows each at its line of a pull request.
import type { Finding } from '../model/finding.ts'
import { explainCommand } from './explain.ts'

const COMMANDS = { error: 'error', warning: 'warning', info: 'notice' } as const

/** The report as text, one command per line. */
export function githubReport(findings: readonly Finding[], prefix: string): string {
  return findings.map((finding) => command(finding, prefix)).join('')
}

function command({ severity, rule, message, hint, place }: Finding, prefix: string): string {
  const fields: string[] = []
  if (place) {
    const { start, end } = place
    fields.push(`file=${field(prefix + place.file)}`, `line=${start.line}`)
    if (end) fields.push(`endLine=${end.line}`)
    // Columns may only be given for a range within one line.
    if (!end || end.line === start.line) fields.push(`col=${start.column}`)
    if (end?.line === start.line) fields.push(`endColumn=${end.column}`)
  }
  fields.push(`title=${field(rule)}`)
  const text = [message, ...(hint === undefined ? [] : [hint]), explainCommand(rule)].join('\n')
  return `::${COMMANDS[severity]} ${fields.join(',')}::${data(text)}\n`
}

function data(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
}

function field(text: string): string {
  return data(text).replace(/:/g, '%3A').replace(/,/g, '%2C')
}
