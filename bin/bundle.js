// Bundles the command line into dist/, so that it starts fast and runs on plain Node. Called before tests, start and pack.

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const { version, dependencies } = createRequire(import.meta.url)('../package.json')

// The diagram library takes seconds to bundle and changes only with its version.
const mermaidVersion = createRequire(import.meta.url)('mermaid/package.json').version
const stamp = `${root}dist/mermaid.version`
const mermaidIsFresh =
  existsSync(`${root}dist/mermaid.js`) && existsSync(stamp) && readFileSync(stamp, 'utf8') === mermaidVersion
if (existsSync(`${root}dist`)) {
  for (const name of readdirSync(`${root}dist`))
    if (!name.startsWith('mermaid')) rmSync(`${root}dist/${name}`, { recursive: true })
}
await build({
  absWorkingDir: root,
  entryPoints: { main: 'cli/main.ts', index: 'cli/index.ts', worker: 'cli/io/worker.ts' },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minifySyntax: true,
  legalComments: 'none',
  // Native or resolved at run time by the site bundler; everything else is bundled so that the program starts fast.
  external: [
    'esbuild',
    'satteri',
    'chokidar',
    'react',
    'react-dom',
    'preact',
    'preact-render-to-string',
    'medium-zoom',
    'mermaid',
  ].filter((name) => name in dependencies || name === 'mermaid'),
  define: { DOCSITE_VERSION: JSON.stringify(version) },
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
})

// The diagram library is large and optional: one ready file, published only by sites that have a diagram.
if (!mermaidIsFresh)
  await build({
    absWorkingDir: root,
    stdin: { contents: "export { default } from 'mermaid'", resolveDir: root },
    outfile: 'dist/mermaid.js',
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
writeFileSync(stamp, mermaidVersion)
