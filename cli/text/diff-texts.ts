// Unified diff of two arbitrary texts.

const CONTEXT = 2

type Line = readonly [sign: ' ' | '-' | '+', text: string]

/** The diff of two texts, with context lines around each change; empty if they are equal. */
export function diffTexts(path: string, before: string, after: string): string {
  if (before === after) return ''
  const lines = aligned(before.split('\n'), after.split('\n'))
  const near = (at: number) =>
    lines.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(([sign]) => sign !== ' ')
  const hunks: string[] = []
  let [old, now] = [1, 1]
  for (let at = 0; at < lines.length; ) {
    if (!near(at)) {
      at++
      old++
      now++
      continue
    }
    const end = lines.findIndex((_, index) => index >= at && !near(index))
    const part = lines.slice(at, end === -1 ? lines.length : end)
    const count = (sign: string) => part.filter(([each]) => each !== sign).length
    const [fromOld, fromNow] = [count('+'), count('-')]
    hunks.push(
      `@@ -${old},${fromOld} +${now},${fromNow} @@\n${part.map(([sign, text]) => `${sign}${text}\n`).join('')}`,
    )
    old += fromOld
    now += fromNow
    at += part.length
  }
  return `--- a/${path}\n+++ b/${path}\n${hunks.join('')}`
}

/** The lines of both texts in one list, aligned by their longest common subsequence. */
function aligned(before: readonly string[], after: readonly string[]): readonly Line[] {
  const width = after.length + 1
  const lengths = new Uint32Array((before.length + 1) * width)
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--)
      lengths[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
  const lines: Line[] = []
  let [row, column] = [0, 0]
  while (row < before.length || column < after.length) {
    const [old, now] = [before[row], after[column]]
    if (old !== undefined && old === now) {
      lines.push([' ', old])
      row++
      column++
    } else if (old !== undefined && (now === undefined || at(row + 1, column) >= at(row, column + 1))) {
      lines.push(['-', old])
      row++
    } else {
      lines.push(['+', now ?? ''])
      column++
    }
  }
  return lines
}
