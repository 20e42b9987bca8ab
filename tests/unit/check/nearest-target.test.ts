// The nearest target: what is suggested, and how much is compared for it.
import { describe, expect, it } from 'vitest'
import { anchorHint, nearestFile, nearestPath } from '../../../cli/check/nearest-target.ts'
import type { SiteTables } from '../../../cli/model/site.ts'
import { MAX_COMPARED } from '../../../cli/text/nearest.ts'

describe('nearestPath', () => {
  const paths = [
    '/docs/',
    '/docs/install',
    '/docs/guide/charts',
    '/docs/guide/Tables/',
    '/docs/faq',
    '/docs/api/v2',
  ]

  it.each([
    ['/docs/instal', '/docs/install'],
    ['/docs/INSTALL/', '/docs/install'],
    ['/docs/guide/tables', '/docs/guide/Tables/'],
    ['/docs/charts', '/docs/guide/charts'],
    ['/docs/guides/chart', '/docs/guide/charts'],
    ['/docs/fqa', '/docs/faq'],
    ['/dosc/api/v2', '/docs/api/v2'],
    ['/docs/guide/quite-another', undefined],
    ['/', undefined],
    ['', undefined],
  ])('%s', (wanted, expected) => expect(nearestPath(paths)(wanted)).toBe(expected))

  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => `/docs/section-${i % 37}/chapter-${i % 11}/page-${i}`)

  it.each([100, 1_000, 20_000])('compares a wanted path with few of %i, and only once', (count) => {
    const compared: string[] = []
    const nearest = nearestPath(many(count), (path) => void compared.push(path))
    const missing = Array.from(
      { length: 200 },
      (_, i) => `/docs/section-${i % 37}/chapter-${i % 11}/pgae-${i}x`,
    )
    for (const path of [...missing, ...missing, ...missing]) nearest(path)
    expect(compared.length).toBeGreaterThan(missing.length)
    expect(compared.length).toBeLessThanOrEqual(missing.length * MAX_COMPARED)
  })

  it('still finds the nearest among many', () => {
    const nearest = nearestPath(many(20_000))
    for (const i of [7, 123, 4_567, 19_999]) {
      const path = `/docs/section-${i % 37}/chapter-${i % 11}/page-${i}`
      expect(nearest(path.replace('page', 'pgae'))).toBe(path)
      expect(nearest(path.replace('chapter', 'chaptr'))).toBe(path)
      expect(nearest(path.replace('section', 'sections'))).toBe(path)
    }
  })
})

it('hints name no ids of what surrounds a page', () => {
  const frame = ['__docusaurus', '__docusaurus_skipToContent_fallback']
  expect(anchorHint('code', new Set([...frame, 'linux']))).toBe('the page has #linux')
  expect(anchorHint('code', new Set(frame))).toContain('the page has no ids')
})

it('the nearest file is of the version of the page, then of another instance, never of another version', () => {
  const version = (instance: string, name: string, ...files: readonly string[]) => ({
    version: { instance, name },
    docs: files.map((file) => ({ file })),
  })
  const site = {
    versions: [
      version('default', 'current', 'docs/guide/start.md'),
      version('default', '1.0', 'versioned_docs/version-1.0/guide/write.md'),
      version('sdk', 'current', 'sdk/guide/install.md', 'sdk/guide/start.md'),
    ],
  } as unknown as SiteTables
  const near = (file: string, name: string) => nearestFile(file, { instance: 'default', version: name }, site)
  expect(near('docs/guide/write.md', 'current')).toBeUndefined()
  expect(near('docs/write.md', '1.0')).toBe('versioned_docs/version-1.0/guide/write.md')
  expect(near('docs/start.md', 'current')).toBe('docs/guide/start.md')
  expect(near('docs/install.md', 'current')).toBe('sdk/guide/install.md')
})
