// Mistakes in a site's own theme are findings with places, never a crash of the program.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { docsite } from '../helpers/cli.ts'

const dirs: string[] = []

afterEach(() => {
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true })
})

interface Summary {
  readonly diagnostics: readonly {
    readonly code: string
    readonly message: string
    readonly file?: string
    readonly line?: number
    readonly column?: number
    readonly hint?: string
  }[]
}

/** Exit code and findings of a build of a page with these files of a theme. */
async function built(files: Readonly<Record<string, string>>, settings = '', limit = '60') {
  const dir = mkdtempSync(join(tmpdir(), 'docsite-theme-'))
  dirs.push(dir)
  const all = {
    'docs/index.md': '# Page\n\nText with <Width>content</Width>.\n',
    'site.config.ts': `export default { title: 'T', url: 'https://example.com', baseUrl: '/'${settings} }\n`,
    ...files,
  }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  const { code, stdout, stderr } = await docsite(['build', dir, '--json'], {
    env: { DOCSITE_TIME_LIMIT: limit },
  })
  const { diagnostics } = JSON.parse(stdout) as Summary
  return {
    code,
    stderr,
    page: () => readFileSync(join(dir, 'build/docs/index.html'), 'utf8'),
    hints: diagnostics.map(({ hint }) => hint),
    findings: diagnostics.map(({ code: name, file, line, column, message }) =>
      file === undefined ? `${name} ${message}` : `${file}:${line}:${column} ${name} ${message}`,
    ),
  }
}

