// File names that Windows cannot store: a checkout or a copy of the site there loses the file.
import { startOf } from '../../model/diagnostic.ts'
import { findingOf } from '../report-at.ts'
import type { Rule } from '../rule.ts'

const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i
const FORBIDDEN = /[<>:"|?*]/

/** Why Windows cannot store a file or folder of this name; undefined if it can. */
function problemOf(name: string): string | undefined {
  if (DEVICE.test(name)) return `'${name}' is a reserved device name`
  if (/[. ]$/.test(name)) return `'${name}' ends with a ${name.endsWith('.') ? 'dot' : 'space'}`
  const [sign] = FORBIDDEN.exec(name) ?? []
  return sign === undefined ? undefined : `'${name}' contains ${sign}`
}

/** `check/portable-name`. */
export const portableName: Rule = {
  id: 'portable-name',
  commands: 'check',
  summary: 'Windows cannot store the name of a file or folder.',
  level: 'warn',
  docs: 'On Windows, Git stops in the middle of a checkout, and a copy of the published site lacks the page. Device names are reserved with any file extension.',
  bad: 'docs/aux.md, docs/a:b.md, docs/folder./page.md',
  good: 'docs/auxiliary.md, docs/a-b.md, docs/folder/page.md',
  checkSite({ files }, report) {
    const reported = new Set<string>()
    for (const file of files) {
      const names = file.split('/')
      // Docs may be outside the site folder (`../docs`); `..` is not a name to check.
      const at = names.findIndex((name) => name !== '..' && problemOf(name) !== undefined)
      const path = names.slice(0, at + 1).join('/')
      const problem = problemOf(names[at] ?? '')
      if (problem === undefined || reported.has(path)) continue
      reported.add(path)
      report(
        findingOf('portable-name', `Windows cannot store ${path}: ${problem}`, startOf(file), {
          hint: 'rename it; for a page, set `slug` to keep its URL',
        }),
      )
    }
  },
}
