// Runs of white space become one space, whatever they are made of.
import { describe, expect, it } from 'vitest'
import { singleSpaces } from '../../../cli/text/single-spaces.ts'

const SPACES = [' ', '  ', '\n', '\t ', ' \u00a0', '\u2028\n ', ' \r\n']

describe('single spaces', () => {
  it('are what every run of white space becomes', () => {
    for (const one of SPACES)
      for (const two of SPACES) expect(singleSpaces(`${one}a${one}${two}b c${two}`)).toBe('a b c')
  })

  it('leave nothing of white space alone', () => {
    expect(SPACES.map(singleSpaces)).toEqual(SPACES.map(() => ''))
  })
})
