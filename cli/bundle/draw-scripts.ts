// The page that draws diagrams into files: the diagram library, the drawing program, the colours of pages, and a font
// metrically compatible with Arial, so that every machine draws the same.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { classicScripts } from './print-scripts.ts'

/** Parts of the font, with their Unicode ranges. */
const FONT = [
  ['cyrillic', 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116'],
  [
    'latin',
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  ],
] as const

/**
 * The document; null if the program was packed without the diagram library. `ownColors`: rules of the site that set
 * custom properties. They override those of the program, as on pages.
 */
export async function drawingPage(toolDir: string, ownColors: string): Promise<string | null> {
  const scripts = await classicScripts(toolDir, 'draw')
  if (scripts.length === 0) return null
  const faces = FONT.flatMap(([part, characters]) =>
    [400, 700].map(async (weight) => {
      const font = await readFile(join(toolDir, `dist/fonts/arimo-${part}-${weight}.woff2`))
      return `@font-face{font-family:Arimo;font-weight:${weight};unicode-range:${characters};src:url(data:font/woff2;base64,${font.toString('base64')})}`
    }),
  )
  const tokens = await readFile(join(toolDir, 'runtime/theme/tokens.css'), 'utf8')
  const code = scripts.map((script) => `<script>${script.replaceAll('</script', '<\\/script')}</script>`)
  return `<!doctype html><meta charset="utf-8"><title>docsite</title><style>@layer docsite{${tokens}}${ownColors.replaceAll('</', '<\\/')}${(await Promise.all(faces)).join('')}body{margin:0;width:1200px;font:16px Arimo,sans-serif}</style><body></body>${code.join('')}`
}
