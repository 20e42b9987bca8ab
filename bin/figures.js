// `npm run figures`: draws the figures of the documentation from content/_figures.
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const outfile = `${root}.docsite/figures.mjs`

await build({
  absWorkingDir: root,
  entryPoints: ['content/_figures/write.ts'],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
})
const { writeFigures } = await import(pathToFileURL(outfile).href)
process.stdout.write(`${writeFigures(`${root}content`)} figures changed\n`)