describe('a theme', () => {
  it('that does not compile is named with its place', async () => {
    const { code, findings } = await built({
      'theme/components.tsx': 'export const components = {\n  Width: <b\n}\n',
    })
    expect(code).toBe(1)
    expect(findings).toContainEqual(
      expect.stringMatching(/^theme\/components\.tsx:3:1 theme\/bundle The theme cannot/),
    )
  })

  it('that imports what is not there is named with its place', async () => {
    const { code, findings } = await built({
      'theme/index.ts': "import { x } from './gone.ts'\nexport const theme = { headTags: x }\n",
    })
    expect(code).toBe(1)
    expect(findings).toContainEqual(
      expect.stringMatching(/^theme\/index\.ts:1:19 theme\/bundle .*\.\/gone\.ts/),
    )
  })

  it('whose component throws is named at the tag, and leaves its content', async () => {
    const files = {
      'theme/components.tsx': 'export const components = { Width: () => <b>{window.innerWidth}</b> }\n',
    }
    const { code, findings, page } = await built(files)
    expect(code).toBe(0)
    expect(findings).toEqual([
      'docs/index.md:3:11 theme/component The component <Width> cannot be rendered: window is not defined; the page shows only its content',
    ])
    expect(page()).toContain('<p>Text with content.</p>')
    const strict = await built(files, ", rules: { 'failing-component': 'error' }")
    expect(strict.code).toBe(1)
    expect(strict.findings).toEqual(findings)
  })

  it('whose components throw as soon as they are loaded leaves their content', async () => {
    const { code, findings, page } = await built({
      'theme/components.tsx':
        'const width: number = window.innerWidth\nexport const components = { Width: () => <b>{width}</b> }\n',
    })
    expect(code).toBe(0)
    expect(findings).toEqual([
      'theme/components.tsx:1:7 theme/component The components of the site cannot be loaded: window is not defined; pages show the content of their tags',
    ])
    expect(page()).toContain('<p>Text with content.</p>')
  })

  it('whose footer throws is named once for all pages', async () => {
    const { code, findings } = await built({
      'docs/index.md': '# One\n',
      'docs/two.md': '# Two\n',
      'theme/index.tsx': 'export const theme = { Footer: () => <footer>{document.title}</footer> }\n',
    })
    expect(code).toBe(1)
    expect(findings).toEqual([
      'theme/index.tsx:1:47 theme/render The theme cannot be rendered: document is not defined',
    ])
  })

  it('that lacks the component of a navbar item is told so', async () => {
    const { code, findings } = await built(
      { 'docs/index.md': '# One\n' },
      ", themeConfig: { navbar: { items: [{ type: 'custom-clock' }] } }",
    )
    expect(code).toBe(1)
    expect(findings).toEqual([
      'site.config.ts:1:114 theme/navbar-item The theme has no component for navbar items of the type "custom-clock"',
    ])
  })

  it.each([
    ['a component', 'export const components = { Width: () => { for (;;); } }'],
    ['its module', 'for (;;);\nexport const components = { Width: () => null }'],
    ['a promise', 'await new Promise(() => undefined)\nexport const components = { Width: () => null }'],
  ])('that never ends in %s is told so, and nothing is published', async (_name, text) => {
    const { code, findings } = await built(
      { 'theme/components.tsx': text },
      ', limits: { renderMs: 100 }',
      '0.2',
    )
    expect(code).toBe(1)
    expect(
      findings.some((finding) => /theme\/(render|run) .*(no result within|never finishes)/.test(finding)),
    ).toBe(true)
  })

  it('has the time for a page that `limits.renderMs` gives it', async () => {
    const work = `const used = (since: NodeJS.CpuUsage) => { const { user, system } = process.cpuUsage(since); return (user + system) / 1000 }
const work = () => { const began = process.cpuUsage(); while (used(began) < 300); return 'done' }
export const components = { Width: () => <b>{work()}</b> }
`
    const files = { 'theme/components.tsx': work }
    const short = await built(files, ', limits: { renderMs: 100 }')
    expect(short.code).toBe(1)
    expect(short.findings).toContain(
      'docs/index.md:3:11 theme/render The component <Width> cannot be rendered: no result within 100 ms',
    )
    expect(short.hints).toContain(
      'Look for an endless loop; if the code is only slow, raise `limits.renderMs`.',
    )
    const long = await built(files, ', limits: { renderMs: 60_000 }')
    expect([long.code, long.findings]).toEqual([0, []])
    expect(long.page()).toContain('<b>done</b>')
  })

  it('that ends the program is told so, and nothing is published', async () => {
    const text = 'globalThis.process?.exit(0)\nexport const components = { Width: () => null }'
    const { code, findings } = await built({ 'theme/components.tsx': text })
    expect(code).toBe(1)
    expect(findings[0]).toBe(
      'theme/components.tsx:1:21 theme/run The theme cannot be loaded: it ends the program by calling process.exit(0)',
    )
  })

  it.skipIf(process.platform !== 'linux').each([
    ['ends the program', 'globalThis.process?.exit(0)'],
    ['ends it without a word', 'globalThis.process?.reallyExit(0)'],
  ])('that %s while a page waits for it is not waited for', async (_name, end) => {
    const text = `export const components = { Width: () => { ${end}; return null } }`
    const { code, findings } = await built({ 'theme/components.tsx': text })
    expect(code).toBe(1)
    expect(findings[0]).toContain('it ended without a result')
  })

  it('that never ends is given up once, not for each of many pages', async () => {
    const pages = Array.from(
      { length: 120 },
      (_, number) => [`docs/p${number}.md`, `# P\n\n<Width/>\n`] as const,
    )
    const { code, findings } = await built(
      {
        ...Object.fromEntries(pages),
        'theme/components.tsx': 'export const components = { Width: () => { for (;;); } }',
      },
      ', limits: { renderMs: 100 }',
      '1',
    )
    expect(code).toBe(1)
    const places = findings.filter((finding) => finding.includes('The component <Width> cannot be rendered'))
    expect(places).toHaveLength(121)
  })

  it('prints to standard error', async () => {
    const { code, findings, stderr } = await built({
      'theme/components.tsx':
        "export const components = { Width: () => { console.log('drawn'); return <b /> } }",
    })
    expect([code, findings]).toEqual([0, []])
    expect(stderr).toContain('theme prints: drawn\n')
  })
})
