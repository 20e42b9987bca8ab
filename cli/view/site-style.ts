// Styles from the configuration as a small stylesheet, because pages have no inline styles.
import type { LogoConfig, SiteConfig } from '../model/config.ts'

/** The stylesheet (empty if nothing is configured) and the class of the announcement bar. */
export interface SiteStyle {
  readonly css: string
  readonly announcementClass: string | undefined
}

/** A colour or another simple value: nothing that ends the declaration or loads a resource. */
const SAFE_VALUE = /^(?!.*url\()[\w\s#%.,()/+-]*$/i

/** The stylesheet of the configuration. */
export function siteStyle({ themeConfig }: SiteConfig): SiteStyle {
  const bar = themeConfig.announcementBar
  const declarations = [
    ...(bar?.backgroundColor ? [['background-color', bar.backgroundColor] as const] : []),
    ...(bar?.textColor ? [['color', bar.textColor] as const] : []),
  ].filter(([, value]) => SAFE_VALUE.test(value))
  const announcementClass = 'announcement-bar--colored'
  const { navbar, footer } = themeConfig
  const css = [
    rule(`.${announcementClass}`, declarations),
    rule('.navbar__logo img', [...logoSize(navbar.logo), ...logoDeclarations(navbar.logo?.style)]),
    rule('.footer__logo', logoDeclarations(footer?.logo?.style)),
    rule('.footer__logo img', logoSize(footer?.logo)),
  ].join('')
  return { css, announcementClass: declarations.length > 0 ? announcementClass : undefined }
}

function rule(selector: string, declarations: readonly Declaration[]): string {
  return declarations.length === 0
    ? ''
    : `${selector}{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}\n`
}

type Declaration = readonly [name: string, value: string]

/** Properties with unitless numbers. */
const UNITLESS = /^(?:opacity|order|scale|z-index|aspect-ratio|flex(?:-grow|-shrink)?)$/

/** The configured size of a logo, which overrides the stylesheet. A missing side is `auto`. */
function logoSize({ width, height }: Pick<LogoConfig, 'width' | 'height'> = {}): readonly Declaration[] {
  if (width === undefined && height === undefined) return []
  return logoDeclarations({ width: width ?? 'auto', height: height ?? 'auto' })
}

/** Style declarations of a logo. Names may be written in camel case; numbers are pixels. */
function logoDeclarations(style: Readonly<Record<string, string | number>> = {}): readonly Declaration[] {
  return Object.entries(style)
    .map(([written, value]): Declaration => {
      const name = written.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      const isLength = typeof value === 'number' && value !== 0 && !UNITLESS.test(name)
      return [name, isLength ? `${value}px` : String(value)]
    })
    .filter(([name, value]) => /^[a-z-]+$/.test(name) && SAFE_VALUE.test(value))
}
