import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/browser/**'],
    globalSetup: ['tests/helpers/global-setup.ts'],
    // Tests that start programs share the machine with each other: a slow start is no failure.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 30_000,
    // `npm run coverage`: what the unit tests reach of our own sources.
    coverage: { include: ['cli/**/*.ts', 'runtime/**/*.{ts,tsx}'], reporter: ['text-summary', 'html'] },
  },
})
