// The public door of the package: what a site's own files may import.
export { defineConfig } from './config/define-config.ts'
export type { SiteConfigInput } from './config/registry.ts'
