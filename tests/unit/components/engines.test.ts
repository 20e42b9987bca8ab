// Both engines, bundled as the program bundles them, make the same markup of every kind of page.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageView } from '../../../runtime/model/page.ts'
import type { SiteView } from '../../../runtime/model/site.ts'
import { pages, site } from './sample.ts'

const RUNTIME = fileURLToPath(new URL('../../../runtime/', import.meta.url))

type Render = (site: SiteView, page: PageView) => string

async function bundled(engine: 'preact' | 'react', dir: string): Promise<Render> {
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
          onResolve({ filter: /^docsite:(theme|components)$/ }, ({ path }) => ({ path, namespace: 'none' }))
          onLoad({ filter: /.*/, namespace: 'none' }, () => ({
            contents: 'export const theme = {}, components = {}',
          }))
        },
      },
    ],
  })
  return ((await import(pathToFileURL(outfile).href)) as { renderApp: Render }).renderApp
}

/** What of the markup means something: engines differ in the order of attributes and in how they write empty ones. */
function normalized(html: string): string[] {
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll('&gt;', '>')
    .replace(/><\/(path|circle)>/g, '/>')
    .replace(/<([a-z0-9]+)((?: [\w:-]+(?:="[^"]*")?)*) ?(\/?)>/gi, (_, name: string, attributes: string) => {
      const all = [...attributes.matchAll(/ ([\w:-]+)(?:="([^"]*)")?/g)]
      return `<${[name, ...all.map(([, key = '', value = '']) => `${key.toLowerCase()}="${value}"`).sort()].join(' ')}>`
    })
    .split(/(?=<)/)
}

describe('engines', () => {
  const made: { dir: string; preact: Render; react: Render } = { dir: '', preact: () => '', react: () => '' }

  beforeAll(async () => {
    made.dir = await mkdtemp(join(tmpdir(), 'docsite-engines-'))
    made.preact = await bundled('preact', made.dir)
    made.react = await bundled('react', made.dir)
  }, 60_000)
  afterAll(() => rm(made.dir, { recursive: true, force: true }))

  it.each(pages.map((page) => [page.kind, page] as const))('agree on a %s page', (_, page) => {
    const html = made.preact(site, page)
    expect(html).toContain('theme-layout-navbar')
    expect(normalized(html)).toEqual(normalized(made.react(site, page)))
  })

  it('react announces no images: the html begins with the app', () => {
    expect(made.react(site, pages[0] as PageView)).toMatch(/^<div role="region"/)
  })
})
