import { describe, expect, it } from 'vitest'
import { memoryPipeline } from '../../helpers/pipeline.ts'

/** What `--fix` would write in the place of a link on docs/from/page.md. */
async function fixOf(link: string, files: Readonly<Record<string, string>>, baseUrl = '/') {
  const config = `export default { title: 'S', url: 'https://example.com', baseUrl: '${baseUrl}' }`
  const site = new Map([
    ['site.config.ts', config],
    ['docs/from/page.md', `# Page\n\n[x](${link})\n`],
    ...Object.entries(files),
  ])
  const { pipeline } = await memoryPipeline(site)
  const findings = await pipeline.check({ levels: {}, only: null, notices: () => [] })
  return findings.find(({ code }) => code === 'check/broken-link')?.about?.replacement
}

const TEXT = '# Text\n'
const withId = (id: string) => `---\nid: ${id}\n---\n${TEXT}`

describe('a page that moved', () => {
  it('is known by its id when its file was renamed', async () => {
    expect(await fixOf('../setup/install.md#run', { 'docs/setup/begin.md': withId('install') })).toBe(
      '../setup/begin.md#run',
    )
  })

  it('is known by its id when it has another address now', async () => {
    const slugged = { 'docs/setup/install.md': `---\nslug: /start\n---\n${TEXT}` }
    expect(await fixOf('/docs/setup/install', slugged)).toBe('/docs/start')
    expect(await fixOf('/b/docs/setup/install?a=1', slugged, '/b/')).toBe('/b/docs/start?a=1')
    expect(await fixOf('/docs/setup/install', slugged, '/b/')).toBe('/docs/start')
  })

  it('is known when its number changed', async () => {
    expect(await fixOf('../01-setup/02-run.md', { 'docs/02-setup/05-run.md': TEXT })).toBe(
      '../02-setup/05-run.md',
    )
  })

  it('is known by the only file or id of its name', async () => {
    const files = { 'docs/deep/er/install.md': TEXT, 'docs/deep/x.md': withId('launch') }
    expect(await fixOf('./install.md', files)).toBe('../deep/er/install.md')
    expect(await fixOf('./launch.md', files)).toBe('../deep/x.md')
    expect(await fixOf('/docs/install', files)).toBe('/docs/deep/er/install')
    expect(await fixOf('../install', files)).toBe('../deep/er/install.md')
  })

  it('is written so that it can be an address', async () => {
    const files = { 'docs/new/a (b).md': TEXT }
    expect(await fixOf('</docs/old/a (b)>', files)).toBe('/docs/new/a%20%28b%29')
    expect(await fixOf('/docs/старое/%D1%8F', { 'docs/новое/я.md': TEXT })).toBe(
      '/docs/%D0%BD%D0%BE%D0%B2%D0%BE%D0%B5/%D1%8F',
    )
  })

  it('is a guess where other links into the same folder, which the site does not have, find no page', async () => {
    const files = { 'docs/plugins/router.md': TEXT, 'docs/guide/api.md': TEXT }
    const beside = (links: string) => ({ ...files, 'docs/other.md': `# Other\n\n${links}\n` })
    expect(await fixOf('/docs/ref/router', files)).toBe('/docs/plugins/router')
    expect(await fixOf('/docs/ref/router', beside('[x](/docs/ref/types/chat)'))).toBeUndefined()
    expect(await fixOf('/docs/ref/router', beside('[x](/docs/ref/a/b/c)'))).toBeUndefined()
    expect(await fixOf('/docs/ref/router', beside('[x](/docs/reference/chat)'))).toBe('/docs/plugins/router')
    expect(await fixOf('/docs/guide/router', beside('[x](/docs/guide/chat)'))).toBe('/docs/plugins/router')
  })

  it('is no guess beside a replacement that is certain', async () => {
    const files = {
      'site.config.ts':
        "export default { title: 'S', url: 'https://example.com', baseUrl: '/', trailingSlash: true }",
      'docs/from/install.md': TEXT,
      'docs/other.md': '# Other\n\n[x](/docs/from/page/none)\n',
    }
    expect(await fixOf('./install', files)).toBe('./install.md')
  })

  it('is never the page with the link', async () => {
    expect(await fixOf('/docs/ref/page', {})).toBeUndefined()
    expect(await fixOf('../ref/page.md', {})).toBeUndefined()
  })

  it('is not guessed', async () => {
    const two = { 'docs/a/install.md': TEXT, 'docs/b/install.md': TEXT }
    expect(await fixOf('./install.md', two)).toBeUndefined()
    expect(await fixOf('/docs/install', two)).toBeUndefined()
    expect(await fixOf('./intro.md', { 'docs/a/intro.md': TEXT })).toBeUndefined()
    expect(await fixOf('/elsewhere/install', { 'docs/a/install.md': TEXT })).toBeUndefined()
  })

  it('is not looked for when it is a draft', async () => {
    const files = { 'docs/from/later.md': `---\ndraft: true\n---\n${TEXT}`, 'docs/a/later.md': TEXT }
    expect(await fixOf('./later.md', files)).toBeUndefined()
  })
})
