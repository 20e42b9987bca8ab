// The browser suite: Chromium over the built test site, with both engines. Run with
// `npx vitest run --config tests/browser/vitest.config.ts`.
import { defineConfig } from 'vitest/config'

// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: ['tests/browser/helpers/build-sites.ts'],
    root: new URL('../../', import.meta.url).pathname,
    // A machine under load drops a frame now and then: a test has failed when it fails three times.
    retry: process.env.CI ? 2 : 0,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // One browser at a time: the suite measures time and shares the machine.
    fileParallelism: false,
  },
})
