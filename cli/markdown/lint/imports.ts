// Imports that other programs resolve by a loader: `import code from '!!raw-loader!./a.py'`.
import type { LintNode } from './lint.ts'

const LOADER = /^!|!\.{0,2}\/|\?(?:raw|url|inline|component|react)$/

/** `markdown/loader-import`. */
export const lintImports: LintNode = ({ position, data }, report, { text }) => {
  const from = position?.start.offset
  if (from === undefined) return
  for (const { at, name, from: address } of data?.statements?.imports ?? []) {
    if (!LOADER.test(address)) continue
    const start = Math.max(from + at, text.indexOf(address, from + at))
    report({
      code: 'markdown/loader-import',
      message: `Nothing is loaded by '${address}': {${name}} is shown as it is written.`,
      hint: 'Put the text of the file into a code block; images and Markdown files are imported without a loader.',
      from: start,
      to: start + address.length,
    })
  }
}
