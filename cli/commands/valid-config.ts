// Validates the configuration, or reuses the result of an earlier run with identical input: loading the schema library
// and its first use take longer than reading the configuration.
import { deserialize, serialize } from 'node:v8'
import type { ValidatedConfig } from '../config/validate.ts'
import type { BundleCache } from '../io/cached-bundle.ts'
import type { LoadedConfig } from '../io/load-config.ts'
import { LEVEL_NAMES } from '../pipeline/checks.ts'
import { hashText } from '../text/fingerprint.ts'

const KIND = 'config'

/** Loads the schema library and all schemas, which takes as long as bundling a small file. */
export const loadValidation = () => import('../config/validate.ts')

/**
 * Validates the value of the configuration file, which the command line may have modified. `siteDirs` are the absolute
 * paths of the site folder.
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

/** Lossless JSON of a value; null if it contains something that JSON cannot represent, such as a function. */
function plainJson(value: unknown): string | null {
  try {
    const text = JSON.stringify(value)
    return isPlain(value) ? text : null
  } catch {
    // The value is circular.
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
