// Renders the site's own code on trial, for commands that do not render pages: whatever throws in a build throws here too. Each
// component on a page is rendered with its real props and arbitrary content, which it cannot inspect. The rest of the theme is
// rendered once for each kind of page.
import type { Reader } from '../graph/query.ts'
import type { Article, Slot } from '../model/article.ts'
import type { ArticleFacts } from '../model/compile.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { RuntimeBundle } from '../model/ports.ts'
import type { Route } from '../model/site.ts'
import { bodyBytes } from '../text/body-bytes.ts'
import { joinKey, splitKey } from './keys.ts'
import type { Parts } from './parts.ts'
import { draftOf } from './render-page.ts'
import { showPage } from './theme.ts'

type TrialParts = Pick<Parts, 'site' | 'articles' | 'code' | 'pages'>
type TrialReader = Pick<Reader, 'read' | 'report'>

/** Trial rendering of a site's code. */
export function themeTrials(parts: TrialParts) {
  const { site, articles, code, pages } = parts

  /** The page with this key before rendering, with placeholder text as its article. */
  async function draft(key: string, runtime: RuntimeBundle, { read, report }: TrialReader) {
    const [locale, path] = splitKey(key)
    const rendering = { site: await read(pages.site, locale), runtime, report }
    const { docAt, routeAt } = await read(site.lookup, locale)
    // A page has no route if its address is taken by another page.
    if (!routeAt(path)) return null
    const found = docAt(path)
    if (!found) return draftOf({ path }, rendering)
    const facts = await read(articles.facts, joinKey(locale, found.doc.file))
    if (!facts) return null
    const targets = await read(pages.targets, key)
    const shareImage = await pages.shareImageOf(key, read)
    const doc = { facts: NOTHING, body: anyBody(facts.slots), targets, shareImage }
    return draftOf({ path, doc }, { ...rendering, facts })
  }

  /** Reports components of a page that throw. Keys are `locale|route path`. */
  async function ofPage(key: string, { slots }: ArticleFacts, reader: TrialReader): Promise<void> {
    if (!slots.some(({ kind }) => kind === 'component')) return
    const runtime = await usable(reader.read)
    if (runtime) await draft(key, runtime, reader)
  }

  /** Reports code outside the articles that throws, on one page of each kind. */
  async function ofLocale(locale: string, { read, report }: TrialReader): Promise<void> {
    const runtime = await usable(read)
    if (!runtime) return
    const { routes } = await read(site.tables, locale)
    const { view } = await read(pages.site, locale)
    for (const { path } of firstOfEachKind(routes)) {
      const quiet = { read, report: () => undefined }
      const page = await draft(joinKey(locale, path), runtime, quiet)
      const found: Diagnostic[] = []
      if (page) showPage(runtime, view, page.view, (each) => void found.push(each))
      for (const each of found) report(each)
      if (found.length > 0) return
    }
  }

  /** The runtime, if it contains site code that can run. */
  async function usable(read: Reader['read']): Promise<RuntimeBundle | null> {
    if (!(await code.isOfSite(read))) return null
    const runtime = await read(code.runtime, '')
    return runtime.hasTheme && !runtime.isFallback ? runtime : null
  }

  return { ofPage, ofLocale }
}

export type ThemeTrials = ReturnType<typeof themeTrials>

const NOTHING = new Uint8Array()

/** The first route of each kind. */
function firstOfEachKind(routes: readonly Route[]): readonly Route[] {
  const first = new Map<string, Route>()
  for (const route of routes) if (!first.has(route.target.kind)) first.set(route.target.kind, route)
  return [...first.values()]
}

/** An article body with all slots and minimal text, encoded as by the compiler. */
function anyBody(slots: readonly Slot[]): Uint8Array {
  const html: Article['html'] = { pieces: [...slots.map(() => 'x'), ''], slots: slots.map((_slot, at) => at) }
  return bodyBytes({ html, markdown: { pieces: [''], slots: [] }, toc: [] })
}
