// The style sheet as published: small, in one layer, without anything from elsewhere.
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'

const BUDGET = 12 * 1024

describe('style sheet', () => {
  const built = { css: '' }

  beforeAll(async () => {
    const entry = new URL('../../../runtime/theme/index.css', import.meta.url).pathname
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      write: false,
      target: 'es2022',
    })
    built.css = outputFiles[0]?.text ?? ''
  })

  it('is at most 12 kB when compressed', () => {
    expect(gzipSync(built.css).length).toBeLessThan(BUDGET)
  })

  it('loads nothing', () => {
    expect(built.css).not.toMatch(/url\(|@import|@font-face/)
  })

  it('stands in one layer, so that any rule of a site wins', () => {
    expect(built.css.replace(/@layer docsite\{/g, '')).not.toMatch(/@layer/)
    const outside = { depth: 0, text: '' }
    for (const char of built.css.replace(/@layer docsite/g, '')) {
      if (char === '}') outside.depth--
      if (outside.depth === 0 && char !== '}' && char !== '{') outside.text += char
      if (char === '{') outside.depth++
    }
    expect(outside.text.trim()).toBe('')
  })

  it('has the breakpoint of the menu', () => {
    expect(built.css).toMatch(/max-width:\s*996px|width<=996px/)
  })
})
