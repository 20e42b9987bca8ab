import { describe, expect, it } from 'vitest'
import type { SiteConfig } from '../../../cli/model/config.ts'
import { siteStyle } from '../../../cli/view/site-style.ts'
import { configOf } from '../../helpers/tables.ts'

const logo = (more: object) => ({ src: 'img/logo.svg', ...more })
const styleOf = (themeConfig: object) => siteStyle(configOf({ themeConfig }))

describe('the style sheet of a configuration', () => {
  it('is empty where nothing is configured', () => {
    expect(styleOf({})).toEqual({ css: '', announcementClass: undefined })
  })

  it('takes numbers for pixels, but zero and where they are no lengths', () => {
    const style = { marginTop: 4, padding: 0, opacity: 0.5, zIndex: 2, flexGrow: 1, scale: 2, height: '2em' }
    expect(styleOf({ navbar: { logo: logo({ style }) } }).css).toBe(
      '.navbar__logo img{margin-top:4px;padding:0;opacity:0.5;z-index:2;flex-grow:1;scale:2;height:2em}\n',
    )
  })

  it('gives a side of a logo that is not named what the other asks for', () => {
    const navbar = { logo: logo({ width: 32 }) }
    const footer = { logo: logo({ height: 10, style: { borderRadius: 3 } }), links: [] }
    expect(styleOf({ navbar, footer }).css).toBe(
      '.navbar__logo img{width:32px;height:auto}\n.footer__logo{border-radius:3px}\n.footer__logo img{width:auto;height:10px}\n',
    )
  })

  it('leaves out what is no plain value, and names that are no properties, whatever let them through', () => {
    const style = { color: 'red;}', backgroundImage: 'url(x)', '1x': 1, width: '2px' }
    const { themeConfig, ...config } = configOf()
    const navbar = { ...themeConfig.navbar, logo: { src: 'img/logo.svg', href: '', style } }
    const announcementBar = {
      id: 'a',
      content: '',
      isCloseable: true,
      backgroundColor: 'red}',
      textColor: '',
    }
    const unchecked = { ...config, themeConfig: { ...themeConfig, navbar, announcementBar } } as SiteConfig
    expect(siteStyle(unchecked)).toEqual({
      css: '.navbar__logo img{width:2px}\n',
      announcementClass: undefined,
    })
  })

  it('colours the announcement, and only then gives it a class', () => {
    const announcementBar = { content: 'News', backgroundColor: '#123', textColor: 'white' }
    expect(styleOf({ announcementBar })).toEqual({
      css: '.announcement-bar--colored{background-color:#123;color:white}\n',
      announcementClass: 'announcement-bar--colored',
    })
    expect(styleOf({ announcementBar: { content: 'News' } }).announcementClass).toBeUndefined()
  })
})
