// Stylesheets of pages whose content has style attributes: a strict content security policy allows no inline styles.
import { HASHED_FILES } from '../model/output.ts'
import { oneFile } from './one-file.ts'

/** `assets/page-….css`, one for each distinct set of declarations. */
export const pageStyles = oneFile({
  name: 'page-styles',
  folder: HASHED_FILES,
  list: async (site, locale) =>
    (await site.pageStyles(locale)).map(({ path }) => ({ paths: [path], arg: path })),
  async body(arg, site, locale) {
    const file = (await site.pageStyles(locale)).find(({ path }) => path === arg)
    if (!file) throw new Error(`no page style ${arg}`)
    return file.body
  },
})
