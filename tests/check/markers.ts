// Expectations written into the files of a fixture: `!rule` in a comment says that the rule finds something on that line,
// `!rule:-2` two lines above, `!rule:=1` on line 1. What has no such mark must not be found.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const COMMENT = /(?:<!--|\/\/|#) ((?:![\w-]+(?::[-+=]\d+)? ?)+)/g

/** Findings expected in a site as `file:line rule`, and the number of lines marked as right. */
export function markersOf(dir: string): { readonly expected: string[]; readonly right: number } {
  const expected: string[] = []
  let right = 0
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const path = relative(dir, join(entry.parentPath, entry.name))
    if (!entry.isFile() || !/\.(md|ts)$/.test(path) || /(^|\/)(\.docsite|build)\//.test(path)) continue
    readFileSync(join(dir, path), 'utf8')
      .split('\n')
      .forEach((line, at) => {
        right += line.split('<!-- ok -->').length - 1
        for (const [, marks = ''] of line.matchAll(COMMENT))
          for (const mark of marks.trim().split(/\s+/))
            expected.push(`${path}:${lineOf(mark, at + 1)} ${ruleOf(mark)}`)
      })
  }
  return { expected: expected.sort(), right }
}

function ruleOf(mark: string): string {
  return mark.slice(1).split(':')[0] ?? ''
}

function lineOf(mark: string, here: number): number {
  const [, sign, number] = /:([-+=])(\d+)$/.exec(mark) ?? []
  if (sign === undefined) return here
  return sign === '=' ? Number(number) : here + Number(`${sign}${number}`)
}
