// The text of a page as all stages read it.
import type { Reader } from '../graph/query.ts'
import type { SourceFile } from '../model/source.ts'
import { isCodePage, pageSource } from '../scan/code-page.ts'
import type { Inputs } from './inputs.ts'

/** The source of a page; for a page written in React, the Markdown generated for it. Null if the file does not exist. */
export async function readPageSource(
  { source, setting }: Pick<Inputs, 'source' | 'setting'>,
  file: string,
  read: Reader['read'],
): Promise<SourceFile | null> {
  const page = await read(source, file)
  if (!isCodePage(file)) return page
  return pageSource(page, {
    title: await setting('title', read),
    tagline: await setting('tagline', read),
    url: await setting('url', read),
    baseUrl: await setting('baseUrl', read),
    customFields: await setting('customFields', read),
  })
}
