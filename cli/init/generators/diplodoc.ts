// Diplodoc projects.
import type { ProjectFacts } from '../../model/project.ts'
import { present } from '../../text/present.ts'
import { fileName, folderOf } from '../../text/site-path.ts'
import { tocSidebars } from './diplodoc-toc.ts'
import {
  type Generator,
  isLanguage,
  navigationSteps,
  nearestFile,
  numberRule,
  translationSteps,
} from './generator.ts'
import { yamlValue } from './yaml-value.ts'

const SETTINGS = /(?:^|\/)\.yfm$/
const TOC = /(?:^|\/)toc\.ya?ml$/

/** Diplodoc: the table of contents is converted. */
export const diplodoc: Generator = {
  configuration: (facts) => nearestFile(facts, SETTINGS) ?? nearestFile(facts, TOC),
  isCode: false,
  project(facts, file) {
    const { toc, language, others } = mainToc(facts)
    const folder = folderOf(toc ?? file) || '.'
    const sidebars = toc === undefined ? null : tocSidebars(toc, folder, facts)
    return {
      name: 'Diplodoc',
      file,
      folder,
      routeBasePath: '/',
      hasHtmlAddresses: true,
      ...numberRule(facts, folder),
      ...present({
        title: toc === undefined ? undefined : yamlValue(facts.read(toc) ?? '', 'title'),
        language,
        sidebars: sidebars?.text,
      }),
      next: [
        ...(sidebars === null ? [] : navigationSteps(toc ?? '', sidebars.missing)),
        'Write `:::note Title` … `:::` instead of `{% note %}` … `{% endnote %}`, and `variables` in site.config.ts instead of presets.yaml.',
        ...translationSteps(others),
      ],
    }
  },
}

/**
 * The table of contents nearest to the root. If folders of several languages have one, that of the language in `.yfm`;
 * `others` are the other folders.
 */
function mainToc(facts: ProjectFacts): {
  readonly toc: string | undefined
  readonly language: string | undefined
  readonly others: readonly string[]
} {
  const first = nearestFile(facts, TOC)
  const above = folderOf(folderOf(first ?? ''))
  const languageOf = (toc: string) => fileName(folderOf(toc))
  const tocs = facts.files.filter(
    (path) => TOC.test(path) && folderOf(folderOf(path)) === above && isLanguage(languageOf(path)),
  )
  if (first === undefined || !tocs.includes(first)) return { toc: first, language: undefined, others: [] }
  const settings = facts.read(nearestFile(facts, SETTINGS) ?? '') ?? ''
  const wanted = yamlValue(settings, 'lang') ?? /^langs:\W*([a-z]{2,3})\b/m.exec(settings)?.[1]
  const toc = tocs.find((path) => languageOf(path) === wanted) ?? first
  return {
    toc,
    language: languageOf(toc),
    others: tocs.filter((path) => path !== toc).map(languageOf),
  }
}
