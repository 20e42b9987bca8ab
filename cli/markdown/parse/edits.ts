// Changes of a text before it is parsed, and the way back from an offset after them to the author's.

/** `text` stands for what the author wrote from `at` to `end`; one of the same length has its line breaks in the same places. */
export interface Edit {
  readonly at: number
  readonly end: number
  readonly text: string
}

/** A text with edits made. */
export interface EditedText {
  readonly text: string
  /** Offset in the author's text; null where all offsets are the same. */
  readonly toAuthor: ((offset: number) => number) | null
}

/** Makes edits, which may come in any order; of two that overlap the first one in the text is made. */
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

/** Insertions come before what is replaced at the same place, large edits before small ones. */
function inOrder(a: Edit, b: Edit): number {
  if (a.at !== b.at) return a.at - b.at
  return Number(b.at === b.end) - Number(a.at === a.end) || b.end - a.end
}

/** An edit that changes the length, by offsets of the edited text; `shift` holds before it. */
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
