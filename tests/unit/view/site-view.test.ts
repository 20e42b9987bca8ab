import { describe, expect, it } from 'vitest'
import { siteView } from '../../../cli/view/site-view.ts'
import { tablesOf } from '../../helpers/tables.ts'
import { viewContextOf } from '../../helpers/view-context.ts'

/** The shared view of a site with this theme configuration. */
function viewOf(themeConfig: object, announcementClass?: string) {
  const { config, site } = tablesOf({ 'docs/index.md': '# A' }, { config: { themeConfig } })
  const context = viewContextOf(site, config)
  return siteView({ ...context, messages: {}, sidebars: {}, announcementClass })
}

describe('what all pages share', () => {
  it('has no announcement where there is none to make', () => {
    expect(viewOf({}, 'coloured').announcement).toBeNull()
  })

  it('has the announcement, with a class only where it is coloured', () => {
    const announcementBar = { id: 'news', content: 'News', isCloseable: false }
    const announcement = { id: 'news', content: 'News', closeable: false }
    expect(viewOf({ announcementBar }).announcement).toStrictEqual(announcement)
    expect(viewOf({ announcementBar }, 'coloured').announcement).toStrictEqual({
      ...announcement,
      className: 'coloured',
    })
  })
})
