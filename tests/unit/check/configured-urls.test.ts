// URLs of the configuration that lead nowhere: links of the frame, files, redirects.
import { describe, expect, it } from 'vitest'
import { brokenSiteLink } from '../../../cli/check/rules/broken-site-link.ts'
import { missingImage } from '../../../cli/check/rules/missing-image.ts'
import { redirect } from '../../../cli/check/rules/redirect.ts'
import type { CheckedSite } from '../../../cli/check/site-subject.ts'
import type { Diagnostic } from '../../../cli/model/diagnostic.ts'
import type { RedirectProblem, SiteTables } from '../../../cli/model/site.ts'
import { docOf, siteTablesOf, versionTablesOf } from '../../helpers/site-tables.ts'

const tables = siteTablesOf([versionTablesOf([docOf('a', {})])])
const FILES = new Set(['img/a.svg', 'file.pdf', 'app/index.html'])

function told(
  rule: typeof redirect,
  site: Partial<SiteTables>,
  more: { readonly config?: object; readonly settings?: string } = {},
): readonly Diagnostic[] {
  const found: Diagnostic[] = []
  const subject = {
    config: {
      onBrokenLinks: 'throw',
      onBrokenImages: 'throw',
      staticDirectories: [],
      themeConfig: { navbar: { logo: null } },
      ...more.config,
    },
    site: { ...tables, baseUrl: '/base/', ...site },
    isStatic: (path: string) => FILES.has(path),
    isElsewhere: (path: string) => path.startsWith('/base/other/'),
    anchorsOf: (path: string) => (path === '/base/docs/a' ? new Set(['part', 'я']) : undefined),
    settings: [{ path: 'site.config.ts', text: more.settings ?? '' }],
  }
  rule.checkSite?.(subject as unknown as CheckedSite, (finding) => found.push(finding))
  return found
}

describe('links of the frame', () => {
  const link = (href: string) => ({
    navbar: {
      ...tables.navbar,
      items: [{ kind: 'link', position: 'left', label: 'L', href, external: false, active: { by: 'never' } }],
    },
    versions: [versionTablesOf([docOf('a', { permalink: '/base/docs/a' })])],
    routes: [{ path: '/base/made/', target: { kind: 'not-found' } }],
  })
  it.each([
    ['/base/', undefined],
    ['/base/docs/a/', undefined],
    ['/base/docs/a?b#part', undefined],
    ['/base/docs/a#%D1%8F', undefined],
    ['/base/made', undefined],
    ['/base/file.pdf', undefined],
    ['/base/app/', undefined],
    ['/base/app', undefined],
    ['/base/other/x', undefined],
    ['/base/docs/b', "the link 'L' in the navbar leads to a page that does not exist: /base/docs/b"],
    ['/base/docs/a#none', "the link 'L' in the navbar leads to #none, which /base/docs/a does not have"],
    ['/base/made#none', undefined],
  ])('%s', (href, message) => {
    const { message: message_ } = told(brokenSiteLink, link(href) as unknown as Partial<SiteTables>)[0] ?? {}
    expect(message_).toBe(message)
  })
})

describe('files of the configuration', () => {
  it.each([
    ['', false],
    ['https://a.example/a.svg', false],
    ['/base/img/a.svg', false],
    ['img/a.svg?v=1', false],
    ['/img/%61.svg', false],
    ['other/b.svg', false],
    ['img/b.svg', true],
    ['/base/img/b.svg', true],
  ])('%j is missing: %s', (favicon, missing) => {
    const found = told(missingImage, {}, { config: { favicon } })
    expect(found.map(({ message, hint }) => [message, hint])).toEqual(
      missing
        ? [[`favicon: the file does not exist: ${favicon}`, 'put it into a static folder: static/img/b.svg']]
        : [],
    )
  })
})

describe('redirects', () => {
  const problem = (kind: RedirectProblem['kind'], more: Partial<RedirectProblem> = {}) => {
    const problems = [{ kind, from: '/old', to: '/new', ...more }]
    const site = { redirects: { ...tables.redirects, problems } } as unknown as Partial<SiteTables>
    const settings = "a\n  redirects: [{ from: '/old' }],\n  createRedirects: () => 1"
    const [found] = told(redirect, site, { settings })
    return [found?.message, found?.place?.start]
  }
  it.each<[RedirectProblem['kind'], Partial<RedirectProblem>, string, object]>([
    [
      'taken',
      {},
      'the redirect from /old to /new is not published: the old URL has a page',
      { line: 2, column: 24 },
    ],
    [
      'taken',
      { to: '' },
      '/old, which is declared gone, is not published: the old URL has a page',
      { line: 2, column: 24 },
    ],
    [
      'long',
      { reason: 'a long path' },
      'the redirect from /old to /new would be a long path',
      { line: 2, column: 24 },
    ],
    [
      'made',
      { from: '', reason: 'returns 1' },
      'createRedirects returns 1 (for the page /new)',
      { line: 3, column: 3 },
    ],
    [
      'loop',
      { from: `/${'a'.repeat(60)}`, place: { file: 'b', start: { line: 7, column: 8 } } },
      `the redirect from /${'a'.repeat(59)}… to /new leads back to itself`,
      { line: 7, column: 8 },
    ],
    [
      'loop',
      { from: `/${'a'.repeat(59)}` },
      `the redirect from /${'a'.repeat(59)} to /new leads back to itself`,
      undefined as unknown as object,
    ],
  ])('%s, %j', (kind, more, message, start) => expect(problem(kind, more)).toEqual([message, start]))
})
