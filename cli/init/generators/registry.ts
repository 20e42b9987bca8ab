// The generators whose projects `docsite init` knows. Docusaurus sites, whose settings are converted one by one, are read
// in docusaurus/.
import type { ProjectFacts } from '../../model/project.ts'
import { diplodoc } from './diplodoc.ts'
import type { Generator } from './generator.ts'
import { mkdocs } from './mkdocs.ts'
import { starlight } from './starlight.ts'
import { vitepress } from './vitepress.ts'

/** The first one whose configuration exists counts. */
const GENERATORS: readonly Generator[] = [vitepress, starlight, mkdocs, diplodoc]

/** The generator of a project with its configuration; null if none is known. */
export function generatorOf(
  facts: ProjectFacts,
): { readonly generator: Generator; readonly file: string } | null {
  for (const generator of GENERATORS) {
    const file = generator.configuration(facts)
    if (file !== undefined) return { generator, file }
  }
  return null
}
