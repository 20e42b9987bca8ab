// The Chromium that tests drive, and with which arguments.
// @ts-expect-error a script without types
import { findChromium } from '../../bin/chromium.js'

/** Path of the program; null where none is installed, then tests that need it are skipped. */
export const CHROMIUM = findChromium() as string | null

/**
 * Nothing of its own: no sandbox (containers have none), no updates, no accounts, no requests. The pages of a window share a process, as
 * tabs of one site do where there are many: each would start the engine anew and compile the same scripts.
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
