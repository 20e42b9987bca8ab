// Style sheets of the pages whose content has style attributes: a strict content policy allows no inline styles.
import type { Emitter } from '../model/reader.ts'

/** `assets/page-….css`, one for each distinct set of declarations. */
export const pageStyles: Emitter = {
  name: 'page-styles',
  list: async (site, locale) => (await site.pageStyles(locale)).map(({ path }) => ({ path, arg: path })),
  async emit(arg, site, locale) {
    const file = (await site.pageStyles(locale)).find(({ path }) => path === arg)
    if (!file) throw new Error(`no page style ${arg}`)
    return file.body
  },
}
