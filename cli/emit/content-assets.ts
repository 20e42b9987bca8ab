// Images and downloads that pages name, copied under names that hold their hash.
import { oneFile } from './one-file.ts'

/** `assets/files/name-1a2b3c4d.png`. */
export const contentAssets = oneFile({
  name: 'content-assets',
  list: async (site, locale) =>
    (await site.usedAssets(locale)).map(({ path, file }) => ({ paths: [path], arg: file })),
  body: (arg, site) => site.bytes(arg),
})
