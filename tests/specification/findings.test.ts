// What authors are told, as the specification words it.
import { describe, expect, it } from 'vitest'
import { validateConfig } from '../../cli/config/validate.ts'
import { memoryPipeline, writtenFiles } from '../helpers/pipeline.ts'

const CONFIG = { title: 'Site', url: 'https://example.com', baseUrl: '/' }

/** What is said of a site, and the paths of its pages. */
async function built(config: object, pages: Readonly<Record<string, string>>) {
  const files = new Map(Object.entries(pages))
  files.set('site.config.ts', `export default ${JSON.stringify({ ...CONFIG, ...config })}\n`)
  const { pipeline } = await memoryPipeline(files)
  const paths = [...(await writtenFiles(pipeline)).keys()].filter((path) => path.endsWith('.html'))
  const findings = await pipeline.findings()
  return { paths, findings: findings.map(({ severity, message }) => `${severity}: ${message}`) }
}

describe('the site', () => {
  it('says of broken links, and builds', async () => {
    const { paths, findings } = await built(
      { onBrokenLinks: 'warn' },
      { 'docs/a.md': '# A\n\n[B](/docs/b), [C](./c.md), [D](#d)\n' },
    )
    expect(paths).toContain('docs/a/index.html')
    expect(findings).toHaveLength(3)
    expect(findings.filter((finding) => !finding.startsWith('warning: '))).toEqual([])
  })

  it('names the unknown type of an item of the bar', () => {
    const themeConfig = { navbar: { items: [{ type: 'docs' }] } }
    const { config, diagnostics } = validateConfig({ ...CONFIG, themeConfig }, 'site.config.ts')
    expect(config).toBeNull()
    expect(diagnostics.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      expect.stringMatching(/^error: .*No NavbarItem component found for type "docs"/),
    ])
  })

  it('names the doc that a version lacks', async () => {
    const { findings } = await built(
      { themeConfig: { navbar: { items: [{ type: 'doc', docId: 'b' }] } } },
      { 'docs/a.md': '# A\n\nText.\n' },
    )
    expect(findings).toEqual([
      expect.stringMatching(/^error: Couldn't find any doc with id 'b'.* Available doc ids: a/),
    ])
  })
})
