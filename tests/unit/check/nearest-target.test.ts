// The nearest target: what is suggested, and how much is compared for it.
import { describe, expect, it } from 'vitest'
import { nearestPath } from '../../../cli/check/nearest-target.ts'
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
