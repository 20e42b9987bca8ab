// Titles of pages: where they come from, and without their marks.
import { expect, it } from 'vitest'
import { pageTitle } from '../../../cli/text/page-title.ts'

it.each([
  ['Install **Typer**', 'Install Typer'],
  ['Use `docsite` *well*', 'Use docsite well'],
  ['*.md and *.txt', '*.md and *.txt'],
  ['Calls with *args, **kwargs', 'Calls with *args, **kwargs'],
  ['2**3, a*b*c and __init__', '2**3, a*b*c and __init__'],
  ['The sign `', 'The sign `'],
])('%s', (written, plain) => {
  expect(pageTitle({ frontMatter: { title: written } }, '')).toBe(plain)
})

it('prefers the front matter to the heading, and the heading to the fallback', () => {
  expect(pageTitle({ frontMatter: { title: 'A' }, contentTitle: 'B' }, 'c')).toBe('A')
  expect(pageTitle({ frontMatter: {}, contentTitle: 'B' }, 'c')).toBe('B')
  expect(pageTitle({ frontMatter: {} }, 'c')).toBe('c')
})
