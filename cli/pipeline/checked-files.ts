// Files of a locale that only `check` examines as files: name clashes, unused partials and tags, outdated translations.
import type { CheckedSite } from '../check/site-subject.ts'
import { query, type Reader } from '../graph/query.ts'
import { fingerprint } from '../text/fingerprint.ts'
import { isMarkdown } from '../text/markdown-name.ts'
import { includedSources } from './compile-inputs.ts'
import type { Parts } from './parts.ts'
import { RANK } from './rank.ts'

type CheckedFiles = Pick<CheckedSite, 'files' | 'included' | 'tagsFiles' | 'terms' | 'changedAt'>

/** The queries over such files. Keys are locales. */
export function checkedFileQueries({ inputs, content, site }: Pick<Parts, 'inputs' | 'content' | 'site'>) {
  /** All files that a locale may consist of, except the configuration. */
  const files = query<readonly string[]>({
    name: 'check-files',
    rank: RANK.tables,
    compute: async (locale, { read }) => {
      const { staticDirectories } = await read(inputs.config, '')
      const versions = await read(site.versions, locale)
      const dirs = [
        ...versions.flatMap(({ dir, localizedDir }) => [dir, ...(localizedDir ? [localizedDir] : [])]),
        ...staticDirectories,
      ]
      const found = new Set<string>()
      for (const dir of new Set(dirs)) for (const file of await read(inputs.listing, dir)) found.add(file)
      return [...found].sort()
    },
  })

  /** Markdown files that pages include, directly or transitively. */
  const included = query<ReadonlySet<string>>({
    name: 'included',
    rank: RANK.site,
    compute: async (locale, { read }) => {
      const found = new Set<string>()
      const { markdown } = await read(inputs.config, '')
      const open = (await read(files, locale)).filter(isMarkdown)
      const queue = open.filter((file) => !/(?:^|\/)_/.test(file))
      for (const file of queue) {
        const source = await read(inputs.source, file)
        for (const { path } of source ? await includedSources(source, markdown, { inputs, read }) : []) {
          if (found.has(path)) continue
          found.add(path)
          queue.push(path)
        }
      }
      return found
    },
    fingerprint: (paths) => fingerprint([...paths].sort()),
  })

  async function tagsFiles(locale: string, read: Reader['read']): Promise<CheckedFiles['tagsFiles']> {
    const config = await read(inputs.config, '')
    const { versions } = await read(site.tables, locale)
    const found = []
    for (const version of versions) {
      const tags = config.docs.find(({ id }) => id === version.version.instance)?.tags
      const file = tags ? await read(content.tagsFile, `${version.version.dir}/${tags}`) : null
      if (file) found.push({ version, file })
    }
    return found
  }

  /** The files of a locale as rules see them, with change times if requested. */
  async function ofLocale(locale: string, withTimes: boolean, read: Reader['read']): Promise<CheckedFiles> {
    const times = withTimes ? await read(inputs.history, '') : null
    return {
      files: await read(files, locale),
      included: await read(included, locale),
      tagsFiles: await tagsFiles(locale, read),
      terms: await read(content.terms, locale),
      changedAt: (file) => times?.get(file)?.time,
    }
  }

  return { files, included, ofLocale }
}
