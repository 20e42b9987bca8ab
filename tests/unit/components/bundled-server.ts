// The server's half of the app, bundled as the program bundles it; and its html without what differs between engines.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import type { ServerHalf } from '../../../cli/model/ports.ts'
import type { PageView } from '../../../runtime/model/page.ts'
import type { SiteView } from '../../../runtime/model/site.ts'

const RUNTIME = fileURLToPath(new URL('../../../runtime/', import.meta.url))

export type Render = (site: SiteView, page: PageView) => string

/** Html of a page, made by one of the engines. */
export async function bundledServer(engine: 'preact' | 'react'): Promise<Render> {
  const dir = await mkdtemp(join(tmpdir(), 'docsite-server-'))
  const outfile = join(dir, `${engine}.mjs`)
  const forPreact = {
    react: join(RUNTIME, 'engine/preact-react.ts'),
    'react-dom': 'preact/compat',
    'react/jsx-runtime': 'preact/jsx-runtime',
  }
  await build({
    entryPoints: [join(RUNTIME, 'server.tsx')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: {
      'docsite:engine-server': join(RUNTIME, `engine/${engine}-server.ts`),
      ...(engine === 'preact' ? forPreact : {}),
    },
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    plugins: [
      {
        name: 'no-theme',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^docsite:(theme|components|page-modules)$/ }, ({ path }) => ({
            path,
            namespace: 'none',
          }))
          onLoad({ filter: /.*/, namespace: 'none' }, () => ({
            contents: 'export const theme = {}, components = {}, modules = {}, failures = new Map()',
          }))
        },
      },
    ],
  })
  const { renderApp } = (await import(pathToFileURL(outfile).href)) as Pick<ServerHalf, 'renderApp'>
  await rm(dir, { recursive: true, force: true })
  return (site, page) => renderApp(site, page).join('')
}

/** What of the markup means something: engines differ in the order of attributes and in how they write empty ones. */
export function normalized(html: string): string[] {
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replace(/><\/(path|circle)>/g, '/>')
    .replace(/<([a-z0-9]+)((?: [\w:-]+(?:="[^"]*")?)*) ?(\/?)>/gi, (_, name: string, attributes: string) => {
      const all = [...attributes.matchAll(/ ([\w:-]+)(?:="([^"]*)")?/g)]
      return `<${[name, ...all.map(([, key = '', value = '']) => `${key.toLowerCase()}="${value}"`).sort()].join(' ')}>`
    })
    .split(/(?=<)/)
}
