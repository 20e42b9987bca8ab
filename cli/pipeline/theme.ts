// Runs the site's own theme on a page. An exception in its code is its author's mistake and becomes a finding; the page is then
// shown without it. Without a theme, an exception is a defect of this program.
import type { DocsContext } from '../../runtime/model/docs-facts.ts'
import type { HeadTag } from '../../runtime/model/head.ts'
import { own } from '../../runtime/model/own.ts'
import type { PageView } from '../../runtime/model/page.ts'
import type { SiteView } from '../../runtime/model/site.ts'
import type { Reader } from '../graph/query.ts'
import type { Article } from '../model/article.ts'
import type { Diagnostic, Place, Report } from '../model/diagnostic.ts'
import { startOf } from '../model/diagnostic.ts'
import type { RuntimeBundle } from '../model/ports.ts'
import type { SiteTables } from '../model/site.ts'
import type { DocumentAssets } from '../render/document.ts'
import { isCodePage } from '../scan/code-page.ts'
import type { ComponentUse } from '../view/doc-page.ts'
import type { FailedComponent } from '../view/fill-slots.ts'
import type { Code } from './code.ts'
import { exportFindings, wrongHeadTags } from './export-findings.ts'
import { failureHint, failureMessage, isEnded } from './failed-component.ts'

/** The parts of the runtime that pages need. */
export type PageRuntime = Pick<
  RuntimeBundle,
  'hasTheme' | 'server' | 'placeOf' | 'exportPlaces' | 'texts' | keyof DocumentAssets
>

/** Rendered by the server half of the app. */
export interface Shown {
  /** Html in pieces. */
  readonly appHtml: readonly string[]
  readonly head: readonly HeadTag[]
}

const NOTHING: Shown = { appHtml: [], head: [] }

/** Html of the app, and the elements that the theme adds to the head. */
export function showPage(runtime: PageRuntime, site: SiteView, page: PageView, report: Report): Shown {
  const { server, hasTheme } = runtime
  if (unknownItem(runtime, site.navbar) !== undefined) return NOTHING
  const show = () => ({ appHtml: server.renderApp(site, page), head: server.headTags(site, page) })
  if (!hasTheme) return show()
  const whole = () => {
    const shown = show()
    const wrong = wrongHeadTags(shown.head)
    if (wrong === null) return shown
    const place = runtime.exportPlaces?.theme?.headTags
    const hint =
      "Write `headTags: (page, site) => [{ tag: 'meta', attributes: { name: '…', content: '…' } }]`."
    const message = `\`headTags\` of the theme is invalid: ${wrong}`
    report({ code: 'theme/render', severity: 'error', message, hint, ...(place ? { place } : {}) })
    return { ...shown, head: [] }
  }
  const failed = (error: unknown) => {
    const place = runtime.placeOf?.(error)
    const message = `The theme cannot be rendered: ${failureMessage(error)}`
    report({ ...failure(message, error), ...(place ? { place } : {}) })
  }
  return guarded(whole, failed) ?? NOTHING
}

/**
 * Html of a component in a page; null if the site does not have it. A component that throws is reported, unless that happened
 * already when the code was loaded, and is replaced by its content and the strings of its source. `facts` are for components
 * that ask for them.
 */
export function showComponent(
  { server, placeOf, texts: known }: PageRuntime,
  site: SiteView,
  { place, ...use }: ComponentUse,
  { facts, report }: { readonly facts: () => DocsContext; readonly report: Report },
): string | FailedComponent | null {
  const [path = '', exported] = use.name.split('#')
  // Reported at the import.
  if (own(own(server.known.values, path) ?? {}, exported ?? '') !== undefined) return null
  const texts = (exported === undefined ? undefined : own(known ?? {}, path)) ?? []
  try {
    const html = server.renderComponent({ site, ...use })
    const shown =
      typeof html === 'object' ? html && server.renderComponent({ site, ...use, facts: facts() }) : html
    return typeof shown === 'string' ? shown : texts.length > 0 ? { texts } : null
  } catch (error) {
    const isKnown = own(server.known.failures, exported === undefined ? '' : path) !== undefined
    if (!isKnown) report(failingComponent(use.name, error, place, placeOf?.(error)))
    return { error: failureMessage(error), texts }
  }
}

