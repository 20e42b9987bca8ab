// Text that looks like a key or a token: once published, it is compromised.
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

const SHAPES: readonly (readonly [name: string, shape: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s*\n(?:[A-Za-z\d+/=]{40,}\s*\n){2}/g],
  ['a GitHub token', /\bgh[pousr]_[A-Za-z\d]{36,}\b/g],
  ['a GitLab token', /\bglpat-[A-Za-z\d_-]{20,}\b/g],
  ['an AWS access key', /\b(?:AKIA|ASIA)[A-Z\d]{16}\b/g],
  ['a Slack token', /\bxox[abprs]-\d{8,}-[A-Za-z\d-]{20,}\b/g],
  ['an npm token', /\bnpm_[A-Za-z\d]{36}\b/g],
]
/** Placeholder keys, as documentation shows them. */
const SAMPLE = /EXAMPLE|X{6}|0{8}|1234567/i

/** `check/secret`. */
export const secret: Rule = {
  id: 'secret',
  commands: 'check',
  summary: 'A page contains text that looks like a key or a token.',
  level: 'error',
  docs: 'Anyone who reads the page can use it. Revoke the key, then replace it with a placeholder.',
  bad: 'a page with a real access key',
  good: 'export AWS_ACCESS_KEY_ID=AKIAIOSFODNN7EXAMPLE',
  checkPage({ doc, text }, report) {
    for (const [name, shape] of SHAPES) {
      for (const { 0: found, index } of text.matchAll(shape)) {
        if (SAMPLE.test(found)) continue
        const before = text.slice(0, index).split('\n')
        const start = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
        const message = `this looks like ${name}`
        const hint = 'revoke it where it was issued, then replace it with a placeholder'
        report({ ...findingOf('secret', message, { file: doc.file, start }, { hint }), sensitive: true })
      }
    }
  },
}
