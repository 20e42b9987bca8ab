// Images and downloads that pages refer to, copied to names that include their hash.
import { HASHED_FILES } from '../model/output.ts'
import { oneFile } from './one-file.ts'

/** `assets/files/name-1a2b3c4d.png`. */
export const contentAssets = oneFile({
  name: 'content-assets',
  folder: HASHED_FILES,
  list: async (site, locale) =>
    (await site.usedAssets(locale)).map(({ path, file }) => ({ paths: [path], arg: file })),
  body: (arg, site) => site.bytes(arg),
})
