// The browser suite: Chromium over the built test site, with both engines: `npm run browser`.
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
    // What is polled for comes at once, but on a machine under load at once may take a while.
    expect: { poll: { timeout: 5000 } },
    // Two browsers at a time: a test mostly waits for its own, and more would not be measured by their own speed.
    maxWorkers: 2,
  },
})
