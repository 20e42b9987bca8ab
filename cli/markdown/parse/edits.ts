// Edits a text before it is parsed, and maps offsets in the result back to the author's text.

/** Replaces the author's text from `at` to `end`; a replacement of the same length has its line breaks at the same offsets. */
export interface Edit {
  readonly at: number
  readonly end: number
  readonly text: string
}

/** A text with edits applied. */
export interface EditedText {
  readonly text: string
  /** Maps an offset to the author's text; null if all offsets are unchanged. */
  readonly toAuthor: ((offset: number) => number) | null
}

/** Applies edits in any order; of two that overlap, the earlier one in the text wins. */
export function edited(source: string, edits: readonly Edit[]): EditedText {
  if (edits.length === 0) return { text: source, toAuthor: null }
  const parts: string[] = []
  const steps: Step[] = []
  let from = 0
  let shift = 0
  for (const { at, end, text } of [...edits].sort(inOrder)) {
    if (at < from) continue
    parts.push(source.slice(from, at), text)
    from = end
    if (text.length === end - at) continue
    steps.push({ at: at + shift, end: at + shift + text.length, shift })
    shift += text.length - (end - at)
  }
  parts.push(source.slice(from))
  const last = shift
  return { text: parts.join(''), toAuthor: steps.length > 0 ? (offset) => back(offset, steps, last) : null }
}

/** At the same offset, insertions come before replacements, and longer edits before shorter ones. */
function inOrder(a: Edit, b: Edit): number {
  if (a.at !== b.at) return a.at - b.at
  return Number(b.at === b.end) - Number(a.at === a.end) || b.end - a.end
}

/** An edit that changes the length, in offsets of the edited text; `shift` is the total shift before it. */
interface Step {
  readonly at: number
  readonly end: number
  readonly shift: number
}

function back(offset: number, steps: readonly Step[], last: number): number {
  let low = 0
  let high = steps.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((steps[middle]?.end ?? 0) > offset) high = middle
    else low = middle + 1
  }
  const step = steps[low]
  if (!step) return offset - last
  return Math.min(offset, step.at) - step.shift
}
