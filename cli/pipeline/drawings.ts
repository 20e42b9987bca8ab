// The drawing files of diagrams, for queries.
import type { CheckedSite } from '../check/site-subject.ts'
import type { Reader } from '../graph/query.ts'
import type { Diagram } from '../model/article.ts'
import type { Place } from '../model/diagnostic.ts'
import type { SiteTables } from '../model/site.ts'
import { isDrawing } from '../text/drawing-files.ts'
import type { Articles } from './articles.ts'
import type { Inputs } from './inputs.ts'
import { joinKey } from './keys.ts'
import type { PageParts } from './page-parts.ts'

/** The drawing files of a diagram. */
export const filesOf = ({ light, dark }: Diagram): readonly string[] =>
  dark === undefined ? [light] : [light, dark]

/** Files in the drawings folder that are drawings, judging by their names. */
export async function drawingsIn(inputs: Inputs, read: Reader['read']): Promise<readonly string[]> {
  const markdown = await inputs.setting('markdown', read)
  return (await read(inputs.listing, markdown.diagrams)).filter(isDrawing)
}

/** Diagrams of all pages of a locale. */
export async function diagramsOf(
  { locale, versions }: Pick<SiteTables, 'locale' | 'versions'>,
  { uses }: Pick<Articles, 'uses'>,
  read: Reader['read'],
): Promise<readonly Diagram[]> {
  const found: Diagram[] = []
  for (const { file } of versions.flatMap(({ docs }) => docs))
    found.push(...((await read(uses, joinKey(locale, file))).diagrams ?? []))
  return found
}

/** Problems with the drawings of a locale. Unused drawings are reported once, for the first locale. */
export async function drawingFindings(
  locale: string,
  { inputs, site, articles }: Pick<PageParts, 'inputs' | 'site' | 'articles'>,
  read: Reader['read'],
): Promise<CheckedSite['drawings']> {
  const drawings = await drawingsIn(inputs, read)
  if (drawings.length === 0) return null
  const kept = new Set(drawings)
  const wanted = new Set<string>()
  const missing: Place[] = []
  const plans = await read(inputs.locales, '')
  const isFirst = plans[0]?.code === locale
  for (const code of isFirst ? plans.map((plan) => plan.code) : [locale])
    for (const diagram of await diagramsOf(await read(site.tables, code), articles, read)) {
      const files = filesOf(diagram)
      for (const file of files) wanted.add(file)
      if (code === locale && files.some((file) => !kept.has(file))) missing.push(diagram.place)
    }
  return { missing, unused: isFirst ? drawings.filter((file) => !wanted.has(file)) : [] }
}
