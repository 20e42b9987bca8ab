// Ids of headings are those of the library for every text, whichever pattern makes them.
import GithubSlugger from 'github-slugger'
import { describe, expect, it } from 'vitest'
import { createSlugger } from '../../../cli/markdown/outline/slug.ts'

const GITHUB = { maintainCase: false, style: 'github' } as const

describe('ids of headings', () => {
  it('remove the same characters as github-slugger, for each character of the basic plane', () => {
    const characters = Array.from({ length: 0xd800 }, (_, code) => `я${String.fromCharCode(code)}z`)
    const wrong = characters.filter((text) => createSlugger(GITHUB)(text) !== new GithubSlugger().slug(text))
    expect(wrong).toEqual([])
  })

  it.each([
    [['Ещё раз', 'Ещё раз', 'ещё раз', 'Ещё раз-1']],
    [['Ещё раз-1', 'Ещё раз', 'Ещё раз', 'Ещё раз']],
    [['«Кавычки», тире — и «№ 5»', 'A_b-C  d', '  ', '', '']],
    [['Ångström', 'Straße', '日本 語', '😀 да']],
  ])('number repetitions like the library: %j', (texts) => {
    const slug = createSlugger(GITHUB)
    const library = new GithubSlugger()
    expect(texts.map((text) => slug(text))).toEqual(texts.map((text) => library.slug(text)))
  })

  // Expected values are those of `@mdit-vue/shared` and of Python-Markdown.
  it.each([
    ['vitepress', 'Настройка: шаг 1', 'настроика-шаг-1'],
    ['vitepress', 'server.https', 'server-https'],
    ['vitepress', '--configPlugin <plugin>', 'configplugin-plugin'],
    ['vitepress', '1.2 Über C++', '_1-2-uber-c'],
    ['vitepress', 'What’s new?', 'what-s-new'],
    ['vitepress', '日本 語', '日本-語'],
    ['mkdocs', 'Настройка', '_1'],
    ['mkdocs', 'server.https', 'serverhttps'],
    ['mkdocs', '--config <file>', '-config-file'],
    ['mkdocs', '1.2 Über  C++ - D', '12-uber-c-d'],
    ['mkdocs', 'snake_case', 'snake_case'],
  ] as const)('of the style %s: %s', (style, text, id) => {
    expect(createSlugger({ maintainCase: false, style })(text)).toBe(id)
  })

  it('are numbered as in the generator', () => {
    const ids = (style: 'vitepress' | 'mkdocs', texts: readonly string[]) => {
      const slug = createSlugger({ maintainCase: false, style })
      return texts.map(slug)
    }
    expect(ids('vitepress', ['A', 'a', 'A'])).toEqual(['a', 'a-1', 'a-2'])
    expect(ids('mkdocs', ['A', 'a', 'A', 'Да', 'Нет', 'a_2'])).toEqual(['a', 'a_1', 'a_2', '_1', '_2', 'a_3'])
  })
})
