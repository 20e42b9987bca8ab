// The site's own `theme/` folder as the bundler sees it: three files that may be there, under names that our sources import.
// What they import of React, and `docsite/theme`, is the copy of this program, wherever the folder lies.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { own } from '../../runtime/model/own.ts'

/** Where the program and the site's theme are. */
export interface ThemePlaces {
  readonly toolDir: string
  /** The site's `theme/` folder, when it has one. */
  readonly themeDir?: string
}

/** Files of a theme: replacements for parts of the frame, components for pages, styles. */
interface ThemeFiles {
  readonly theme: string | undefined
  readonly components: string | undefined
  readonly style: string | undefined
}

/** The files that are there. */
export function themeFiles({ themeDir }: ThemePlaces): ThemeFiles {
  const first = (...names: readonly string[]) =>
    themeDir === undefined
      ? undefined
      : names.map((name) => join(themeDir, name)).find((path) => existsSync(path))
  return {
    theme: first('index.tsx', 'index.ts'),
    components: first('components.tsx', 'components.ts'),
    style: first('style.css'),
  }
}

/** Whether the site has code of its own in the pages. */
export function hasThemeCode(places: ThemePlaces): boolean {
  const { theme, components } = themeFiles(places)
  return theme !== undefined || components !== undefined
}

/** Whether the site has anything of its own in the bundle. */
export const hasThemeFiles = (places: ThemePlaces) =>
  Object.values(themeFiles(places)).some((file) => file !== undefined)

/** Entry of the style sheet: ours, and the theme's behind it, outside of its layer. */
export const STYLE_ENTRY = 'docsite:style'

/** The virtual modules: `docsite:theme`, `docsite:components` and the style sheet. */
export function themePlugin(places: ThemePlaces): Plugin {
  const files = themeFiles(places)
  const ownStyle = join(places.toolDir, 'runtime/theme/index.css')
  const contents: Readonly<Record<string, string>> = {
    'docsite:theme': 'export const theme = {}',
    'docsite:components': 'export const components = {}',
    [STYLE_ENTRY]: [ownStyle, files.style]
      .flatMap((path) => (path === undefined ? [] : [`@import ${JSON.stringify(path)};`]))
      .join('\n'),
  }
  const real: Readonly<Record<string, string | undefined>> = {
    'docsite:theme': files.theme,
    'docsite:components': files.components,
  }
  return {
    name: 'site-theme',
    setup(build) {
      build.onResolve({ filter: /^docsite:(theme|components|style)$/ }, ({ path }) => {
        const file = own(real, path)
        return file ? { path: file } : { path, namespace: 'docsite' }
      })
      build.onLoad({ filter: /.*/, namespace: 'docsite' }, ({ path }) => ({
        contents: own(contents, path) ?? '',
        loader: path === STYLE_ENTRY ? 'css' : 'js',
        resolveDir: places.toolDir,
      }))
      build.onResolve({ filter: /\.css$/ }, ({ kind }) =>
        kind === 'import-statement' || kind === 'dynamic-import' || kind === 'require-call'
          ? { errors: [{ text: 'Styles of a theme stand in theme/style.css; its code imports none' }] }
          : undefined,
      )
    },
  }
}

/** What stands behind the names that components import. */
export function aliases(engine: 'preact' | 'react', places: ThemePlaces): Record<string, string> {
  const runtime = join(places.toolDir, 'runtime')
  const own = {
    'docsite/theme': join(runtime, 'public.ts'),
    'docsite:engine-server': join(runtime, `engine/${engine}-server.ts`),
    'docsite:engine-client': join(runtime, `engine/${engine}-client.ts`),
    'docsite:engine-island': join(runtime, `engine/${engine}-island.ts`),
  }
  // An alias is looked up from the program's folder, also when it is the same name.
  if (engine === 'react') return { ...own, react: 'react', 'react-dom': 'react-dom' }
  return {
    ...own,
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react-dom/client': 'preact/compat/client',
    'react-dom': 'preact/compat',
    // A theme may use more of React than our components do.
    react: join(runtime, `engine/preact-${hasThemeCode(places) ? 'compat' : 'react'}.ts`),
  }
}
