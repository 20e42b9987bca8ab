// Short ways to build tables in the tests of the site stage.
import type { VersionTables } from '../../../cli/model/site.ts'
import { type Files, type Tables, type TablesOptions, tablesOf } from '../../helpers/tables.ts'

/** A page with front matter lines and an empty body. */
export function page(...frontMatter: readonly string[]): string {
  return `---\n${frontMatter.join('\n')}\n---\n\nText.\n`
}

/** Tables of pages below `docs/`; other paths are kept. */
export function build(
  pages: Files,
  options: TablesOptions = {},
): Tables & { readonly version: VersionTables } {
  const files = Object.entries(pages).map(([path, text]) => {
    return [
      /\.mdx?$|_category_|^tags\.yml$/.test(path) && !path.includes('versioned_') && !path.startsWith('i18n/')
        ? `docs/${path}`
        : path,
      text,
    ] as const
  })
  const tables = tablesOf(Object.fromEntries(files), options)
  const [version] = tables.versions
  if (!version) throw new Error('no version')
  return { ...tables, version }
}

/** A site with a sidebars file. */
export function withSidebars(sidebars: unknown, pages: Files, docs: Readonly<Record<string, unknown>> = {}) {
  return build(
    { ...pages, 'sidebars.json': JSON.stringify(sidebars, null, 2) },
    { config: { docs: { sidebarPath: 'sidebars.json', ...docs } } },
  )
}

/** `file:line code: message` of every finding. */
export function findings({ diagnostics }: Pick<Tables, 'diagnostics'>): readonly string[] {
  return diagnostics.map(({ code, message, place, hint }) => {
    const at = place ? `${place.file}:${place.start.line}:${place.start.column} ` : ''
    return `${at}${code}: ${message}${hint === undefined ? '' : ` (${hint})`}`
  })
}
