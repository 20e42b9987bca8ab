// The Chromium that tests drive, and its arguments.
// @ts-expect-error a script without types
import { findChromium } from '../../bin/chromium.js'

/** Path of the executable; null if none is installed, in which case tests that need it are skipped. */
export const CHROMIUM = findChromium() as string | null

/**
 * No sandbox (containers have none), no updates, accounts or background requests. The pages of a window share a process, like
 * tabs of one site when there are many: otherwise each would start the engine and compile the same scripts again.
 */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--renderer-process-limit=1',
]
