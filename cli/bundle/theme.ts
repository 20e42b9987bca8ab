// Virtual modules for the site's own code: optional files under the names that our sources import. React and
// `docsite/theme` always resolve to the copy in this program, wherever the site folder is.
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { own as ownValue } from '../../runtime/model/own.ts'
import { isDocusaurusModule } from '../model/docusaurus-modules.ts'
import { importPath } from './markdown-module.ts'
import { hasSiteCode, type ThemePlaces, themeFiles } from './site-code.ts'
import type { SiteFonts } from './site-fonts.ts'

/**
 * Entry of the stylesheet: imports docsite's own sheet, then fonts, then those of components, then the theme's. Only
 * docsite's own rules are in cascade layers.
 */
export const STYLE_ENTRY = 'docsite:style'

/** Prefix of the stylesheets with the site's fonts. */
const FONTS = 'docsite:fonts/'
const fontSheet = (at: number) => `${FONTS}${at}`

/** Plugin for the virtual modules. `sheets`: absolute paths of stylesheets that components import. */
export function themePlugin(
  places: ThemePlaces,
  sheets: readonly string[] = [],
  fonts: SiteFonts['sheets'] = [],
): Plugin {
  const files = themeFiles(places)
  const client = join(places.toolDir, 'runtime/client.tsx')
  const ownStyle = join(places.toolDir, 'runtime/theme/index.css')
  const modules = (places.site?.modules ?? []).map(({ id, file }, at) => ({
    id: JSON.stringify(id),
    // The published file is named after the last path segment.
    name: `docsite:page-module/${at}/component-${id.toLowerCase().replace(/[^a-z]+/g, '-')}`,
    path: JSON.stringify(isDocusaurusModule(file) ? file : importPath(join(places.site?.dir ?? '', file))),
  }))
  const contents: Readonly<Record<string, string>> = {
    'docsite:theme': 'export const theme = {}',
    'docsite:frame-styles': frameStyles(places, files.theme !== undefined),
    'docsite:components': componentsOf(files.mdxComponents),
    'docsite:page-modules': serverModules(modules, (files.components ?? files.mdxComponents) !== undefined),
    [COMPONENTS_ENTRY]: "export { components } from 'docsite:components'",
    'docsite:page-module-loaders': `export const loaders = { ${modules
      .map(({ id, name }) => `${id}: () => import(${JSON.stringify(name)})`)
      .join(', ')} }`,
    'docsite:custom-fields': `export const customFields = ${JSON.stringify(places.site?.customFields ?? {})}`,
    ...Object.fromEntries(fonts.map(({ css }, at) => [fontSheet(at), css])),
    [STYLE_ENTRY]: [ownStyle, ...fonts.map((_, at) => fontSheet(at)), ...sheets, files.style]
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
      build.onResolve(
        { filter: /^docsite:(?:theme|frame-styles|components|page-|custom-fields|style|fonts)/ },
        ({ path }) => {
          const file = ownValue(real, path)
          return file ? { path: file } : { path, namespace: 'docsite' }
        },
      )
      build.onLoad({ filter: /.*/, namespace: 'docsite' }, ({ path }) => ({
        contents: ownValue(contents, path) ?? pageModule(path),
        loader: path === STYLE_ENTRY || path.startsWith(FONTS) ? 'css' : 'js',
        resolveDir: fonts.find((_, at) => fontSheet(at) === path)?.dir ?? places.toolDir,
      }))
    },
  }

  /** The module also imports the client, so that code used by both stays in one file. */
  function pageModule(path: string): string {
    const module = modules.find(({ name }) => name === path)
    return `export * as module from ${module?.path}\nimport ${JSON.stringify(client)}`
  }
}

/** Only themes add inline styles to the frame; without one the setter does nothing. */
const frameStyles = ({ toolDir }: ThemePlaces, hasTheme: boolean): string =>
  hasTheme
    ? `export { setInlineStyles as setFrameStyles } from ${JSON.stringify(join(toolDir, 'runtime/components/inline-styles.ts'))}`
    : 'export function setFrameStyles() {}'

/** Module from which the server loads the components that pages use by name. */
const COMPONENTS_ENTRY = 'docsite:components-entry'

/**
 * Code that loads the site's own modules on the server, each separately: one that throws affects only its own
 * components. `id` and `path` are JavaScript string literals.
 */
function serverModules(
  modules: readonly { readonly id: string; readonly path: string }[],
  hasComponents: boolean,
): string {
  const loaded = modules.map(({ id, path }) => `${id}: await load(${id}, () => import(${path}))`)
  const byName = hasComponents
    ? `((module) => (module.components === undefined ? {} : module.components))(await load('', () => import('${COMPONENTS_ENTRY}')))`
    : '{}'
  return [
    'export const failures = new Map()',
    'const load = (id, module) => module().catch((error) => { failures.set(id, error); return {} })',
    `export const modules = { ${loaded.join(', ')} }`,
    `export const components = ${byName}`,
  ].join('\n')
}

/**
 * Components that pages use by name: the capitalized ones of `src/theme/MDXComponents`. Its other entries replace HTML
 * elements.
 */
function componentsOf(mdxComponents: string | undefined): string {
  if (mdxComponents === undefined) return 'export const components = {}'
  return [
    `import all from ${JSON.stringify(mdxComponents)}`,
    'const isComponent = ([name]) => /^[A-Z]/.test(name)',
    'export const components = Object.fromEntries(Object.entries(all).filter(isComponent))',
  ].join('\n')
}

/** Modules that the imported package names resolve to. */
export function aliases(engine: 'preact' | 'react', places: ThemePlaces): Record<string, string> {
  const runtime = join(places.toolDir, 'runtime')
  const own = {
    'docsite/theme': join(runtime, 'public.ts'),
    'docsite:engine-server': join(runtime, `engine/${engine}-server.ts`),
    'docsite:engine-client': join(runtime, `engine/${engine}-client.ts`),
    'docsite:engine-island': join(runtime, `engine/${engine}-island.ts`),
  }
  // An alias is resolved from the program's folder, even if the name stays the same.
  if (engine === 'react') return { ...own, react: 'react', 'react-dom': 'react-dom' }
  return {
    ...own,
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react-dom/client': 'preact/compat/client',
    'react-dom': 'preact/compat',
    // A theme may use more of React than our components do.
    react: join(runtime, `engine/preact-${hasSiteCode(places) ? 'compat' : 'react'}.ts`),
  }
}
