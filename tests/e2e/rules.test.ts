// What `rules` and comments say of findings holds for the shipped `build`: a site whose errors are all made less is published.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { docsite, temporarySite } from '../helpers/cli.ts'

const PAGE = `# Page

Half $\\frac{1$ is.

[run](javascript:alert(1))

<Tabs defaultValue="c"><TabItem value="a">First</TabItem><TabItem value="b">Second</TabItem></Tabs>

import Gone from './_gone.md'

<Gone />
`

const LESS = "rules: { formula: 'warn', 'unsafe-url': 'warn', html: 'warn', include: 'warn' }"

function site(config: string, text = PAGE): string {
  return temporarySite({ 'docs/index.md': text }, `markdown: { math: true }, ${config}`)
}

/** Codes of a build with their severities. */
async function built(dir: string) {
  const { code, stdout } = await docsite(['build', dir, '--json'])
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; severity: string }[] }
  return { code, found: diagnostics.map((each) => `${each.severity} ${each.code}`).sort() }
}

describe('a build', () => {
  it('fails at errors that nobody has made less', async () => {
    const dir = site('')
    expect(await built(dir)).toEqual({
      code: 1,
      found: [
        'error markdown/math',
        'error markdown/missing-include',
        'error markdown/tabs',
        'error markdown/unsafe-url',
      ],
    })
    expect(existsSync(join(dir, 'build'))).toBe(false)
  })

  it('publishes the best it can when `rules` makes them warnings, and says so again when nothing has changed', async () => {
    const dir = site(LESS)
    const warnings = {
      code: 0,
      found: [
        'warning markdown/math',
        'warning markdown/missing-include',
        'warning markdown/tabs',
        'warning markdown/unsafe-url',
      ],
    }
    expect(await built(dir)).toEqual(warnings)
    const html = readFileSync(join(dir, 'build/docs/index.html'), 'utf8')
    expect(html).toContain('<code>\\frac{1</code>')
    expect(html).toContain('<p>run</p>')
    expect(html).toContain('First')
    expect(html).not.toContain('javascript:')
    expect(await built(dir)).toEqual(warnings)
  })

  it('fails with --strict at what was made a warning, and not at what was switched off', async () => {
    expect((await docsite(['build', site(LESS), '--strict'])).code).toBe(1)
    expect((await docsite(['build', site(LESS.replaceAll("'warn'", "'off'")), '--strict'])).code).toBe(0)
  })

  it('fails at what `rules` makes an error', async () => {
    const text = '# Page\n\n<blink>x</blink>\n'
    expect(await built(site('', text))).toEqual({ code: 0, found: ['warning markdown/html-element'] })
    expect((await built(site("rules: { html: 'error' }", text))).code).toBe(1)
  })

  it('leaves out what a comment silences', async () => {
    const text = '# Page\n\n<!-- docsite-ignore formula: a sample -->\nHalf $\\frac{1$ is.\n'
    expect(await built(site('', text))).toEqual({ code: 0, found: [] })
  })

  it('goes on from the last one with other levels', async () => {
    const dir = site(LESS)
    expect((await built(dir)).code).toBe(0)
    const changed = site('')
    const text = readFileSync(join(changed, 'site.config.ts'))
    writeFileSync(join(dir, 'site.config.ts'), text)
    expect((await built(dir)).code).toBe(1)
  })
})
