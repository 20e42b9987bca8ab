// Edits by line and column, and unified diffs.
import { describe, expect, it } from 'vitest'
import { type ChangedText, lineDiff, withEdits } from '../../../cli/text/edits.ts'

const edit = (line: number, column: number, was: string, text: string) => ({
  start: { line, column },
  end: { line, column: column + was.length },
  was,
  text,
})

describe('withEdits', () => {
  it('replaces what it finds', () => {
    expect(withEdits('a b\nc b', [edit(2, 3, 'b', 'dd'), edit(1, 1, 'a', '')])).toEqual({
      text: ' b\nc dd',
      made: 2,
    })
  })

  it('leaves alone what is not as it was', () => {
    expect(withEdits('a b', [edit(1, 1, 'x', 'y')])).toEqual({ text: 'a b', made: 0 })
  })

  it('makes one of two edits at one place', () => {
    expect(withEdits('ab', [edit(1, 1, 'ab', 'x'), edit(1, 2, 'b', 'y')])).toEqual({ text: 'x', made: 1 })
  })

  it('makes edits that touch, in the order of their places', () => {
    const edits = [edit(2, 2, 'd', '4'), edit(1, 2, 'b', '2'), edit(1, 1, 'a', '1')]
    expect(withEdits('ab\ncd', edits)).toEqual({ text: '12\nc4', made: 3 })
  })

  it('inserts at the end, and nothing behind it', () => {
    expect(withEdits('a\n', [edit(2, 1, '', 'b'), edit(3, 2, 'x', 'y')])).toEqual({ text: 'a\nb', made: 1 })
  })
})

const NO_END = '\\ No newline at end of file'

describe('lineDiff', () => {
  it('shows changed lines with those around them', () => {
    expect(lineDiff({ path: 'a.md', before: '1\n2\n3\n4\n5\n6\n', after: '1\n2\n3\nx\n5\n6\n' })).toBe(
      '--- a/a.md\n+++ b/a.md\n@@ -2,5 +2,5 @@\n 2\n 3\n-4\n+x\n 5\n 6\n',
    )
  })

  it('is empty when nothing changed', () => {
    expect(lineDiff({ path: 'a.md', before: 'x', after: 'x' })).toBe('')
  })

  it.each<[what: string, change: ChangedText, diff: string]>([
    [
      'changes with four lines between them in one piece',
      { path: 'a', before: '1\n2\n3\n4\n5\n6\n7\n8\n', after: 'a\n2\n3\n4\nb\n6\n7\n8\n' },
      '--- a/a\n+++ b/a\n@@ -1,7 +1,7 @@\n-1\n+a\n 2\n 3\n 4\n-5\n+b\n 6\n 7\n',
    ],
    [
      'changes further apart in two pieces',
      { path: 'a', before: '1\n2\n3\n4\n5\n6\n7\n', after: 'a\n2\n3\n4\n5\n6\nb\n' },
      '--- a/a\n+++ b/a\n@@ -1,3 +1,3 @@\n-1\n+a\n 2\n 3\n@@ -5,3 +5,3 @@\n 5\n 6\n-7\n+b\n',
    ],
    [
      'lines that are added at the end',
      { path: 'a', before: '1\n', after: '1\n2\n' },
      '--- a/a\n+++ b/a\n@@ -1,1 +1,2 @@\n 1\n+2\n',
    ],
    [
      'lines that go at the end',
      { path: 'a', before: '1\n2\n3\n', after: '1\n2\n' },
      '--- a/a\n+++ b/a\n@@ -1,3 +1,2 @@\n 1\n 2\n-3\n',
    ],
    [
      'a last line without a line end',
      { path: 'a', before: '1', after: '2' },
      `--- a/a\n+++ b/a\n@@ -1,1 +1,1 @@\n-1\n${NO_END}\n+2\n${NO_END}\n`,
    ],
    [
      'a new file',
      { path: 'a', before: null, after: '1\n2\n' },
      'diff --git a/a b/a\nnew file mode 100644\n--- /dev/null\n+++ b/a\n@@ -0,0 +1,2 @@\n+1\n+2\n',
    ],
    [
      'a file that moves as it is',
      { path: 'b', from: 'a', before: '1\n', after: '1\n' },
      'diff --git a/a b/b\nrename from a\nrename to b\n',
    ],
    [
      'a file that moves and changes',
      { path: 'b', from: 'a', before: '1\n', after: '2\n' },
      'diff --git a/a b/b\nrename from a\nrename to b\n--- a/a\n+++ b/b\n@@ -1,1 +1,1 @@\n-1\n+2\n',
    ],
    [
      'a path with spaces, ended by a tab',
      { path: 'a b', before: '1\n', after: '2\n' },
      '--- a/a b\t\n+++ b/a b\t\n@@ -1,1 +1,1 @@\n-1\n+2\n',
    ],
    [
      'a path with quotes, as a string',
      { path: 'a "b"', before: '1\n', after: '2\n' },
      '--- "a/a \\"b\\""\n+++ "b/a \\"b\\""\n@@ -1,1 +1,1 @@\n-1\n+2\n',
    ],
  ])('shows %s', (_what, change, diff) => expect(lineDiff(change)).toBe(diff))

  const lines = (text: string) => [...text].map((line) => `${line}\n`).join('')

  it.each([
    ['a line that moves', 'abcd', 'bcda', '@@ -1,4 +1,4 @@\n-a\n b\n c\n d\n+a\n'],
    ['lines that are removed at the end', 'abc', 'a', '@@ -1,3 +1,1 @@\n a\n-b\n-c\n'],
    ['lines that are added at the start', 'abc', 'xyabc', '@@ -1,2 +1,4 @@\n+x\n+y\n a\n b\n'],
    [
      'changes far from each other, with the line numbers of both texts',
      'abcdefghi',
      'axbcdefgi',
      '@@ -1,3 +1,4 @@\n a\n+x\n b\n c\n@@ -6,4 +7,3 @@\n f\n g\n-h\n i\n',
    ],
  ])('shows %s', (_what, before, after, hunks) => {
    expect(lineDiff({ path: 'a.md', before: lines(before), after: lines(after) })).toBe(
      `--- a/a.md\n+++ b/a.md\n${hunks}`,
    )
  })
})
