// The site's own code as the bundler sees it: where it is, and what of it goes into the bundle.
import { join } from 'node:path'
import { isThere } from '../io/unreadable.ts'
import type { FontsConfig } from '../model/config.ts'
import type { Place } from '../model/diagnostic.ts'
import type { PageModule } from '../model/page-module.ts'
import { THEME_STYLE } from '../model/theme-style.ts'

/** What a site gives to its bundle. */
export interface SiteCode {
  /** The site folder. */
  readonly dir: string
  readonly baseUrl: string
  readonly customFields: Readonly<Record<string, unknown>>
  /** Folders of the site whose files are published as they are: addresses in code begin there. */
  readonly staticDirectories: readonly string[]
  /** Faces of the site; absent without any. */
  readonly fonts?: FontsConfig
  /** What pages import components from, in the order of their names. */
  readonly modules: readonly PageModule[]
}

/** Where the program and the site's code are. */
export interface ThemePlaces {
  readonly toolDir: string
  /** Absent for the bundles that lie ready in the package. */
  readonly site?: SiteCode
  /** Milliseconds that a task of the bundler may take. */
  readonly limitMs?: number
}

/** Files of a theme: replacements for parts of the frame, components for pages, styles. */
interface ThemeFiles {
  readonly theme: string | undefined
  readonly components: string | undefined
  /** The list of components of a Docusaurus site, for one without `components`. */
  readonly mdxComponents: string | undefined
  readonly style: string | undefined
}

/** The files that are there. */
export function themeFiles({ site }: ThemePlaces): ThemeFiles {
  const first = (...names: readonly string[]) =>
    site && names.map((name) => join(site.dir, name)).find((path) => isThere(path))
  const code = (...path: readonly string[]) => first(...CODE.map((ending) => join(...path) + ending))
  const components = code('theme', 'components')
  return {
    theme: code('theme', 'index'),
    components,
    mdxComponents: components ? undefined : (code(MDX_COMPONENTS) ?? code(MDX_COMPONENTS, 'index')),
    style: first(THEME_STYLE),
  }
}

const CODE = ['.tsx', '.ts', '.jsx', '.js'] as const
const MDX_COMPONENTS = 'src/theme/MDXComponents'

/** Whether the site has code of its own in the pages. */
export function hasSiteCode(places: ThemePlaces): boolean {
  const { theme, components, mdxComponents } = themeFiles(places)
  const own = [theme, components, mdxComponents]
  return own.some((file) => file !== undefined) || (places.site?.modules ?? []).length > 0
}

/** Whether the site has anything of its own in the bundle. */
export const hasOwnFiles = (places: ThemePlaces): boolean =>
  hasSiteCode(places) || themeFiles(places).style !== undefined || places.site?.fonts !== undefined

/** The site's own code throws as soon as it is loaded. */
export class SiteCodeError extends Error {
  override readonly name = 'SiteCodeError'

  constructor(
    message: string,
    readonly place: Place | undefined,
  ) {
    super(message)
  }
}
