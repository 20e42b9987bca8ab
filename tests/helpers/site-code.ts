// Code of a site as tests run it: by the program's own thread, with a short limit.
import type { SiteCode } from '../../cli/io/load-module.ts'

/** Runs code of a site; what it prints and what goes wrong later is noted. */
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
