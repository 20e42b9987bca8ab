// The content policy that a build writes lets a browser load what the content needs from other hosts, and nothing else.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { docsite, remove, temporarySite } from '../helpers/cli.ts'
import { ONE_ENGINE, theBrowser } from './helpers/browser.ts'
import { ownPolicy, type Site, serve } from './helpers/serve.ts'

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="5"/>'
const FILES: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/a.svg': ['image/svg+xml', PICTURE],
  '/b.svg': ['image/svg+xml', PICTURE],
  '/video': ['text/html', '<title>A video</title><p id="player">playing</p>'],
  '/stats.js': [
    'text/javascript',
    "navigator.sendBeacon(new URL('/seen', document.currentScript.src)); fetch(new URL('/hit', document.currentScript.src)).then((r) => r.text()).then((t) => { document.documentElement.dataset.hit = t })",
  ],
  '/hit': ['text/plain', 'counted'],
}

/** Another host than that of the site. */
async function otherHost() {
  const asked = new Set<string>()
  const server = createServer((request, response) => {
    asked.add(request.url ?? '')
    const [type, body] = FILES[request.url ?? ''] ?? ['text/plain', '']
    response.writeHead(body === '' ? 404 : 200, {
      'content-type': type,
      'access-control-allow-origin': '*',
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { host, asked, close: () => new Promise((resolve) => server.close(resolve)) }
}

const config = (host: string, engine: string, csp: string) => `
  baseUrl: '/base/',
  engine: '${engine}',
  i18n: { defaultLocale: 'en' },
  docs: { routeBasePath: '/' },
  markdown: { html: ['iframe'] },
  headTags: [{ tagName: 'script', attributes: { src: 'http://${host}/stats.js', defer: true } }],
  security: { csp: '${csp}' },
`

const pages = (host: string) => ({
  'docs/index.md': `# Home\n\n[Next](./next.md)\n\n![First](http://${host}/a.svg)\n\n<Hits />\n`,
  'docs/next.md': `# Next\n\n![Second](//${host}/b.svg)\n\n<iframe src="//${host}/video" title="Video"></iframe>\n\n<video src="//${host}/film.webm" controls></video>\n`,
  'theme/components.tsx': `import { useEffect, useState } from 'react'
const API = 'http://${host}'
function Hits() {
  const [said, setSaid] = useState('')
  useEffect(() => void fetch(\`\${API}/hit\`).then((answer) => answer.text()).then(setSaid, () => setSaid('refused')), [])
  return <output>{said}</output>
}
export const components = { Hits }
`,
  'theme/style.css': `body { background: url(http://${host}/a.svg) }\n`,
})

/** What the policy refuses on a page, by directive. */
async function refusals(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const found: string[] = []
    Object.assign(window, { found })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      found.push(effectiveDirective),
    )
  })
  return () => page.evaluate(() => [...new Set((window as unknown as { found: string[] }).found)].sort())
}

// One engine is enough: the policy follows from the content, and the next page is loaded by code that knows none.
describe('the policy of a build', () => {
  const made: string[] = []
  const sites: Site[] = []
  const contexts: BrowserContext[] = []
  let other: Awaited<ReturnType<typeof otherHost>>

  beforeAll(async () => {
    other = await otherHost()
  })
  afterAll(async () => {
    for (const context of contexts) await context.close()
    for (const site of sites) await site.close()
    await other.close()
    for (const dir of made) remove(dir)
  })

  async function open(csp: string) {
    const keys = `export default { title: 'Site', url: 'https://example.com',${config(other.host, ONE_ENGINE, csp)}}\n`
    const dir = temporarySite({ 'site.config.ts': keys, ...pages(other.host) })
    made.push(dir)
    expect((await docsite(['build', dir, '--quiet'])).code).toBe(0)
    const folder = join(dir, 'build')
    const site = await serve(folder, '/base/', ownPolicy(folder))
    sites.push(site)
    const context = await (await theBrowser()).newContext()
    contexts.push(context)
    const page = await context.newPage()
    const refused = await refusals(page)
    await page.goto(site.url)
    return { page, refused }
  }

  const isLoaded = (page: Page, name: string) =>
    expect
      .poll(() => page.getByAltText(name).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(7)

  it('derived: images, a frame and a script with its host, on the first page and on the next', async () => {
    const { page, refused } = await open('derive')
    await isLoaded(page, 'First')
    await page.waitForSelector('html[data-hit="counted"]', { state: 'attached' })
    await expect.poll(() => page.locator('output').textContent()).toBe('counted')
    await page.getByRole('link', { name: 'Next', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Next' }).waitFor()
    await page.getByAltText('Second').scrollIntoViewIfNeeded()
    await isLoaded(page, 'Second')
    await page.frameLocator('iframe').getByText('playing').waitFor()
    await page.locator('video').scrollIntoViewIfNeeded()
    // A film of another host, and what a script for statistics sends when nobody waits for an answer.
    await expect.poll(() => ['/film.webm', '/seen'].filter((path) => !other.asked.has(path))).toEqual([])
    expect(await refused()).toEqual([])
    const outcome = await page.evaluate(() =>
      fetch('http://127.0.0.1:9/x').catch((error: Error) => error.name),
    )
    expect(outcome).toBe('TypeError')
    await expect.poll(refused).toEqual(['connect-src'])
  })

  it('strict: what it refuses is found with its line', async () => {
    const { host } = other
    const keys = `export default { title: 'Site', url: 'https://example.com',${config(host, ONE_ENGINE, 'strict')}}\n`
    const dir = temporarySite({ 'site.config.ts': keys, ...pages(host) })
    made.push(dir)
    const { stdout } = await docsite(['check', dir, '-f', 'json', '--rules', 'content-policy'])
    const { findings } = JSON.parse(stdout) as {
      readonly findings: readonly { readonly file: string; readonly line: number; readonly message: string }[]
    }
    expect(
      findings.map(({ file, line, message }) => [file, line, /blocks (.*) \S+$/.exec(message)?.[1]]),
    ).toEqual([
      ['docs/index.md', 5, 'images from'],
      ['docs/next.md', 3, 'images from'],
      ['docs/next.md', 5, 'frames from'],
      ['docs/next.md', 7, 'audio and video from'],
      ['site.config.ts', 7, 'scripts from'],
      ['theme/components.tsx', 2, 'requests of scripts to'],
      ['theme/style.css', 1, 'images from'],
    ])
  })

  it('strict: nothing of another host', async () => {
    const { page, refused } = await open('strict')
    await expect.poll(() => page.locator('output').textContent()).toBe('refused')
    await expect.poll(refused).toEqual(['connect-src', 'img-src', 'script-src-elem'])
    expect(await page.getByAltText('First').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0)
    expect(await page.locator('html').getAttribute('data-hit')).toBeNull()
  })
})
