// Faces of a site: what is published, which pages ask for it, and what is said of a face that cannot be used.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { docsite } from '../helpers/cli.ts'

const ARIMO = fileURLToPath(new URL('../../node_modules/@fontsource/arimo/', import.meta.url))
const dirs: string[] = []

afterEach(() => {
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true })
})

/** A site with a page of code and formulas and one without, and the package of a face. */
async function built(fonts: string, files: Readonly<Record<string, string>> = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'docsite-fonts-'))
  dirs.push(dir)
  cpSync(ARIMO, join(dir, 'node_modules/@fontsource/arimo'), { recursive: true })
  const all = {
    'package.json': '{}',
    'docs/index.md': '# Page\n\n`code` and $x$\n',
    'docs/plain.md': '# Plain\n',
    'i18n/ru/docusaurus-plugin-content-docs/current/plain.md': '# Просто\n',
    'site.config.ts': `export default {
  title: 'T', url: 'https://example.com', baseUrl: '/base/', markdown: { math: true },
  i18n: { defaultLocale: 'en', locales: ['en', 'ru'] },
  fonts: ${fonts},
}\n`,
    ...files,
  }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  const { code, stdout } = await docsite(['build', dir, '--json'])
  const read = (path: string) => readFileSync(join(dir, 'build', path), 'utf8')
  return {
    dir,
    code,
    findings: (
      JSON.parse(stdout) as {
        diagnostics: { code: string; file?: string; line?: number; message: string; hint?: string }[]
      }
    ).diagnostics.map(
      ({ code: name, file, line, message, hint }) => `${file}:${line} ${name} ${message}. ${hint}`,
    ),
    style: () =>
      read(`assets/${readdirSync(join(dir, 'build/assets')).find((name) => name.startsWith('style-'))}`),
    asked: (path: string) =>
      [
        ...read(path).matchAll(
          /<link rel="preload" as="font" type="font\/woff2" href="\/base\/(?:ru\/)?assets\/([^"]+)-\w{8}\.woff2" crossorigin="anonymous" fetchpriority="low">/g,
        ),
      ].map(([, name]) => name),
  }
}

const [TEXT, CYRILLIC, CODE] = [
  'arimo-latin-400-normal',
  'arimo-cyrillic-400-normal',
  'arimo-latin-700-normal',
]

describe('faces of a site', () => {
  it('are published in parts, and each page asks for those of its language and of what it holds', async () => {
    const { code, findings, style, asked } = await built(
      "{ text: '@fontsource/arimo', code: './faces/code.css', math: ['./faces/code.css'] }",
      {
        'faces/code.css':
          '@font-face{font-family:"Acme Code";src:url(../node_modules/@fontsource/arimo/files/arimo-latin-700-normal.woff2) format("woff2");unicode-range:U+0-FF}',
      },
    )
    expect([code, findings]).toEqual([0, []])
    expect(asked('docs/index.html')).toEqual([TEXT, CODE])
    expect(asked('docs/plain/index.html')).toEqual([TEXT])
    expect(asked('ru/docs/plain/index.html')).toEqual([TEXT, CYRILLIC])
    const css = style()
    expect(css).toMatch(/:root\{--ds-font-text:"?Arimo"?,"?Arimo fallback"?,var\(--ds-font-text-system\)\}/)
    expect(css).toMatch(/:root\{--ds-font-code:"?Acme Code"?,var\(--ds-font-code-system\)\}/)
    expect(css).toMatch(/math\{font-family:"?Acme Code"?,math\}/)
    expect(css).toMatch(/font-family:"?Arimo fallback"?;src:local\("Arial"\)[^}]*size-adjust:100%/)
    expect(css).not.toMatch(/\.woff"|font-display:\s*swap/)
  })

  it('that cannot be used are findings at their names, and nothing is published', async () => {
    const { code, findings } = await built(
      "{ text: ['@acme/sans/400.css', './a.css'], code: './b.css', math: './c.css' }",
      {
        'b.css': 'body { color: red }',
        'c.css': '@font-face{font-family:C;src:url(c.woff2)}',
      },
    )
    expect(code).toBe(1)
    expect(findings).toEqual([
      'site.config.ts:4 theme/font the package @acme/sans/400.css has no stylesheet or is not installed. Run `npm install @acme/sans`. The path of a stylesheet of the site begins with ./',
      'site.config.ts:4 theme/font there is no stylesheet ./a.css. Write its path relative to the folder of the configuration file.',
      'site.config.ts:4 theme/font the stylesheet ./b.css declares no font. Declare a font with `@font-face` rules that set `font-family` and `src`.',
      'site.config.ts:4 theme/font there is no font c.woff2, which ./c.css refers to. Write its path relative to the folder of the stylesheet.',
    ])
  })

  it('that are no fonts are findings', async () => {
    const { code, findings } = await built("{ text: './c.css' }", {
      'c.css': '@font-face{font-family:C;src:url(c.woff2)}',
      'c.woff2': 'no font',
    })
    expect([code, findings]).toEqual([
      1,
      [
        'site.config.ts:4 theme/font the font c.woff2 cannot be read. Reinstall the package, or use another file.',
      ],
    ])
  })

  it('are used as soon as their package is there', async () => {
    const { dir, code } = await built("{ text: './late.css' }")
    expect(code).toBe(1)
    writeFileSync(
      join(dir, 'late.css'),
      readFileSync(join(ARIMO, '400.css'), 'utf8').replaceAll(
        './files',
        './node_modules/@fontsource/arimo/files',
      ),
    )
    expect((await docsite(['build', dir])).code).toBe(0)
    expect(readFileSync(join(dir, 'build/docs/index.html'), 'utf8')).toContain('as="font"')
  })

  it('may have all letters in one file, which a page asks for once', async () => {
    const { code, asked, style } = await built("{ text: './whole.css' }", {
      'whole.css':
        '@font-face{font-family:Whole;src:url(node_modules/@fontsource/arimo/files/arimo-latin-400-normal.woff2)}',
    })
    expect(code).toBe(0)
    expect(asked('ru/docs/plain/index.html')).toEqual([TEXT])
    expect(style()).toMatch(/"?Whole fallback"?;src[^}]*unicode-range:U\+0-3FF,\s*U\+530-10FFFF/i)
  })
})
