// `docsite diagrams`: drawings that stand by themselves, pages that show them, and findings where the two do not match.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHROMIUM } from '../helpers/chromium.ts'
import { docsite, docsiteProcess, remove, temporarySite } from '../helpers/cli.ts'

const page = (label: string) =>
  `# Home\n\n\`\`\`mermaid\nflowchart LR\n  accTitle: The way\n  A[${label}] --> B[Конец]\n\`\`\`\n`

let dir = ''
beforeAll(() => {
  dir = temporarySite(
    { 'docs/index.md': page('Begin') },
    "  i18n: { defaultLocale: 'en' },\n  markdown: { mermaid: true, diagrams: 'content/diagrams' },\n",
  )
})
afterAll(() => remove(dir))

const folder = () => join(dir, 'content/diagrams')
const drawings = () => (existsSync(folder()) ? readdirSync(folder()).sort() : [])
const html = async () => {
  expect(await docsite(['build', dir])).toMatchObject({ code: 0 })
  return readFileSync(join(dir, 'build/docs/index.html'), 'utf8')
}

describe('diagrams', () => {
  it('are left to the browser, and no finding, until there are drawings', async () => {
    expect(await html()).toContain('class="diagram-place"')
    expect(readdirSync(join(dir, 'build/assets')).some((name) => name.startsWith('mermaid-'))).toBe(true)
    const check = await docsite(['check', dir])
    expect(check.stdout + check.stderr).not.toContain('-drawing')
  })

  it.skipIf(!CHROMIUM)('are drawn for both modes, without styles, scripts and handlers', async () => {
    const run = await docsiteProcess(['diagrams', dir], { env: { CHROMIUM_PATH: CHROMIUM ?? '' } })
    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(run.stdout).toContain('1 diagram: 2 files drawn, 0 unchanged, 0 removed, in content/diagrams.')
    const [dark = '', light = ''] = drawings()
    expect([dark, light]).toEqual([
      expect.stringMatching(/^[\da-f]{16}-dark\.svg$/),
      expect.stringMatching(/^[\da-f]{16}\.svg$/),
    ])
    const svg = readFileSync(join(folder(), light), 'utf8')
    expect(svg).toMatch(/^<svg [^>]*width="\d+"/)
    expect(svg).toContain('Begin')
    expect(svg).toMatch(/textLength="[\d.]+"/)
    expect(svg).not.toMatch(
      /<style|<script|<foreignObject|\s(?:style|class|on\w+)=|https?:\/\/(?!www\.w3\.org)/,
    )
    expect(readFileSync(join(folder(), dark), 'utf8')).not.toBe(svg)
  })

  it.skipIf(!CHROMIUM)(
    'are images of their pages then, with their source, and no library is published',
    async () => {
      const text = await html()
      expect(text).not.toContain('diagram-place')
      expect(text).toMatch(
        /<img class="diagram-image themed-image themed-image--light" src="\/assets\/files\/[\da-f]{16}-[\da-f]{8}\.svg" width="\d+" height="\d+" alt="The way" loading="lazy" decoding="async">/,
      )
      expect(text).toContain('themed-image--dark')
      expect(text).toMatch(/<details class="diagram-source"><summary>Diagram source<\/summary><pre/)
      expect(readdirSync(join(dir, 'build/assets')).some((name) => name.startsWith('mermaid-'))).toBe(false)
    },
  )

  it.skipIf(!CHROMIUM)('are found where they are stale, and drawn anew', async () => {
    writeFileSync(join(dir, 'docs/index.md'), page('Start'))
    const check = await docsite(['check', dir])
    expect((check.stdout + check.stderr).match(/\bmissing-drawing\b/g)?.length).toBeGreaterThan(0)
    expect((check.stdout + check.stderr).match(/\bunused-drawing\b/g)?.length).toBeGreaterThan(0)
    expect(await html()).toContain('class="diagram-place"')
    const old = drawings()
    const plan = await docsiteProcess(['diagrams', dir, '--dry-run'])
    expect(plan.stdout).toContain(`remove content/diagrams/${old[0]}`)
    expect(drawings()).toEqual(old)
    const run = await docsiteProcess(['diagrams', dir], { env: { CHROMIUM_PATH: CHROMIUM ?? '' } })
    expect(run.stdout).toContain('2 files drawn, 0 unchanged, 2 removed')
    expect(drawings().length).toBe(2)
    expect(drawings()).not.toEqual(old)
  })

  it.skipIf(!CHROMIUM)('are drawn in the colours of the site, and stale when these change', async () => {
    mkdirSync(join(dir, 'theme'))
    const style = (accent: string) => `:root { --own: ${accent}; --ds-accent: var(--own) }\n`
    const textOf = () => drawings().map((name) => readFileSync(join(folder(), name), 'utf8'))
    for (const accent of ['#a1b2c3', '#c3b2a1']) {
      writeFileSync(join(dir, 'theme/style.css'), style(accent))
      const check = await docsite(['check', dir])
      expect(check.stdout + check.stderr).toContain('missing-drawing')
      const run = await docsiteProcess(['diagrams', dir], { env: { CHROMIUM_PATH: CHROMIUM ?? '' } })
      expect(run.stdout).toContain('2 files drawn, 0 unchanged, 2 removed')
      // The edges of the boxes.
      for (const text of textOf()) expect(text).toContain(`stroke="${accent}"`)
    }
  })

  it('need Chromium, and say so', async () => {
    writeFileSync(join(dir, 'docs/index.md'), page('Other'))
    const run = await docsiteProcess(['diagrams', dir], { env: { CHROMIUM_PATH: '/nowhere/chromium' } })
    expect(run).toMatchObject({ code: 3 })
    expect(run.stderr).toContain('there is no program at /nowhere/chromium, the value of CHROMIUM_PATH')
  })
})
