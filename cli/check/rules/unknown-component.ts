// Components that neither docsite nor the theme of the site defines.
import { BUILT_IN_COMPONENTS, REPLACEABLE_COMPONENTS } from '../../model/built-in-components.ts'
import { FOREIGN_COMPONENTS } from '../../model/foreign-components.ts'
import { suggest } from '../../text/suggest.ts'
import type { Rule } from '../rule.ts'
import { unknownNames } from '../unknown-names.ts'

/** `check/unknown-component`. */
export const unknownComponent: Rule = {
  id: 'unknown-component',
  commands: 'all',
  summary: 'A page uses a component that does not exist.',
  level: 'warn',
  docs: 'The tag is removed and its content kept.',
  bad: '<Tabz>…</Tabz>',
  good: '<Tabs>…</Tabs>',
  covers: ['check/unknown-component', 'markdown/unknown-tag', 'theme/missing-module'],
  checkSite({ unknownNames: pages, themeComponents }, report) {
    if (themeComponents === 'unknown') return
    const uses = pages
      .flatMap(({ unknownComponents }) => unknownComponents)
      .filter(
        ({ name }) =>
          !themeComponents.includes(name.replace(/\..*/, '')) && !REPLACEABLE_COMPONENTS.includes(name),
      )
    const found = unknownNames('unknown-component', uses, {
      message: (name, on) =>
        `there is no component <${name}>; its tag is removed and its content kept (on ${on})`,
      hint: (name) => {
        const near = suggest(name, [...BUILT_IN_COMPONENTS, ...REPLACEABLE_COMPONENTS, ...themeComponents])
        const instead = FOREIGN_COMPONENTS.get(name)
        if (instead !== undefined) return `write ${instead}, or define <${name}> in theme/components.tsx`
        return near ? `did you mean <${near}>?` : 'define it in theme/components.tsx, or remove the tag'
      },
    })
    for (const each of found) report(each)
  },
}
