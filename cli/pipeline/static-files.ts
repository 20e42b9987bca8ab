// The files of the static folders by the path at which they are published. A static folder may contain the pages: MkDocs publishes
// everything below the folder of the pages, so its pages refer to `/img/a.png` there.
import type { Reader } from '../graph/query.ts'
import type { SiteConfig } from '../model/config.ts'
import { isMarkdown } from '../text/markdown-name.ts'
import type { Inputs } from './inputs.ts'

/** Static files: path relative to the base URL -> file. Sources of pages are not among them. */
export async function staticFiles(
  inputs: Inputs,
  read: Reader['read'],
): Promise<ReadonlyMap<string, string>> {
  const { staticDirectories, docs } = await read(inputs.config, '')
  const found = new Map<string, string>()
  for (const dir of staticDirectories)
    for (const file of await read(inputs.listing, dir))
      if (!isPageSource(file, docs)) found.set(file.slice(dir.length + 1), file)
  return found
}

/** Whether a file is below a docs folder and is read there: a page, a partial, or the metadata of a folder. */
const isPageSource = (file: string, docs: SiteConfig['docs']): boolean =>
  (isMarkdown(file) || /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(file)) &&
  docs.some(({ path }) => file.startsWith(`${path}/`))
