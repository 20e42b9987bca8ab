// Unified diffs of texts whose lines move.
import { expect, it } from 'vitest'
import { diffTexts } from '../../../cli/text/diff-texts.ts'

const lines = (text: string) => text.split('').join('\n')

it.each([
  ['a line that changes', 'abcdefghi', 'abcdxfghi', '@@ -3,5 +3,5 @@\n c\n d\n-e\n+x\n f\n g\n'],
  ['a line that moves', 'abcd', 'bcda', '@@ -1,4 +1,4 @@\n-a\n b\n c\n d\n+a\n'],
  ['two lines that change places', 'ab', 'ba', '@@ -1,2 +1,2 @@\n-a\n b\n+a\n'],
  ['lines that go at the end', 'abc', 'a', '@@ -1,3 +1,1 @@\n a\n-b\n-c\n'],
  ['lines that come at the start', 'abc', 'xyabc', '@@ -1,2 +1,4 @@\n+x\n+y\n a\n b\n'],
  ['as few lines as possible', 'abcabba', 'cbabac', '@@ -1,7 +1,6 @@\n-a\n-b\n c\n-a\n b\n+a\n b\n a\n+c\n'],
  ['lines that come at the end', 'a', 'abc', '@@ -1,1 +1,3 @@\n a\n+b\n+c\n'],
  [
    'changes far from each other, with the line numbers of both texts',
    'abcdefghi',
    'axbcdefgi',
    '@@ -1,3 +1,4 @@\n a\n+x\n b\n c\n@@ -6,4 +7,3 @@\n f\n g\n-h\n i\n',
  ],
])('shows %s', (_what, before, after, hunks) => {
  expect(diffTexts('a.md', lines(before), lines(after))).toBe(`--- a/a.md\n+++ b/a.md\n${hunks}`)
})

it('is empty for equal texts', () => {
  expect(diffTexts('a.md', 'a\nb', 'a\nb')).toBe('')
})
