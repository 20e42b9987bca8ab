import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { CHROMIUM } from './tests/helpers/chromium.ts'

/** Tests that start the program, serve a site or build whole ones; what they leave behind ends with their process. */
const PROGRAM = ['tests/{check,content,corpora,e2e,faults,golden,rebuild,serve}/**/*.test.ts']

/** Tests that replace a module of Node, look at flags of the engine or count what it runs: each file has a process of its own. */
const APART = 'tests/unit/**/*.apart.test.ts'

/** The engine as a build has it; flags of it are the subject of tests apart. */
const ENGINE = 'tests/helpers/engine.ts'

export default defineConfig({
  // Libraries as users of the program have them: what some have for development alone checks itself at each step.
  ssr: { resolve: { conditions: ['module', 'node'] } },
  test: {
    globalSetup: ['tests/helpers/global-setup.ts'],
    passWithNoTests: !CHROMIUM,
    setupFiles: ['tests/helpers/equality.ts'],
    reporters: ['default', 'tests/helpers/skipped-reporter.ts', 'tests/helpers/lost-worker-reporter.ts'],
    // Far more than anything takes: a machine that does other things as well is no failure.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // One more than processors: a test waits for other processes, for its browser, for limits and for what comes late.
    maxWorkers: availableParallelism() + 1,
    // They run one after the other, in the order of their names.
    projects: [
      {
        extends: true,
        // Functions, which leave nothing behind: the files of a worker share its modules.
        test: {
          name: 'unit',
          include: ['tests/{architecture,compat,manual,specification,unit}/**/*.test.{ts,tsx}'],
          exclude: [APART, 'tests/specification/in-browser/**'],
          setupFiles: [ENGINE],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: [APART] } },
      { extends: true, test: { name: 'program', include: PROGRAM, setupFiles: [ENGINE], isolate: false } },
      {
        extends: true,
        // Chromium over the built test sites: `npm run browser`. A worker keeps its browser from file to file.
        test: {
          name: 'browser',
          include: CHROMIUM ? ['tests/{browser,specification/in-browser}/**/*.test.ts'] : [],
          globalSetup: ['tests/browser/helpers/build-sites.ts'],
          isolate: false,
        },
      },
    ],
    // `npm run coverage`: what the unit tests reach of our own sources.
    coverage: { include: ['cli/**/*.ts', 'runtime/**/*.{ts,tsx}'], reporter: ['text-summary', 'html'] },
  },
})
