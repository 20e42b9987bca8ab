// Where a Chromium is: the browser that tests and benchmarks drive.
import { existsSync } from 'node:fs'

// The shell without windows comes first: it opens a page in half the time.
const KNOWN = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Its path: the one that `CHROMIUM_PATH` names, else one that is installed, else null. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...KNOWN].find((path) => path && existsSync(path)) ?? null
}
