// The reload script: bundled when the first page asks for it, from sources that are no part of any published site.
import { join } from 'node:path'
import { runBundler } from '../io/bundler.ts'

/** The script as text; made once. */
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
