// Compiled pages are bytes of their own: a later page, or a larger one, does not touch those before it.
import { describe, expect, it } from 'vitest'
import type { ArticleBody } from '../../../cli/model/compile.ts'
import { pageCompiler } from '../../../cli/pipeline/compile-page.ts'
import { parseBodyBytes } from '../../../cli/text/body-bytes.ts'
import { inputForTest } from '../markdown/compile-for-test.ts'

const htmlOf = (body: Uint8Array): string => parseBodyBytes<ArticleBody>(body).html.pieces.join('')

describe('compiled pages', () => {
  it('keep their texts when others are compiled', () => {
    const compile = pageCompiler()
    const long = 'щ€😀 '.repeat(50_000).trim()
    const texts = ['Первая', long, 'Third', `${long} ${long}`, 'Пятая']
    const pages = texts.map((text) => compile(inputForTest(text)))
    expect(pages.map(({ body }) => htmlOf(body))).toEqual(texts.map((text) => `<p>${text}</p>`))
  })

  it('own their memory, so that a thread can hand it over', () => {
    const { facts, body, sections } = pageCompiler()(inputForTest('Текст'))
    for (const part of [facts, body, sections]) expect(part.buffer.byteLength).toBe(part.length)
    expect(new Set([facts.buffer, body.buffer, sections.buffer]).size).toBe(3)
  })
})
