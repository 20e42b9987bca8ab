// Finds a start page in a built site.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Path of the page nearest to the root of the folder, relative to the base URL and without its file name: empty for
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
