// The text of a page as all stages read it.
import type { Reader } from '../graph/query.ts'
import type { SourceFile } from '../model/source.ts'
import { pageSource } from '../scan/code-page.ts'
import type { Inputs } from './inputs.ts'

/** The file of a page, that of Markdown for which a module stands; null when there is none. */
export async function readPageSource(
  { source, config }: Pick<Inputs, 'source' | 'config'>,
  file: string,
  read: Reader['read'],
): Promise<SourceFile | null> {
  return pageSource(await read(source, file), await read(config, ''))
}
