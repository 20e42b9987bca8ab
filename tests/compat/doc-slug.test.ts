// Slugs as the reference computes them from folder, file name and front matter.
import { describe, expect, it } from 'vitest'
import { docName } from '../../cli/text/doc-id.ts'
import { isValidPathname } from '../../cli/text/url.ts'
import { hasShared, recordedCases } from '../helpers/shared.ts'

interface SlugArguments {
  readonly baseID: string
  readonly source: string
  readonly sourceDirName: string
  readonly frontMatterSlug?: string
  readonly stripDirNumberPrefixes?: boolean
}

const cases = recordedCases('doc-slug')

describe.skipIf(!hasShared)('slugs of the reference', () => {
  it.each(cases.map((recorded, index) => [index, recorded] as const))('case %i', (_index, recorded) => {
    const [input] = recorded.args as readonly [SlugArguments]
    const dir = input.sourceDirName.replace(/^\.?\/?/, '')
    const file = input.source.slice(input.source.lastIndexOf('/') + 1)
    const { slug } = docName({
      source: dir === '' ? file : `${dir}/${file}`,
      id: input.baseID,
      slug: input.frontMatterSlug,
      numberPrefixes: input.stripDirNumberPrefixes ?? true,
    })
    if (recorded.throws) expect(isValidPathname(slug)).toBe(false)
    else expect({ slug, valid: isValidPathname(slug) }).toEqual({ slug: recorded.result, valid: true })
  })

  it('covers every recorded case', () => expect(cases).toHaveLength(26))
})
