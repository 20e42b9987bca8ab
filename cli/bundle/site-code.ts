// The site's own code as the bundler sees it: where it is, and what of it goes into the bundle.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from '../model/diagnostic.ts'
import type { PageModule } from '../model/page-module.ts'

/** What a site gives to its bundle. */
export interface SiteCode {
  /** The site folder. */
  readonly dir: string
  readonly baseUrl: string
  readonly customFields: Readonly<Record<string, unknown>>
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
  readonly style: string | undefined
}

/** The files that are there. */
export function themeFiles({ site }: ThemePlaces): ThemeFiles {
  const first = (...names: readonly string[]) =>
    site && names.map((name) => join(site.dir, 'theme', name)).find((path) => existsSync(path))
  return {
    theme: first('index.tsx', 'index.ts', 'index.jsx', 'index.js'),
    components: first('components.tsx', 'components.ts', 'components.jsx', 'components.js'),
    style: first('style.css'),
  }
}

/** Whether the site has code of its own in the pages. */
export function hasSiteCode(places: ThemePlaces): boolean {
  const { theme, components } = themeFiles(places)
  return theme !== undefined || components !== undefined || (places.site?.modules ?? []).length > 0
}

/** Whether the site has anything of its own in the bundle. */
export const hasOwnFiles = (places: ThemePlaces): boolean =>
  hasSiteCode(places) || themeFiles(places).style !== undefined

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
