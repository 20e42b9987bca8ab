// Writes the files of a route: an html document, the same page as deflated JSON for client-side navigation, and for docs a
// Markdown copy for readers with scripts of their own and for language models. They are made in one go, with the style sheet of
// a page whose components have inline styles.
import type { Emitter } from '../model/reader.ts'
import type { Route } from '../model/site.ts'
import { besidePage, outputPath, styleFolder } from '../text/output-path.ts'

/** `docs/a/index.html`, `docs/a/index.bin`, `docs/a/index.md` and the like, by the trailing-slash setting. */
export const pages: Emitter = {
  name: 'pages',
  // It waits for threads: few enough to hold little in memory.
  atOnce: 32,
  async list(site, locale) {
    const [routes, plan, { trailingSlash }, hasOwnCode, files] = await Promise.all([
      site.routes(locale),
      site.plan(locale),
      site.config(),
      site.hasOwnCode(),
      site.staticFiles(),
    ])
    // A copy that the author writes goes before ours.
    const written = new Set(files.map(({ path }) => plan.outPrefix + path))
    return compiledLast(routes).map(({ path, target }) => {
      const html = plan.outPrefix + outputPath(path, plan.baseUrl, trailingSlash)
      const data = target.kind === 'not-found' ? [] : [besidePage(html, 'bin')]
      const copy = target.kind === 'doc' ? [besidePage(html, 'md')].filter((file) => !written.has(file)) : []
      const styles = hasOwnCode ? [plan.outPrefix + styleFolder(path)] : []
      return { paths: [html, ...data, ...copy, ...styles], arg: path }
    })
  },
  async emit({ paths, arg }, site, locale) {
    const { html, data, markdown, style } = await site.page(locale, arg)
    const bodies = [html, data, markdown]
    const files = paths.filter((path) => !path.endsWith('/'))
    return [...files.map((path, at) => ({ path, body: bodies[at] ?? '' })), ...(style ? [style] : [])]
  },
}

/** Pages that are no docs can be made while the first docs are compiled. */
function compiledLast(routes: readonly Route[]): readonly Route[] {
  const isDoc = ({ target }: Route) => target.kind === 'doc'
  return [...routes.filter((route) => !isDoc(route)), ...routes.filter(isDoc)]
}
