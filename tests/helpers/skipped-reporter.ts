// Prints one line at the end of a run: which tests were skipped, and in which files, so that skipping is never silent.
import type { Reporter, TestModule } from 'vitest/node'

/** Number of skipped tests in a file. */
function skippedOf(module: TestModule): number {
  return [...module.children.allTests('skipped')].length
}

// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default class SkippedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules
      .map((module) => ({ path: module.relativeModuleId, count: skippedOf(module) }))
      .filter(({ count }) => count > 0)
    if (files.length === 0) return
    const total = files.reduce((sum, { count }) => sum + count, 0)
    const names = files.map(({ path, count }) => `${path} (${count})`).sort()
    process.stdout.write(`\nSkipped: ${total} tests: ${names.join(', ')}\n`)
  }
}
