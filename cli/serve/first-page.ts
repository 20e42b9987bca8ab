// A page of a built site to begin with.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Path of the page nearest to the root of the folder, below the base URL and without the name of its file: empty for
 * `index.html` at the root, and for a folder without pages.
 */
export async function firstPage(dir: string): Promise<string> {
  const waiting = ['']
  for (const folder of waiting) {
    const entries = await readdir(join(dir, folder), { withFileTypes: true })
    const names = entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort()
    const page =
      names.find((name) => name === 'index.html') ?? names.find((name) => /^(?!404).*\.html$/.test(name))
    if (page !== undefined) return folder + page.replace(/(?:^index)?\.html$/, '')
    waiting.push(
      ...entries.flatMap((entry) => (entry.isDirectory() ? [`${folder}${entry.name}/`] : [])).sort(),
    )
  }
  return ''
}
