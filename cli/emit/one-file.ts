// Most output formats make their files one by one. This turns a function for the body of one file into an emitter.
import type { EmittedFile } from '../model/output.ts'
import type { Emitter, Listed, SiteReader } from '../model/reader.ts'

/** A format whose files are made one at a time. */
export interface OneFileFormat extends Pick<Emitter, 'name' | 'folder' | 'afterPages' | 'atOnce'> {
  list(site: SiteReader, locale: string): Promise<readonly Listed[]>
  body(arg: string, site: SiteReader, locale: string): Promise<EmittedFile['body']>
}

/** The emitter of such a format. */
export function oneFile({ body: bodyOf, ...format }: OneFileFormat): Emitter {
  return {
    ...format,
    async emit({ paths, arg }, site, locale) {
      const body = await bodyOf(arg, site, locale)
      return paths.map((path) => ({ path, body }))
    },
  }
}
