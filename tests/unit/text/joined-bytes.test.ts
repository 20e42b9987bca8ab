import { describe, expect, it } from 'vitest'
import { joinedBytes } from '../../../cli/text/joined-bytes.ts'

const joined = (texts: Iterable<string>) => new TextDecoder().decode(joinedBytes(texts))

describe('joined bytes', () => {
  it('are the texts one after another', () => {
    expect(joined(['а', '', 'b', '🙂'])).toBe('аb🙂')
    expect(joined([])).toBe('')
  })

  it('are the same for texts longer than what is encoded at once', () => {
    const texts = Array.from({ length: 50_000 }, (_, number) => `число ${number}, `)
    expect(joined(texts)).toBe(texts.join(''))
  })
})
