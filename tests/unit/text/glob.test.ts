// The glob patterns of `include` and `exclude`.
import fc from 'fast-check'
import micromatch from 'micromatch'
import { describe, expect, it } from 'vitest'
import { anyGlobMatcher, globProblem } from '../../../cli/text/glob.ts'
import { costOf } from '../../helpers/cpu.ts'

describe('anyGlobMatcher', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    [
      '**/*.{md,mdx}',
      ['a.md', 'a/b/c.mdx', 'a b/я.md', '=_x.md', 'a\nb.md'],
      ['a.txt', 'a.md.txt', '.a.md', '.git/a.md', 'a/.b/c.md', 'md'],
    ],
    ['**/_*.{js,jsx,ts,tsx,md,mdx}', ['_a.md', 'a/_b.mdx', '_.md'], ['a.md', 'a_b.md', '_a/b.md']],
    ['**/_*/**', ['_a/b.md', 'x/_a/b/c.md'], ['_a.md', 'a_/b.md', 'x/a.md']],
    ['**/__tests__/**', ['__tests__/a.md', 'a/__tests__/b/c.md'], ['a/tests/b.md']],
    ['**/*.test.{js,ts}', ['a.test.js', 'x/b.test.ts'], ['a.test.jsx', 'atest.js']],
    ['db/**', ['db/a.md', 'db/a/b.md'], ['x/db/a.md', 'db-2/a.md', 'db']],
    ['**/template.md', ['template.md', 'a/template.md'], ['a/xtemplate.md', 'template.mdx']],
    ['./guides/*.md', ['guides/a.md'], ['guides/a/b.md']],
    ['a?c.md', ['abc.md'], ['ac.md', 'a/c.md', 'abbc.md']],
    ['?a.md', ['xa.md'], ['.a.md']],
    ['*-*-*.md', ['a-b-c.md', 'a--.md'], ['a-b.md', 'a-b-c/d.md']],
    ['[a-c]*.md', ['a.md', 'cx.md'], ['d.md']],
    ['[!a]x.md', ['bx.md'], ['ax.md', '/x.md']],
    ['[[:alpha:]]*[[:digit:]].md', ['ab1.md', 'x1.md'], ['1.md', 'ab.md', '11.md']],
    ['a[]]b', ['a]b'], ['ab']],
    ['@(a|b)/*.md', ['a/x.md', 'b/x.md'], ['c/x.md']],
    ['*.@(md|mdx)', ['a.md', 'a.mdx'], ['a.m', 'a.mdxx']],
    ['a?(b).md', ['a.md', 'ab.md'], ['abb.md']],
    ['**/!(index).md', ['a.md', 'x/a.md', 'x/indexes.md'], ['index.md', 'x/index.md', '.a.md']],
    ['!(drafts)/*.md', ['a/x.md', 'drafts2/x.md'], ['drafts/x.md']],
    ['!(*.test|x).md', ['a.md', 'test.md'], ['a.test.md', 'x.md']],
    ['a+(b).md', ['ab.md', 'abbb.md'], ['a.md']],
    ['a*(b|cd).md', ['a.md', 'abcdb.md'], ['ac.md']],
    ['{a,b/{c,d}}.md', ['a.md', 'b/c.md', 'b/d.md'], ['b.md', 'c.md']],
    ['v{1..3}/*.md', ['v1/a.md', 'v3/a.md'], ['v4/a.md']],
    ['v{8..12}.md', ['v8.md', 'v12.md'], ['v1.md', 'v13.md']],
    ['a\\*b.md', ['a*b.md'], ['axb.md']],
    ['a\\(b\\)+.$.md', ['a(b)+.$.md'], ['ab.md']],
    ['a\\{b.md', ['a{b.md'], ['ab.md']],
    ['a\\[b.md', ['a[b.md'], ['ab.md']],
    ['**', ['a', 'a/b.md'], ['.a', 'a/.b']],
    ['a/**/b.md', ['a/b.md', 'a/x/b.md', 'a/x/y/b.md'], ['ab.md', 'a/xb.md']],
    ['**/a/**/b/**/c.md', ['a/b/c.md', 'x/a/a/y/b/z/c.md'], ['a/c.md', 'b/a/c.md']],
    ['', [''], ['a']],
  ])('%s', (pattern, matching, others) => {
    const matches = anyGlobMatcher([pattern])
    expect(matching.filter((path) => !matches(path))).toEqual([])
    expect(others.filter(matches)).toEqual([])
  })

  it('matches any of them', () => {
    const matches = anyGlobMatcher(['*.md', 'b/*'])
    expect(['a.md', 'b/c', 'c'].map(matches)).toEqual([true, true, false])
  })

  it('matches nothing without patterns', () => expect(anyGlobMatcher([])('a')).toBe(false))

  it('agrees with the library where both mean the same', () => {
    const sign = fc.constantFrom(
      'a',
      'b',
      '.',
      '-',
      '*',
      '?',
      '[ab]',
      '[!a]',
      '[[:alpha:]]',
      '{a,b}',
      '{ab,-}',
    )
    const part = fc.oneof(
      { weight: 3, arbitrary: fc.array(sign, { minLength: 1, maxLength: 6 }).map((signs) => signs.join('')) },
      { weight: 1, arbitrary: fc.constant('**') },
    )
    // The library lets `**` after a name mean the name as well; a folder is never in a list of files.
    const pattern = fc
      .tuple(fc.array(part, { maxLength: 3 }), fc.constantFrom('*.md', 'a*b', 'b'))
      .map(([parts, last]) => [...parts, last].join('/'))
      // What it does with dots beside wildcards depends on what stands around them.
      .filter((text) => !/\*{2}[^/]|[^/]\*{2}|(?:^|\/)[[{]|\.\.|(?:^|\/)\.(?:\/|$)/.test(text))
    const name = fc.array(fc.constantFrom('a', 'b', 'ab', '-', 'c'), { minLength: 1, maxLength: 4 })
    const path = fc
      .array(
        name.map((parts) => parts.join('')),
        { minLength: 1, maxLength: 4 },
      )
      .chain((names) => fc.constantFrom(names.join('/'), `${names.join('/')}.md`))
    fc.assert(
      fc.property(pattern, fc.array(path, { minLength: 1, maxLength: 20 }), (text, paths) => {
        const matches = anyGlobMatcher([text])
        expect(paths.filter(matches)).toEqual(
          paths.filter((one) => micromatch.isMatch(one, text, { posix: true })),
        )
      }),
      { numRuns: 2_000, seed: 7 },
    )
  })

  it.each([
    ['*a*a*a*a*a*a*a*a*a*a*a*ab', 'a'.repeat(10_000)],
    ['*a'.repeat(50), `${'a'.repeat(10_000)}b`],
    ['*[ab]*[ab]*[ab]*[ab]c', 'a'.repeat(10_000)],
    ['*?*?*?*?c', 'a'.repeat(10_000)],
    ['**/*a/**/*a/**/b', 'a/'.repeat(5_000)],
    [`${'**/'.repeat(100)}x`, 'a/'.repeat(5_000)],
    ['!(*b).md', 'a'.repeat(10_000)],
    ['+(a|b)c', 'a'.repeat(10_000)],
  ])('ends soon: %s', (pattern, path) => {
    const matches = anyGlobMatcher([pattern])
    const { value, cpuMs } = costOf(50, () => matches(path))
    expect(value).toBe(false)
    // Backtracking would take longer than the test may.
    expect(cpuMs).toBeLessThan(50)
  })
})

