// Both engines, bundled as the program bundles them, make the same markup of every kind of page.
import { beforeAll, describe, expect, it } from 'vitest'
import type { PageView } from '../../../runtime/model/page.ts'
import { bundledServer, normalized, type Render } from './bundled-server.ts'
import { pages, site } from './sample.ts'

describe('engines', () => {
  const made: { preact: Render; react: Render } = { preact: () => '', react: () => '' }

  beforeAll(async () => {
    made.preact = await bundledServer('preact')
    made.react = await bundledServer('react')
  })

  it.each(pages.map((page) => [page.kind, page] as const))('agree on a %s page', (_, page) => {
    const html = made.preact(site, page)
    expect(html).toContain('theme-layout-navbar')
    expect(normalized(html)).toEqual(normalized(made.react(site, page)))
  })

  it('react announces no images: the html begins with the app', () => {
    expect(made.react(site, pages[0] as PageView)).toMatch(/^<div role="region"/)
  })
})
