// Pages as the server makes them, with React in this process; and the few questions tests ask of html.
import { renderToString } from 'react-dom/server'
import { App, type AppProps } from '../../../runtime/app.tsx'
import { Footer } from '../../../runtime/components/chrome/footer.tsx'
import { loadAllComponents } from '../../../runtime/components/load-components.ts'
import type { PageView } from '../../../runtime/model/page.ts'
import type { SiteView } from '../../../runtime/model/site.ts'

await loadAllComponents()

/** Html of the app without React's marks between texts. */
export function renderPage(site: SiteView, page: PageView, rest: Partial<AppProps> = {}): string {
  const html = renderToString(
    <App
      site={site}
      page={page}
      navigation={{
        location: { pathname: page.path, search: '', hash: '' },
        pending: false,
        navigate: () => undefined,
        interceptBack: () => () => undefined,
      }}
      resources={{ peek: () => undefined, load: () => new Promise(() => undefined) }}
      theme={{}}
      footer={<Footer />}
      {...rest}
    />,
  )
  return html.replaceAll('<!-- -->', '')
}

/** Start tags of elements that have the class. */
export function tagsWithClass(html: string, className: string): string[] {
  return [...html.matchAll(/<[a-z][^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => attribute(tag, 'class')?.split(' ').includes(className))
}

/** Value of an attribute of a start tag; undefined when it is absent. */
export function attribute(tag: string, name: string): string | undefined {
  return new RegExp(` ${name}(?:="([^"]*)")?(?=[ />])`)
    .exec(tag)
    ?.slice(1)
    .map((value) => value ?? '')[0]
}

/** What a reader sees of html. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The part of the html from the first start tag that matches to the next end tag of the same name at its depth. */
export function elementWithClass(html: string, className: string): string {
  const [start] = tagsWithClass(html, className)
  if (!start) return ''
  const from = html.indexOf(start)
  const name = /^<([a-z0-9]+)/.exec(start)?.[1] ?? ''
  const tags = html.slice(from).matchAll(new RegExp(`<(/?)${name}(?=[ >])[^>]*>`, 'g'))
  let depth = 0
  for (const tag of tags) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) return html.slice(from, from + tag.index + tag[0].length)
  }
  return html.slice(from)
}
