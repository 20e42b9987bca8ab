// Redirects that commands add to the file of redirects and take out of it.
import { expect, it } from 'vitest'
import { withoutRedirects, withRedirects } from '../../../cli/text/redirect-lines.ts'

const HEAD = '# Old URLs of the site and their new targets.\n'

it.each([
  ['begins a file', '', `${HEAD}- { from: /a, to: /b }\n`],
  ['goes on with a list', '- { from: /x, to: /y }\n', '- { from: /x, to: /y }\n- { from: /a, to: /b }\n'],
  ['ends the last line', '- from: /x\n  to: /y', '- from: /x\n  to: /y\n- { from: /a, to: /b }\n'],
  ['goes on after a comment', '# mine\n', '# mine\n- { from: /a, to: /b }\n'],
  ['leaves alone what is no list', 'a: 1\n', null],
  ['leaves alone a list in brackets', '[]\n', null],
  ['leaves alone what is no YAML', '- {\n', null],
  ['leaves alone a list whose end takes the line in', '- |\n  text\n -', null],
])('%s', (_what, text, expected) => expect(withRedirects(text, [{ from: '/a', to: '/b' }])).toBe(expected))

it('quotes what YAML would read otherwise, and names the language', () => {
  expect(withRedirects('', [{ from: '/a: b', to: '/я_1.x#y-z~', locale: 'en' }])).toBe(
    `${HEAD}- { from: "/a: b", to: /я_1.x#y-z~, locale: "en" }\n`,
  )
})

it('takes out the lines of addresses that are pages again', () => {
  const text =
    '# a\n- { from: /a, to: /b }\n- { from: /c, gone: true }\n- from: /a\n  to: /d\n- { from: /e, to: /a }\n'
  expect(withoutRedirects(text, new Set(['/a', '/c']))).toBe(
    '# a\n- from: /a\n  to: /d\n- { from: /e, to: /a }\n',
  )
})
