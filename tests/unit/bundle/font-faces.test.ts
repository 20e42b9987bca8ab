// Style sheets with faces: what is read of them, and what is published.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { faceRules, isForText, publishedRule, rangeOf } from '../../../cli/bundle/font-faces.ts'
import { openFont } from '../../../cli/bundle/font-library.ts'
import { fittedTo, LETTERS, meanWidth } from '../../../cli/bundle/font-metrics.ts'

const SHEET = `/* acme-latin @font-face { font-family: None; } */
@font-face {
  font-family: 'Acme Sans';
  font-display: swap;
  font-weight: 400 900;
  src: url(./files/a.woff2) format('woff2'), url(./files/a.woff) format('woff');
  unicode-range: U+0000-00FF, U+2122;
}
@font-face { font-family: Acme; src: url("data:font/woff2;base64,AA{}==") format("woff2"), url('b c.ttf'); font-style: italic }
@font-face { src: url(nameless.woff2) }
.acme { font-family: 'Acme Sans' }
@font-face{font-family:Acme;font-weight:bold;src:local("Acme"),url(https://example.com/c.woff2);unicode-range:U+4??}`

describe('rules of a style sheet', () => {
  const rules = faceRules(SHEET)
  const [variable, italic, bold] = rules

  it('have a family and files of the site', () => {
    expect(rules.map(({ family, files }) => ({ family, files }))).toEqual([
      { family: 'Acme Sans', files: ['./files/a.woff2'] },
      { family: 'Acme', files: ['b c.ttf'] },
      { family: 'Acme', files: [] },
    ])
  })

  it('are published without old formats, and are never exchanged late', () => {
    expect(variable && publishedRule(variable)).toMatchInlineSnapshot(`
      "@font-face{font-family: 'Acme Sans';
        font-weight: 400 900;
        src: url(./files/a.woff2) format('woff2');
        unicode-range: U+0000-00FF, U+2122;font-display:optional}"
    `)
    expect(variable && publishedRule(variable, { everywhere: true })).not.toContain('unicode-range')
    expect(bold && publishedRule(bold)).toBe(
      '@font-face{font-family:Acme;font-weight:bold;src:local("Acme"),url(https://example.com/c.woff2);unicode-range:U+4??;font-display:optional}',
    )
  })

  it('are for text when they are upright, of the usual weight and have its letters', () => {
    const letters = [LETTERS.Latn, LETTERS.Cyrl]
    const forText = rules.map((rule) => letters.map((letter) => isForText(rule, letter)))
    expect(forText).toEqual([
      [true, false],
      [false, false],
      [false, false],
    ])
    expect(italic && rangeOf(italic)).toBeUndefined()
    expect(bold && rangeOf(bold)).toBe('U+4??')
    const [plain] = faceRules('@font-face{font-family:A;src:url(a.woff2);unicode-range:u+4??}')
    expect(plain && letters.map((letter) => isForText(plain, letter))).toEqual([false, true])
  })
})

describe('a system font', () => {
  const arimo = (part: string, weight: number) =>
    openFont(
      readFileSync(
        fileURLToPath(
          new URL(
            `../../../node_modules/@fontsource/arimo/files/arimo-${part}-${weight}-normal.woff2`,
            import.meta.url,
          ),
        ),
      ),
    )

  it('that has the widths already keeps its size', () => {
    const font = arimo('cyrillic', 400)
    expect(fittedTo(font, 'Cyrl', meanWidth(font, 'Cyrl') ?? 0)).toBe(
      'size-adjust:100%;ascent-override:90.53%;descent-override:21.19%;line-gap-override:3.27%',
    )
  })

  it('is made as wide as the face, with lines as high', () => {
    const [regular, bold] = [arimo('latin', 400), arimo('latin', 700)]
    const wider = (meanWidth(bold, 'Latn') ?? 0) / (meanWidth(regular, 'Latn') ?? 1)
    expect(wider).toBeGreaterThan(1.03)
    const [, size, ascent] =
      /size-adjust:([\d.]+)%;ascent-override:([\d.]+)%/.exec(
        fittedTo(bold, 'Latn', meanWidth(regular, 'Latn') ?? 0) ?? '',
      ) ?? []
    expect(Number(size)).toBeCloseTo(wider * 100, 1)
    expect((Number(size) * Number(ascent)) / 100).toBeCloseTo(90.53, 1)
  })

  it('is not fitted to letters that the face lacks', () => {
    expect(meanWidth(arimo('cyrillic', 400), 'Latn')).toBeNull()
    expect(fittedTo(arimo('cyrillic', 400), 'Latn', 0.5)).toBeNull()
  })
})
