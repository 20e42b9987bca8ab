// The known name that a mistyped one means, if any is near enough.
import { expect, it } from 'vitest'
import { suggest } from '../../../cli/text/suggest.ts'

it.each([
  ['a swap counts once', 'ba', ['ab'], 'ab'],
  ['a swap behind a common start', 'xab', ['xba'], 'xba'],
  ['one letter that was replaced', 'ab', ['ac'], 'ac'],
  ['one letter too few', 'abc', ['abcd'], 'abcd'],
  ['one letter too many', 'aab', ['ab'], 'ab'],
  ['a common middle does not count', 'xabcy', ['zabcw'], 'zabcw'],
  ['a swap between other mistakes', 'xabcdefy', ['zabdcefw'], 'zabdcefw'],
  ['a swap is one mistake of several', 'xabcdefy', ['zabdcefw', 'zabcdefw'], 'zabcdefw'],
  ['case does not count', 'BASEurl', ['url', 'baseUrl'], 'baseUrl'],
  ['the nearest, whatever stands before it', 'titlez', ['tittles', 'titles'], 'titles'],
  ['the nearest, whatever stands behind it', 'titlez', ['titles', 'tittles'], 'titles'],
  ['the first of two that are equally near', 'bat', ['cat', 'hat'], 'cat'],
  ['the name itself before one that repeats a letter', 'aa', ['aaa', 'aa'], 'aa'],
  ['the name itself before one with a swap', 'ba', ['ab', 'ba'], 'ba'],
  ['four letters of a long name', 'abcdefghijklmnop', ['wxyzefghijklmnop'], 'wxyzefghijklmnop'],
  ['but not five', 'abcdefghijklmnop', ['vwxyzfghijklmnop'], undefined],
  ['two letters of a name of five', 'abcde', ['xycde'], 'xycde'],
  ['but not three', 'abcde', ['xyzde'], undefined],
  ['not a name that is much longer', 'abc', ['abcdefgh'], undefined],
  ['not another short name', 'ab', ['xy'], undefined],
  ['not a name that shares a letter at another place', 'ab', ['bc', 'ca'], undefined],
  ['nothing where nothing is known', 'a', [], undefined],
])('%s: %s of %j is %s', (_why, name, known, expected) => {
  expect(suggest(name, known)).toBe(expected)
})
