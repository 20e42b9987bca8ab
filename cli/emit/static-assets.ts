// Files of the static folders, copied as they are to the root of the output.
import { isPublishable } from '../text/publishable.ts'
import { oneFile } from './one-file.ts'

/** `favicon.ico`, `img/logo.svg`, … at the same place below the output folder of every locale. */
export const staticAssets = oneFile({
  name: 'static-assets',
  async list(site, locale) {
    const [plan, files] = await Promise.all([site.plan(locale), site.staticFiles()])
    return files
      .filter(({ path }) => isPublishable(path))
      .map(({ path, file }) => ({ paths: [plan.outPrefix + path], arg: file }))
  },
  body: (arg, site) => site.bytes(arg),
})