function failingComponent(name: string, error: unknown, place: Place, thrown: Place | undefined): Diagnostic {
  const what = name.includes('#') ? name.replace('#default', '') : `<${name}>`
  const message = `The component ${what} cannot be rendered: ${failureMessage(error)}`
  const where = failurePlace(place, thrown)
  // None of the site's code can run any more, neither for this page nor for others.
  if (isEnded(error)) return { ...failure(message, error), ...where }
  return {
    code: 'theme/component',
    severity: 'warning',
    message: `${message}; the page shows only its content`,
    hint: failureHint(error),
    ...where,
  }
}

/**
 * The places where a component is used and where it throws. For a page written in React, the generated text is not its
 * author's, so only the second place counts.
 */
function failurePlace(used: Place, thrown: Place | undefined): Pick<Diagnostic, 'place' | 'related'> {
  if (isCodePage(used.file)) return { place: thrown ?? startOf(used.file) }
  return { place: used, ...(thrown ? { related: [{ message: 'thrown here', place: thrown }] } : {}) }
}

/** Reports the site's named components that threw while they were loaded, and exports that cannot be used. */
export async function reportFailedComponents({ runtime }: Code, { read, report }: Reader): Promise<void> {
  const loaded = await read(runtime, '')
  const { server, failurePlaces } = loaded
  for (const found of [...(loaded.findings ?? []), ...exportFindings(loaded)]) report(found)
  const failed = own(server.known.failures, '')
  if (!failed) return
  const place = own(failurePlaces ?? {}, '')
  report({
    code: 'theme/component',
    severity: 'warning',
    message: `The components of the site cannot be loaded: ${failureMessage(failed)}; pages show the content of their tags`,
    hint: failureHint(failed),
    ...(place ? { place } : {}),
  })
}

/**
 * Components in the theme, or `'unknown'` if its exports cannot be determined. The theme is read only if pages use components
 * that are not built in.
 */
export async function themeComponents(
  articles: readonly Pick<Article, 'unknownComponents'>[],
  { runtime }: Code,
  read: Reader['read'],
): Promise<readonly string[] | 'unknown'> {
  if (articles.every(({ unknownComponents }) => unknownComponents.length === 0)) return []
  const { server, isFallback } = await read(runtime, '')
  const isUnknown = isFallback || own(server.known.failures, '') !== undefined
  return isUnknown ? 'unknown' : server.known.components
}

/** Reports navbar items of unknown types. */
export async function findUnknownItems(
  { navbar }: SiteTables,
  { runtime }: Code,
  { read, report }: Reader,
): Promise<void> {
  if (navbar.items.every(({ kind }) => kind !== 'custom')) return
  const type = unknownItem(await read(runtime, ''), navbar)
  if (type === undefined) return
  report({
    code: 'theme/navbar-item',
    severity: 'error',
    key: 'themeConfig.navbar.items',
    about: { text: type },
    message: `The theme has no component for navbar items of the type "${type}"`,
    hint: `Add one in theme/index.tsx: export const theme = { navbarItems: { '${type}': … } }`,
  })
}

function unknownItem({ server }: PageRuntime, { items }: SiteTables['navbar']): string | undefined {
  const types = items.flatMap((item) => (item.kind === 'custom' ? [item.type] : []))
  return types.find((type) => !server.known.navbarItems.includes(type))
}

function guarded<Value>(show: () => Value, failed: (error: unknown) => void): Value | null {
  try {
    return show()
  } catch (error) {
    failed(error)
    return null
  }
}

function failure(message: string, error: unknown): Diagnostic {
  return { code: 'theme/render', severity: 'error', message, hint: failureHint(error) }
}
