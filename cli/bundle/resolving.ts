// What plugins of the bundler share when they resolve imports.
import type { ImportKind } from 'esbuild'

/** Imports of code, as opposed to those of style sheets. */
export const FROM_CODE: ReadonlySet<ImportKind> = new Set([
  'import-statement',
  'dynamic-import',
  'require-call',
  'require-resolve',
])

/** Marks an import that a plugin has asked the bundler itself to resolve. */
export const RESOLVING = 'resolving'
