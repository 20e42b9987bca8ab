// Findings of the parse step.
import type { FindingText } from '../../model/diagnostic.ts'
import type { TreePosition } from '../tree.ts'

/** A finding with its position in the parsed text. */
export interface ScanFinding extends FindingText {
  readonly position: TreePosition
}

/** For a tag that is text because its block ends before the tag does. */
export function unfinishedTag(name: string, position: TreePosition): ScanFinding {
  const message = `The tag <${name}> does not end in the block where it begins; it is shown as plain text.`
  const hint =
    'End it with > on the same line, or write it on separate lines with an empty line before and after.'
  return { code: 'markdown/unclosed-tag', message, hint, position }
}

/** For a comment that is shown because it would otherwise hide the rest of the page. */
export function unfinishedComment(position: TreePosition): ScanFinding {
  const message = 'The comment is never closed; it is shown as plain text.'
  return { code: 'markdown/unclosed-comment', message, hint: 'End it with -->.', position }
}
