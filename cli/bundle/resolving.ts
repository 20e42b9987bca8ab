// Shared by bundler plugins that resolve imports.
import type { ImportKind } from 'esbuild'

/** Imports from code, as opposed to those from stylesheets. */
export const FROM_CODE: ReadonlySet<ImportKind> = new Set([
  'import-statement',
  'dynamic-import',
  'require-call',
  'require-resolve',
])

/** Marks an import that a plugin passes back to the bundler, so that the plugin does not handle it again. */
export const RESOLVING = 'resolving'
