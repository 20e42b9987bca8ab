// A page with the name that a broken link ends with is where the linked page has moved to - unless the link leads into a folder
// that the site does not have, and other links into that folder find no page at all: then it belongs to another program, such as
// a generated reference. The page of the same name is a guess then, which `check --fix` does not write into files.
import type { Diagnostic } from '../model/diagnostic.ts'
import { folderOf } from '../text/site-path.ts'

/** Turns replacements into suggestions where other links into the same missing folder have none. */
export function doubtMoves(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const lost = new Set<string>()
  for (const { about } of diagnostics) {
    if (about?.replacement !== undefined) continue
    for (let folder = about?.folder ?? ''; folder !== '' && !lost.has(folder); folder = folderOf(folder))
      lost.add(folder)
  }
  if (lost.size === 0) return diagnostics
  return diagnostics.map((diagnostic) => {
    const { replacement, folder, ...about } = diagnostic.about ?? { text: '' }
    if (replacement === undefined || folder === undefined || !lost.has(folder)) return diagnostic
    const hint = `did you mean ${replacement}? The site has no pages in ${folder}/: if another program publishes them, list them in \`links.elsewhere\``
    return { ...diagnostic, about, hint }
  })
}
