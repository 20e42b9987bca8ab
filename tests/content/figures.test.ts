// The figures of the documentation: what is committed is what the script draws, pages use and describe all of it, and a
// reader with a telephone can read it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  factByCategory,
  factByQuarter,
  regionByCategory,
  regions,
  sum,
  total,
} from '../../content/_figures/data.ts'
import { figures } from '../../content/_figures/index.ts'
import { theme } from '../../content/_figures/palette.ts'
import { drawings } from '../../content/_figures/write.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const CONTENT = join(ROOT, 'content')
/** Narrowest screen the site is made for, and the smallest text that is read on it, in pixels. */
const SCREEN = 360
const LEGIBLE = 9
const LARGEST_BYTES = 60_000
const SHORTEST_DESCRIPTION = 40

/** Images of all pages: page, path below `content/` and description. */
const shown = readdirSync(join(CONTENT, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.mdx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(join(CONTENT, 'docs', file), 'utf8').matchAll(/!\[([^\]]*)\]\((\S+?\.svg)[\s)]/g)].map(
      ([, alt, url]) => ({ page: file, file: join('docs', file, '..', url), alt }),
    ),
  )

/** Pages of the guide to dashlets that show nothing of their own: tables of changes, and what runs unseen or elsewhere. */
const WITHOUT_DRAWING = ['init_lpe', 'jupyter_notebook', 'migrations', 'table_of_changes']
const DASHLETS = 'guides/dashlet-conf-guide'

describe('the set of figures', () => {
  it('has a drawing for every dashlet', () => {
    const pages = readdirSync(join(CONTENT, 'docs', DASHLETS)).filter((file) => file.endsWith('.md'))
    const bare = pages.filter((file) => !shown.some(({ page }) => page === `${DASHLETS}/${file}`))
    expect(bare.map((file) => file.replace('.md', ''))).toEqual(WITHOUT_DRAWING)
  })

  it('has each file once', () => {
    const files = figures.map(({ file }) => file)
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([])
  })

  it('is what lies beside the pages', () => {
    expect(drawings(CONTENT)).toEqual(figures.map(({ file }) => file).sort())
  })

  it('is shown by the pages, every one', () => {
    const used = new Set(shown.map(({ file }) => file))
    expect(figures.map(({ file }) => file).filter((file) => !used.has(file))).toEqual([])
  })

  it('is described where it is shown', () => {
    expect(shown.filter(({ alt }) => alt.length < SHORTEST_DESCRIPTION)).toEqual([])
  })

  it('is described differently each time', () => {
    const texts = shown.map(({ alt }) => alt)
    expect(texts.filter((alt, index) => texts.indexOf(alt) !== index)).toEqual([])
  })
})

describe.each(figures.map(({ file, svg }) => ({ file, svg })))('$file', ({ file, svg }) => {
  let drawn = ''
  beforeAll(() => {
    drawn = svg()
  })

  it('is up to date (npm run figures)', () => {
    expect(readFileSync(join(CONTENT, file), 'utf8') === drawn).toBe(true)
  })

  it('is drawn the same twice', () => {
    expect(svg() === drawn).toBe(true)
  })

  it('is self-contained, plain and small', () => {
    expect(drawn).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="0 0 \d+ \d+"/,
    )
    expect(
      drawn.match(/<(?:script|style|foreignObject|image|use|a)\b|\s(?:style|class|on\w+)=|NaN|undefined/g),
    ).toBeNull()
    // Addresses: of the namespace, and of parts of the same drawing.
    expect(drawn.match(/(?<!xmlns=")https?:\/\/|href="(?!#)|url\((?!#)/g)).toBeNull()
    expect(Buffer.byteLength(drawn)).toBeLessThan(LARGEST_BYTES)
  })

  it('is legible on a telephone', () => {
    const width = Number(/viewBox="0 0 (\d+)/.exec(drawn)?.[1])
    const sizes = [...drawn.matchAll(/<text\b([^>]*)>/g)].map(([, attributes]) =>
      Number(/font-size="([\d.]+)"/.exec(attributes)?.[1]),
    )
    expect(sizes.filter((size) => !(size * (SCREEN / width) >= LEGIBLE))).toEqual([])
  })
})

describe('the kit', () => {
  it('has the colours of the theme', () => {
    const light = /\[data-theme="light"\] \{([^}]*)\}/.exec(
      readFileSync(join(ROOT, 'runtime/theme/tokens.css'), 'utf8'),
    )?.[1]
    const tokens = Object.keys(theme).map((name) => {
      const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return [name, new RegExp(`--ds-${token}: (#\\w+);`).exec(light ?? '')?.[1]]
    })
    expect(Object.fromEntries(tokens)).toEqual(theme)
  })

  it('has numbers that add up', () => {
    expect(total).toEqual({ plan: 4950, fact: 5010, cost: 3300, qty: 17_100 })
    expect(factByQuarter).toEqual([1130, 1215, 1190, 1475])
    expect(factByCategory).toEqual([2900, 1510, 600])
    expect(regions.map(({ region }) => sum(regionByCategory[region]))).toEqual(
      regions.map(({ fact }) => fact),
    )
  })
})
