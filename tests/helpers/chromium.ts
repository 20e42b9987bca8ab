// The Chromium that tests drive, and with which arguments.
// @ts-expect-error a script without types
import { findChromium } from '../../bin/chromium.js'

/** Path of the program; null where none is installed, then tests that need it are skipped. */
export const CHROMIUM = findChromium() as string | null

/** Nothing of its own: no sandbox (containers have none), no updates, no accounts, no requests. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
]
