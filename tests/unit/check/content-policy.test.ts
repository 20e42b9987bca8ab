// What the content security policy of a site blocks: in pages, in the code of the site, in its configuration.
import { expect, it } from 'vitest'
import { contentPolicy } from '../../../cli/check/rules/content-policy.ts'
import { validateConfig } from '../../../cli/config/validate.ts'

const CDN = 'https://cdn.example.net'
const place = { file: 'docs/a.md', start: { line: 3, column: 1 } }

const configOf = (csp: unknown, more: object = {}) => {
  const site = { title: 'T', url: 'https://docs.example.com', baseUrl: '/', security: { csp }, ...more }
  const { config } = validateConfig(site, 'site.config.ts')
  if (!config) throw new Error('the configuration is invalid')
  return config
}

/** The findings of a rule, in short. */
function found(check: (report: (finding: { message: string; place?: unknown }) => void) => void) {
  const findings: string[] = []
  check(({ message, place: at }) => {
    const { file, start } = (at ?? {}) as Partial<typeof place>
    findings.push(`${file}:${start?.line} ${message}`)
  })
  return findings
}

const ofPage = (csp: unknown, directive: string, origin = CDN) =>
  found((report) =>
    contentPolicy.checkPage?.(
      { article: { foreignSources: [{ directive, origin, place }] }, config: configOf(csp) } as never,
      report as never,
    ),
  )

it.each([
  ['strict', 'img-src', 1],
  ['derive', 'img-src', 0],
  ['strict', 'connect-src', 0],
  [{ 'img-src': [CDN] }, 'img-src', 0],
  [{ 'img-src': ['https://other.example.net'] }, 'img-src', 1],
  [{ 'img-src': [CDN] }, 'media-src', 1],
])('with the policy %j a page may not load by %s: %d', (csp, directive, count) => {
  expect(ofPage(csp, directive)).toHaveLength(count)
})

it('names the place and the host, and not the host of the site itself', () => {
  expect(ofPage('strict', 'img-src')).toEqual([
    `docs/a.md:3 the content security policy blocks images from ${CDN}`,
  ])
  expect(ofPage('strict', 'img-src', 'https://docs.example.com')).toEqual([])
})

it('covers the code and the configuration of the site', () => {
  const script = { tagName: 'script', attributes: { src: `${CDN}/a.js` } }
  const ofSite = (csp: unknown) =>
    found((report) =>
      contentPolicy.checkSite?.(
        {
          config: configOf(csp, { headTags: [script], favicon: `${CDN}/f.ico` }),
          settings: [{ path: 'site.config.ts', text: `\nx = '${CDN}/a.js'` }],
          sourcesOfSiteCode: [{ directive: 'connect-src', origin: CDN, place }],
        } as never,
        report as never,
      ),
    )
  expect(ofSite('strict').map((finding) => finding.split(' the ')[0])).toEqual([
    'docs/a.md:3',
    'site.config.ts:2',
    'undefined:undefined',
  ])
  expect(ofSite('derive')).toEqual([])
})
