// Runs site code in tests: in the program's own thread, with a time limit.
import type { SiteCode } from '../../cli/io/load-module.ts'

/** Runs site code; its output and later failures are recorded. */
export function testCode(limitMs = 120_000) {
  const printed: string[] = []
  const failures: string[] = []
  const code: SiteCode = {
    limits: { program: new URL('../../dist/start-code.cjs', import.meta.url), limitMs },
    print: (file, line) => void printed.push(`${file}: ${line}`),
    failedLater: ({ code: name, message }) => void failures.push(`${name} ${message}`),
    started: () => undefined,
  }
  return { code, printed, failures }
}
