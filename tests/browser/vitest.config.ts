// The browser suite: Chromium over the built test sites: `npm run browser`.
import { defineConfig } from 'vitest/config'
import { CHROMIUM } from '../helpers/chromium.ts'

// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default defineConfig({
  test: {
    include: CHROMIUM ? ['tests/{browser,specification/in-browser}/**/*.test.ts'] : [],
    passWithNoTests: !CHROMIUM,
    setupFiles: ['tests/helpers/equality.ts'],
    globalSetup: CHROMIUM ? ['tests/browser/helpers/build-sites.ts'] : [],
    reporters: ['default', 'tests/helpers/skipped-reporter.ts', 'tests/helpers/failed-reporter.ts'],
    root: new URL('../../', import.meta.url).pathname,
    // Far more than anything takes: a machine that does other things as well is no failure.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // A worker keeps its connection to the browser from file to file.
    isolate: false,
    // A test waits for its browser, which takes half of the time, and both for what a page does by itself.
    maxWorkers: 3,
  },
})
