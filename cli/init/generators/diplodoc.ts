// Diplodoc projects. Their table of contents is not converted.
import { present } from '../../text/present.ts'
import { folderOf } from '../../text/site-path.ts'
import { type Generator, nearestFile, numberRule } from './generator.ts'
import { yamlValue } from './yaml-value.ts'

const TOC = /(?:^|\/)toc\.ya?ml$/

export const diplodoc: Generator = {
  configuration: (facts) => nearestFile(facts, /(?:^|\/)\.yfm$/) ?? nearestFile(facts, TOC),
  isCode: false,
  project(facts, file) {
    const toc = nearestFile(facts, TOC)
    const folder = folderOf(toc ?? file) || '.'
    return {
      name: 'Diplodoc',
      file,
      folder,
      routeBasePath: '/',
      ...numberRule(facts, folder),
      ...present({ title: toc === undefined ? undefined : yamlValue(facts.read(toc) ?? '', 'title') }),
      next: [
        `Convert ${toc ?? 'toc.yaml'} to sidebars.ts; without it, sidebars follow the folders.`,
        'Write `:::note Title` … `:::` instead of `{% note %}` … `{% endnote %}`, partials instead of `{% include %}`, and `variables` in site.config.ts instead of presets.yaml.',
      ],
    }
  },
}
