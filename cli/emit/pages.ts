// Writes the files of a route: an HTML document, the page as deflated JSON for client-side navigation, and for docs a
// Markdown copy for scripts and language models. They are made in one step, together with the stylesheet of a page
// whose components have inline styles.
import type { Emitter } from '../model/reader.ts'
import type { Route } from '../model/site.ts'
import { outputPath, siblingFile, styleFolder } from '../text/output-path.ts'

/** `docs/a/index.html`, `docs/a/index.bin`, `docs/a/index.md` and so on, depending on `trailingSlash`. */
export const pages: Emitter = {
  name: 'pages',
  // These wait for threads; the limit keeps memory use low.
  atOnce: 32,
  async list(site, locale) {
    const [routes, plan, { trailingSlash }, hasOwnCode, files] = await Promise.all([
      site.routes(locale),
      site.plan(locale),
      site.config(),
      site.hasOwnCode(),
      site.staticFiles(),
    ])
    // A static file of the author takes precedence over the generated copy.
    const written = new Set(files.map(({ path }) => plan.outPrefix + path))
    return compiledLast(routes).map(({ path, target }) => {
      const html = plan.outPrefix + outputPath(path, plan.baseUrl, trailingSlash)
      const data = target.kind === 'not-found' ? [] : [siblingFile(html, 'bin')]
      const copy = target.kind === 'doc' ? [siblingFile(html, 'md')].filter((file) => !written.has(file)) : []
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

/** Puts docs last: other pages can be made while the first docs are compiled. */
function compiledLast(routes: readonly Route[]): readonly Route[] {
  const isDoc = ({ target }: Route) => target.kind === 'doc'
  return [...routes.filter((route) => !isDoc(route)), ...routes.filter(isDoc)]
}
