// The glob patterns of `include` and `exclude`.
import { describe, expect, it } from 'vitest'
import { anyGlobMatcher, globMatcher } from '../../../cli/text/glob.ts'

describe('globMatcher', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    [
      '**/*.{md,mdx}',
      ['a.md', 'a/b/c.mdx', 'a b/я.md', '=_x.md'],
      ['a.txt', 'a.md.txt', '.a.md', '.git/a.md', 'a/.b/c.md', 'md'],
    ],
    ['**/_*.{js,jsx,ts,tsx,md,mdx}', ['_a.md', 'a/_b.mdx', '_.md'], ['a.md', 'a_b.md', '_a/b.md']],
    ['**/_*/**', ['_a/b.md', 'x/_a/b/c.md'], ['_a.md', 'a_/b.md', 'x/a.md']],
    ['**/__tests__/**', ['__tests__/a.md', 'a/__tests__/b/c.md'], ['a/tests/b.md']],
    ['**/*.test.{js,ts}', ['a.test.js', 'x/b.test.ts'], ['a.test.jsx', 'atest.js']],
    [
      'db-cloud-shared/**',
      ['db-cloud-shared/a.md', 'db-cloud-shared/a/b.md'],
      ['x/db-cloud-shared/a.md', 'db-cloud-shared-2/a.md'],
    ],
    ['**/template.md', ['template.md', 'a/template.md'], ['a/xtemplate.md', 'template.mdx']],
    ['./guides/*.md', ['guides/a.md'], ['guides/a/b.md']],
    ['a?c.md', ['abc.md'], ['ac.md', 'a/c.md', 'abbc.md']],
    ['?a.md', ['xa.md'], ['.a.md']],
    ['[a-c]*.md', ['a.md', 'cx.md'], ['d.md']],
    ['[!a]x.md', ['bx.md'], ['ax.md', '/x.md']],
    ['a[]]b', ['a]b'], ['ab']],
    ['@(a|b)/*.md', ['a/x.md', 'b/x.md'], ['c/x.md']],
    ['!(drafts)/*.md', ['a/x.md', 'drafts2/x.md'], ['drafts/x.md']],
    ['a+(b).md', ['ab.md', 'abbb.md'], ['a.md']],
    ['{a,b/{c,d}}.md', ['a.md', 'b/c.md', 'b/d.md'], ['b.md', 'c.md']],
    ['a\\*b.md', ['a*b.md'], ['axb.md']],
    ['a(b)+.$.md', ['a(b)+.$.md'], ['ab.md']],
    ['a{b.md', ['a{b.md'], ['ab.md']],
    ['a[b.md', ['a[b.md'], ['ab.md']],
    ['**', ['a', 'a/b.md'], ['.a', 'a/.b']],
    ['a/**/b.md', ['a/b.md', 'a/x/b.md', 'a/x/y/b.md'], ['ab.md', 'a/xb.md']],
    ['', [''], ['a']],
  ])('%s', (pattern, matching, others) => {
    const matches = globMatcher(pattern)
    expect(matching.filter((path) => !matches(path))).toEqual([])
    expect(others.filter(matches)).toEqual([])
  })
})

describe('anyGlobMatcher', () => {
  it('matches any of them', () => {
    const matches = anyGlobMatcher(['*.md', 'b/*'])
    expect(['a.md', 'b/c', 'c'].map(matches)).toEqual([true, true, false])
  })

  it('matches nothing without patterns', () => expect(anyGlobMatcher([])('a')).toBe(false))
})
