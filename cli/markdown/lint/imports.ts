// Imports that other programs resolve with a loader: `import Icon from './a.svg?react'`. Only imports of files as text are
// supported here.
import { own } from '../../../runtime/model/own.ts'
import { rawPath } from '../../text/raw-import.ts'
import type { Document } from '../document.ts'
import { dataPath, usesValue } from '../includes.ts'
import type { LintNode } from './lint.ts'

const LOADER = /^!|!\.{0,2}\/|\?(?:raw|url|inline|component|react)$/

/** Characters allowed in component names. */
const LATIN = /^[\w$]+$/

/** Reports `markdown/loader-import`, and `markdown/bare-import` for names that no tag can have. */
export const lintImports: LintNode = ({ position, data }, report, document) => {
  const { text } = document
  const from = position?.start.offset
  if (from === undefined) return
  for (const { at, name, from: address } of data?.statements?.imports ?? []) {
    if (!LATIN.test(name)) {
      const start = Math.max(from + at, text.indexOf(name, from + at))
      report({
        code: 'markdown/bare-import',
        message: `The name '${name}' cannot be imported: tag names consist of Latin letters, so <${name} /> is shown as plain text.`,
        hint: `Use another name, for example: import Part from '${address}'`,
        from: start,
        to: start + name.length,
      })
      continue
    }
    if (!LOADER.test(address)) continue
    const raw = rawPath(address)
    if (raw !== null && (!usesValue(text, name) || isRead(address, document))) continue
    const start = Math.max(from + at, text.indexOf(address, from + at))
    report({
      code: 'markdown/loader-import',
      message:
        raw === null
          ? `Loaders are not supported: '${address}' is not loaded, and {${name}} is shown as plain text.`
          : `The file '${raw}' cannot be read: {${name}} is shown as plain text.`,
      hint:
        raw === null
          ? 'Put the text of the file into a code block; import images and Markdown files without a loader.'
          : 'Correct the path; if the file is outside the site folder, add its folder to `markdown.includeRoots`.',
      from: start,
      to: start + address.length,
    })
  }
}

/** Whether the file of a text import has been read. */
function isRead(address: string, { file, page }: Document): boolean {
  const path = dataPath({ from: address, exported: 'default' }, file, page.options.markdown)
  return path !== null && own(page.input.data ?? {}, path) !== undefined
}
