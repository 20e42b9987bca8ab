// Decoding of pathnames.
import { describe, expect, it } from 'vitest'
import { decodePathname } from '../../../runtime/routing/location.ts'

describe('decodePathname', () => {
  it.each([
    ['/docs/%D0%BF', '/docs/п'],
    ['/docs/a%20b', '/docs/a b'],
    ['/docs/a%23%3F%25', '/docs/a#?%'],
    ['/docs/a', '/docs/a'],
  ])('%s is %s', (encoded, decoded) => expect(decodePathname(encoded)).toBe(decoded))

  it('names the pathname and blames its percent-encoding', () => {
    expect(() => decodePathname('/docs/%E0%A4%A')).toThrow(URIError)
    expect(() => decodePathname('/docs/%E0%A4%A')).toThrow(
      'The percent-encoding of "/docs/%E0%A4%A" is invalid',
    )
  })
})
