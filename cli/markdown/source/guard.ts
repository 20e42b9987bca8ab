// A line that begins with a marker: is it a block of its own, or text that begins with a component?
import { isBlockName } from './element-names.ts'
import type { Marker } from './markers.ts'
import type { LineContent } from './scanner.ts'

/** Whether the line must be kept from being read as a block of html. */
export function needsGuard(content: LineContent, afterText: boolean): boolean {
  const [first] = content.leading
  if (!first || content.blank) return false
  if (!content.text) return afterText && content.all.every(isInlineWhole)
  if (first.kind === 'nothing' || first.kind === 'text' || first.kind === 'math') return true
  if (!('name' in first) || isBlockName(first.name)) return false
  return first.kind === 'html' || isBalanced(content.all)
}

/** A marker that is complete in itself and may stand in a line. */
function isInlineWhole(marker: Marker): boolean {
  if (marker.kind === 'text' || marker.kind === 'math') return true
  if (marker.kind === 'self') return !isBlockName(marker.name)
  return marker.kind === 'html' && marker.closed && !isBlockName(marker.name)
}

/** Whether every component opened on the line is closed on it. */
function isBalanced(markers: readonly Marker[]): boolean {
  const open: string[] = []
  for (const marker of markers) {
    if (marker.kind === 'open') open.push(marker.name)
    else if (marker.kind === 'close' && open.pop() !== marker.name) return false
  }
  return open.length === 0
}
