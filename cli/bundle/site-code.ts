// The site's own code from the bundler's point of view: its files, and the parts that go into the bundle.
import { join } from 'node:path'
import { isThere } from '../io/unreadable.ts'
import type { FontsConfig } from '../model/config.ts'
import type { Place } from '../model/diagnostic.ts'
import type { PageModule } from '../model/page-module.ts'
import { THEME_STYLE } from '../model/theme-style.ts'

/** Site data used by the bundle. */
export interface SiteCode {
  /** The site folder. */
  readonly dir: string
  readonly baseUrl: string
  readonly customFields: Readonly<Record<string, unknown>>
  /** Folders of the site whose files are published unchanged; absolute paths in code start there. */
  readonly staticDirectories: readonly string[]
  /** Fonts of the site, if it has any. */
  readonly fonts?: FontsConfig
  /** Modules that pages import components from, sorted by name. */
  readonly modules: readonly PageModule[]
}

/** Folders of the program and of the site's code. */
export interface ThemePlaces {
  readonly toolDir: string
  /** Absent for the prebuilt bundles in the package. */
  readonly site?: SiteCode
  /** Time limit of a bundler task in milliseconds. */
  readonly limitMs?: number
}

/** Files of a theme: replacements for parts of the frame, components for pages, styles. */
interface ThemeFiles {
  readonly theme: string | undefined
  readonly components: string | undefined
  /** The component list of a Docusaurus site; used if there is no `components`. */
  readonly mdxComponents: string | undefined
  readonly style: string | undefined
}

/** The theme files that exist. */
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

/** Whether the site adds code to pages. */
export function hasSiteCode(places: ThemePlaces): boolean {
  const { theme, components, mdxComponents } = themeFiles(places)
  const own = [theme, components, mdxComponents]
  return own.some((file) => file !== undefined) || (places.site?.modules ?? []).length > 0
}

/** Whether the site adds anything to the bundle. */
export const hasOwnFiles = (places: ThemePlaces): boolean =>
  hasSiteCode(places) || themeFiles(places).style !== undefined || places.site?.fonts !== undefined

/** Thrown if the site's own code fails while it is loaded. */
export class SiteCodeError extends Error {
  override readonly name = 'SiteCodeError'

  constructor(
    message: string,
    readonly place: Place | undefined,
  ) {
    super(message)
  }
}
