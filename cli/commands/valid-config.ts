// The validated configuration, or the one that an earlier run validated when it was given the very same: loading the schema
// library and its first use take longer than reading the configuration.
import { deserialize, serialize } from 'node:v8'
import type { ValidatedConfig } from '../config/validate.ts'
import type { BundleCache } from '../io/cached-bundle.ts'
import type { LoadedConfig } from '../io/load-config.ts'
import { LEVEL_NAMES } from '../pipeline/checks.ts'
import { hashText } from '../text/fingerprint.ts'

const KIND = 'config'

/** The schema library and all schemas; loading them takes as long as bundling a small file. */
export const loadValidation = () => import('../config/validate.ts')

/**
 * Validates what the configuration file gave; `value` may differ from it by what the command line says. `siteDirs` are the
 * absolute names of the site folder.
 */
export async function validConfig(
  value: unknown,
  { file, text }: LoadedConfig,
  { cache, toolVersion }: BundleCache,
  siteDirs: readonly string[] = [],
): Promise<ValidatedConfig> {
  const json = plainJson(value)
  const key = json === null ? null : hashText(JSON.stringify([toolVersion, file, text, json, siteDirs]))
  const cached = key === null ? undefined : cache.getBytes(KIND, key)
  if (cached) return deserialize(cached) as ValidatedConfig
  const { validateConfig } = await loadValidation()
  const made = validateConfig(value, file, text, { ruleIds: LEVEL_NAMES, siteDirs })
  if (key !== null && made.config) cache.putBytes(KIND, key, serialize(made))
  return made
}

/** A value as JSON that tells it from every other value; null when it holds what JSON cannot say, such as a function. */
function plainJson(value: unknown): string | null {
  try {
    const text = JSON.stringify(value)
    return isPlain(value) ? text : null
  } catch {
    // It contains itself.
    return null
  }
}

function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object') return false
  if (Array.isArray(value)) return value.every(isPlain)
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain)
}
