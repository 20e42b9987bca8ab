// Styles that the configuration asks for, as a small style sheet: pages carry no inline styles.
import type { SiteConfig } from '../model/config.ts'

/** The sheet (empty when nothing is configured) and the class of the announcement bar. */
export interface SiteStyle {
  readonly css: string
  readonly announcementClass: string | undefined
}

/** A colour or another plain value: nothing that ends the declaration or loads something. */
const SAFE_VALUE = /^(?!.*url\()[\w\s#%.,()/+-]*$/i

/** The style sheet of the configuration. */
export function siteStyle({ themeConfig }: SiteConfig): SiteStyle {
  const bar = themeConfig.announcementBar
  const declarations = [
    ...(bar?.backgroundColor ? [['background-color', bar.backgroundColor] as const] : []),
    ...(bar?.textColor ? [['color', bar.textColor] as const] : []),
  ].filter(([, value]) => SAFE_VALUE.test(value))
  const announcementClass = 'announcement-bar--colored'
  const logo = themeConfig.navbar.logo?.style
  const logoRules = Object.entries(logo ?? {})
    .map(
      ([name, value]) =>
        [
          name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`),
          typeof value === 'number' && value !== 0 ? `${value}px` : String(value),
        ] as const,
    )
    .filter(([name, value]) => /^[a-z-]+$/.test(name) && SAFE_VALUE.test(value))
  const css = [rule(`.${announcementClass}`, declarations), rule('.navbar__logo img', logoRules)].join('')
  return { css, announcementClass: declarations.length > 0 ? announcementClass : undefined }
}

function rule(selector: string, declarations: readonly (readonly [string, string])[]): string {
  return declarations.length === 0
    ? ''
    : `${selector}{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}\n`
}
