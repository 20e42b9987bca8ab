// Site JSON, sidebar trees and the docs index, each with a hash in its name.
import { HASHED_FILES } from '../model/output.ts'
import { oneFile } from './one-file.ts'

/** `assets/site-….json` and its siblings. */
export const sharedFiles = oneFile({
  name: 'shared-files',
  folder: HASHED_FILES,
  list: async (site, locale) =>
    (await site.sharedFiles(locale)).map(({ path }) => ({ paths: [path], arg: path })),
  async body(arg, site, locale) {
    const file = (await site.sharedFiles(locale)).find(({ path }) => path === arg)
    if (!file) throw new Error(`no shared file ${arg}`)
    return file.body
  },
})
