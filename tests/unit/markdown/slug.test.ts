// Ids of headings are those of the library for every text, whichever pattern makes them.
import GithubSlugger from 'github-slugger'
import { describe, expect, it } from 'vitest'
import { createSlugger } from '../../../cli/markdown/outline/slug.ts'

describe('ids of headings', () => {
  it('leave out what the library leaves out, for each character of the basic plane', () => {
    const characters = Array.from({ length: 0xd800 }, (_, code) => `я${String.fromCharCode(code)}z`)
    const wrong = characters.filter((text) => createSlugger()(text) !== new GithubSlugger().slug(text))
    expect(wrong).toEqual([])
  })

  it.each([
    [['Ещё раз', 'Ещё раз', 'ещё раз', 'Ещё раз-1']],
    [['Ещё раз-1', 'Ещё раз', 'Ещё раз', 'Ещё раз']],
    [['«Кавычки», тире — и «№ 5»', 'A_b-C  d', '  ', '', '']],
    [['Ångström', 'Straße', '日本 語', '😀 да']],
  ])('number repetitions like the library: %j', (texts) => {
    const slug = createSlugger()
    const library = new GithubSlugger()
    expect(texts.map((text) => slug(text))).toEqual(texts.map((text) => library.slug(text)))
  })
})
