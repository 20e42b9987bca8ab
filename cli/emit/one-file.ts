// Most output formats make their files one by one. This turns a function for the body of one file into an emitter.
import { type EmittedFile, HASHED_FILES, type OutputFile } from '../model/output.ts'
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

/** The emitter of files with a hash in their name, which another part of the site makes all at once. */
export const hashedFiles = (
  name: string,
  filesOf: (site: SiteReader, locale: string) => Promise<readonly OutputFile[]>,
): Emitter =>
  oneFile({
    name,
    folder: HASHED_FILES,
    list: async (site, locale) =>
      (await filesOf(site, locale)).map(({ path }) => ({ paths: [path], arg: path })),
    async body(arg, site, locale) {
      const file = (await filesOf(site, locale)).find(({ path }) => path === arg)
      if (!file) throw new Error(`${name}: no file ${arg}`)
      return file.body
    },
  })
