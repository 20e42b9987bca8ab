// Titles without marks, and signs in them that are none.
import { expect, it } from 'vitest'
import { plainTitle } from '../../../cli/text/plain-title.ts'

it.each([
  ['Install **Typer**', 'Install Typer'],
  ['Use `docsite` *well*', 'Use docsite well'],
  ['*.md and *.txt', '*.md and *.txt'],
  ['Calls with *args, **kwargs', 'Calls with *args, **kwargs'],
  ['2**3, a*b*c and __init__', '2**3, a*b*c and __init__'],
  ['The sign `', 'The sign `'],
])('%s', (written, plain) => {
  expect(plainTitle(written)).toBe(plain)
})
