// Site JSON, sidebar trees and the docs index, each under a name that holds its hash.
import type { Emitter } from '../model/reader.ts'

/** `assets/site-….json` and its siblings. */
export const sharedFiles: Emitter = {
  name: 'shared-files',
  list: async (site, locale) => (await site.sharedFiles(locale)).map(({ path }) => ({ path, arg: path })),
  async emit(arg, site, locale) {
    const file = (await site.sharedFiles(locale)).find(({ path }) => path === arg)
    if (!file) throw new Error(`no shared file ${arg}`)
    return file.body
  },
}
