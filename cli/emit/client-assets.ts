// The browser program and its stylesheet, and the diagram library on sites with diagrams.
import { HASHED_FILES } from '../model/output.ts'
import { oneFile } from './one-file.ts'

/** `assets/client-….js` and others. */
export const clientAssets = oneFile({
  name: 'client-assets',
  folder: HASHED_FILES,
  async list(site, locale) {
    const [plan, { files, mermaid }] = await Promise.all([site.plan(locale), site.runtime()])
    const withDiagrams = await site.usesMermaid(locale)
    return files
      .filter(({ path }) => path !== mermaid || withDiagrams)
      .map(({ path }) => ({ paths: [plan.outPrefix + path], arg: path }))
  },
  async body(arg, site) {
    const file = (await site.runtime()).files.find(({ path }) => path === arg)
    if (!file) throw new Error(`no client asset ${arg}`)
    return file.body
  },
})
