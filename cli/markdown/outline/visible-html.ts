// Removes comments and elements without readable text from raw HTML. What has no end is kept, and its end is not looked
// for again: one pattern for both ends would look for it from each of thousands of openings.

const OPENING = /<!--(?:-?>)?|<(script|style|template)\b/gi

/** Position behind the end of what is open at `from`; null if it has none. */
function endAfter(html: string, from: number, element: string | undefined): number | null {
  const end = new RegExp(element ? String.raw`</${element}\s*>` : '-->', 'gi')
  end.lastIndex = from
  return end.test(html) ? end.lastIndex : null
}

/** HTML without comments, scripts, style sheets and templates. */
export function visibleHtml(html: string): string {
  const kept: string[] = []
  const endless = new Set<string | undefined>()
  let from = 0
  for (const { 0: opening, 1: name, index } of html.matchAll(OPENING)) {
    const element = name?.toLowerCase()
    if (index < from || endless.has(element)) continue
    const behind = index + opening.length
    const end = opening.endsWith('>') ? behind : endAfter(html, behind, element)
    if (end === null) endless.add(element)
    else {
      kept.push(html.slice(from, index))
      from = end
    }
  }
  return kept.join('') + html.slice(from)
}
