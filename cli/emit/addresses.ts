// addresses.json: every URL that the locale publishes, for `docsite check --against`. It has one page per line, so that
// diffs show which pages were added and removed. No page loads it.
import { ADDRESSES_FILE, type LocaleAddresses } from '../model/addresses.ts'
import type { Emitter } from '../model/reader.ts'

/** `addresses.json` at the root of each locale; the one of the whole site names the others. */
export const addresses: Emitter = {
  name: 'addresses',
  afterPages: true,
  async list(site, locale) {
    const { outPrefix } = await site.plan(locale)
    return [{ paths: [outPrefix + ADDRESSES_FILE], arg: '' }]
  },
  async emit({ paths }, site, locale) {
    const [found, plans, { outPrefix }] = await Promise.all([
      site.addresses(locale),
      site.locales(),
      site.plan(locale),
    ])
    const folders = Object.fromEntries(plans.map((plan) => [plan.code, plan.outPrefix]))
    const body = addressesText(locale, found, outPrefix === '' ? folders : null)
    return paths.map((path) => ({ path, body }))
  },
}

/**
 * Text of the file. `folders`: output folders of all locales, for the file of the whole site. Unlisted pages are left
 * out.
 */
function addressesText(
  locale: string,
  { pages, redirects, anchors, gone, files }: LocaleAddresses,
  folders: Readonly<Record<string, string>> | null,
): string {
  const listed = Object.entries(pages).filter(([, { unlisted }]) => !unlisted)
  const entries: readonly (readonly [string, string])[] = [
    ['format', '1'],
    ['locale', JSON.stringify(locale)],
    ...(folders ? [['locales', JSON.stringify(folders)] as const] : []),
    ['pages', lines(listed.map(([path, { title, anchors: ids }]) => [path, { title, anchors: ids }]))],
    ['redirects', lines(Object.entries(redirects))],
    ['anchors', lines(Object.entries(anchors))],
    ['gone', list(gone)],
    ['files', list(files)],
  ]
  return `{\n${entries.map(([key, value]) => `"${key}":${value}`).join(',\n')}\n}\n`
}

const lines = (entries: readonly (readonly [string, unknown])[]) =>
  entries.length === 0
    ? '{}'
    : `{\n${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',\n')}\n}`

const list = (items: readonly string[]) =>
  items.length === 0 ? '[]' : `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`
