// The browser program of the offline edition: one classic script, because pages opened from disk may not load modules.
// It is bundled only for builds of that edition. Files of `runtime/offline` replace those with the same path in
// `runtime/`.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import type { Plugin } from 'esbuild'
import { OFFLINE_ROOT } from '../../runtime/model/offline.ts'
import { pathBelow } from '../io/path-below.ts'
import type { SiteConfig } from '../model/config.ts'
import { hashText } from '../text/fingerprint.ts'
import { MERMAID } from './build-runtime.ts'
import { buildLateStyle, lateStyleName } from './build-style.ts'
import { type Gaps, withGaps } from './bundle-gaps.ts'
import {
  ASSETS,
  browserOptions,
  bundle,
  commonOptions,
  entry,
  type Files,
  filesOf,
  siteParts,
} from './bundles.ts'
import { type Inputs, inputHashes } from './input-hashes.ts'
import type { ThemePlaces } from './site-code.ts'
import { aliases, themePlugin } from './theme.ts'

/** The bundled program as cached: plain JSON. */
export interface BuiltOffline {
  readonly inputs: Inputs
  readonly files: Files
  readonly script: string
}

/** The diagram library as a classic script. */
interface ClassicLibrary {
  readonly path: string
  readonly body: string
}

/** Bundles the program for an engine. `mermaid`: file name of the diagram library, empty without one. */
export const buildOffline = (
  engine: SiteConfig['engine'],
  places: ThemePlaces,
  mermaid: string,
): Promise<BuiltOffline> =>
  withGaps(places, (gaps) =>
    buildBrowserScript(engine, places, {
      entry: { offline: join(places.toolDir, 'runtime/offline/client.tsx') },
      mermaid,
      gaps,
    }),
  )

/** Input for bundling a classic script. */
interface ClassicScript {
  /** Entry point: name and source file. */
  readonly entry: Readonly<Record<string, string>>
  /** File name of the diagram library, empty without one. */
  readonly mermaid: string
  readonly gaps?: Gaps
}

/** Bundles a classic script that works without a server. */
export async function buildBrowserScript(
  engine: SiteConfig['engine'],
  places: ThemePlaces,
  { entry: entryPoints, mermaid, gaps }: ClassicScript,
): Promise<BuiltOffline> {
  const { toolDir } = places
  const own = siteParts(places, gaps)
  const late = await buildLateStyle(places)
  const made = await bundle(places, {
    ...commonOptions(places),
    ...browserOptions(places),
    format: 'iife',
    define: {
      ...commonOptions(places).define,
      DOCSITE_MERMAID: JSON.stringify(mermaid),
      DOCSITE_LATE_STYLE: JSON.stringify(lateStyleName(late)),
    },
    alias: aliases(engine, places),
    entryPoints,
    plugins: [offlineFiles(toolDir), themePlugin(places), ...own.plugins],
  })
  const [source = ''] = Object.values(entryPoints)
  const script = entry(made, pathBelow(toolDir, source))
  return {
    inputs: await inputHashes([made], own.codeFiles(), toolDir),
    files: filesOf([made], places)
      .filter(({ path }) => path === script)
      .map(({ path, base64 }) => ({ path, base64: withPlace(base64) })),
    script,
  }
}

/** Replaces files with their counterparts in `runtime/offline`, except in imports from that folder itself. */
function offlineFiles(toolDir: string): Plugin {
  const runtime = join(toolDir, 'runtime')
  const offline = join(runtime, 'offline')
  return {
    name: 'offline-files',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^\.{1,2}\// }, async ({ path, kind, resolveDir, importer, pluginData }) => {
        if (pluginData === RESOLVING || importer.startsWith(offline)) return
        const found = await resolve(path, { kind, resolveDir, importer, pluginData: RESOLVING })
        const other = join(offline, relative(runtime, found.path))
        return found.path.startsWith(runtime) && existsSync(other) ? { path: other } : found
      })
    },
  }
}

const RESOLVING = 'resolving'

/** Makes site URLs in the site's own code relative to the site root at run time. */
function withPlace(base64: string): string {
  const code = Buffer.from(base64, 'base64').toString()
  if (!code.includes(OFFLINE_ROOT)) return base64
  const placed = code
    .replace(new RegExp(`(["'])${OFFLINE_ROOT}((?:(?!\\1)[^\\\\])*)\\1`, 'g'), '(docsiteRoot+$1$2$1)')
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code of the program that is bundled
    .replaceAll(`\`${OFFLINE_ROOT}`, '`${docsiteRoot}')
  return Buffer.from(placed).toString('base64')
}

/** The prebundled diagram library as a script that sets a global; null if the program was packed without it. */
export async function classicMermaid(toolDir: string): Promise<ClassicLibrary | null> {
  const module = await readFile(join(toolDir, MERMAID), 'utf8').catch(() => null)
  if (module === null) return null
  const exported = /export\s*\{\s*([\w$]+) as default\s*\};?\s*$/
  const name = exported.exec(module.slice(-200))?.[1]
  if (name === undefined) throw new Error(`${MERMAID} does not end with its export`)
  const code = module.slice(0, module.lastIndexOf('export'))
  const body = `(()=>{${code}\nglobalThis.docsiteMermaid=${name}})()\n`
  return { path: `${ASSETS}/mermaid-${hashText(body).slice(0, 8)}.js`, body }
}

/** File name of a library, empty without one. */
export const nameOf = (library: ClassicLibrary | null): string => basename(library?.path ?? '')
