// Site JSON, sidebar trees and the docs index, each with a hash in its name.
import { hashedFiles } from './one-file.ts'

/** `assets/site-….json` and its siblings. */
export const sharedFiles = hashedFiles('shared-files', (site, locale) => site.sharedFiles(locale))
