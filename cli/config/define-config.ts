// The function authors wrap their configuration in, so that an editor knows the keys.
import type { SiteConfigInput } from './registry.ts'

/** Gives the configuration back as it is; its use is the type of the argument. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config
}
