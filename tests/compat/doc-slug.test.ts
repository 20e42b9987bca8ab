// Slugs as the reference computes them from folder, file name and front matter.
import { docName } from '../../cli/text/doc-id.ts'
import { isValidPathname } from '../../cli/text/url.ts'
import { REFUSED, recordedSuite } from './recorded-suite.ts'

interface SlugArguments {
  readonly baseID: string
  readonly source: string
  readonly sourceDirName: string
  readonly frontMatterSlug?: string
  readonly stripDirNumberPrefixes?: boolean
}

recordedSuite({
  file: 'doc-slug',
  total: 26,
  notApplicable: {
    'a slug that steps out of the docs folder on its way is refused (robustness C29)': {
      count: 1,
      covers: ({ args }) => JSON.stringify(args).includes('../../../../../abc'),
    },
  },
  run: (_fn, args) => {
    const [input] = args as [SlugArguments]
    const dir = input.sourceDirName.replace(/^\.?\/?/, '')
    const file = input.source.slice(input.source.lastIndexOf('/') + 1)
    const { slug, problem } = docName({
      source: dir === '' ? file : `${dir}/${file}`,
      id: input.baseID,
      slug: input.frontMatterSlug,
      numberPrefixes: input.stripDirNumberPrefixes ?? true,
    })
    return problem === undefined && isValidPathname(slug) ? slug : REFUSED
  },
})
