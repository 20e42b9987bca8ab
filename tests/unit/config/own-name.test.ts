// Names of languages in themselves.
import { describe, expect, it } from 'vitest'
import { ownName } from '../../../cli/config/locale-defaults.ts'

describe('the name of a language in itself', () => {
  it.each(['ru', 'en', 'de', 'kk', 'pt-BR', 'zh-Hans'])('%s: is what the platform says', (code) => {
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? ''
    expect(ownName(code)).toBe(name.charAt(0).toLocaleUpperCase(code) + name.slice(1))
  })

  it('is the code where nobody knows it', () => expect(ownName('xx')).toBe('Xx'))
})
