// The style sheet as published: small, in layers, without anything from elsewhere.
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { refractor } from 'refractor/all'
import { beforeAll, describe, expect, it } from 'vitest'
import { MOBILE_MEDIA } from '../../../runtime/components/mobile-media.ts'

const BUDGET = 12 * 1024

/** What comes with the first interaction. */
const LATE_BUDGET = 5 * 1024

async function bundled(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [new URL(`../../../runtime/theme/${name}.css`, import.meta.url).pathname],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
  })
  return outputFiles[0]?.text ?? ''
}

describe('style sheet', () => {
  const built = { css: '', late: '' }

  beforeAll(async () => {
    built.css = await bundled('index')
    built.late = await bundled('late')
  })

  it('leaves what only answers to the reader to a second one, in the same layer', () => {
    expect(gzipSync(built.late).length).toBeLessThan(LATE_BUDGET)
    expect([...new Set([...built.late.matchAll(/@layer ([^{;]+)/g)].map(([, name]) => name))]).toEqual([
      'docsite',
    ])
    expect(built.css).not.toMatch(/navbar-sidebar__panel|search-dialog__box|medium-zoom/)
  })

  it('is at most 12 kB when compressed', () => {
    expect(gzipSync(built.css).length).toBeLessThan(BUDGET)
  })

  it('styles no token of highlighted code by a class that means something else', () => {
    const tokens = tokenNames(Object.values(refractor.languages))
    expect(tokens).toContain('tag')
    const bare = [...built.css.matchAll(/[{},]\.([\w-]+)(?::[\w-]+)?(?=[{,])/g)].map(([, name = '']) => name)
    expect(bare).toContain('navbar')
    expect(bare.filter((name) => tokens.includes(name))).toEqual([])
  })

  it('loads nothing', () => {
    expect(built.css).not.toMatch(/url\(|@import|@font-face/)
  })

  it('stands in layers, so that any rule of a site wins, with those of paper and forced colours last', () => {
    const layers = [...built.css.matchAll(/@layer ([^{;]+)/g)].map(([, name]) => name)
    expect(layers.filter((name, index) => name !== layers[index - 1])).toEqual([
      'docsite,docsite-print,docsite-forced-colors',
      'docsite',
      'docsite-print',
      'docsite-forced-colors',
    ])
    const outside = { depth: 0, text: '' }
    for (const char of built.css.replace(/@layer [\w,-]+;?/g, '')) {
      if (char === '}') outside.depth--
      if (outside.depth === 0 && char !== '}' && char !== '{') outside.text += char
      if (char === '{') outside.depth++
    }
    expect(outside.text.trim()).toBe('')
  })

  it('says what follows an element by its name: the browser would style a whole page anew for each element added to it', () => {
    expect(`${built.css}${built.late}`.match(/[^(][+~](?::not|\*)[^{]*/g)).toBeNull()
  })

  it('has the breakpoint of the menu', () => {
    expect(MOBILE_MEDIA).toBe(`(max-width: ${996 / 16}em)`)
    expect(built.css).toMatch(/max-width:\s*62\.25em|width<=62\.25em/)
    // Measures in px would not follow the reader's size of text.
    expect(built.css).not.toMatch(/width:\s*\d+px\)|width[<>]=\d+px/)
  })
})

/** Classes that highlighting may give: names of tokens and their aliases, wherever they stand in the grammars. */
function tokenNames(grammars: readonly unknown[]): readonly string[] {
  const names = new Set<string>()
  const seen = new Set<unknown>()
  const open = [...grammars]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null || value instanceof RegExp || seen.has(value)) continue
    seen.add(value)
    for (const [key, inside] of Object.entries(value)) {
      if (key === 'alias') for (const alias of [inside].flat()) names.add(String(alias))
      else if (!/^\d+$/.test(key)) names.add(key)
      open.push(inside)
    }
  }
  // Grammars hold other grammars by the names of their languages, which no token has.
  return [...names].filter((name) => !refractor.registered(name))
}
