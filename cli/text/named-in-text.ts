// Renames values in texts whose structure is not fully known: configuration, sidebars, lists of redirects and queries. A name
// counts only if it is the complete value.
import type { TextEdit } from './edits.ts'
import { positionAt } from './position.ts'

/** Returns the new name, or null to keep the old one. */
export type Rename = (name: string, key: string) => string | null

/**
 * Edits for quoted strings of a program or of JSON that are values; `rename` receives the preceding key, or an empty string.
 */
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

/** Edits for YAML values, plain or quoted, in lists and in braces. */
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
