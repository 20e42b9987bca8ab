// Files of the static folders, copied unchanged to the root of the output. A page takes precedence over a static file
// at the same path.
import type { Emitter } from '../model/reader.ts'
import { outputPath } from '../text/output-path.ts'
import { isPublishable } from '../text/publishable.ts'

/** `favicon.ico`, `img/logo.svg`, … at the same path below the output folder of every locale. */
export const staticAssets: Emitter = {
  name: 'static-assets',
  async list(site, locale) {
    const [plan, files] = await Promise.all([site.plan(locale), site.staticFiles()])
    return files
      .filter(({ path }) => isPublishable(path))
      .map(({ path, file }) => ({ paths: [plan.outPrefix + path], arg: file }))
  },
  async emit({ paths, arg }, site, locale) {
    const [plan, routes, { trailingSlash }] = await Promise.all([
      site.plan(locale),
      site.routes(locale),
      site.config(),
    ])
    const isPage = (path: string) => {
      if (!/\.html?$/.test(path)) return false
      const file = path.slice(plan.outPrefix.length)
      const bare = file.replace(/(?:(?:^|\/)index)?\.html$/, '')
      // Checks candidates first: there may be thousands of routes and of such files.
      const possible = [file, bare, `${bare}/`].map((below) => plan.baseUrl + below)
      return routes.some(
        (route) =>
          possible.includes(route.path) && outputPath(route.path, plan.baseUrl, trailingSlash) === file,
      )
    }
    const body = await site.bytes(arg)
    return paths.filter((path) => !isPage(path)).map((path) => ({ path, body }))
  },
}
