// The search quality: `npm run search-quality`. It is a measure, not a test of a function, and takes its time.
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['tests/search/**/*.test.ts'],
    globalSetup: 'tests/helpers/global-setup.ts',
    reporters: ['default', 'tests/helpers/skipped-reporter.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
