// Contrast of every pair of colours that occurs, computed from the style sheet itself (WCAG 2.2: 1.4.3 and 1.4.11).
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const TOKENS = readFileSync(new URL('../../../runtime/theme/tokens.css', import.meta.url), 'utf8')

type Palette = ReadonlyMap<string, string>

function palette(selector: RegExp): Palette {
  const start = TOKENS.search(selector)
  const body = TOKENS.slice(TOKENS.indexOf('{', start), TOKENS.indexOf('}', start))
  const declared = body.matchAll(/--ds-([\w-]+):\s*(#[0-9a-f]{6})/g)
  return new Map([...declared].map(([, name = '', value = '']) => [name, value]))
}

const MODES = { light: palette(/:root,\s*\[data-theme="light"\]/), dark: palette(/\[data-theme="dark"\] \{/) }

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const NOTICES = ['note', 'tip', 'info', 'warning', 'danger']
const SURFACES = ['background', 'surface', 'surface-strong']
const CODE = ['comment', 'keyword', 'string', 'number', 'function', 'class', 'variable']
const CODE_BACKGROUNDS = ['surface', 'code-line', 'code-inserted', 'code-deleted']

const TEXT_PAIRS: readonly (readonly [string, string])[] = [
  ...SURFACES.flatMap(
    (surface) =>
      [
        ['text', surface],
        ['text-muted', surface],
      ] as const,
  ),
  ...['background', 'surface', 'accent-soft'].map((surface) => ['accent', surface] as const),
  ...['background', 'surface'].map((surface) => ['accent-strong', surface] as const),
  ['text', 'accent-soft'],
  ['text-muted', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-announcement', 'announcement'],
  ['text', 'mark'],
  ...NOTICES.flatMap(
    (notice) =>
      [
        [notice, `${notice}-soft`],
        ['text', `${notice}-soft`],
        ['accent', `${notice}-soft`],
        ['accent-strong', `${notice}-soft`],
      ] as const,
  ),
  ...CODE_BACKGROUNDS.flatMap((surface) => [
    ['text', surface] as const,
    ...CODE.map((name) => [`code-${name}`, surface] as const),
  ]),
  ['tip', 'background'],
]

const SHAPE_PAIRS: readonly (readonly [string, string])[] = [
  ...SURFACES.map((surface) => ['line-strong', surface] as const),
  ...[...SURFACES, 'accent-soft', 'announcement'].map((surface) =>
    surface === 'announcement' ? (['on-announcement', surface] as const) : (['focus', surface] as const),
  ),
  ['accent', 'code-line'],
  ['accent', 'background'],
  ...NOTICES.map((notice) => [notice, `${notice}-soft`] as const),
]

describe.each(Object.entries(MODES))('in %s mode', (_, colors) => {
  const ratio = ([front, back]: readonly [string, string]) =>
    contrast(colors.get(front) ?? `no --ds-${front}`, colors.get(back) ?? `no --ds-${back}`)

  it('text stands out by 4.5 to 1', () => {
    expect(
      TEXT_PAIRS.filter((pair) => !(ratio(pair) >= 4.5)).map(
        (pair) => `${pair.join(' on ')}: ${ratio(pair).toFixed(2)}`,
      ),
    ).toEqual([])
  })

  it('shapes stand out by 3 to 1', () => {
    expect(
      SHAPE_PAIRS.filter((pair) => !(ratio(pair) >= 3)).map(
        (pair) => `${pair.join(' on ')}: ${ratio(pair).toFixed(2)}`,
      ),
    ).toEqual([])
  })
})

describe('colour tokens', () => {
  it('are the same in both modes, all of them listed at the top of the file', () => {
    expect([...MODES.light.keys()]).toEqual([...MODES.dark.keys()])
    const head = TOKENS.slice(0, TOKENS.indexOf('*/'))
    const listed = (name: string) =>
      head.includes(`--ds-${name} `) || head.includes(`--ds-${name}\n`) || head.includes(`--ds-${name},`)
    expect([...MODES.light.keys()].filter((name) => !listed(name) && !name.endsWith('-soft'))).toEqual([])
  })

  it('computes the ratios of the recommendation', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})

describe('fixed colours', () => {
  it('of dark and primary navbars, the dark footer and the failure box can be read', () => {
    const white = '#ffffff'
    expect(contrast(white, '#1b242b')).toBeGreaterThan(4.5)
    expect(contrast(white, '#0b6570')).toBeGreaterThan(4.5)
    expect(contrast('#c3ced6', '#1b242b')).toBeGreaterThan(4.5)
    expect(contrast('#8f1116', white)).toBeGreaterThan(4.5)
    // Large bold text on the red that the specification names.
    expect(contrast(white, '#fa383e')).toBeGreaterThan(3)
  })
})
