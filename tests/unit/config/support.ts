// Short ways to validate a configuration in tests.

import { validateConfig } from '../../../cli/config/validate.ts'
import type { Diagnostic } from '../../../cli/model/diagnostic.ts'

/** The required keys. */
export const MINIMAL = { title: 'Site', url: 'https://docs.example.com', baseUrl: '/' }

/** Findings for the required keys with others over them. */
export function findings(extra: object): readonly Diagnostic[] {
  return validateConfig({ ...MINIMAL, ...extra }, 'site.config.ts').diagnostics
}

/** Findings as `severity code: message | hint`. */
export function told(extra: object): readonly string[] {
  return findings(extra).map(
    ({ severity, code, message, hint }) =>
      `${severity} ${code}: ${message}${hint === undefined ? '' : ` | ${hint}`}`,
  )
}

/** The configuration, which must be accepted without a word. */
export function accepted(extra: object = {}) {
  const { config, diagnostics } = validateConfig({ ...MINIMAL, ...extra }, 'site.config.ts')
  if (config === null || diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics))
  return config
}
