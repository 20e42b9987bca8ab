// The reload script. It is bundled when the first page requests it; its sources are not part of any published site.
import { join } from 'node:path'
import { runBundler } from '../io/bundler.ts'

/** Returns a function that bundles the script once and resolves to its text. */
export function devScript(toolDir: string): () => Promise<string> {
  const made: { text?: Promise<string> } = {}
  return () => {
    made.text ??= bundle(toolDir)
    return made.text
  }
}

async function bundle(toolDir: string): Promise<string> {
  const result = await runBundler(
    {
      entryPoints: [join(toolDir, 'runtime/dev/client.ts')],
      bundle: true,
      write: false,
      minify: true,
      format: 'iife',
      target: 'es2022',
      legalComments: 'none',
      logLevel: 'silent',
      charset: 'utf8',
    },
    { what: 'the reload script' },
  )
  return result.outputFiles[0]?.text ?? ''
}
