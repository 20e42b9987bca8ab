// Images for shared links: which ones exist, and the problems that prevent them from being generated.
import type { Reader } from '../graph/query.ts'
import type { ShareImage } from '../model/share-card.ts'
import { shareImage } from '../view/share-card.ts'
import type { Inputs, PipelinePorts } from './inputs.ts'
import type { Pages } from './pages.ts'

/** The share images of a locale. */
export async function shareImagesOf(
  locale: string,
  pages: Pick<Pages, 'site'>,
  read: Reader['read'],
): Promise<readonly ShareImage[]> {
  const { context } = await read(pages.site, locale)
  if (context.shareStyle === null) return []
  const found = new Map<string, ShareImage>()
  for (const version of context.tables.versions)
    for (const doc of version.docs) {
      const image = shareImage(doc, version, context)
      if (image) found.set(image.path, image)
    }
  return [...found.values()]
}

/** Reports the problems that prevent share images from being generated. */
export async function reportShareImages(
  { inputs, drawer }: { readonly inputs: Inputs; readonly drawer: PipelinePorts['shareImages'] },
  { read, report }: Pick<Reader, 'read' | 'report'>,
): Promise<void> {
  const { shareImages: style } = await read(inputs.config, '')
  if (style === null) return
  const problem = drawer.problem()
  if (problem !== null)
    report({
      code: 'emit/share-image-package',
      severity: 'error',
      message: `images for shared links cannot be generated: the package @resvg/resvg-js cannot be used (${problem})`,
      hint: 'Run `npm install --save-dev @resvg/resvg-js`, or remove `shareImages`.',
      key: 'shareImages',
    })
  for (const [at, file] of style.fonts.entries())
    if ((await read(inputs.asset, file)) === null)
      report({
        code: 'emit/share-image-font',
        severity: 'error',
        message: `there is no font ${file}`,
        hint: 'Write the path of a TrueType or OpenType file relative to the folder of the configuration file.',
        key: `shareImages.fonts[${at}]`,
      })
}
