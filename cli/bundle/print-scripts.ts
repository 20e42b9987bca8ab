// Scripts for documents that draw diagrams themselves: the diagram library, and the program that uses it.
import { join } from 'node:path'
import { buildBrowserScript, classicMermaid } from './build-offline.ts'

/** Scripts of a printed book, in order; empty if the program was packed without the diagram library. */
export const printScripts = (toolDir: string): Promise<readonly string[]> => classicScripts(toolDir, 'print')

/** The same for a program of `runtime/`. */
export async function classicScripts(toolDir: string, name: 'draw' | 'print'): Promise<readonly string[]> {
  const library = await classicMermaid(toolDir)
  if (!library) return []
  const { script, files } = await buildBrowserScript(
    'preact',
    { toolDir },
    { entry: { [name]: join(toolDir, `runtime/${name}.ts`) }, mermaid: library.path },
  )
  const program = files.find(({ path }) => path === script)
  return program ? [library.body, Buffer.from(program.base64, 'base64').toString()] : []
}
