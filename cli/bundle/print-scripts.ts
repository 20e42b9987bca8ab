// The scripts of a printed book with diagrams: the diagram library, and the program that draws with it.
import { join } from 'node:path'
import { buildBrowserScript, classicMermaid } from './build-offline.ts'

/** Texts of the scripts, in their order; none where the program was packed without the diagram library. */
export async function printScripts(toolDir: string): Promise<readonly string[]> {
  const library = await classicMermaid(toolDir)
  if (!library) return []
  const places = { toolDir }
  const { script, files } = await buildBrowserScript('preact', places, {
    entry: { print: join(toolDir, 'runtime/print.ts') },
    mermaid: library.path,
  })
  const program = files.find(({ path }) => path === script)
  return program ? [library.body, Buffer.from(program.base64, 'base64').toString()] : []
}
