// Finds the Chromium that tests and benchmarks use.
import { existsSync } from 'node:fs'

// The headless shell comes first: it opens a page in half the time.
const KNOWN = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of Chromium: the value of `CHROMIUM_PATH`, otherwise an installed one, otherwise null. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...KNOWN].find((path) => path && existsSync(path)) ?? null
}
