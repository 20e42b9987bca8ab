// Validates the value exported by a configuration file: returns `SiteConfig`, or findings with key, place and fix.
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic, Place, Severity } from '../model/diagnostic.ts'
import { suggest } from '../text/suggest.ts'
import { cleanConfig } from './clean.ts'
import { describeIssue, findingsOf, foundText, type KeyFinding } from './issues.ts'
import { equivalentKeyHint, keyHelp } from './key-help.ts'
import { keyPathText, valueAt } from './key-path.ts'
import { locateKey } from './locate.ts'
import { type ParsedConfig, siteConfigSchema } from './registry.ts'
import { resolveConfig } from './resolve.ts'
import { correctedBaseUrl } from './site-address.ts'

// Single entry point for code that needs the schemas; other runs do not load them.
export { usableConfig } from './usable.ts'

/** Names that the configuration may use and that other modules define. */
export interface Vocabulary {
  /** Ids of the rules of `check`; if absent, any id is accepted. */
  readonly ruleIds?: readonly string[]
  /** Absolute paths of the site folder; paths below them are treated as relative to the site. */
  readonly siteDirs?: readonly string[]
}

/** The configuration, null if unusable, and the findings. */
export interface ValidatedConfig {
  readonly config: SiteConfig | null
  readonly diagnostics: readonly Diagnostic[]
}

function placeOf(finding: KeyFinding, file: string, text: string | undefined): Place {
  const range = text === undefined ? undefined : locateKey(text, finding.path)
  return { file, ...(range ?? { start: { line: 1, column: 1 } }) }
}

function baseUrlSlashes(parsed: ParsedConfig): readonly KeyFinding[] {
  if (parsed.baseUrl.startsWith('/')) return []
  const corrected = correctedBaseUrl(parsed.baseUrl)
  const message = `baseUrl: expected a path that begins with \`/\`, found ${foundText(parsed.baseUrl)}; using '${corrected}'`
  return [{ code: 'config/base-url', path: ['baseUrl'], message, hint: `write baseUrl: '${corrected}'` }]
}

/** Findings about locale codes that browsers know by another name: `rus` is `ru`, the region of `en-UK` is `GB`. */
function languageCodes({ i18n }: ParsedConfig): readonly KeyFinding[] {
  const codes = i18n.locales ?? [i18n.defaultLocale]
  return codes.flatMap((code, at): readonly KeyFinding[] => {
    const [right = code] = Intl.getCanonicalLocales(code)
    if (right.toLowerCase() === code.toLowerCase()) return []
    const path = i18n.locales ? ['i18n', 'locales', at] : ['i18n', 'defaultLocale']
    const message = `${keyPathText(path)}: the language code '${code}' should be '${right}'`
    const hint = `write '${right}' and rename the folder of its translations to match; to keep the folder, add localeConfigs: { '${right}': { path: '${code}' } }`
    return [{ code: 'config/language-code', path, message, hint }]
  })
}

function unknownRules(parsed: ParsedConfig, ruleIds: readonly string[] | undefined): readonly KeyFinding[] {
  const unknown = Object.keys(parsed.rules).filter((id) => ruleIds && !ruleIds.includes(id))
  return unknown.map((id) => {
    const near = suggest(id, ruleIds ?? [])
    const hint = near ? `did you mean '${near}'?` : `known rules: ${knownRules(ruleIds)}`
    return {
      code: 'config/unknown-rule',
      path: ['rules', id],
      message: `rules: there is no rule '${id}'`,
      hint,
    }
  })
}

/** Finding about a key without a value, typically from an unset environment variable. */
function withoutValue(finding: KeyFinding, value: unknown): KeyFinding {
  const owner = valueAt(value, finding.path.slice(0, -1))
  const isWritten =
    typeof owner === 'object' && owner !== null && Object.hasOwn(owner, finding.path.at(-1) ?? '')
  if (finding.code !== 'config/missing-key' || !isWritten) return finding
  return {
    ...finding,
    message: finding.message.replace('this key is required', 'this key has no value'),
    hint: 'set the environment variable that it is read from, or add a default after it: `?? …`',
  }
}

/** Adds a description of the key to findings without a hint. */
const withHelp = (finding: KeyFinding): KeyFinding => ({
  ...finding,
  hint: equivalentKeyHint(finding) ?? finding.hint ?? keyHelp(finding),
})

/** List of rule names. Codes are allowed as well, but are too many to list. */
function knownRules(names: readonly string[] = []): string {
  return names
    .filter((name) => !name.includes('/'))
    .sort()
    .join(', ')
}

/** Validates the value of a configuration file. `file` and `sourceText` are used to place the findings. */
export function validateConfig(
  value: unknown,
  file: string,
  sourceText?: string,
  vocabulary: Vocabulary = {},
): ValidatedConfig {
  const as =
    (severity: Severity) =>
    (finding: KeyFinding): Diagnostic => ({
      code: finding.code,
      severity,
      message: finding.message,
      key: keyPathText(finding.path),
      ...(finding.hint === undefined ? {} : { hint: finding.hint }),
      place: placeOf(finding, file, sourceText),
    })
  const clean = cleanConfig(value, vocabulary.siteDirs)
  // `jitless`: generating code does not pay for a single parse.
  const result = siteConfigSchema.safeParse(clean.value, { error: describeIssue, jitless: true })
  const warnings = clean.warnings.map(as('warning'))
  if (!result.success || clean.errors.length > 0) {
    const issues = result.error?.issues ?? []
    const found = findingsOf(issues, [], clean.value)
    const known = new Set(found.map(({ path }) => keyPathText(path)))
    const errors = [
      ...found.map((finding) => withHelp(withoutValue(finding, value))),
      ...clean.errors.filter(({ path }) => !known.has(keyPathText(path))),
    ]
    return { config: null, diagnostics: [...warnings, ...errors.map(as('error'))] }
  }
  const errors = unknownRules(result.data, vocabulary.ruleIds)
  const diagnostics = [
    ...warnings,
    ...[...baseUrlSlashes(result.data), ...languageCodes(result.data)].map(as('warning')),
    ...errors.map(as('error')),
  ]
  return { config: errors.length === 0 ? resolveConfig(result.data) : null, diagnostics }
}
