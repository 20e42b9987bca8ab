import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/browser/**'],
    globalSetup: ['tests/helpers/global-setup.ts'],
    testTimeout: 20_000,
  },
})
