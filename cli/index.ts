// Public entry point of the package: what files of a site may import.
export { defineConfig } from './config/define-config.ts'
export type { SiteConfigInput } from './config/registry.ts'