describe('globProblem', () => {
  it.each([
    ['+(+(a))', 'nested groups'],
    ['+(+(+(a)))b', 'nested groups'],
    ['+(a|aa)b', 'cannot be matched quickly'],
    ['*(a|b)*', 'cannot be matched quickly'],
    ['+(*)', 'cannot be matched quickly'],
    ['!(*a*a)', 'cannot be matched quickly'],
    ['!(a)!(b)', 'cannot be matched quickly'],
    ['(a|b)', 'write `\\(` for the character itself'],
    ['a)', 'write `\\)` for the character itself'],
    ['a[b', 'has a `[` without `]`'],
    ['[z-a]', 'an invalid character class'],
    ['a{b', 'has an unmatched brace'],
    ['a}', 'has an unmatched brace'],
    ['@(a/b)', 'a group that contains `/`'],
    ['!drafts/**', 'begins with `!`'],
    ['{a,b}'.repeat(22), 'more than 1000 patterns'],
    ['{1..100000}', 'more than 1000 patterns'],
    ['a'.repeat(1_001), 'longer than 1000 characters'],
  ])('%s', (pattern, problem) => expect(globProblem(pattern)).toContain(problem))

  it.each(['**/*.{md,mdx}', '**/_*/**', '!(a).md', 'a', ''])('none: %s', (pattern) =>
    expect(globProblem(pattern)).toBeNull(),
  )
})
