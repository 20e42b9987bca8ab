// `defineConfig`, which authors wrap around their configuration so that editors know its keys.
import type { SiteConfigInput } from './registry.ts'

/** Returns the configuration unchanged; it only provides types. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config
}
