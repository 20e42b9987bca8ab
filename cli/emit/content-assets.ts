// Images and downloads that pages name, copied under names that hold their hash.
import type { Emitter } from '../model/reader.ts'

/** `assets/files/name-1a2b3c4d.png`. */
export const contentAssets: Emitter = {
  name: 'content-assets',
  list: async (site, locale) =>
    (await site.usedAssets(locale)).map(({ path, file }) => ({ path, arg: file })),
  emit: (arg, site) => site.bytes(arg),
}
