// Names in texts whose structure is not known in full: configuration, sidebars, lists of redirects and of queries. A name counts
// where it stands whole, as a value.
import type { TextEdit } from './edits.ts'
import { positionAt } from './position.ts'

/** What a name becomes; null where it stays. */
export type Rename = (name: string, key: string) => string | null

/** Strings in quotes of a program or of JSON that are values; `rename` receives the name of the key before them, if there is one. */
export function quotedEdits(text: string, rename: Rename): readonly TextEdit[] {
  const found: TextEdit[] = []
  for (const match of text.matchAll(/(["'`])((?:(?!\1)[^\\\n])*)\1/g)) {
    // A string before a colon is a key.
    if (/^\s*:/.test(text.slice(match.index + match[0].length, match.index + match[0].length + 20))) continue
    const before = /(?:([\w$]+)|["']([^"'\n]*)["'])\s*:\s*\[?\s*$/.exec(
      text.slice(Math.max(0, match.index - 200), match.index),
    )
    add(
      found,
      text,
      { at: match.index + 1, was: match[2] ?? '', key: before?.[1] ?? before?.[2] ?? '' },
      rename,
    )
  }
  return found
}

/** Values of YAML, plain or in quotes, in lists and in braces. */
export function yamlEdits(text: string, rename: Rename): readonly TextEdit[] {
  const found: TextEdit[] = []
  for (const match of text.matchAll(
    /(^|[\s{,[])(?:["']?([\w-]+)["']?[ \t]*:[ \t]+)?(["']?)([^\s"',{}[\]]+)\3(?=[\s,\]}]|$)/gm,
  )) {
    const [whole, , key = '', quote = '', was = ''] = match
    add(found, text, { at: match.index + whole.length - quote.length - was.length, was, key }, rename)
  }
  return found
}

function add(
  found: TextEdit[],
  text: string,
  { at, was, key }: { readonly at: number; readonly was: string; readonly key: string },
  rename: Rename,
): void {
  const now = was === '' ? null : rename(was, key)
  if (now === null || now === was) return
  found.push({ start: positionAt(text, at), end: positionAt(text, at + was.length), was, text: now })
}
