// The reload script: bundled when the first page asks for it, from sources that are no part of any published site.
import { join } from 'node:path'

/** The script as text; made once. */
export function devScript(toolDir: string): () => Promise<string> {
  const made: { text?: Promise<string> } = {}
  return () => {
    made.text ??= bundle(toolDir)
    return made.text
  }
}

async function bundle(toolDir: string): Promise<string> {
  const esbuild = await import('esbuild')
  const result = await esbuild.build({
    entryPoints: [join(toolDir, 'runtime/dev/client.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
    charset: 'utf8',
  })
  return result.outputFiles[0]?.text ?? ''
}
